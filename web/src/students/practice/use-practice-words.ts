import { useContext, useMemo } from 'react'
import { practiceTexts } from '../../texts/areas/practice.js'
import { ReaderLanguage } from '../../texts/reader-language.js'
import { wordsOf } from '../../texts/words-of.js'

/** The words of exercises in the language of the page. */
export const usePracticeWords = () => {
  const language = useContext(ReaderLanguage)
  return useMemo(() => wordsOf(practiceTexts, language), [language])
}
