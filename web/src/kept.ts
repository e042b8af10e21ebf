import { useSyncExternalStore } from 'react'
import type { BrowserStorage } from './browser-storage.js'

/** A stored string, for this tab or this browser, that components can subscribe to. */
export interface Kept {
  readonly get: () => string | null
  readonly set: (value: string | null) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Keeps a string in one of the browser's storages, and notices changes made by other tabs. */
export const kept = (storage: BrowserStorage, name: string): Kept => {
  const listeners = new Set<() => void>()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  const noticeOthers = ({ key }: StorageEvent): void => {
    if (key === name || key === null) tell()
  }
  return {
    get: () => storage.read(name),
    set: (value) => {
      storage.write(name, value)
      tell()
    },
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener('storage', noticeOthers)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', noticeOthers)
      }
    },
  }
}

/** The string that is kept; `null` while the server renders. */
export const useKept = ({ get, subscribe }: Pick<Kept, 'get' | 'subscribe'>): string | null =>
  useSyncExternalStore(subscribe, get, () => null)
