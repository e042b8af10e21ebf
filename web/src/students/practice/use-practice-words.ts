import { useContext, useMemo } from 'react'
import { practiceTexts } from '../../texts/areas/practice.js'
import { ReaderLanguage } from '../../texts/reader-language.js'
import { wordsOf } from '../../texts/words-of.js'

/** The words of an exercise in the language of its page. */
export const usePracticeWords = () => {
  const language = useContext(ReaderLanguage)
  return useMemo(() => wordsOf(practiceTexts, language), [language])
}
