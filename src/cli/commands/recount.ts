import { Command } from 'commander'
import { PrismaTransactions } from '../../infrastructure/prisma/prisma-transactions.js'
import { systemClock } from '../../infrastructure/system/system-clock.js'
import { withDatabase } from '../../process/open-database.js'
import { withSettings } from '../with-settings.js'

const RECOUNT = { kind: 'recount', subject: '' } as const

export const recount = new Command('recount')
  .description(
    'derive search columns and catalog entries again; can be interrupted and then resumes where it stopped, and can run while the service is up',
  )
  .action(
    withSettings((settings) =>
      withDatabase(settings, async (database) => {
        const transactions = new PrismaTransactions(database)
        await transactions.run(({ jobs }) => jobs.recount(systemClock.now()))
        let pieces = 0
        while (await transactions.run(({ jobs }) => jobs.advance(RECOUNT))) pieces++
        console.log(`Recounted everything in ${pieces} pieces.`)
      }),
    ),
  )
