#!/usr/bin/env node
import { stat } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { SingleBar } from 'cli-progress'
import { Command, InvalidArgumentError, Option } from 'commander'
import { DEFAULT_AGES, MIN_FORM_DAYS, MIN_KEY_HOURS, MIN_SERVE_DAYS, Prune } from './application/maintenance/prune.js'
import type { BoardFormat } from './application/ports/board-reader.js'
import { readSettings, type Settings } from './config.js'
import { seedDemoData } from './demo-data.js'
import { ROLES } from './domain/account.js'
import { isEmail } from './domain/formats.js'
import { parseAccountId } from './domain/ids.js'
import { type ImportAnswer, importFile, type Rejection, type Warning } from './import-file.js'
import { FileBoardReader } from './infrastructure/bridge/file-board-reader.js'
import { LocalIssuer } from './infrastructure/jose/local-issuer.js'
import { prismaRepositories } from './infrastructure/prisma/prisma-transactions.js'
import { addressOfService } from './infrastructure/prisma/serving-note.js'
import { systemClock } from './infrastructure/system/system-clock.js'
import {
  forOperators,
  localApiKey,
  openDatabase,
  startService,
  stopOnSignals,
  version,
  withDatabase,
  writePrivately,
} from './service.js'

interface Remote {
  readonly url?: string
  readonly apiKey?: string
}

/** A command that cannot be carried out; shown without a stack. */
class CommandError extends Error {
  override readonly name = 'CommandError'

  constructor(
    message: string,
    /** `passing`: the service could not answer just now; `refused`: it did, and nothing took effect. */
    readonly outcome: 'passing' | 'refused' | null = null,
  ) {
    super(message)
  }
}

/** Calls the running service as an internal backend. */
const call = async (settings: Settings, remote: Remote, path: string, init: RequestInit = {}): Promise<unknown> => {
  const address = remote.url ?? addressOfService(settings.dataDir)
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
      'passing',
    )
  })
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return body
  const { code, message, meta } = (body ?? {}) as { code?: string; message?: string; meta?: unknown }
  throw new CommandError(
    `${code ?? response.status}: ${message ?? response.statusText} ${JSON.stringify(meta ?? {})}`,
    response.status === 503 || response.status === 429 ? 'passing' : response.status < 500 ? 'refused' : null,
  )
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

/** The files that can be imported, by the end of their name. */
const FORMATS: Readonly<Record<string, { readonly format: BoardFormat; readonly mediaType: string }>> = {
  '.pbn': { format: 'pbn', mediaType: 'application/x-pbn' },
  '.lin': { format: 'lin', mediaType: 'application/x-lin' },
}

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
    .addOption(new Option('--url <address>', 'the running service; else the one that left its address in DATA_DIR'))
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
    withSettings((settings) =>
      withDatabase(settings, async (database) => {
        console.log(`Made ${await seedDemoData(database, systemClock.now())} demo accounts.`)
      }),
    ),
  )

/** The value of an option that is a whole number. */
const atLeast =
  (least: number) =>
  (text: string): number => {
    const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
    if (!(number >= least)) throw new InvalidArgumentError(`It must be a whole number, ${least} or more.`)
    return number
  }

program
  .command('prune')
  .description(
    'sum up old serves and delete what is no longer needed; may be repeated, and run while the service serves',
  )
  .option(
    '--serves-after <days>',
    'sum serves up by day once they are so old',
    atLeast(MIN_SERVE_DAYS),
    DEFAULT_AGES.serveDays,
  )
  .option(
    '--keys-after <hours>',
    'delete the answers kept for an Idempotency-Key once they are so old',
    atLeast(MIN_KEY_HOURS),
    DEFAULT_AGES.keyHours,
  )
  .option(
    '--forms-after <days>',
    'delete what was sent through the forms once it is so old',
    atLeast(MIN_FORM_DAYS),
    DEFAULT_AGES.formDays,
  )
  .action(
    withSettings((settings, ages: { servesAfter: number; keysAfter: number; formsAfter: number }) =>
      withDatabase(settings, async ({ prisma }) => {
        const prune = new Prune(prismaRepositories(prisma), systemClock)
        const { servesAfter: serveDays, keysAfter: keyHours, formsAfter: formDays } = ages
        for await (const { what, count } of prune.execute({ serveDays, keyHours, formDays }))
          console.log(`${count} ${what}.`)
      }),
    ),
  )

interface TokenOptions extends Remote {
  readonly email?: string
  readonly name?: string
  readonly hours: string
}

/** What a token names, where there is no account to take it from. @throws CommandError for what the service would refuse */
const claimsOf = (id: string, email: string, name: string | undefined) => {
  const sub = parseAccountId(id)
  if (sub === null)
    throw new CommandError(
      `${JSON.stringify(id)} is no id of an account: 1 to 255 characters of A-Z a-z 0-9 . _ : | - @ + = ~, not a word that a path uses, such as me.`,
    )
  if (!isEmail(email)) throw new CommandError(`--email: ${JSON.stringify(email)} is no e-mail address.`)
  return { sub, email, ...(name === undefined ? {} : { name }) }
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
          : claimsOf(idOrEmail, email, name)
      const issuer = await LocalIssuer.open(settings.dataDir)
      console.log(await issuer.sign(claims, systemClock, seconds))
    }),
  )

