import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Accepts a request id from outside if it can't forge a log line or bloat one. */
const SANE_REQUEST_ID = /^[\w.:+=/-]{1,128}$/

export const requestIdOf = ({ headers }: IncomingMessage): string => {
  const given = headers['x-request-id']
  return typeof given === 'string' && SANE_REQUEST_ID.test(given) ? given : randomUUID()
}
