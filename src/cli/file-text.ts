import { createReadStream } from 'node:fs'
import type { BoardFormat } from '../application/ports/board-reader.js'
import { FormatFinder } from '../infrastructure/board-files/board-format.js'
import { encodingOf } from '../infrastructure/board-files/text-encoding.js'

/**
 * The text of a file of any size in chunks, decoded exactly as in an import. `onRead` gets the number of bytes of each
 * chunk.
 */
export async function* textOf(file: string, onRead: (bytes: number) => void = () => {}): AsyncIterable<string> {
  let decoder: InstanceType<typeof TextDecoder> | null = null
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    onRead(chunk.length)
    if (decoder === null) {
      const isUtf8 = await isUtf8File(file)
      decoder = new TextDecoder(encodingOf(chunk, () => isUtf8))
    }
    yield decoder.decode(chunk, { stream: true })
  }
  if (decoder !== null) yield decoder.decode()
}

/** The format of a file, detected from its content as in an import; `null` if it contains no sign of a board. */
export const formatOfFile = async (file: string): Promise<BoardFormat | null> => {
  const finder = new FormatFinder()
  for await (const chunk of textOf(file)) {
    const format = finder.push(chunk)
    if (format !== null) return format
  }
  return finder.end
}

const isUtf8File = async (file: string): Promise<boolean> => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const chunks = createReadStream(file)
  try {
    for await (const chunk of chunks) decoder.decode(chunk as Buffer, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  } finally {
    chunks.destroy()
  }
}
