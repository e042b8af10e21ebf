import type { RankLanguage } from 'dealbook-domain/drawing/ranks.js'
import { createContext } from 'react'

/** The rank letters that the components inside use. */
export const ReaderRanks = createContext<RankLanguage>('en')
