import { useSyncExternalStore } from 'react'

/** A hook that says whether a media query matches. */
const matching = (query: string) => {
  const media = matchMedia(query)
  const subscribe = (listener: () => void) => {
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  return (): boolean => useSyncExternalStore(subscribe, () => media.matches)
}

/** The width of a phone in portrait orientation; must match the style sheets. */
export const useIsNarrow = matching('(max-width: 48rem)')

/** Widths that have no room for a panel beside a board of a lesson, such as tablets; must match `lesson.css`. */
export const useIsStacked = matching('(max-width: 70rem)')
