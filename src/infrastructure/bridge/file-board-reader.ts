import type { BoardFormat, BoardReader, BoardRecord } from '../../application/ports/board-reader.js'
import { readPbn } from './pbn-reader.js'

const READERS: Readonly<Record<BoardFormat, (text: string) => readonly BoardRecord[]>> = { pbn: readPbn }

export class FileBoardReader implements BoardReader {
  read(format: BoardFormat, file: Uint8Array): readonly BoardRecord[] {
    return READERS[format](decode(file))
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
