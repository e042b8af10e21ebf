import type { ServiceKey } from '../../domain/actor.js'

/** The named API keys of callers, cached for less than five seconds. */
export interface CallerKeys {
  /** The live key with this secret; `null` if there is none. Looks up only text that can be a secret. */
  find(secret: string): ServiceKey | null | Promise<ServiceKey | null>

  /** Notes that a key was used; call it after the response. Written in the background, at most once an hour. */
  noteUse(key: ServiceKey): void

  /** Makes the next `find` see keys that this instance has just written. */
  refresh(): void
}
