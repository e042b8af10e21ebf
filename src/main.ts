#!/usr/bin/env node
import { readSettings, type Settings } from './config.js'
import { DEMO_ADMIN, DEMO_TEACHER } from './demo-data.js'
import { LocalIssuer } from './infrastructure/jose/local-issuer.js'
import { systemClock } from './infrastructure/system/system-clock.js'
import {
  forOperators,
  localApiKey,
  localApiKeyFile,
  type RunningService,
  startService,
  stopOnSignals,
  writePrivately,
} from './service.js'

const TOKEN_SECONDS = 7 * 24 * 60 * 60

/** Signed for the accounts of the demo data. */
const demoTokens = async ({ dataDir, maxTokenAge }: Settings) => {
  const issuer = await LocalIssuer.open(dataDir)
  const sign = (claims: { sub: string; email: string; name: string }) =>
    issuer.sign(claims, systemClock, Math.min(TOKEN_SECONDS, maxTokenAge))
  return {
    token: await sign({ sub: DEMO_TEACHER, email: 'alice.martin@example.org', name: 'Alice Martin' }),
    adminToken: await sign({ sub: DEMO_ADMIN, email: 'admin@example.org', name: 'Demo Admin' }),
  }
}

/** What to print once the service runs. Secrets are shown of the demo data alone, and never a key that was set. */
const welcome = async ({ address, hasPages, database }: RunningService, settings: Settings): Promise<string> => {
  const demo = database.kind === 'embedded' ? await demoTokens(settings) : null
  const ownKey = demo === null ? `in ${localApiKeyFile(settings.dataDir)}` : localApiKey(settings.dataDir)
  const pages = { showcase: `${address}/`, 'back-office': `${address}/admin`, 'its token': demo?.adminToken }
  const lines = {
    ...(hasPages ? pages : {}),
    'docs page': `${address}/docs`,
    'API key': settings.apiKeys.length > 0 ? 'as set in API_KEY' : ownKey,
    token: demo?.token,
  }
  const shown = Object.entries(lines).flatMap(([label, value]) =>
    value === undefined ? [] : [`  ${label.padEnd(11)} ${value}\n`],
  )
  const call = `curl -H "Authorization: Bearer ${demo?.token}" ${address}/accounts/me`
  return `\nDealbook serves at ${address}\n${shown.join('')}${demo === null ? '' : `\nTry it:\n  ${call}\n`}`
}

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
