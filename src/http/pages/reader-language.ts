import type { IncomingHttpHeaders } from 'node:http'
import { Negotiator } from '@fastify/accept-negotiator'
import { RANK_LANGUAGES, type RankLanguage, ranksForReader } from '../../domain/bridge/ranks.js'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

const ranksNegotiator = new Negotiator({ supportedValues: [...RANK_LANGUAGES] })
const negotiator = new Negotiator({ supportedValues: [...LANGUAGES] })

/** The languages that the browser prefers, without regions. */
const spokenOf = (headers: IncomingHttpHeaders): string =>
  (headers['accept-language'] ?? '').toLowerCase().replace(/-[a-z\d-]+/g, '')

/** The language of the pages that the browser prefers. */
export const languageOf = (headers: IncomingHttpHeaders): Language =>
  (negotiator.negotiate(spokenOf(headers)) as Language | null) ?? 'en'

/** The ranks that the reader of a page in this language is used to. */
export const ranksOf = (headers: IncomingHttpHeaders, language: Language): RankLanguage => {
  const own = ranksNegotiator.negotiate(spokenOf(headers))
  return ranksForReader(language, LANGUAGES, own === null ? [] : [own])
}
