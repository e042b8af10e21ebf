import type { AccountId } from '../../domain/ids.js'

/** Which accounts are being exported, so that each is exported once at a time whatever the number of instances. */
export interface RunningExports {
  /**
   * Notes that an export of an account begins. `false`, and nothing noted, while another one runs; one that was not heard of
   * since `silentSince` no longer counts.
   */
  begin(accountId: AccountId, run: string, at: Date, silentSince: Date): Promise<boolean>

  /** Notes that a run goes on. */
  touch(accountId: AccountId, run: string, at: Date): Promise<void>

  /** Notes that a run is over. Another one of the account is left alone. */
  end(accountId: AccountId, run: string): Promise<void>
}
