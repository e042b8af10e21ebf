#!/usr/bin/env node
import { readSettings, type Settings } from './config.js'
import { DEMO_TEACHER } from './demo-data.js'
import { LocalIssuer } from './infrastructure/jose/local-issuer.js'
import { systemClock } from './infrastructure/system/system-clock.js'
import { forOperators, localApiKey, startService, stopOnSignals } from './service.js'

const TOKEN_SECONDS = 7 * 24 * 60 * 60

/** What a newcomer needs to talk to the service. Only a service that is its own issuer prints it. */
const welcome = async (address: string, { dataDir, maxTokenAge }: Settings, apiKey: string): Promise<string> => {
  const issuer = await LocalIssuer.open(dataDir)
  const claims = { sub: DEMO_TEACHER, email: 'alice.martin@example.org', name: 'Alice Martin' }
  const token = await issuer.sign(claims, systemClock, Math.min(TOKEN_SECONDS, maxTokenAge))
  return `
Dealbook serves at ${address}
  docs page   ${address}/docs
  API key     ${apiKey}
  token       ${token}

Try it:
  curl -H "Authorization: Bearer ${token}" ${address}/accounts/me
`
}

/** `npm start`: migrates and serves, for one machine. */
const main = async (): Promise<void> => {
  const settings = readSettings(process.env)
  const triesOut = settings.identityProvider === null && !settings.production
  const apiKeys = settings.apiKeys.length > 0 || !triesOut ? settings.apiKeys : [localApiKey(settings.dataDir)]
  const service = await startService({ ...settings, apiKeys }, { migrate: true, seedWhenEmpty: true })
  stopOnSignals(service)
  if (triesOut) console.log(await welcome(service.address, settings, apiKeys[0] ?? ''))
}

main().catch((error: unknown) => {
  console.error(forOperators(error))
  process.exit(1)
})
