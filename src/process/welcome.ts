import { LocalIssuer } from '../infrastructure/jose/local-issuer.js'
import { systemClock } from '../infrastructure/system/system-clock.js'
import { DEMO_ADMIN, DEMO_TEACHER } from './demo-accounts.js'
import { hasDemoAccounts } from './demo-data.js'
import { localApiKey, localApiKeyFile } from './local-api-key.js'
import type { RunningService } from './service.js'
import type { Settings } from './settings.js'

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

/** What to print once the service is running. It shows only secrets of the demo data, never a key from the settings. */
export const welcome = async (
  { address, hasPages, database }: Pick<RunningService, 'address' | 'hasPages' | 'database'>,
  settings: Settings,
): Promise<string> => {
  const isDemo = database.kind === 'embedded' && (await hasDemoAccounts(database))
  const demo = isDemo ? await demoTokens(settings) : null
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
  return `\nDealbook is running at ${address}\n${shown.join('')}${demo === null ? '' : `\nTry it:\n  ${call}\n`}`
}
