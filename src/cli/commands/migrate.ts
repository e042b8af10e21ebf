import { Command } from 'commander'
import { openDatabase } from '../../process/open-database.js'
import { withSettings } from '../with-settings.js'

export const migrate = new Command('migrate').description('apply pending migrations').action(
  withSettings(async (settings) => {
    const database = await openDatabase(settings)
    try {
      const applied = await database.migrator.apply()
      console.log(applied.length === 0 ? 'Nothing to migrate.' : `Applied ${applied.join(', ')}.`)
    } finally {
      await database.close()
    }
  }),
)
