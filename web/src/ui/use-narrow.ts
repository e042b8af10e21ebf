import { useSyncExternalStore } from 'react'

/** As wide as a phone held upright; the style sheets say the same. */
const NARROW = matchMedia('(max-width: 48rem)')

const subscribe = (listener: () => void) => {
  NARROW.addEventListener('change', listener)
  return () => NARROW.removeEventListener('change', listener)
}

export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => NARROW.matches)
