import { Command } from 'commander'
import { startService } from '../../process/service.js'
import { stopOnSignals } from '../../process/stop.js'
import { withSettings } from '../with-settings.js'

export const serve = new Command('serve').description('serve; refuses to start while migrations are pending').action(
  withSettings(async (settings) => {
    stopOnSignals(await startService(settings, { migrate: false, seedWhenEmpty: false }))
  }),
)
