import { inTab, onDevice } from './browser-storage.js'
import { kept, useKept } from './kept.js'

/** The bearer token, shared by all tabs until it expires or the user signs out. */
export const token = kept(onDevice, 'dealbook.token')

/** The account that an admin acts as outside the back-office. */
export const actsAs = kept(inTab, 'dealbook.acts-as')

/** The positions of the last writes. Reads in any tab must reflect these writes. */
export const position = kept(onDevice, 'dealbook.position')

/** The collection opened last in this browser, and the account that opened it. */
export const lastCollection = kept(onDevice, 'dealbook.last-collection')

interface Claims {
  readonly sub?: unknown
  readonly exp?: unknown
}

/** The unverified claims of a token; empty if it can't be decoded. Only the service validates tokens. */
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
 * The account whose pages this tab shows. When its token expires, the pages stay, with everything typed into them,
 * until someone signs in again. Only signing out clears them.
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

  /** Records that the service accepted the token. From now on, the pages stay when it expires. */
  confirm(): void {
    this.isKnown = true
  }

  /** Signs out in every tab. */
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

/** The id of the account whose pages are shown; `null` if there is none. */
export const session = new Session()

export const useIsSignedIn = (): boolean => useKept(session) !== null
