import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import type { BatchedList } from '../application/batched-list.js'
import { isRead, tagStream } from './plugins/conditional-requests.js'

/** How much is handed to a connection at a time; nothing more is produced until the reader takes it. */
const CHUNK_BYTES = 32 * 1024

/** Yields views of the bytes, without copying. */
export function* slicesOf(bytes: Uint8Array): Iterable<Uint8Array> {
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) yield bytes.subarray(from, from + CHUNK_BYTES)
}

/**
 * A stream of texts that are produced as they are read. The first is produced before this returns, so that a failure gets a
 * normal error response; if the reader disconnects, the work ends.
 */
export const streamOf = async (texts: AsyncIterable<string>): Promise<Readable> => {
  const iterator = texts[Symbol.asyncIterator]()
  const next = async (): Promise<Uint8Array | null> => {
    const { done, value } = await iterator.next()
    return done === true ? null : Buffer.from(value)
  }
  let bytes = await next()
  const stream = Readable.from(
    (async function* () {
      for (; bytes !== null; bytes = await next()) {
        yield* slicesOf(bytes)
        // Other requests get their turn: the embedded database answers without one of the event loop.
        await setImmediate()
      }
    })(),
    { objectMode: false },
  )
  // Ending the work may fail if the database can't be reached, but nobody is waiting for it any more.
  stream.once('close', () => void iterator.return?.()?.catch(() => {}))
  return stream
}

/** Stands in for a body that is not produced. */
const NOTHING = (): Readable => Readable.from([])

interface StreamedText {
  readonly type: string
  /** The data from which it is produced; `null` for a response without an ETag. */
  readonly madeOf: unknown
  readonly texts: () => AsyncIterable<string>
}

/** Streams a response, or only its head if the body is not needed. */
export const sendStream = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, madeOf, texts }: StreamedText,
): Promise<never> => {
  reply.type(type)
  // The response to a write is always sent, whatever the client already has.
  const isTagged = madeOf !== null && isRead(request)
  const isBare = isTagged
    ? tagStream(request, reply, JSON.stringify([request.server.release, madeOf]))
    : request.method === 'HEAD'
  // The route's schema describes the value, not its text.
  return (isBare ? NOTHING() : await streamOf(texts())) as never
}

interface SentList<Shown, Item, Dto> {
  readonly list: BatchedList<Shown>
  /** The field that contains the list; `null` if the list is the whole body. */
  readonly field: string | null
  /** The shared schema of the items, as in the route's own schema. */
  readonly schema: TSchema
  readonly toItem: (shown: Shown) => Item
  /** The body around a list. */
  readonly around: (items: Item[]) => Dto
}

/** Responds with a list: all at once if it is small, otherwise as the client reads it. */
export const sendList = async <Shown, Item, Dto>(
  request: FastifyRequest,
  reply: FastifyReply,
  { list, field, schema, toItem, around }: SentList<Shown, Item, Dto>,
): Promise<Dto> => {
  if (list.whole !== null) return around(list.whole.map(toItem))
  const frame = reply.serialize(around([]) as never) as string
  // Quotes inside texts are escaped, so this can only be found once.
  const empty = field === null ? '[]' : `${JSON.stringify(field)}:[]`
  const at = frame.indexOf(empty) + empty.length - 1
  const write = reply.compileSerializationSchema(schema as never) as unknown as (item: Item) => string
  return sendStream(request, reply, {
    type: 'application/json; charset=utf-8',
    madeOf: [frame, list.madeOf()],
    texts: async function* () {
      let before = frame.slice(0, at)
      const writeAll = (shown: readonly Shown[]): string =>
        shown
          .map((one) => {
            const text = before + write(toItem(one))
            before = ','
            return text
          })
          .join('')
      // Between pieces, none of the items are held in memory.
      for (const read of list.batches()) yield writeAll(await read())
      yield before === ',' ? frame.slice(at) : frame
    },
  })
}
