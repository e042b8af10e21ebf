import { lookup as lookUp } from 'node:dns'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { request as requestOverTls } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { LRUCache } from 'lru-cache'
import { PICTURE_TYPES, type Picture, type Pictures } from '../../application/ports/pictures.js'
import { isPublicAddress } from './public-addresses.js'

const TIMEOUT_MS = 5_000
const MAX_BYTES = 2 * 1024 * 1024
/** Interim answers (1xx) of one server: nobody needs more before a picture. */
const MAX_INTERIM_ANSWERS = 10
const MAX_FETCHES = 8
/** How long a fetch waits for its turn. */
const WAIT_MS = 2_000
const CACHE_BYTES = 16 * 1024 * 1024
/** Of an entry in the cache, besides picture and address. */
const ENTRY_BYTES = 256
const PICTURE_AGE_MS = 5 * 60_000
const FAILURE_AGE_MS = 30_000

interface WebPicturesOptions {
  readonly request: typeof requestOverTls
  readonly isAllowed: (address: string) => boolean
  readonly lookUp: typeof lookUp
  readonly timeoutMs: number
  readonly waitMs: number
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
}

const USUAL: WebPicturesOptions = {
  request: requestOverTls,
  isAllowed: isPublicAddress,
  lookUp,
  timeoutMs: TIMEOUT_MS,
  waitMs: WAIT_MS,
  now: () => performance.now(),
}

/**
 * Fetches pictures over https from the public internet. People name the addresses, so nothing of the own network may be
 * reached through them: the address that a name leads to is checked as it is connected to, and redirects are not followed.
 * Whatever a server does, a fetch ends within 5 seconds, few run at once, and its outcome is remembered for a while.
 */
export class WebPictures implements Pictures {
  private readonly options: WebPicturesOptions
  private readonly turns: Turns
  private readonly outcomes: LRUCache<string, { readonly picture: Picture | null }>

  constructor(options: Partial<WebPicturesOptions> = {}) {
    this.options = { ...USUAL, ...options }
    this.turns = new Turns(MAX_FETCHES, this.options.waitMs)
    this.outcomes = new LRUCache({
      maxSize: CACHE_BYTES,
      sizeCalculation: ({ picture }, href) => (picture?.bytes.length ?? 0) + 2 * href.length + ENTRY_BYTES,
      ttl: PICTURE_AGE_MS,
      perf: { now: this.options.now },
      // Callers waiting for a fetch get its result, whether or not there is room to cache it.
      ignoreFetchAbort: true,
      fetchMethod: async (href, _, { options: kept }) => {
        const picture = await this.turns.run(() => this.fetch(new URL(href)))
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

  /** Whatever prevents a picture from being shown, the service could do nothing about it. */
  private fetch(url: URL): Promise<Picture | null> {
    return new Promise((resolve) => {
      const settle = (picture: Picture | null) => {
        clearTimeout(timer)
        resolve(picture)
        request?.destroy()
      }
      const fail = () => settle(null)
      const timer = setTimeout(fail, this.options.timeoutMs)
      const request = this.ask(url)
      if (request === null) return fail()
      let interimAnswers = 0
      request
        // The end of a request that was not answered, such as one whose server switches to another protocol.
        .once('close', fail)
        .on('information', () => {
          if (++interimAnswers > MAX_INTERIM_ANSWERS) fail()
        })
        .once('response', (response) => {
          request.off('close', fail)
          this.read(response).then(settle, fail)
        })
        .on('error', fail)
        .end()
    })
  }

  /** `null` for an address that may not be asked. */
  private ask(url: URL): ClientRequest | null {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) !== 0 && !this.options.isAllowed(host)) return null
    try {
      return this.options.request(url, {
        agent: false,
        auth: '',
        lookup: this.lookup,
        headers: { accept: PICTURE_TYPES.join(', ') },
      })
    } catch {
      return null
    }
  }

  /** A name that leads to any address that may not be asked leads nowhere. */
  private readonly lookup: LookupFunction = (host, options, answer) =>
    this.options.lookUp(host, { ...options, all: true }, (error, addresses) => {
      const refused = error ?? (addresses.every(({ address }) => this.options.isAllowed(address)) ? null : REFUSED)
      const [first] = addresses ?? []
      if (refused !== null || first === undefined) answer(refused ?? REFUSED, [])
      else if (options.all) answer(null, addresses)
      else answer(null, first.address, first.family)
    })

  private async read(response: IncomingMessage): Promise<Picture | null> {
    const named = response.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
    const type = PICTURE_TYPES.find((known) => known === named)
    const chunks: Uint8Array[] = []
    let size = 0
    if (response.statusCode !== 200 || type === undefined) return null
    for await (const chunk of response as AsyncIterable<Uint8Array>) {
      size += chunk.length
      if (size > MAX_BYTES) return null
      chunks.push(chunk)
    }
    return { type, bytes: Buffer.concat(chunks) }
  }
}

/** Lets a number of them run at once. Others wait in line, but not for long. */
class Turns {
  private running = 0
  private readonly waiting = new Set<() => void>()

  constructor(
    private readonly most: number,
    private readonly waitMs: number,
  ) {}

  /** What the work gives; `undefined` when its turn did not come in time. */
  async run<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (this.running < this.most) this.running++
    else if (!(await this.wait())) return undefined
    try {
      return await work()
    } finally {
      const [next] = this.waiting
      if (next === undefined) this.running--
      else next()
    }
  }

  /** Whether the turn of another one is taken over. */
  private wait(): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (isOn: boolean) => {
        clearTimeout(timer)
        this.waiting.delete(begin)
        resolve(isOn)
      }
      const begin = () => end(true)
      const timer = setTimeout(end, this.waitMs, false)
      this.waiting.add(begin)
    })
  }
}

const REFUSED = new Error('the name leads to an address that may not be asked')
