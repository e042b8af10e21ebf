import { useContext, useMemo } from 'react'
import { printTexts } from '../texts/areas/print.js'
import { ReaderLanguage } from '../texts/reader-language.js'
import { wordsOf } from '../texts/words-of.js'

/** The words of the print studio in the language of the page. */
export const usePrintWords = () => {
  const language = useContext(ReaderLanguage)
  return useMemo(() => wordsOf(printTexts, language), [language])
}
