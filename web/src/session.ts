import { useSyncExternalStore } from 'react'

/** A text kept for this tab or this browser, which parts of the page watch. */
export interface Kept {
  readonly get: () => string | null
  readonly set: (value: string | null) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Kept in a storage of the browser; what another tab changes there is noticed here. */
export const kept = (storage: Storage, name: string): Kept => {
  const listeners = new Set<() => void>()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  window.addEventListener('storage', ({ storageArea, key }) => {
    if (storageArea === storage && (key === name || key === null)) tell()
  })
  return {
    get: () => storage.getItem(name),
    set: (value) => {
      if (value === null) storage.removeItem(name)
      else storage.setItem(name, value)
      tell()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useKept = ({ get, subscribe }: Pick<Kept, 'get' | 'subscribe'>): string | null =>
  useSyncExternalStore(subscribe, get)

/** The bearer token, in every tab, until it ends or somebody signs out. */
export const token = kept(localStorage, 'dealbook.token')

/** The account that an admin acts as outside of the back-office. */
export const actsAs = kept(sessionStorage, 'dealbook.acts-as')

/** The positions of the last writes: what every tab reads has to show them. */
export const position = kept(localStorage, 'dealbook.position')

/** The collection that somebody opened last in this browser, and who. */
export const lastCollection = kept(localStorage, 'dealbook.last-collection')

interface Claims {
  readonly sub?: unknown
  readonly exp?: unknown
}

/** What a token says of itself; nothing where it cannot be read: only the service judges tokens. */
const claimsOf = (value: string): Claims => {
  try {
    const payload = value.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? ''
    return JSON.parse(atob(payload)) as Claims
  } catch {
    return {}
  }
}

const personOf = (value: string): string => {
  const { sub } = claimsOf(value)
  return typeof sub === 'string' ? sub : 'unknown'
}

const LONGEST_TIMER = 2 ** 31 - 1

/**
 * Whose pages this tab shows. When the token ends, they stay, with what was typed into them, until somebody signs in again;
 * only signing out clears them.
 */
class Session {
  private who: string | null = null
  private isKnown = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()
  private readonly farewells = new BroadcastChannel('dealbook.sign-out')

  constructor() {
    this.follow()
    token.subscribe(() => this.follow())
    this.farewells.onmessage = () => this.leave()
  }

  readonly get = (): string | null => this.who
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The service took the token: from now on, its end interrupts somebody's work. */
  confirm(): void {
    this.isKnown = true
  }

  /** In every tab. */
  signOut(): void {
    this.farewells.postMessage(null)
    this.leave()
  }

  private leave(): void {
    this.isKnown = false
    token.set(null)
  }

  private follow(): void {
    clearTimeout(this.timer)
    const value = token.get()
    if (value === null) {
      if (!this.isKnown) this.become(null)
      return
    }
    const { exp } = claimsOf(value)
    const rest = typeof exp === 'number' ? exp * 1_000 - Date.now() : LONGEST_TIMER
    if (rest <= 0) {
      token.set(null)
      return
    }
    this.timer = setTimeout(() => this.follow(), Math.min(rest, LONGEST_TIMER))
    this.become(personOf(value))
  }

  private become(who: string | null): void {
    if (who === this.who) return
    this.who = who
    this.isKnown = false
    for (const listener of this.listeners) listener()
  }
}

/** The id of the account whose pages are shown, `null` if there is none. */
export const session = new Session()

export const useIsSignedIn = (): boolean => useKept(session) !== null
