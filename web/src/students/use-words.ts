import { useContext, useMemo } from 'react'
import { studentsTexts } from '../texts/areas/students.js'
import { ReaderLanguage } from '../texts/reader-language.js'
import { wordsOf } from '../texts/words-of.js'

/** The words of the students' page in its language. */
export const useWords = () => {
  const language = useContext(ReaderLanguage)
  return useMemo(() => wordsOf(studentsTexts, language), [language])
}
