import { isUtf8 } from 'node:buffer'
import { setImmediate } from 'node:timers/promises'
import type { BoardReader, BoardRecord, ReadFormat } from '../../application/ports/board-reader.js'
import { readHandViewer } from './hand-viewer/hand-viewer-reader.js'
import { readLin } from './lin/lin-reader.js'
import { readPbn } from './pbn/pbn-reader.js'
import { SourceFinder } from './source-format.js'
import { encodingOf } from './text-encoding.js'

const READERS: Readonly<Record<ReadFormat, (chunks: Iterable<string>) => Iterable<BoardRecord | null>>> = {
  pbn: readPbn,
  lin: readLin,
  handviewer: readHandViewer,
}

/** After this time, the reader pauses for other requests, even in the middle of a record. */
const TURN_MS = 10

export class FileBoardReader implements BoardReader {
  /** Resolves with the turn of the last waiting reader. */
  private turns: Promise<unknown> = Promise.resolve()

  async formatOf(file: Uint8Array): Promise<ReadFormat | null> {
    let start = performance.now()
    const finder = new SourceFinder()
    for (const chunk of chunksOf(file)) {
      const format = finder.push(chunk)
      if (format !== null) return format
      if (performance.now() - start > TURN_MS) {
        await this.turn()
        start = performance.now()
      }
    }
    return finder.end
  }

  async *read(format: ReadFormat, file: Uint8Array): AsyncIterable<BoardRecord> {
    let start = performance.now()
    const encoding = encodingOf(file, () => isUtf8(file))
    let isSaid = encoding !== 'windows-1250'
    for (const record of READERS[format](chunksOf(file, encoding))) {
      if (performance.now() - start > TURN_MS) {
        await this.turn()
        start = performance.now()
      }
      if (record === null) continue
      if (isSaid || record.fields === undefined) yield record
      else yield { ...record, warnings: [GUESSED, ...record.warnings] }
      isSaid ||= record.fields !== undefined
    }
  }

  /** Gives each file its own iteration of the event loop, so that many files delay other requests no longer than one. */
  private turn(): Promise<unknown> {
    this.turns = this.turns.then(() => setImmediate())
    return this.turns
  }
}

/** A warning on the first board of a file. */
const GUESSED = 'the text was read as Windows-1250, by a guess: check its letters'

const CHUNK_BYTES = 16 * 1024

/** The text of a file, without a byte order mark. */
function* chunksOf(file: Uint8Array, encoding = encodingOf(file, () => isUtf8(file))): Iterable<string> {
  const decoder = new TextDecoder(encoding)
  for (let at = 0; at < file.length; at += CHUNK_BYTES)
    yield decoder.decode(file.subarray(at, at + CHUNK_BYTES), { stream: true })
  yield decoder.decode()
}
