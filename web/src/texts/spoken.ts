import { isPageLanguage } from 'dealbook-domain/page-languages.js'
import { useSyncExternalStore } from 'react'
import { chosenLanguage } from '../display-settings.js'
import type { Language } from './reader-language.js'
import type { Texts } from './texts.js'

/** A language with its texts; those of the others are not loaded. */
export interface Spoken {
  readonly language: Language
  readonly texts: Texts
}

const LOADED: Readonly<Record<Language, () => Promise<{ readonly texts: Texts }>>> = {
  en: () => import('virtual:texts/en'),
  fr: () => import('virtual:texts/fr'),
  de: () => import('virtual:texts/de'),
  pl: () => import('virtual:texts/pl'),
}

/** What was chosen before, else the first language of the browser that the pages speak. */
const preferred = navigator.languages.map((tag) => tag.split('-')[0]).find(isPageLanguage) ?? 'en'
const wanted = (): Language => {
  const stored = chosenLanguage.get()
  return isPageLanguage(stored) ? stored : preferred
}

let spoken: Spoken | null = null
const listeners = new Set<() => void>()

/** Begins to speak the wanted language, once its texts are there. */
export const speak = async (): Promise<void> => {
  const language = wanted()
  const { texts } = await LOADED[language]()
  if (wanted() !== language) return
  spoken = { language, texts }
  for (const listener of listeners) listener()
}

// If the texts cannot be loaded, the pages stay in their current language.
chosenLanguage.subscribe(() => void speak().catch(() => undefined))

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const now = (): Spoken => {
  if (spoken === null) throw new Error('No language is spoken yet.')
  return spoken
}

export const useSpoken = (): Spoken => useSyncExternalStore(subscribe, now)
