import { useEffect, useSyncExternalStore } from 'react'

/** How the pages look and work on this device, where its reader chose so. */
const LOOKS = { suits: 'dealbook.suits', ranks: 'dealbook.ranks', keys: 'dealbook.keys' } as const
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

/** A browser may keep nothing for a page, as in a frame of another site. */
const read = (look: Look): string | null => {
  try {
    return localStorage.getItem(LOOKS[look])
  } catch {
    return null
  }
}

const write = (look: Look, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(LOOKS[look])
    else localStorage.setItem(LOOKS[look], value)
  } catch {}
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

/** A K Q J, whatever the reader's language has. */
export const useEnglishRanks = (): Choice => useLook('ranks', 'english')

/** Single keys do nothing (WCAG 2.1.4): people who speak to their computer, or whose hands shake, press them by accident. */
export const useNoSingleKeys = (): Choice => useLook('keys', 'off')

export const forgetLooks = (): void => {
  write('suits', null)
  write('ranks', null)
  write('keys', null)
}
