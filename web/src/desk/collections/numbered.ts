import { useMemo } from 'react'
import { inTab } from '../../browser-storage.js'
import { kept, useKept } from '../../kept.js'

/** The query that numbers boards by their position. */
export const NUMBERED = { numbers: 'place' } as const

/** The address of the students' page, optionally with numbered boards. */
export const classLink = (publicUrl: string, isNumbered: boolean): string =>
  isNumbered ? `${publicUrl}?${new URLSearchParams(NUMBERED)}` : publicUrl

/** Whether the class link of a collection numbers its boards by their position; a choice of this tab. */
export const useNumbered = (collectionId: string): readonly [boolean, (isNumbered: boolean) => void] => {
  const choice = useMemo(() => kept(inTab, `dealbook.numbers.${collectionId}`), [collectionId])
  return [useKept(choice) !== null, (isNumbered) => choice.set(isNumbered ? NUMBERED.numbers : null)]
}
