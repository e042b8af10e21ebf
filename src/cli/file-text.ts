import { createReadStream } from 'node:fs'
import type { BoardFormat } from '../application/ports/board-reader.js'
import { FormatFinder } from '../infrastructure/bridge/board-format.js'
import { encodingOf } from '../infrastructure/bridge/text-encoding.js'

/** The text of a file of any size, piece by piece, decoded just as an import decodes it. `onRead` gets the bytes of a piece. */
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

/** The format of a file, by its content alone, as an import finds it; `null` if there is no sign of a board in it. */
export const formatOfFile = async (file: string): Promise<BoardFormat | null> => {
  const finder = new FormatFinder()
  for await (const chunk of textOf(file)) {
    const format = finder.push(chunk)
    if (format !== null) return format
  }
  return null
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
