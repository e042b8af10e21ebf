#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { Command, Option } from 'commander'
import { readSettings, type Settings } from './config.js'
import { seedDemoData } from './demo-data.js'
import { ROLES } from './domain/account.js'
import { LocalIssuer } from './infrastructure/jose/local-issuer.js'
import { addressOfHolder } from './infrastructure/prisma/folder-lock.js'
import { systemClock } from './infrastructure/system/system-clock.js'
import { forOperators, localApiKey, openDatabase, StartError, startService, stopOnSignals, version } from './service.js'

interface Remote {
  readonly url?: string
  readonly apiKey?: string
}

/** A command that cannot be carried out; shown without a stack. */
class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** Calls the running service as an internal backend. */
const call = async (settings: Settings, remote: Remote, path: string, init: RequestInit = {}): Promise<unknown> => {
  const address = remote.url ?? addressOfHolder(settings.dataDir)
  if (address === null)
    throw new CommandError(`No service runs on the data folder ${settings.dataDir}. Start one, or name it with --url.`)
  // The key kept in the data folder is for the service of that folder alone.
  const key = remote.apiKey ?? settings.apiKeys[0] ?? (remote.url === undefined ? localApiKey(settings.dataDir) : null)
  if (key === null) throw new CommandError('Name the API key of that service with --api-key, or in API_KEY.')
  if (!URL.canParse(path, address)) throw new CommandError(`${address} is not an address.`)
  const response = await fetch(new URL(path, address), {
    ...init,
    headers: { 'x-api-key': key, ...(init.headers as Record<string, string>) },
  }).catch((error: Error) => {
    throw new CommandError(
      `${address} cannot be reached: ${(error.cause as Error | undefined)?.message ?? error.message}`,
    )
  })
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return body
  const { code, message, meta } = (body ?? {}) as { code?: string; message?: string; meta?: unknown }
  throw new CommandError(`${code ?? response.status}: ${message ?? response.statusText} ${JSON.stringify(meta ?? {})}`)
}

interface KnownAccount {
  readonly id: string
  readonly email: string
  readonly displayName: string
}

const findAccount = async (settings: Settings, remote: Remote, idOrEmail: string): Promise<KnownAccount> => {
  if (idOrEmail.includes('@')) {
    const query = new URLSearchParams({ email: idOrEmail })
    const { accounts } = (await call(settings, remote, `/api/accounts?${query}`)) as { accounts: KnownAccount[] }
    if (accounts[0] !== undefined) return accounts[0]
  }
  return (await call(settings, remote, `/api/accounts/${encodeURIComponent(idOrEmail)}`)) as KnownAccount
}

interface ImportAnswer {
  readonly imported: number
  readonly repeated: number
  readonly rejected: readonly { index: number; line: number; message: string }[]
  readonly ids: readonly string[]
}

const MEDIA_TYPES: Readonly<Record<string, string>> = { '.pbn': 'application/x-pbn' }

const program = new Command('dealbook')
  .description('Backend of a training platform for bridge teachers.')
  .version(version)
  .showHelpAfterError()

const withSettings =
  <Arguments extends unknown[]>(run: (settings: Settings, ...args: Arguments) => Promise<void>) =>
  (...args: Arguments): Promise<void> =>
    run(readSettings(process.env), ...args)

const onService = (command: Command): Command =>
  command
    .addOption(new Option('--url <address>', 'the running service; else the one that holds DATA_DIR'))
    .addOption(new Option('--api-key <key>', 'its API key; else API_KEY, or the key kept in DATA_DIR'))

program
  .command('serve')
  .description('serve; refuses to start while migrations are pending')
  .action(
    withSettings(async (settings) => {
      stopOnSignals(await startService(settings, { migrate: false, seedWhenEmpty: false }))
    }),
  )

program
  .command('migrate')
  .description('apply pending migrations')
  .action(
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

program
  .command('seed')
  .description('put demo data in; may be repeated')
  .action(
    withSettings(async (settings) => {
      const database = await openDatabase(settings)
      try {
        if ((await database.migrator.pending()).length > 0) throw new StartError('Run "dealbook migrate" first.')
        console.log(`Made ${await seedDemoData(database, systemClock.now())} demo accounts.`)
      } finally {
        await database.close()
      }
    }),
  )

interface TokenOptions extends Remote {
  readonly email?: string
  readonly name?: string
  readonly hours: string
}

onService(program.command('token'))
  .description('print a token of the local issuer')
  .argument('<account>', 'the id or the e-mail of an account')
  .option('--email <address>', 'for an id that has no account yet: the e-mail that the token names')
  .option('--name <name>', 'with --email: the name that the token gives')
  .option('--hours <number>', 'how long it is good for', '168')
  .action(
    withSettings(async (settings, idOrEmail: string, { email, name, hours, ...remote }: TokenOptions) => {
      if (settings.identityProvider !== null)
        throw new CommandError('AUTH_ISSUER is set: tokens come from that identity provider.')
      const seconds = Math.round(Number(hours) * 3600)
      if (!(seconds > 0 && seconds <= settings.maxTokenAge))
        throw new CommandError(`--hours must be more than 0 and at most ${settings.maxTokenAge / 3600}`)
      const claims =
        email === undefined
          ? await findAccount(settings, remote, idOrEmail).then((account) => ({
              sub: account.id,
              email: account.email,
              name: account.displayName,
            }))
          : { sub: idOrEmail, email, ...(name === undefined ? {} : { name }) }
      const issuer = await LocalIssuer.open(settings.dataDir)
      console.log(await issuer.sign(claims, systemClock, seconds))
    }),
  )

onService(program.command('account').description('change an account').command('set-role'))
  .description('set the role of an account')
  .argument('<id>')
  .argument('<role>', ROLES.join(', '))
  .action(
    withSettings(async (settings, id: string, role: string, remote: Remote) => {
      await call(settings, remote, `/accounts/${encodeURIComponent(id)}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ role }),
      })
      console.log(`${id} is now ${role}.`)
    }),
  )

onService(program.command('import'))
  .description('import a file of boards as private deals of an account')
  .argument('<file>', 'a .pbn file')
  .requiredOption('--owner <id>', 'the account that gets the deals')
  .action(
    withSettings(async (settings, file: string, { owner, ...remote }: Remote & { owner: string }) => {
      const mediaType = MEDIA_TYPES[extname(file).toLowerCase()]
      if (mediaType === undefined)
        throw new CommandError(`${file}: only ${Object.keys(MEDIA_TYPES).join(', ')} files can be imported`)
      const query = new URLSearchParams({ ownerId: owner })
      const { imported, repeated, rejected, ids } = (await call(settings, remote, `/api/deals/import?${query}`, {
        method: 'POST',
        headers: { 'content-type': mediaType },
        body: readFileSync(file),
      })) as ImportAnswer
      for (const id of ids) console.log(id)
      for (const { line, message } of rejected) console.error(`${file}:${line}: ${message}`)
      console.error(`${imported} imported, ${repeated} repeated, ${rejected.length} rejected.`)
      if (rejected.length > 0) process.exitCode = 2
    }),
  )

program.parseAsync().catch((error: unknown) => {
  console.error(forOperators(error))
  process.exit(1)
})
