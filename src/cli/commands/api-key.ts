import { Argument, Command, InvalidArgumentError, Option } from 'commander'
import { KeyWrites } from '../../application/api-keys/key-writes.js'
import { AuditTrail } from '../../application/audit/audit-trail.js'
import type { Repositories } from '../../application/ports/unit-of-work.js'
import { MAX_NAME_LENGTH } from '../../domain/account.js'
import { BACKEND } from '../../domain/actor.js'
import { MAX_LISTED_KEYS, stateOfKey } from '../../domain/api-key.js'
import { DomainError } from '../../domain/errors.js'
import { SCOPES, type Scope } from '../../domain/scope.js'
import { isInstant } from '../../domain/standard-formats.js'
import { isName } from '../../domain/text.js'
import type { Database } from '../../infrastructure/postgres/database.js'
import { PrismaTransactions } from '../../infrastructure/prisma/prisma-transactions.js'
import { systemClock } from '../../infrastructure/system/system-clock.js'
import { uuidGenerator } from '../../infrastructure/system/uuid-generator.js'
import { withDatabase } from '../../process/open-database.js'
import { CommandError } from '../command-error.js'
import { withSettings } from '../with-settings.js'

const WRITES = new KeyWrites(new AuditTrail(uuidGenerator, systemClock), uuidGenerator, systemClock)
/** How the audit trail names the operator. */
const OPERATOR = { actor: BACKEND, requestId: 'command line' } as const

const keyName = (text: string): string => {
  if (!isName(text) || Array.from(text).length > MAX_NAME_LENGTH)
    throw new InvalidArgumentError(`It must be a single line of 1 to ${MAX_NAME_LENGTH} characters.`)
  return text
}

const moment = (text: string): Date => {
  if (!isInstant(text)) throw new InvalidArgumentError('It must be a time such as 2027-01-31T00:00:00Z.')
  return new Date(text)
}

const refusal = (error: DomainError): CommandError => {
  const { issues = [] } = error.meta as { readonly issues?: readonly { path: string; message: string }[] }
  const details = issues.map(({ path, message }) => `${path.slice(1)} ${message}`).join(', ')
  return new CommandError(details === '' ? error.message : `${error.message} ${details}`)
}

/** Runs work in one transaction. @throws CommandError if a rule refuses it */
const inTransaction = async <Result>(
  database: Database,
  work: (repositories: Repositories) => Promise<Result>,
): Promise<Result> => {
  try {
    return await new PrismaTransactions(database).run(work)
  } catch (error) {
    throw error instanceof DomainError ? refusal(error) : error
  }
}

interface CreateOptions {
  readonly scope: readonly Scope[]
  readonly expires?: Date
}

const create = new Command('create')
  .description('create an API key for a backend, and print its secret: it is not shown again')
  .addArgument(new Argument('<name>', 'what the key is called: the backend that uses it').argParser(keyName))
  .addOption(new Option('--scope <scopes...>', 'what it may be used for').choices(SCOPES).makeOptionMandatory())
  .option('--expires <time>', 'when it ends; left out, it does not end on its own', moment)
  .action(
    withSettings((settings, name: string, { scope: scopes, expires }: CreateOptions) =>
      withDatabase(settings, async (database) => {
        const fields = { name, scopes, expiresAt: expires ?? null }
        const { key, secret } = await inTransaction(database, (stores) => WRITES.create(stores, OPERATOR, fields))
        console.error(`Created ${key.id}.`)
        console.log(secret)
      }),
    ),
  )

const timeOf = (at: Date | null): string => at?.toISOString() ?? '-'

const list = new Command('list')
  .description('list the API keys: id, state, end, last use, last characters, scopes and name, separated by tabs')
  .action(
    withSettings((settings) =>
      withDatabase(settings, async (database) => {
        const now = systemClock.now()
        const keys = await inTransaction(database, ({ apiKeys }) => apiKeys.list(now, MAX_LISTED_KEYS))
        for (const key of keys)
          console.log(
            [
              key.id,
              stateOfKey(key, now),
              timeOf(key.expiresAt),
              timeOf(key.lastUsedAt),
              key.lastFour,
              key.scopes.join(','),
              key.name,
            ].join('\t'),
          )
      }),
    ),
  )

const revoke = new Command('revoke')
  .description('revoke an API key: every instance refuses it within 5 seconds')
  .argument('<id>', 'the id of the key')
  .action(
    withSettings((settings, id: string) =>
      withDatabase(settings, async (database) => {
        const key = await inTransaction(database, (stores) => WRITES.revoke(stores, OPERATOR, id))
        console.log(`Revoked ${key.id} (${key.name}).`)
      }),
    ),
  )

export const apiKey = new Command('api-key')
  .description('manage the named API keys of backends, in the database')
  .addCommand(create)
  .addCommand(list)
  .addCommand(revoke)
