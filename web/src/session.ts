import { useSyncExternalStore } from 'react'

/** A text kept for this tab (or this browser), which parts of the page watch. */
export interface Kept {
  readonly get: () => string | null
  readonly set: (value: string | null) => void
  readonly subscribe: (listener: () => void) => () => void
}

export const kept = (storage: Storage, name: string): Kept => {
  const listeners = new Set<() => void>()
  return {
    get: () => storage.getItem(name),
    set: (value) => {
      if (value === null) storage.removeItem(name)
      else storage.setItem(name, value)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useKept = ({ get, subscribe }: Kept): string | null => useSyncExternalStore(subscribe, get)

/** The bearer token, which ends with the tab. */
export const token = kept(sessionStorage, 'dealbook.token')

/** The account that an admin acts as outside of the back-office. */
export const actsAs = kept(sessionStorage, 'dealbook.acts-as')

export const signOut = (): void => token.set(null)
