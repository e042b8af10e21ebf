import type { Account } from './account.js'
import type { Role } from './actor.js'
import { baseLanguageOf } from './standard-formats.js'

/** Who an announcement is for: the reader has to match every list that is not empty. */
export interface Audience {
  readonly roles: readonly Role[]
  readonly languages: readonly string[]
  readonly countries: readonly string[]
}

export const EVERYONE: Audience = { roles: [], languages: [], countries: [] }

/** The maximum length of each list. */
export const MAX_AUDIENCE = 256

/** The fields of an account that decide which announcements it sees. */
export type Reader = Pick<Account, 'id' | 'role' | 'language' | 'appLanguage' | 'country'>

/** The reader's language is the app's, or else the account's. It matches by its exact tag or its base language. */
const speaksOneOf = (languages: readonly string[], { appLanguage, language }: Reader): boolean => {
  const tag = (appLanguage ?? language)?.toLowerCase()
  if (tag === undefined) return false
  return languages.some((wanted) => wanted.toLowerCase() === tag || wanted.toLowerCase() === baseLanguageOf(tag))
}

/** Whether the reader belongs to the audience. An account without a language or country matches no list of them. */
export const reaches = ({ roles, languages, countries }: Audience, reader: Reader): boolean =>
  (roles.length === 0 || roles.includes(reader.role)) &&
  (languages.length === 0 || speaksOneOf(languages, reader)) &&
  (countries.length === 0 || (reader.country !== null && countries.includes(reader.country)))

const meetIn = <Entry>(one: readonly Entry[], other: readonly Entry[], isOfBoth = Object.is): boolean =>
  one.length === 0 || other.length === 0 || one.some((entry) => other.some((each) => isOfBoth(entry, each)))

/** Whether a reader's language can match both entries. */
const meetAsLanguages = (one: string, other: string): boolean => {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a === b || baseLanguageOf(a) === b || a === baseLanguageOf(b)
}

/** Whether there can be a reader who belongs to both audiences. */
export const audiencesMeet = (one: Audience, other: Audience): boolean =>
  meetIn(one.roles, other.roles) &&
  meetIn(one.countries, other.countries) &&
  meetIn(one.languages, other.languages, meetAsLanguages)
