import type { IncomingHttpHeaders } from 'node:http'
import { Negotiator } from '@fastify/accept-negotiator'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

const negotiator = new Negotiator({ supportedValues: [...LANGUAGES] })

/** The language of the pages that the browser prefers. */
export const languageOf = (headers: IncomingHttpHeaders): Language => {
  const spoken = (headers['accept-language'] ?? '').toLowerCase().replace(/-[a-z\d-]+/g, '')
  return (negotiator.negotiate(spoken) as Language | null) ?? 'en'
}
