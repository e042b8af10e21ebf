import { createContext } from 'react'
import type { InEachLanguage } from './in-each-language.js'

export type Language = keyof InEachLanguage<never>

export const PAGE_LANGUAGES: readonly Language[] = ['en', 'fr']

/** The language of what is drawn inside; for parts that stand on pages with different ways to choose it. */
export const ReaderLanguage = createContext<Language>('en')
