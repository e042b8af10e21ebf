import type pg from 'pg'

interface DealRow {
  readonly id: string
  readonly ownerId: string | null
  readonly title: string
  readonly themes: readonly string[]
  readonly lifecycle: string
}

interface CollectionRow {
  readonly title: string
  readonly dealIds: readonly string[]
  readonly publicEnabled: boolean
  readonly publicToken: string | null
  readonly isArchived: boolean
}

/** Everything in the database that the ledger tracks. */
export interface Kept {
  readonly dealsById: ReadonlyMap<string, DealRow>
  readonly dealsByTitle: ReadonlyMap<string, readonly DealRow[]>
  /** The organisation of each account. */
  readonly accounts: ReadonlyMap<string, string | null>
  /** The number of audit records of each request. */
  readonly audited: ReadonlyMap<string, number>
  /** The ids of the serves of each player. */
  readonly serves: ReadonlyMap<string, readonly string[]>
  /** The total number of serves that count for each player. */
  readonly used: ReadonlyMap<string, number>
  /** When an account read an announcement, keyed by both ids with a space between them. */
  readonly marks: ReadonlyMap<string, string>
  /** The keys with a stored response. */
  readonly keys: ReadonlySet<string>
  /** Deals, keyed by the first word of the title. */
  readonly collections: ReadonlyMap<string, readonly CollectionRow[]>
  /** Groups with their members, keyed by the first word of the name. */
  readonly groups: ReadonlyMap<string, readonly { readonly name: string; readonly members: readonly string[] }[]>
  /** The ids of follower and author, with a space between them. */
  readonly follows: ReadonlySet<string>
  /** Grants, keyed by plan. */
  readonly grants: ReadonlyMap<string, readonly { readonly limit: number; readonly isRevoked: boolean }[]>
  /** Announcements and their readers, keyed by the first word of the English title. */
  readonly announcements: ReadonlyMap<
    string,
    readonly { readonly title: string; readonly readers: readonly string[] }[]
  >
  /** Participants with their first choice on a board, or none, keyed by name. */
  readonly participants: ReadonlyMap<string, readonly { readonly name: string; readonly call: string | null }[]>
  /** Deals in collections that do not exist. */
  readonly dangling: readonly string[]
  /** Keys that were claimed in a transaction which stored no response. */
  readonly claimed: readonly string[]
}

const grouped = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group === undefined) groups.set(keyOf(row), [row])
    else group.push(row)
  }
  return groups
}

const firstWord = (text: string): string => text.split(' ', 1)[0] as string

/** Reads the database in one transaction, directly. */
export const readKept = async (pool: pg.Pool): Promise<Kept> => {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
    const read = async <Row>(sql: string): Promise<readonly Row[]> => (await client.query(sql)).rows
    // As the service shows them, because the rest of an erased account is removed later.
    const deals = await read<DealRow>(
      `SELECT d.id, a.id AS "ownerId", d.title, d.themes, CASE WHEN a.id IS NULL THEN 'orphaned' ELSE d.lifecycle END AS lifecycle
       FROM deals d LEFT JOIN accounts a ON a.id = d.owner_id AND a.erased_at IS NULL`,
    )
    const accounts = await read<{ id: string; name: string | null }>(
      'SELECT id, organisation_name AS name FROM accounts WHERE erased_at IS NULL',
    )
    const audited = await read<{ id: string; n: number }>(
      'SELECT request_id AS id, count(*)::int AS n FROM audit_records GROUP BY 1',
    )
    const serves = await read<{ id: string; player: string }>(
      'SELECT id, player_id AS player FROM serves WHERE player_id IS NOT NULL',
    )
    const used = await read<{ player: string; n: number }>(
      'SELECT player_id AS player, sum(used)::int AS n FROM serve_counts GROUP BY 1',
    )
    const marks = await read<{ id: string; at: Date }>(
      `SELECT account_id || ' ' || announcement_id AS id, read_at AS at FROM announcement_reads`,
    )
    const keys = await read<{ key: string; status: number | null }>('SELECT key, status FROM idempotency_records')
    const dangling = await read<{ id: string }>(
      'SELECT id FROM collections, unnest(deal_ids) AS held(deal) WHERE NOT EXISTS (SELECT FROM deals d WHERE d.id = deal)',
    )
    const collections = await read<CollectionRow>(
      `SELECT title, deal_ids AS "dealIds", public_enabled AS "publicEnabled", public_token AS "publicToken",
         archived_at IS NOT NULL AS "isArchived" FROM collections WHERE deleted_at IS NULL`,
    )
    const groups = await read<{ name: string; members: readonly string[] }>(
      `SELECT name, array(SELECT account_id FROM sharing_group_members WHERE group_id = g.id ORDER BY 1) AS members
       FROM sharing_groups g`,
    )
    const follows = await read<{ pair: string }>(`SELECT follower_id || ' ' || author_id AS pair FROM subscriptions`)
    const grants = await read<{ plan: string; limit: number; isRevoked: boolean }>(
      'SELECT plan, "limit", revoked_at IS NOT NULL AS "isRevoked" FROM grants',
    )
    const announcements = await read<{ title: string; readers: readonly string[] }>(
      `SELECT coalesce(title ->> 'en', '') AS title,
         array(SELECT account_id FROM announcement_reads WHERE announcement_id = a.id ORDER BY 1) AS readers
       FROM announcements a`,
    )
    const participants = await read<{ name: string; call: string | null }>(
      `SELECT name, bidding #>> '{0,chosen,0}' AS call
       FROM participants LEFT JOIN answers ON participant_id = id WHERE collection_id IS NOT NULL`,
    )
    await client.query('COMMIT')
    return {
      dealsById: new Map(deals.map((deal) => [deal.id, deal])),
      dealsByTitle: grouped(deals, ({ title }) => title),
      accounts: new Map(accounts.map(({ id, name }) => [id, name])),
      audited: new Map(audited.map(({ id, n }) => [id, n])),
      serves: new Map(
        [...grouped(serves, ({ player }) => player)].map(([id, rows]) => [id, rows.map((row) => row.id)]),
      ),
      used: new Map(used.map(({ player, n }) => [player, n])),
      marks: new Map(marks.map(({ id, at }) => [id, at.toISOString()])),
      keys: new Set(keys.flatMap(({ key, status }) => (status === null ? [] : [key]))),
      collections: grouped(collections, ({ title }) => firstWord(title)),
      groups: grouped(groups, ({ name }) => firstWord(name)),
      follows: new Set(follows.map(({ pair }) => pair)),
      grants: grouped(grants, ({ plan }) => plan),
      announcements: grouped(announcements, ({ title }) => firstWord(title)),
      participants: grouped(participants, ({ name }) => name),
      dangling: dangling.map(({ id }) => id),
      claimed: keys.flatMap(({ key, status }) => (status === null ? [key] : [])),
    }
  } finally {
    client.release()
  }
}
