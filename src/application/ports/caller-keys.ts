import type { ServiceKey } from '../../domain/actor.js'

/** The named API keys of callers. What it knows may be a few seconds old, but never five. */
export interface CallerKeys {
  /** The live key with this secret; `null` if there is none. Does not look up what cannot be a secret. */
  find(secret: string): ServiceKey | null | Promise<ServiceKey | null>

  /** Notes that a key was used, after the response is sent. It is written in the background, at most once an hour. */
  noteUse(key: ServiceKey): void

  /** Makes the next `find` see what this instance has just written. */
  refresh(): void
}
