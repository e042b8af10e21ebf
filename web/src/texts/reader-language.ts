import type { PageLanguage } from 'dealbook-domain/page-languages.js'
import { createContext } from 'react'

export type Language = PageLanguage

/** The language of what is drawn inside; for components used on pages that choose it in different ways. */
export const ReaderLanguage = createContext<Language>('en')
