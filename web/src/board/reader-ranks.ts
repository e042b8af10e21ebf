import type { RankLanguage } from 'dealbook-domain/bridge/ranks.js'
import { createContext } from 'react'

/** The ranks that the reader of what is drawn inside is used to. */
export const ReaderRanks = createContext<RankLanguage>('en')
