import { DEMO_ACCOUNTS } from '../demo/demo-accounts.js'
import { hasDemoAccounts } from '../demo/demo-data.js'
import type { Role } from '../domain/actor.js'
import { DAY_MS } from '../domain/day.js'
import { LocalIssuer } from '../infrastructure/jose/local-issuer.js'
import { systemClock } from '../infrastructure/system/system-clock.js'
import { localApiKey, localApiKeyFile } from './local-api-key.js'
import type { RunningService } from './service.js'
import type { Settings } from './settings.js'

const TOKEN_SECONDS = (7 * DAY_MS) / 1_000

interface DemoVisitor {
  readonly name: string
  readonly role: Role
  readonly token: string
}

/** The demo accounts, with a token for each. */
const demoVisitors = async ({ dataDir, maxTokenAge }: Settings): Promise<readonly DemoVisitor[]> => {
  const issuer = await LocalIssuer.open(dataDir)
  return Promise.all(
    DEMO_ACCOUNTS.map(async ({ id, email, role, profile: { displayName: name } }) => ({
      name,
      role,
      token: await issuer.sign({ sub: id, email, name }, systemClock, Math.min(TOKEN_SECONDS, maxTokenAge)),
    })),
  )
}

const columns = (rows: readonly (readonly [label: string, value: string])[]): string => {
  const width = Math.max(...rows.map(([label]) => label.length))
  return rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}\n`).join('')
}

/** The text to print once the service is running. It only shows secrets of the demo, never a key from the settings. */
export const welcome = async (
  { address, hasPages, database }: Pick<RunningService, 'address' | 'hasPages' | 'database'>,
  settings: Settings,
): Promise<string> => {
  const isDemo = database.kind === 'embedded' && (await hasDemoAccounts(database))
  const visitors = isDemo ? await demoVisitors(settings) : []
  const ownKey = isDemo ? localApiKey(settings.dataDir) : `in ${localApiKeyFile(settings.dataDir)}`
  const [teacher] = visitors
  const places = columns([
    ...(hasPages ? [['pages', `${address}/`] as const] : []),
    ['docs page', `${address}/docs`],
    ['API key', settings.apiKeys.length > 0 ? 'as set in API_KEY' : ownKey],
    ...(teacher === undefined ? [] : [['token', teacher.token] as const]),
  ])
  const parts = [`Dealbook is running at ${address}\n${places}`]
  if (teacher !== undefined) {
    // The fragment of a link is not sent to the server.
    const links = visitors.map(
      ({ name, role, token }) => [`${name} (${role})`, `${address}/signed-in#token=${token}`] as const,
    )
    if (hasPages) parts.push(`Sign in as a demo user:\n${columns(links)}`)
    parts.push(`Try the API:\n  curl -H "Authorization: Bearer ${teacher.token}" ${address}/accounts/me\n`)
  }
  return `\n${parts.join('\n')}`
}
