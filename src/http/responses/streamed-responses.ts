import { AsyncResource } from 'node:async_hooks'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import type { BatchedList } from '../../application/batched-list.js'
import { isGetOrHead, tagStream } from '../plugins/response/conditional-requests.js'

/** The amount written to a connection at a time; more is produced only when the client has read it. */
const CHUNK_BYTES = 32 * 1024

/** Yields views of the bytes, without copying. */
export function* slicesOf(bytes: Uint8Array): Iterable<Uint8Array> {
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) yield bytes.subarray(from, from + CHUNK_BYTES)
}

/**
 * A stream of texts that are produced as they are read, each in a separate turn. The first is produced before this
 * returns, so that a failure gets a normal error response. If the client disconnects, the work ends.
 */
export const streamOf = async (
  texts: AsyncIterable<string | Uint8Array>,
  inTurn: FastifyRequest['inTurn'] = (work) => work(),
): Promise<Readable> => {
  const iterator = texts[Symbol.asyncIterator]()
  const produce = async (): Promise<Uint8Array | null> => {
    const { done, value } = await iterator.next()
    if (done === true) return null
    return typeof value === 'string' ? Buffer.from(value) : value
  }
  // The reader of a stream calls for more outside of the request.
  const next = AsyncResource.bind(() => inTurn(produce, true))
  let bytes = await next()
  const stream = Readable.from(
    (async function* () {
      for (; bytes !== null; bytes = await next()) {
        yield* slicesOf(bytes)
        // Lets other requests run: the embedded database responds within one turn of the event loop.
        await setImmediate()
      }
    })(),
    { objectMode: false },
  )
  // Ending the work may fail if the database can't be reached, but its result is no longer needed.
  stream.once('close', () => void iterator.return?.()?.catch(() => {}))
  return stream
}

/** Replaces a body that is not needed. */
const NOTHING = (): Readable => Readable.from([])

interface StreamedText {
  readonly type: string
  /** Differs whenever the response may differ; `null` for a response without an ETag. */
  readonly version: unknown
  readonly texts: () => AsyncIterable<string | Uint8Array>
}

/** Streams a response, or only its head if the body is not needed. */
export const sendStream = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, version, texts }: StreamedText,
): Promise<never> => {
  reply.type(type)
  // The response to a write is always sent, whatever the client already has.
  const isTagged = version !== null && isGetOrHead(request) && !reply.hasHeader('etag')
  const isBare = isTagged
    ? tagStream(request, reply, JSON.stringify([request.server.release, version]))
    : request.method === 'HEAD'
  // The cast: a stream of text is sent, but the route's type is that of its schema.
  return (
    isBare ? NOTHING() : await streamOf(texts(), (work, isContinued) => request.inTurn(work, isContinued))
  ) as never
}

/**
 * Responds to a read with an ETag made from `version`. The content is only read if the client needs the body: not for a
 * HEAD, or if it already has this version. Small responses are streamed too, so that GET and HEAD have the same
 * headers.
 */
export const sendIfChanged = async <Sent>(
  request: FastifyRequest,
  reply: FastifyReply,
  version: unknown,
  send: () => Promise<Sent>,
): Promise<Sent> => {
  const isBare = tagStream(request, reply, JSON.stringify([request.server.release, version]))
  if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8')
  if (isBare) return NOTHING() as never
  const sent = await request.inTurn(send, true)
  if (sent instanceof Readable) return sent as never
  const text = typeof sent === 'string' ? sent : reply.serialize(sent as never)
  return Readable.from(slicesOf(Buffer.from(text as string)), { objectMode: false }) as never
}

interface SentList<Shown, Item, Dto> {
  readonly list: BatchedList<Shown>
  /** The field that contains the list; `null` if the list is the whole body. */
  readonly field: string | null
  /** The shared schema of the items, as in the route's own schema. */
  readonly schema: TSchema
  readonly toItem: (shown: Shown) => Item
  /** Builds the body around a list. */
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
    version: [frame, list.version()],
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
      // Between batches, no items are kept in memory.
      for (const read of list.batches()) yield writeAll(await read())
      yield before === ',' ? frame.slice(at) : frame
    },
  })
}
