import { Command } from 'commander'
import { seedDemoData } from '../../demo/demo-data.js'
import { systemClock } from '../../infrastructure/system/system-clock.js'
import { withDatabase } from '../../process/open-database.js'
import { withSettings } from '../with-settings.js'

export const seed = new Command('seed').description('add demo data; can be repeated').action(
  withSettings((settings) =>
    withDatabase(settings, async (database) => {
      console.log(`Created ${await seedDemoData(database, systemClock.now())} demo accounts.`)
    }),
  ),
)
