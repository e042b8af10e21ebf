import type { AccountId } from '../../domain/ids.js'

/** Tracks running exports across all instances, so that each account has at most one at a time. */
export interface RunningExports {
  /**
   * Records the start of an export. Returns `false`, without recording it, while another export of the account is
   * running. An export that has not reported since `silentSince` no longer counts.
   */
  begin(accountId: AccountId, run: string, at: Date, silentSince: Date): Promise<boolean>

  /** Records that an export is still running. */
  touch(accountId: AccountId, run: string, at: Date): Promise<void>

  /** Records that an export has ended. Does not affect other exports of the account. */
  end(accountId: AccountId, run: string): Promise<void>
}
