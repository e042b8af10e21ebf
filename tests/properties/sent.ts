import type { Account } from '../../src/domain/account.js'
import type { Answer } from '../support/http-world.js'
import type { RandomWorld } from './worlds.js'

/** The outcome of a change according to the rules: the response, and the state afterwards. */
export interface Outcome {
  readonly status: number
  /** The fields that differ; empty if the change is refused. */
  readonly after?: Partial<Omit<RandomWorld, 'changes'>>
}

export interface Sent {
  /** An internal backend, an account, or a student who sends a key, whether or not it is a participant's. */
  readonly by: 'backend' | { readonly key: string } | Account
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly payload?: object
  readonly outcome: Outcome | ((answer: Answer) => Outcome)
}

export const INACTIVE: Outcome = { status: 403 }
