import type { Lifecycle } from '../../domain/deal.js'
import type { AccountId } from '../../domain/ids.js'
import type { Sharing } from '../../domain/sharing.js'

/** The figures of a UTC day, including accounts and deals that no longer exist. */
export interface DailyFigures {
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly accountsMade: number
  readonly accountsOnboarded: number
  readonly dealsMade: number
  /** Deals that became public for the first time. */
  readonly dealsPublished: number
  /** How many of the new deals were imported from a file. */
  readonly dealsImported: number
}

export type DailyFigure = Exclude<keyof DailyFigures, 'day'>

export interface AccountFigures {
  readonly dealsBySharing: Readonly<Record<Sharing, number>>
  readonly dealsByLifecycle: Readonly<Record<Lifecycle, number>>
  readonly groupsOwned: number
  readonly groupsJoined: number
}

/** Figures for the back-office. They are exact, and take longer the more data there is. */
export interface Figures {
  /** Every day in the range, both ends included. */
  daily(from: Date, to: Date): Promise<readonly DailyFigures[]>

  /** The current figures of one account. */
  ofAccount(accountId: AccountId): Promise<AccountFigures>
}
