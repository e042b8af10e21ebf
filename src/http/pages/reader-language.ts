import type { IncomingHttpHeaders } from 'node:http'
import { Negotiator } from '@fastify/accept-negotiator'
import { RANK_LANGUAGES, type RankLanguage, ranksForReader } from '../../domain/drawing/ranks.js'
import { PAGE_LANGUAGES, type PageLanguage } from '../../domain/page-languages.js'

const ranksNegotiator = new Negotiator({ supportedValues: [...RANK_LANGUAGES] })
const negotiator = new Negotiator({ supportedValues: [...PAGE_LANGUAGES] })

/** The languages that the browser prefers, without regions. */
const spokenOf = (headers: IncomingHttpHeaders): string =>
  (headers['accept-language'] ?? '').toLowerCase().replace(/-[a-z\d-]+/g, '')

/** The language of the pages that the browser prefers. */
export const languageOf = (headers: IncomingHttpHeaders): PageLanguage =>
  (negotiator.negotiate(spokenOf(headers)) as PageLanguage | null) ?? 'en'

/** The ranks that the reader of a page in this language is used to. */
export const ranksOf = (headers: IncomingHttpHeaders, language: PageLanguage): RankLanguage => {
  const own = ranksNegotiator.negotiate(spokenOf(headers))
  return ranksForReader(language, PAGE_LANGUAGES, own === null ? [] : [own])
}
