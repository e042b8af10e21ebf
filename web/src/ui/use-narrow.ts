import { useSyncExternalStore } from 'react'

/** The width of a phone in portrait orientation; must match the style sheets. */
const NARROW = matchMedia('(max-width: 48rem)')

const subscribe = (listener: () => void) => {
  NARROW.addEventListener('change', listener)
  return () => NARROW.removeEventListener('change', listener)
}

export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => NARROW.matches)
