import type { RunningExports } from '../../../application/ports/running-exports.js'
import type { AccountId } from '../../../domain/ids.js'
import type { Prisma } from '../generated/client.js'

export class PrismaRunningExports implements RunningExports {
  constructor(private readonly prisma: Prisma.TransactionClient) {}

  async begin(accountId: AccountId, run: string, at: Date, silentSince: Date): Promise<boolean> {
    const begun = await this.prisma.$executeRaw`
      INSERT INTO running_exports AS other (account_id, run, heard_at) VALUES (${accountId}, ${run}::uuid, ${at})
      ON CONFLICT (account_id) DO UPDATE SET run = excluded.run, heard_at = excluded.heard_at
        WHERE other.heard_at < ${silentSince}`
    return begun > 0
  }

  async touch(accountId: AccountId, run: string, at: Date): Promise<void> {
    await this.prisma.runningExport.updateMany({ where: { accountId, run }, data: { heardAt: at } })
  }

  async end(accountId: AccountId, run: string): Promise<void> {
    await this.prisma.runningExport.deleteMany({ where: { accountId, run } })
  }
}
