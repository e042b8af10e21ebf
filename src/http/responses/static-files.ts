import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MIN_COMPRESSED_BYTES } from '../plugins/response/compression.js'
import { tagStream } from '../plugins/response/conditional-requests.js'
import { slicesOf } from './streamed-responses.js'

const CODINGS = ['br', 'gzip', 'identity'] as const
type Coding = (typeof CODINGS)[number]

const negotiator = new Negotiator({ supportedValues: [...CODINGS] })

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

const mediaTypeOf = (path: string): string => MEDIA_TYPES[extname(path)] ?? 'application/octet-stream'

/** Formats that are already compressed gain nothing. */
const isCompressible = (type: string): boolean => /^(?:text\/|application\/(?:json|x-yaml)|image\/svg)/.test(type)

const brotli = promisify(brotliCompress)
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

interface Content {
  readonly body: Buffer
  readonly digest: string
}

/**
 * A response that is the same for everyone. After the first request it is kept in memory, once and once per requested
 * encoding.
 */
export class StaticResponse {
  private readonly coded = new Map<Coding, Promise<Buffer>>()
  private content?: Content

  constructor(
    private readonly read: () => Buffer,
    private readonly type: string,
  ) {}

  async send(request: FastifyRequest, reply: FastifyReply): Promise<never> {
    this.content ??= this.load()
    const { body: plain, digest } = this.content
    reply.type(this.type)
    const isCoded = isCompressible(this.type) && plain.length >= MIN_COMPRESSED_BYTES
    if (isCoded) reply.header('vary', 'accept-encoding')
    const coding = isCoded
      ? ((negotiator.negotiate(request.headers['accept-encoding'] ?? '') ?? 'identity') as Coding)
      : 'identity'
    // Also for a HEAD, so that it has the tag of the GET.
    if (coding !== 'identity') reply.header('content-encoding', coding)
    if (tagStream(request, reply, digest)) return Readable.from([]) as never
    const body = await this.in(coding, plain)
    reply.header('content-length', body.length)
    return Readable.from(slicesOf(body), { objectMode: false }) as never
  }

  private load(): Content {
    const body = this.read()
    return { body, digest: createHash('sha256').update(body).digest('base64url') }
  }

  private in(coding: Coding, plain: Buffer): Promise<Buffer> {
    const known = this.coded.get(coding)
    if (known !== undefined) return known
    const made =
      coding === 'br' ? brotli(plain, BROTLI) : coding === 'gzip' ? promisify(gzip)(plain) : Promise.resolve(plain)
    this.coded.set(coding, made)
    return made
  }
}

interface SharedFolder {
  /** Ends with a slash. */
  readonly prefix: string
  readonly headers: Readonly<Record<string, string>>
  readonly isServed?: (path: string) => boolean
}

/**
 * Serves the files that are in a folder at startup, each from memory after the first request; other paths are not
 * found.
 */
export const serveFolder = (
  app: FastifyInstance,
  folder: string,
  { prefix, headers, isServed = () => true }: SharedFolder,
): void => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
    if (!entry.isFile() || !isServed(path)) continue
    const file = new StaticResponse(() => readFileSync(join(folder, path)), mediaTypeOf(path))
    app.get(`${prefix}${path}`, { compress: false, schema: { hide: true } }, (request, reply) =>
      file.send(request, reply.headers(headers)),
    )
  }
}
