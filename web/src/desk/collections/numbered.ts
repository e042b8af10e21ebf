import { useUnsavedText } from '../../ui/forms/use-unsaved-text.js'

/** The query that numbers boards by their position. */
export const NUMBERED = { numbers: 'place' } as const

/** The address of the students' page, optionally with numbered boards. */
export const classLink = (publicUrl: string, isNumbered: boolean): string =>
  isNumbered ? `${publicUrl}?${new URLSearchParams(NUMBERED)}` : publicUrl

/** Whether the class link of a collection numbers its boards by their position; stored in the tab's session. */
export const useNumbered = (collectionId: string): readonly [boolean, (isNumbered: boolean) => void] => {
  const [kept, keep] = useUnsavedText(`collection.${collectionId}.numbers`)
  return [kept !== null, (isNumbered) => keep(isNumbered ? NUMBERED.numbers : null)]
}
