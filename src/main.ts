#!/usr/bin/env node
import { localApiKey } from './process/local-api-key.js'
import { forOperators, writePrivately } from './process/operator-output.js'
import { startService } from './process/service.js'
import { readSettings } from './process/settings.js'
import { stopOnSignals } from './process/stop.js'
import { welcome } from './process/welcome.js'

/** `npm start`: migrates and serves, for one machine. */
const main = async (): Promise<void> => {
  writePrivately()
  const settings = readSettings(process.env)
  const issuesTokens = settings.identityProvider === null && !settings.production
  const apiKeys = settings.apiKeys.length > 0 || !issuesTokens ? settings.apiKeys : [localApiKey(settings.dataDir)]
  const service = await startService({ ...settings, apiKeys }, { migrate: true, seedWhenEmpty: true })
  stopOnSignals(service)
  if (issuesTokens) console.log(await welcome(service, settings))
}

main().catch((error: unknown) => {
  console.error(forOperators(error))
  process.exit(1)
})
