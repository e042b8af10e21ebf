import { useEffect, useSyncExternalStore } from 'react'
import { onDevice } from './browser-storage.js'

/** Display and keyboard preferences, stored in this browser. The other pages read the language too. */
const LOOKS = {
  suits: 'dealbook.suits',
  ranks: 'dealbook.ranks',
  keys: 'dealbook.keys',
  language: 'dealbook.language',
} as const
type Look = keyof typeof LOOKS

const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

const read = (look: Look): string | null => onDevice.read(LOOKS[look])

const write = (look: Look, value: string | null): void => {
  onDevice.write(LOOKS[look], value)
  for (const listener of listeners) listener()
}

type Choice = readonly [isChosen: boolean, choose: (isChosen: boolean) => void]

const useLook = (look: Look, value: string): Choice => [
  useSyncExternalStore(
    subscribe,
    () => read(look) === value,
    () => false,
  ),
  (isChosen) => write(look, isChosen ? value : null),
]

/** Spades and clubs black, hearts and diamonds red. */
export const useTwoSuitColours = (): Choice => {
  const choice = useLook('suits', 'two')
  const [isChosen] = choice
  useEffect(() => {
    if (isChosen) document.documentElement.dataset.suits = 'two'
    else delete document.documentElement.dataset.suits
  }, [isChosen])
  return choice
}

/** Shows A K Q J instead of the letters of the reader's language. */
export const useEnglishRanks = (): Choice => useLook('ranks', 'english')

/**
 * Turns off single-key shortcuts (WCAG 2.1.4): people who use speech input or have a tremor trigger them by accident.
 */
export const useNoSingleKeys = (): Choice => useLook('keys', 'off')

/** The language chosen in this browser; `null` if none was. */
export const readLanguage = (): string | null => read('language')

export const keepLanguage = (language: string): void => write('language', language)

export const forgetLooks = (): void => {
  write('suits', null)
  write('ranks', null)
  write('keys', null)
}
