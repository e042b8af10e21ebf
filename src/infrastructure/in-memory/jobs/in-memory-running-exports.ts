import type { RunningExports } from '../../../application/ports/running-exports.js'
import type { AccountId } from '../../../domain/ids.js'
import type { InMemoryDatabase } from '../in-memory-database.js'

export class InMemoryRunningExports implements RunningExports {
  constructor(private readonly db: InMemoryDatabase) {}

  begin(accountId: AccountId, run: string, at: Date, silentSince: Date): Promise<boolean> {
    return this.db.write(({ runningExports }) => {
      const other = runningExports.get(accountId)
      if (other !== undefined && other.heardAt >= silentSince) return false
      runningExports.set(accountId, { run, heardAt: at })
      return true
    })
  }

  touch(accountId: AccountId, run: string, at: Date): Promise<void> {
    return this.db.write(({ runningExports }) => {
      if (runningExports.get(accountId)?.run === run) runningExports.set(accountId, { run, heardAt: at })
    })
  }

  end(accountId: AccountId, run: string): Promise<void> {
    return this.db.write(({ runningExports }) => {
      if (runningExports.get(accountId)?.run === run) runningExports.delete(accountId)
    })
  }
}
