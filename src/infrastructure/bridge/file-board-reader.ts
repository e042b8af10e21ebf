import { setImmediate } from 'node:timers/promises'
import type { BoardFormat, BoardReader, BoardRecord } from '../../application/ports/board-reader.js'
import { readLin } from './lin-reader.js'
import { readPbn } from './pbn-reader.js'

const READERS: Readonly<Record<BoardFormat, (text: string) => Iterable<BoardRecord>>> = { pbn: readPbn, lin: readLin }

/** After so many records the reader lets other requests have a turn. */
const RECORDS_A_TURN = 50

export class FileBoardReader implements BoardReader {
  async *read(format: BoardFormat, file: Uint8Array): AsyncIterable<BoardRecord> {
    for (const record of READERS[format](decode(file))) {
      if (record.index % RECORDS_A_TURN === 0) await setImmediate()
      yield record
    }
  }
}

/** UTF-8 where the bytes are that, else Latin-1, which the format was made with; a byte order mark is dropped. */
const decode = (file: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('latin1').decode(file)
  }
}
