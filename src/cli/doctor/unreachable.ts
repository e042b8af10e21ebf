import { type Finding, problem, reasonOf } from './finding.js'

/** Advice on failed connections, by SQLSTATE or by the system's error code. */
const REMEDIES: readonly (readonly [code: RegExp, remedy: string])[] = [
  [/^ENOTFOUND|^EAI_AGAIN/, 'Correct the name of the server in the address; in Compose it is the name of the service.'],
  [/^ECONN|^ETIMEDOUT|^EHOST|^ENET/, 'Start PostgreSQL, and check host, port and firewall.'],
  [/^28/, 'Correct user and password in the address, or let the role log in (pg_hba.conf).'],
  [/^3D000/, 'Create the database, with createdb for example, or correct its name in the address.'],
  [/^08P01/, 'A pooler such as PgBouncer rejects startup parameters: set DATABASE_PREPARED_STATEMENTS=off.'],
  [/^42P01|^42883/, 'It is not migrated yet: run "dealbook migrate".'],
  [/^53300/, 'Raise max_connections, or lower DATABASE_POOL_MAX of the instances.'],
  [/^57P03/, 'Wait until PostgreSQL has started.'],
]

/** The finding for a database that can't be used. @param place the setting with its address, or its host and port */
export const unreachable = (place: string, error: unknown): Finding => {
  const code = String((error as { code?: unknown }).code ?? '')
  const [, remedy] = REMEDIES.find(([pattern]) => pattern.test(code)) ?? []
  return problem(
    `The database at ${place} cannot be used: ${reasonOf(error)}.`,
    remedy ?? `Check that ${place} is right, and that PostgreSQL responds there.`,
  )
}
