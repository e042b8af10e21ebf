import type { IncomingMessage } from 'node:http'
import { request as requestOverTls } from 'node:https'
import { isIP } from 'node:net'
import { LRUCache } from 'lru-cache'
import { FairQueue } from '../../application/fair-queue.js'
import { type Picture, type Pictures, SHOWABLE_TYPES } from '../../application/ports/pictures.js'
import { MAX_PICTURE_BYTES } from '../../domain/uploaded-picture.js'
import { type Guard, guardedExchange } from './guarded-exchange.js'
import { isPublicAddress } from './public-addresses.js'
import { nameResolver } from './resolved-name.js'

const TIMEOUT_MS = 5_000
const MAX_FETCHES = 12
/** A limit per site, so that a site that does not respond only delays its own pictures. */
const MAX_FETCHES_OF_SITE = 4
const MAX_WAITING_OF_SITE = 200
/** How long a fetch waits for its turn, in milliseconds. */
const WAIT_MS = 2_000
const CACHE_BYTES = 16 * 1024 * 1024
/** The overhead of a cache entry, besides picture and address. */
const ENTRY_BYTES = 256
const PICTURE_AGE_MS = 5 * 60_000
const FAILURE_AGE_MS = 30_000

interface WebPicturesOptions extends Guard {
  readonly timeoutMs: number
  readonly waitMs: number
  /** A monotonic clock, in milliseconds. */
  readonly now: () => number
}

const USUAL: WebPicturesOptions = {
  request: requestOverTls,
  isAllowed: isPublicAddress,
  resolve: nameResolver(),
  timeoutMs: TIMEOUT_MS,
  waitMs: WAIT_MS,
  now: () => performance.now(),
}

/**
 * Fetches pictures over https from the public internet. Users choose the addresses, so nothing on the internal network
 * may be reachable: the resolved address is checked on connecting, and redirects are not followed. A fetch always ends
 * within 5 seconds, only a few run at once, and the outcome is cached for a while.
 */
export class WebPictures implements Pictures {
  private readonly options: WebPicturesOptions
  private readonly turns: FairQueue
  private readonly outcomes: LRUCache<string, { readonly picture: Picture | null }>

  constructor(options: Partial<WebPicturesOptions> = {}) {
    this.options = { ...USUAL, ...options }
    this.turns = new FairQueue({
      concurrency: MAX_FETCHES,
      perCaller: MAX_FETCHES_OF_SITE,
      waiting: MAX_WAITING_OF_SITE,
      waitMs: this.options.waitMs,
    })
    this.outcomes = new LRUCache({
      maxSize: CACHE_BYTES,
      sizeCalculation: ({ picture }, href) => (picture?.bytes.length ?? 0) + 2 * href.length + ENTRY_BYTES,
      ttl: PICTURE_AGE_MS,
      perf: { now: this.options.now },
      // Callers that wait for a fetch get its result even if there is no room to cache it.
      ignoreFetchAbort: true,
      fetchMethod: async (href, _, { options: kept }) => {
        const picture = await this.fetchInTurn(new URL(href))
        if (picture === undefined) return undefined
        if (picture === null) kept.ttl = FAILURE_AGE_MS
        return { picture }
      },
    })
  }

  async find(address: string): Promise<Picture | null> {
    if (!URL.canParse(address)) return null
    const outcome = await this.outcomes.fetch(new URL(address).href)
    return outcome?.picture ?? null
  }

  /** `undefined` if it did not get a turn in time. */
  private async fetchInTurn(url: URL): Promise<Picture | null | undefined> {
    const endTurn = await this.turns.take(siteOf(url.hostname)).catch(() => undefined)
    return endTurn && this.fetch(url).finally(endTurn)
  }

  /** `null` for any failure: the service can't do anything about it. */
  private fetch(url: URL): Promise<Picture | null> {
    const { timeoutMs } = this.options
    const headers = { accept: SHOWABLE_TYPES.join(', ') }
    return guardedExchange(this.options, url, { headers, timeoutMs }, read).catch(() => null)
  }
}

const read = async (response: IncomingMessage): Promise<Picture | null> => {
  const named = response.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  const type = SHOWABLE_TYPES.find((known) => known === named)
  const chunks: Uint8Array[] = []
  let size = 0
  if (response.statusCode !== 200 || type === undefined) return null
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > MAX_PICTURE_BYTES) return null
    chunks.push(chunk)
  }
  return { type, bytes: Buffer.concat(chunks) }
}

/** The last two labels of a host name, so that all hosts of a domain share their turns; an IP address unchanged. */
const siteOf = (host: string): string => (isIP(host) === 0 ? host.split('.').slice(-2).join('.') : host)
