import { lookup as lookUp } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { request as requestOverTls } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { PICTURE_TYPES, type Picture, type Pictures } from '../../application/ports/pictures.js'
import { isPublicAddress } from './public-addresses.js'

const TIMEOUT_MS = 5_000
const MAX_BYTES = 2 * 1024 * 1024

interface WebPicturesOptions {
  readonly request: typeof requestOverTls
  readonly isAllowed: (address: string) => boolean
}

/**
 * Fetches pictures over https from the public internet. People name the addresses, so nothing of the own network may be
 * reached through them: the address that a name leads to is checked as it is connected to, and redirects are not followed.
 */
export class WebPictures implements Pictures {
  private readonly options: WebPicturesOptions

  constructor(options: Partial<WebPicturesOptions> = {}) {
    this.options = { request: requestOverTls, isAllowed: isPublicAddress, ...options }
  }

  async find(url: string): Promise<Picture | null> {
    try {
      return await this.read(await this.ask(new URL(url)))
    } catch {
      // Whatever keeps a picture from being shown is nothing that the service could put right.
      return null
    }
  }

  private ask(url: URL): Promise<IncomingMessage> {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) !== 0 && !this.options.isAllowed(host)) throw new Error(`${host} may not be asked`)
    return new Promise((resolve, reject) => {
      this.options
        .request(url, {
          agent: false,
          auth: '',
          lookup: this.lookup,
          headers: { accept: PICTURE_TYPES.join(', ') },
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        .once('response', resolve)
        .once('error', reject)
        .end()
    })
  }

  /** A name that leads to any address that may not be asked leads nowhere. */
  private readonly lookup: LookupFunction = (host, options, answer) =>
    lookUp(host, { ...options, all: true }, (error, addresses) => {
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
    try {
      if (response.statusCode !== 200 || type === undefined) return null
      for await (const chunk of response as AsyncIterable<Uint8Array>) {
        size += chunk.length
        if (size > MAX_BYTES) return null
        chunks.push(chunk)
      }
      return { type, bytes: Buffer.concat(chunks) }
    } finally {
      response.destroy()
    }
  }
}

const REFUSED = new Error('the name leads to an address that may not be asked')
