import type { BackendKey } from '../../domain/actor.js'

/** The named API keys of callers, cached for less than five seconds. */
export interface CallerKeys {
  /** The live key with this secret; `null` if there is none. Looks up only text that can be a secret. */
  find(secret: string): BackendKey | null | Promise<BackendKey | null>

  /** Notes that a key was used; call it after the response. Written in the background, at most once an hour. */
  noteUse(key: BackendKey): void

  /** Makes the next `find` see keys that this instance has just written. */
  refresh(): void
}
