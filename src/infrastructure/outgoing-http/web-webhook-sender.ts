import { lookup } from 'node:dns/promises'
import { request as requestInClear } from 'node:http'
import { request as requestOverTls } from 'node:https'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { WebhookMessage, WebhookSender } from '../../application/ports/webhook-sender.js'
import type { AttemptOutcome, AttemptProblem } from '../../domain/delivery.js'
import { AddressRefusedError, type Guard, guardedExchange, ResponseLateError } from './guarded-exchange.js'
import { isPublicAddress } from './public-addresses.js'
import { nameResolver } from './resolved-name.js'
import { signaturesOf } from './webhook-signature.js'

const TIMEOUT_MS = 10_000

const PUBLIC: Guard = { request: requestOverTls, isAllowed: isPublicAddress, resolve: nameResolver() }

/** A name with several labels, none of which is empty. */
const PUBLIC_NAME = /^([^.]+\.)+[^.]+$/
/** Names that are never on the public internet (RFC 6761, RFC 6762, RFC 8375 and `internal`). */
const INTERNAL_NAME = /\.(localhost|localdomain|local|internal|test|invalid|home\.arpa)$/

const isLoopbackAddress = (address: string): boolean => ipaddr.parse(address).range() === 'loopback'

/** Only allows receivers on this machine, without TLS. */
const LOOPBACK: Guard = {
  request: requestInClear as typeof requestOverTls,
  isAllowed: isLoopbackAddress,
  resolve: (name) => lookup(name, { all: true }),
}

interface WebWebhookSenderOptions {
  /** Whether receivers on this machine are allowed, over http. */
  readonly allowsLoopback: boolean
  readonly timeoutMs?: number
  /** The guard for receivers over https; by default it allows the public internet. */
  readonly guard?: Guard
}

/** Sends messages over https to the public internet. Of a response, only the head is read. */
export class WebWebhookSender implements WebhookSender {
  constructor(private readonly options: WebWebhookSenderOptions) {}

  isInternal(url: string): boolean {
    const host = new URL(url).hostname.replace(/^\[|\]$|\.$/g, '')
    return isIP(host) === 0 ? !PUBLIC_NAME.test(host) || INTERNAL_NAME.test(host) : !isPublicAddress(host)
  }

  async send(...[{ id, event, url: text, secrets }, at, signal]: Parameters<WebhookSender['send']>) {
    const { allowsLoopback, timeoutMs = TIMEOUT_MS, guard = PUBLIC } = this.options
    const url = new URL(text)
    const body = messageOf({ id, event })
    const timestamp = Math.floor(at.getTime() / 1_000)
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Dealbook webhooks',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signaturesOf(secrets, id, timestamp, body),
    }
    try {
      const way = url.protocol === 'http:' && allowsLoopback ? LOOPBACK : guard
      return await guardedExchange(
        way,
        url,
        { method: 'POST', headers, body, timeoutMs, signal },
        async ({ statusCode = null, headers: answered }): Promise<AttemptOutcome> => ({
          status: statusCode,
          problem: null,
          retryAfterMs: retryAfterMs(answered['retry-after'], at),
        }),
      )
    } catch (error) {
      return signal.aborted ? null : { status: null, problem: problemOf(error), retryAfterMs: null }
    }
  }
}

/** The body: type, time and data, as Standard Webhooks names them. */
const messageOf = ({ id, event: { at, kind, subject } }: Pick<WebhookMessage, 'id' | 'event'>): string =>
  JSON.stringify({ id, type: kind, timestamp: at.toISOString(), data: { type: subject.type, id: subject.id } })

const problemOf = (error: unknown): AttemptProblem => {
  if (error instanceof AddressRefusedError) return 'address'
  return error instanceof ResponseLateError ? 'timeout' : 'connection'
}

/** Parses `Retry-After`: seconds or a date (RFC 9110, section 10.2.3). `null` if it is missing or invalid. */
const retryAfterMs = (text: string | undefined, at: Date): number | null => {
  if (text === undefined) return null
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - at.getTime()
  return ms > 0 ? ms : null
}
