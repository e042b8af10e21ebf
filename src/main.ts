#!/usr/bin/env node
import { readSettings, type Settings } from './config.js'
import { DEMO_ADMIN, DEMO_TEACHER } from './demo-data.js'
import { LocalIssuer } from './infrastructure/jose/local-issuer.js'
import { systemClock } from './infrastructure/system/system-clock.js'
import {
  forOperators,
  localApiKey,
  type RunningService,
  startService,
  stopOnSignals,
  writePrivately,
} from './service.js'

const TOKEN_SECONDS = 7 * 24 * 60 * 60

/** What a newcomer needs to talk to the service. Only a service that is its own issuer prints it. */
const welcome = async (
  { address, hasPages }: RunningService,
  { dataDir, maxTokenAge }: Settings,
  apiKey: string,
): Promise<string> => {
  const issuer = await LocalIssuer.open(dataDir)
  const sign = (claims: { sub: string; email: string; name: string }) =>
    issuer.sign(claims, systemClock, Math.min(TOKEN_SECONDS, maxTokenAge))
  const token = await sign({ sub: DEMO_TEACHER, email: 'alice.martin@example.org', name: 'Alice Martin' })
  const pages = `  showcase    ${address}/
  back-office ${address}/admin
  its token   ${await sign({ sub: DEMO_ADMIN, email: 'admin@example.org', name: 'Demo Admin' })}
`
  return `
Dealbook serves at ${address}
${hasPages ? pages : ''}  docs page   ${address}/docs
  API key     ${apiKey}
  token       ${token}

Try it:
  curl -H "Authorization: Bearer ${token}" ${address}/accounts/me
`
}

/** `npm start`: migrates and serves, for one machine. */
const main = async (): Promise<void> => {
  writePrivately()
  const settings = readSettings(process.env)
  const triesOut = settings.identityProvider === null && !settings.production
  const apiKeys = settings.apiKeys.length > 0 || !triesOut ? settings.apiKeys : [localApiKey(settings.dataDir)]
  const service = await startService({ ...settings, apiKeys }, { migrate: true, seedWhenEmpty: true })
  stopOnSignals(service)
  if (triesOut) console.log(await welcome(service, settings, apiKeys[0] ?? ''))
}

main().catch((error: unknown) => {
  console.error(forOperators(error))
  process.exit(1)
})