onService(program.command('account').description('change an account').command('set-role'))
  .description('set the role of an account')
  .argument('<account>', 'the id or the e-mail of an account')
  .argument('<role>', ROLES.join(', '))
  .action(
    withSettings(async (settings, idOrEmail: string, role: string, remote: Remote) => {
      const { id } = await findAccount(settings, remote, idOrEmail)
      await call(settings, remote, `/accounts/${encodeURIComponent(id)}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ role }),
      })
      console.log(`${id} is now ${role}.`)
    }),
  )

/** Sends again what the service could not answer just now. After that no refusal says what became of the first. */
const persistently = async <Answer>(send: () => Promise<Answer>, pauses = [1, 2, 4, 8, 16]): Promise<Answer> => {
  try {
    return await send()
  } catch (error) {
    const [pause, ...rest] = pauses
    if (!(error instanceof CommandError && error.outcome === 'passing') || pause === undefined) throw error
    await setTimeout(pause * 1_000)
    return persistently(send, rest).catch((later: unknown) => {
      throw later instanceof CommandError ? new CommandError(later.message) : later
    })
  }
}

interface ImportOptions extends Remote {
  readonly owner: string
  readonly unanswered?: 'send' | 'skip'
}

onService(program.command('import'))
  .description('import a file of boards as private deals of an account; broken off, it goes on where it was')
  .argument('<file>', `a ${Object.keys(FORMATS).join(' or ')} file of any size`)
  .requiredOption('--owner <id>', 'the account that gets the deals')
  .addOption(
    new Option(
      '--unanswered <what>',
      'what to do with a piece that was sent a day ago or more and not answered',
    ).choices(['send', 'skip']),
  )
  .action(
    withSettings(async (settings, file: string, { owner, unanswered, ...remote }: ImportOptions) => {
      const known = FORMATS[extname(file).toLowerCase()]
      if (known === undefined)
        throw new CommandError(`${file}: only ${Object.keys(FORMATS).join(', ')} files can be imported`)
      const bar = new SingleBar({ format: '{bar} {percentage}% | {imported} imported | {eta_formatted} left' })
      bar.start((await stat(file)).size, 0, { imported: 0 })
      const rejected: Rejection[] = []
      const warnings = new Map<string, Warning>()
      const totals = { imported: 0, repeated: 0, rejected: 0, unlistedWarnings: 0 }
      const query = new URLSearchParams({ ownerId: owner })
      try {
        const answers = importFile({
          file,
          format: known.format,
          target: `${remote.url === undefined ? resolve(settings.dataDir) : new URL(remote.url).href} ${owner}`,
          reader: new FileBoardReader(),
          unanswered: unanswered ?? null,
          isRefusal: (error) => error instanceof CommandError && error.outcome === 'refused',
          send: (piece, key) =>
            persistently(
              () =>
                call(settings, remote, `/api/deals/import?${query}`, {
                  method: 'POST',
                  headers: { 'content-type': known.mediaType, 'idempotency-key': key },
                  body: piece,
                }) as Promise<ImportAnswer>,
            ),
        })
        for await (const { bytesRead, answer } of answers) {
          totals.imported += answer.imported
          totals.repeated += answer.repeated
          totals.rejected += answer.rejectedTotal
          totals.unlistedWarnings += answer.warningsTotal - answer.warnings.length
          rejected.push(...answer.rejected)
          for (const warning of answer.warnings) {
            const { boards, ...first } = warnings.get(warning.message) ?? { ...warning, boards: 0 }
            warnings.set(warning.message, { ...first, boards: boards + warning.boards })
          }
          for (const id of answer.ids) console.log(id)
          bar.update(bytesRead, { imported: totals.imported })
        }
      } finally {
        bar.stop()
      }
      for (const { line, message, boards } of warnings.values())
        console.error(`${file}:${line}: ${message} (boards: ${boards})`)
      if (totals.unlistedWarnings > 0) console.error(`${file}: ${totals.unlistedWarnings} more warnings`)
      for (const { line, message } of rejected) console.error(`${file}:${line}: ${message}`)
      console.error(`${totals.imported} imported, ${totals.repeated} repeated, ${totals.rejected} rejected.`)
      if (totals.rejected > 0) process.exitCode = 2
      if (totals.imported + totals.repeated > 0 || unanswered === 'skip') return
      if (totals.rejected === 0) console.error(`No board was found in ${file}.`)
      process.exitCode = 1
    }),
  )

writePrivately()
program.parseAsync().catch((error: unknown) => {
  console.error(forOperators(error))
  process.exit(1)
})
