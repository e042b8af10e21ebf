import type { Lifecycle, Sharing } from '../../domain/deal.js'
import type { AccountId } from '../../domain/ids.js'

/** What happened on a day of UTC, to accounts and deals that are gone as well. */
export interface DailyFigures {
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly accountsMade: number
  readonly accountsOnboarded: number
  readonly dealsMade: number
  /** Deals that became public for the first time. */
  readonly dealsPublished: number
  /** Those of the deals made that came in a file. */
  readonly dealsImported: number
}

export type DailyFigure = Exclude<keyof DailyFigures, 'day'>

export interface AccountFigures {
  readonly dealsBySharing: Readonly<Record<Sharing, number>>
  readonly dealsByLifecycle: Readonly<Record<Lifecycle, number>>
  readonly groupsOwned: number
  readonly groupsJoined: number
}

/** Numbers for the back-office: exact, and dearer the more there is. */
export interface Figures {
  /** Every day from the one to the other, both included. */
  daily(from: Date, to: Date): Promise<readonly DailyFigures[]>

  ofAccount(accountId: AccountId): Promise<AccountFigures>
}
