import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import type { BatchedList } from '../application/batched-list.js'
import { isRead, tagStream } from './conditional-requests.js'

/** So much is handed to a connection at a time; what the reader does not take stays unmade. */
const CHUNK_BYTES = 32 * 1024

/** Views of the bytes: nothing is copied. */
export function* slicesOf(bytes: Uint8Array): Iterable<Uint8Array> {
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) yield bytes.subarray(from, from + CHUNK_BYTES)
}

/**
 * A stream of texts, made as they are taken. The first is made before this returns, so that a failure is answered like any
 * other; a reader who goes away ends the work.
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
      for (; bytes !== null; bytes = await next()) yield* slicesOf(bytes)
    })(),
    { objectMode: false },
  )
  // The work may fail to end, when the database is out of reach; nobody waits for it any more.
  stream.once('close', () => void iterator.return?.()?.catch(() => {}))
  return stream
}

/** What stands for a body that is not made. */
const NOTHING = (): Readable => Readable.from([])

interface StreamedText {
  readonly type: string
  /** What it is made of; `null` for an answer that has no tag. */
  readonly madeOf: unknown
  readonly texts: () => AsyncIterable<string>
}

/** Streams an answer, or only its head where nobody wants the body. */
export const sendStream = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, madeOf, texts }: StreamedText,
): Promise<never> => {
  reply.type(type)
  // The answer to a write is sent whatever its reader has already.
  const isTagged = madeOf !== null && isRead(request)
  const isBare = isTagged
    ? tagStream(request, reply, JSON.stringify([request.server.release, madeOf]))
    : request.method === 'HEAD'
  // The schema of the route describes the value, not its text.
  return (isBare ? NOTHING() : await streamOf(texts())) as never
}

interface SentList<Shown, Item, Dto> {
  readonly list: BatchedList<Shown>
  /** The field in which the list stands; `null` where it is the whole body. */
  readonly field: string | null
  /** A shared schema: the one in which the route's own describes its items. */
  readonly schema: TSchema
  readonly toItem: (shown: Shown) => Item
  /** The body around a list. */
  readonly around: (items: Item[]) => Dto
}

/** Answers with a list: at once where it is small, else as the reader takes it. */
export const sendList = async <Shown, Item, Dto>(
  request: FastifyRequest,
  reply: FastifyReply,
  { list, field, schema, toItem, around }: SentList<Shown, Item, Dto>,
): Promise<Dto> => {
  if (list.whole !== null) return around(list.whole.map(toItem))
  const frame = reply.serialize(around([]) as never) as string
  // Quotes within texts stand behind a backslash, so that this is found once.
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
      // Between pieces nothing is held of the items.
      for (const read of list.batches()) yield writeAll(await read())
      yield before === ',' ? frame.slice(at) : frame
    },
  })
}
