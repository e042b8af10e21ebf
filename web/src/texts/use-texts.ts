import { type Account, DealbookError } from 'dealbook-client'
import { DAY_MS } from 'dealbook-domain/day.js'
import { isPageLanguage } from 'dealbook-domain/page-languages.js'
import { useEffect, useMemo } from 'react'
import { chosenLanguage } from '../display-settings.js'
import { issuesOf } from '../ui/forms/issues.js'
import { filled, type Values } from './filled.js'
import type { Language } from './reader-language.js'
import { type Spoken, useSpoken } from './spoken.js'
import type { TextKey } from './texts.js'

/** Part of a key may come from an address, and so be unknown: then it is shown unchanged. */
const lastOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1)

/** The name of the field that a JSON pointer leads to. */
const fieldKeyOf = (path: string): string => `field.${path.split('/')[1] ?? ''}`

/** The reader's own way to write dates and numbers in a language: British readers of English have the day first. */
const localeOf = (language: Language): string =>
  navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language

const textsIn = ({ language, texts }: Spoken) => {
  const t = (key: TextKey, values: Values = {}): string => filled(texts[key] ?? lastOf(key), values, language)
  const isText = (key: string): key is TextKey => Object.hasOwn(texts, key)
  const locale = localeOf(language)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', hour: 'numeric', minute: '2-digit' })
  const number = new Intl.NumberFormat(locale)
  const list = new Intl.ListFormat(locale)
  const short = new Intl.NumberFormat(locale, { notation: 'compact' })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const dayOfYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return {
    language,
    t,
    date: (text: string): string => date.format(new Date(text)),
    moment: (text: string): string => moment.format(new Date(text)),
    time: (text: string): string => time.format(new Date(text)),
    /** A moment as people say it: with its day of the week if it is less than a week away. */
    until: (text: string): string => {
      const at = new Date(text)
      return (Math.abs(at.getTime() - Date.now()) < 6 * DAY_MS ? weekday : moment).format(at)
    },
    number: (value: number): string => number.format(value),
    /** Words side by side: `one, two and three`. */
    list: (words: readonly string[]): string => list.format(words),
    /** A short form of a number, such as 12K. */
    short: (value: number): string => short.format(value),
    /** From one UTC day to another, or just the day if they are the same. */
    days: (from: string, to: string): string => day.formatRange(new Date(from), new Date(to)),
    /** A UTC day below a plot. */
    dayOnAxis: (text: string, spansYears: boolean): string => (spansYears ? month : dayOfYear).format(new Date(text)),
    /** What went wrong: the pages' own words if they know the error code, or else the service's. */
    explain: (error: unknown): string => {
      if (!(error instanceof DealbookError)) return t('error.UNREACHABLE')
      const key = `error.${error.code}`
      if (!isText(key)) return error.message
      const fields = issuesOf(error)
        .map(({ path }) => fieldKeyOf(path))
        .filter(isText)
      if (fields.length === 0) return t(key)
      return t('error.fields', { fields: list.format(new Set(fields.map((field) => t(field)))) })
    },
  }
}

export const useLanguage = (): readonly [Language, (language: Language) => void] => [
  useSpoken().language,
  chosenLanguage.set,
]

/** Follows the language of the reader's account, if the pages exist in it. */
export const useLanguageOf = (account: Pick<Account, 'appLanguage'> | undefined): void => {
  const [tag] = account?.appLanguage?.split('-') ?? []
  useEffect(() => {
    if (isPageLanguage(tag) && chosenLanguage.get() !== tag) chosenLanguage.set(tag)
  }, [tag])
}

/** The texts, dates and numbers of the chosen language. */
export const useTexts = () => {
  const spoken = useSpoken()
  return useMemo(() => textsIn(spoken), [spoken])
}

/** The language of the text for a reader: their exact tag, its base language, English, or the first there is. */
export const tagIn = (texts: Readonly<Record<string, string>>, language: string): string | undefined =>
  [language, language.split('-', 1)[0] as string, 'en'].find((tag) => Object.hasOwn(texts, tag)) ??
  Object.keys(texts)[0]

/** The text for a reader's language. */
export const textIn = (texts: Readonly<Record<string, string>>, language: string): string =>
  texts[tagIn(texts, language) ?? ''] ?? ''

/** The name of a language in another one; its tag if the browser knows no name, or does not accept the tag (`x-club`). */
export const languageName = (tag: string, language: Language): string => {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}

/** The name of a country; its code if the browser knows none. */
export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
