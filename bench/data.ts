import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Presets, SingleBar } from 'cli-progress'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { emailKey, SIGNUP_SOURCES } from '../src/domain/account.js'
import { ROLES } from '../src/domain/actor.js'
import type { Call } from '../src/domain/bridge/auction.js'
import { dealerOfBoard, vulnerabilityOfBoard } from '../src/domain/bridge/board.js'
import { normalizeHandle } from '../src/domain/handle.js'
import { NO_PRACTICE } from '../src/domain/practice/practice.js'
import { withPreferenceDefaults } from '../src/domain/preferences.js'
import { STANDARD_AUCTION_SYSTEMS } from '../src/domain/standard-auction-systems.js'
import { DEFAULT_STUDENT_VIEW } from '../src/domain/student-view.js'
import { jsonBytes } from '../src/domain/text.js'
import { fieldsOf } from '../src/infrastructure/postgres/columns.js'
import { accountSearchColumns } from '../src/infrastructure/prisma/accounts/account-search-columns.js'
import { dealSearchColumns, SEARCH_COLUMNS } from '../src/infrastructure/prisma/deals/deal-search-columns.js'
import { ADVICE, AUCTIONS, DEALT } from './boards.js'
import { randomThemes, randomTitle } from './deal-texts.js'
import { randomPerson } from './names.js'
import { createRandom, type Random } from './random.js'

const SEED = 20_260_301

/** The number of rows of each kind in the data set. */
export interface Sizes {
  readonly accounts: number
  readonly deals: number
  readonly collections: number
  readonly announcements: number
  readonly marks: number
  readonly subscriptions: number
  readonly grants: number
}

const PER_ACCOUNT = { deals: 50, collections: 5, marks: 100, subscriptions: 10 }
const ANNOUNCEMENTS = 200
/** Live announcements; the others have expired. */
const LIVE = 30

/** Everything grows with the accounts, except for the announcements. */
export const sizesFor = (accounts: number): Sizes => ({
  accounts,
  deals: accounts * PER_ACCOUNT.deals,
  collections: accounts * PER_ACCOUNT.collections,
  announcements: ANNOUNCEMENTS,
  marks: accounts * PER_ACCOUNT.marks,
  subscriptions: accounts * PER_ACCOUNT.subscriptions,
  grants: Math.ceil(accounts / 5),
})

export interface SampledAccount {
  readonly id: string
  readonly email: string
  readonly displayName: string
}

/** A value in COPY's text format. A list is a PostgreSQL array; JSON is passed as text. */
type Value = string | number | boolean | Date | null | readonly string[]

/** Fills one table. To add a table, write one of these and list it in {@link TABLES} after those it refers to. */
interface TableFiller {
  readonly table: string
  readonly columns: readonly string[]
  readonly count: (sizes: Sizes) => number
  /** Called once for each row, in order. */
  readonly row: (index: number, context: FillContext) => readonly Value[]
}

interface FillContext {
  readonly random: Random
  readonly sizes: Sizes
  /** The rows that other tables refer to. */
  readonly accountIds: string[]
  /** The ids of accounts with a handle. */
  readonly authorIds: string[]
  /** Some deals of each owner. */
  readonly dealIds: Map<string, string[]>
  readonly announcementIds: string[]
  readonly takenAddresses: Map<string, number>
}

/** How many of an owner's deals are remembered. */
const REMEMBERED_DEALS = 24

const FIRST_DAY = Date.UTC(2023, 0, 1)
const LAST_DAY = Date.UTC(2026, 0, 1)

/** Later rows of a table are newer, as in a database that has grown. */
const momentOf = (index: number, count: number): Date =>
  new Date(FIRST_DAY + Math.floor(((LAST_DAY - FIRST_DAY) * index) / count))

const uniqueEmail = (taken: Map<string, number>, localPart: string, domain: string): string => {
  const address = `${localPart}@${domain}`
  const count = (taken.get(address) ?? 0) + 1
  taken.set(address, count)
  return count === 1 ? address : `${localPart}.${count}@${domain}`
}

const preferences = (random: Random): string =>
  JSON.stringify(
    withPreferenceDefaults(
      random.chance(0.7)
        ? {}
        : {
            theme: random.pick(['light', 'dark', 'system']),
            dealsExplorer: {
              viewMode: random.pick(['grid', 'list', 'table']),
              columnOrder: ['title', 'boardNumber', 'dealer', 'contract', 'themes', 'updatedAt'],
              columnVisibility: { themes: random.chance(0.5), updatedAt: false },
            },
            shareTemplates: {
              mail: {
                subject: 'Boards of our next lesson',
                body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Please bid them before we meet.' }] }],
              },
            },
          },
    ),
  )

const accounts: TableFiller = {
  table: 'accounts',
  columns: [
    'id',
    'revision',
    'email',
    'email_key',
    'display_name',
    'first_name',
    'last_name',
    'organisation_name',
    'country',
    'language',
    'app_language',
    'auction_system_id',
    'is_active',
    'role',
    'signup_source',
    'is_organisation',
    'show_email_publicly',
    'avatar_url',
    'avatar_trusted',
    'preferences',
    'certified',
    'handle',
    'onboarded_at',
    'created_at',
    'updated_at',
    'search_name',
    'search_address',
    'search_text',
  ],
  count: ({ accounts }) => accounts,
  row: (index, context) => {
    const { random, sizes, accountIds, takenAddresses } = context
    const person = randomPerson(random)
    const { displayName, isOrganisation } = person
    const id = `auth0|${random.hex(24)}`
    accountIds.push(id)
    const email = uniqueEmail(takenAddresses, person.localPart, person.domain)
    const { searchName, searchAddress, searchText } = accountSearchColumns({ displayName, email })
    const createdAt = momentOf(index, sizes.accounts)
    const isOnboarded = random.chance(0.9)
    const handle = random.chance(0.2) ? normalizeHandle(`${person.localPart} ${index.toString(36)}`) : null
    if (handle !== null) context.authorIds.push(id)
    const avatarUrl = random.chance(0.4) ? `https://images.example.org/${random.hex(32)}.png` : null
    return [
      id,
      1 + random.below(9),
      email,
      emailKey(email),
      displayName,
      isOrganisation ? null : person.givenName,
      isOrganisation ? null : person.familyName,
      isOrganisation ? displayName : null,
      person.country,
      person.language,
      random.pick(['en', 'fr']),
      random.chance(0.6) ? random.pick(STANDARD_AUCTION_SYSTEMS).id : null,
      random.chance(0.97),
      random.chance(0.002) ? 'admin' : random.pick(ROLES.filter((role) => role !== 'admin')),
      random.pick(SIGNUP_SOURCES),
      isOrganisation,
      random.chance(0.3),
      avatarUrl,
      avatarUrl !== null && random.chance(0.5),
      preferences(random),
      random.chance(0.1),
      handle,
      isOnboarded ? createdAt : null,
      createdAt,
      createdAt,
      searchName,
      searchAddress,
      searchText,
    ]
  },
}

const remember = (dealIds: Map<string, string[]>, ownerId: string, id: string): void => {
  const remembered = dealIds.get(ownerId)
  if (remembered === undefined) dealIds.set(ownerId, [id])
  else if (remembered.length < REMEMBERED_DEALS) remembered.push(id)
}

/** A UUID of version 7 (RFC 9562): ids in chronological order. */
const uuidAt = (time: Date, random: Random): string => {
  const stamp = time.getTime().toString(16).padStart(12, '0')
  const digits = random.hex(18)
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${digits.slice(0, 3)}-${random.pick(['8', '9', 'a', 'b'])}${digits.slice(3, 6)}-${digits.slice(6)}`
}

const deals: TableFiller = {
  table: 'deals',
  columns: [
    'id',
    'revision',
    'owner_id',
    'title',
    'board_number',
    'dealer',
    'vulnerability',
    'hands',
    'auction',
    'commentary',
    'themes',
    'personal_themes',
    'inspirations',
    'text_bytes',
    'sharing',
    'lifecycle',
    'published_at',
    'created_at',
    'updated_at',
    ...fieldsOf(SEARCH_COLUMNS).map((field) => SEARCH_COLUMNS[field]),
  ],
  count: ({ deals }) => deals,
  row: (index, { random, sizes, accountIds, dealIds }) => {
    const createdAt = momentOf(index, sizes.deals)
    const isOrphaned = random.chance(0.005)
    const id = uuidAt(createdAt, random)
    const ownerId = isOrphaned ? null : random.pickSkewed(accountIds)
    if (ownerId !== null) remember(dealIds, ownerId, id)
    const boardNumber = 1 + random.below(32)
    const sharing = random.chance(0.35) ? 'public' : random.chance(0.1) ? 'group' : 'private'
    const revision = 1 + random.below(4)
    const title = randomTitle(random)
    const [hands, auction] = [random.pick(DEALT), random.pick(AUCTIONS)]
    const commentary = random.chance(0.5) ? [] : [ADVICE]
    const themes = randomThemes(random)
    const personalThemes = random.chance(0.3) ? [`lesson ${1 + random.below(40)}`] : []
    const [dealer, vulnerability] = [dealerOfBoard(boardNumber), vulnerabilityOfBoard(boardNumber)]
    const searchable = {
      revision,
      title,
      boardNumber,
      dealer,
      vulnerability,
      auction: auction.split(' ').filter((call) => call !== '') as Call[],
      themes,
      personalThemes,
    }
    const searched = dealSearchColumns(searchable)
    return [
      id,
      revision,
      ownerId,
      title,
      boardNumber,
      dealer,
      vulnerability,
      hands,
      auction,
      JSON.stringify(commentary),
      themes,
      personalThemes,
      [],
      jsonBytes([[], commentary, themes, personalThemes, []]),
      sharing,
      isOrphaned ? 'orphaned' : random.chance(0.04) ? 'trashed' : 'active',
      sharing === 'public' ? createdAt : null,
      createdAt,
      createdAt,
      ...fieldsOf(SEARCH_COLUMNS).map((field) => searched[field]),
    ]
  },
}

/** Five per account, so that no plan degrades them. */
const collections: TableFiller = {
  table: 'collections',
  columns: [
    'id',
    'owner_id',
    'title',
    'description',
    'deal_ids',
    'public_enabled',
    'public_token',
    'student_view',
    'practice',
    'archived_at',
    'created_at',
    'updated_at',
  ],
  count: (sizes) => sizes.collections,
  row: (index, { random, sizes, accountIds, dealIds }) => {
    const ownerId = accountIds[Math.floor(index / PER_ACCOUNT.collections)] as string
    const createdAt = momentOf(index, sizes.collections)
    const isOpen = random.chance(0.6)
    return [
      uuidAt(createdAt, random),
      ownerId,
      `${randomTitle(random)}: lesson ${1 + random.below(40)}`,
      random.chance(0.3) ? 'Boards for two tables, to be played before we meet.' : null,
      random.shuffle(dealIds.get(ownerId) ?? []).slice(0, 12),
      isOpen,
      isOpen ? random.hex(32) : null,
      JSON.stringify(DEFAULT_STUDENT_VIEW),
      JSON.stringify(NO_PRACTICE),
      random.chance(0.1) ? createdAt : null,
      createdAt,
      createdAt,
    ]
  },
}

const announcements: TableFiller = {
  table: 'announcements',
  columns: [
    'id',
    'kind',
    'title',
    'body',
    'pinned',
    'published_at',
    'expires_at',
    'audience_roles',
    'audience_languages',
    'created_at',
    'updated_at',
  ],
  count: (sizes) => sizes.announcements,
  row: (index, { random, announcementIds }) => {
    const publishedAt = new Date(LAST_DAY - index * 86_400_000)
    const id = uuidAt(publishedAt, random)
    announcementIds.push(id)
    const isLive = index < LIVE
    const text = 'The next lesson is about defence: leads, signals, and when to break the rules. '
    return [
      id,
      index % 10 === 9 ? 'banner' : 'news',
      JSON.stringify({ en: `News ${index}`, fr: `Nouvelles ${index}` }),
      JSON.stringify({ en: text.repeat(3), fr: text.repeat(3) }),
      index % 13 === 0,
      publishedAt,
      isLive ? (index % 3 === 0 ? new Date(LAST_DAY * 2) : null) : new Date(publishedAt.getTime() + 3_600_000),
      index % 7 === 6 ? ['teacher'] : [],
      index % 7 === 5 ? ['en', 'fr'] : [],
      publishedAt,
      publishedAt,
    ]
  },
}

const marks: TableFiller = {
  table: 'announcement_reads',
  columns: ['account_id', 'announcement_id', 'read_at'],
  count: (sizes) => sizes.marks,
  row: (index, { accountIds, announcementIds }) => {
    const [account, step] = [Math.floor(index / PER_ACCOUNT.marks), index % PER_ACCOUNT.marks]
    // 7 and the number of announcements are coprime, so no account gets the same one twice.
    const announcement = announcementIds[(account + step * 7) % announcementIds.length] as string
    return [accountIds[account] as string, announcement, new Date(LAST_DAY)]
  },
}

const subscriptions: TableFiller = {
  table: 'subscriptions',
  columns: ['follower_id', 'author_id', 'created_at'],
  count: (sizes) => sizes.subscriptions,
  row: (index, { accountIds, authorIds }) => {
    const [account, step] = [Math.floor(index / PER_ACCOUNT.subscriptions), index % PER_ACCOUNT.subscriptions]
    const author = authorIds[(account * 31 + step) % authorIds.length] as string
    return [accountIds[account] as string, author, new Date(LAST_DAY)]
  },
}

const grants: TableFiller = {
  table: 'grants',
  columns: ['id', 'account_id', 'source', 'plan', 'feature', 'limit', 'starts_at', 'ends_at', 'created_at'],
  count: (sizes) => sizes.grants,
  row: (index, { random, sizes, accountIds }) => {
    const startsAt = momentOf(index, sizes.grants)
    const isOver = random.chance(0.3)
    return [
      uuidAt(startsAt, random),
      random.pick(accountIds),
      random.pick(['subscription', 'manual', 'trial']),
      random.pick(['club', 'school', null]),
      random.pick(['collections', 'author_catalog']),
      random.pick([null, 20, 50]),
      startsAt,
      isOver ? new Date(LAST_DAY) : null,
      startsAt,
    ]
  },
}

/** Each table comes after those that it refers to. */
const TABLES: readonly TableFiller[] = [accounts, deals, collections, announcements, marks, subscriptions, grants]

const escapeText = (text: string): string =>
  /[\\\n\r\t]/.test(text)
    ? text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n').replace(/\r/g, '\\r').replace(/\t/g, '\\t')
    : text

const encode = (value: Value): string => {
  if (value === null) return '\\N'
  if (typeof value === 'string') return escapeText(value)
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'object')
    return escapeText(`{${value.map((item) => `"${item.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`)
  return String(value)
}

const CHUNK_LENGTH = 256 * 1024

function* copyText(filler: TableFiller, count: number, context: FillContext, onRows: (count: number) => void) {
  let chunk = ''
  for (let index = 0; index < count; index++) {
    chunk += `${filler.row(index, context).map(encode).join('\t')}\n`
    if (chunk.length > CHUNK_LENGTH) {
      onRows(index + 1)
      yield chunk
      chunk = ''
    }
  }
  yield chunk
}

/** Fills a table with COPY without its indexes, and rebuilds them at the end, which takes a fraction of the time. */
const fillTable = async (client: pg.PoolClient, filler: TableFiller, context: FillContext): Promise<void> => {
  const count = filler.count(context.sizes)
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid = $1::regclass AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
    [filler.table],
  )
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
  const bar = new SingleBar(
    { format: `${filler.table.padEnd(14)} {bar} {value}/{total}`, hideCursor: true },
    Presets.shades_classic,
  )
  bar.start(count, 0)
  const into = client.query(
    copyFrom(`COPY ${filler.table} (${filler.columns.map((column) => `"${column}"`).join(', ')}) FROM STDIN`),
  )
  await pipeline(Readable.from(copyText(filler, count, context, (rows) => bar.update(rows))), into)
  bar.update(count)
  bar.stop()
  for (const { definition } of indexes) await client.query(definition)
}

/** Computes the entries of authors, which the service maintains and COPY does not. */
const countAuthors = (client: pg.PoolClient): Promise<unknown> =>
  client.query(
    `INSERT INTO catalog_authors (account_id, deals, latest, search_name, handle)
     SELECT d.owner_id, count(*), max(COALESCE(d.published_at, '-infinity')),
       CASE WHEN a.is_active AND a.handle IS NOT NULL THEN a.search_name END, CASE WHEN a.is_active THEN a.handle END
     FROM deals d JOIN accounts a ON a.id = d.owner_id
     WHERE d.sharing = 'public' AND d.lifecycle = 'active' GROUP BY 1, 4, 5`,
  )

export const fill = async (pool: pg.Pool, sizes: Sizes): Promise<void> => {
  const client = await pool.connect()
  try {
    const context: FillContext = {
      random: createRandom(SEED),
      sizes,
      accountIds: [],
      authorIds: [],
      dealIds: new Map(),
      announcementIds: [],
      takenAddresses: new Map(),
    }
    await client.query("SET maintenance_work_mem = '256MB'")
    for (const filler of TABLES) await fillTable(client, filler, context)
    await countAuthors(client)
  } finally {
    client.release(true)
  }
}

const idsOf = async (pool: pg.Pool, sql: string, count: number): Promise<readonly string[]> =>
  (await pool.query<{ id: string }>(`${sql} LIMIT ${count}`)).rows.map(({ id }) => id)

/** Existing ids of the kinds that routes request, the same in every run. */
export const sampleIds = async (pool: pg.Pool, count: number) => ({
  handles: await idsOf(
    pool,
    'SELECT handle AS id FROM accounts WHERE is_active AND handle IS NOT NULL ORDER BY md5(id)',
    count,
  ),
  collections: await idsOf(
    pool,
    `SELECT c.id FROM collections c JOIN accounts a ON a.id = c.owner_id
     WHERE a.is_active AND a.handle IS NOT NULL AND c.public_enabled AND c.archived_at IS NULL AND EXISTS (
       SELECT FROM deals d WHERE d.id = ANY (c.deal_ids) AND d.sharing = 'public' AND d.lifecycle = 'active')
     ORDER BY md5(c.id::text)`,
    count,
  ),
  deals: await idsOf(pool, 'SELECT id FROM deals ORDER BY md5(id::text)', count),
  announcements: await idsOf(
    pool,
    "SELECT id FROM announcements WHERE expires_at IS NULL AND audience_roles = '{}' AND audience_languages = '{}'",
    count,
  ),
})

/** The number of accounts that send requests. */
export const CALLERS = 1_000

/** Active accounts spread over the whole table, the same in every run. */
export const sampleAccounts = async (pool: pg.Pool, count: number): Promise<readonly SampledAccount[]> => {
  const { rows } = await pool.query<SampledAccount>(
    `SELECT id, email, display_name AS "displayName" FROM accounts WHERE is_active ORDER BY md5(id) LIMIT $1`,
    [count],
  )
  return rows
}

/** A board to search for. */
export interface SampledBoard {
  readonly title: string
  readonly themes: readonly string[]
}

/** Boards of the catalog that have a theme, the same in every run. Each word is as frequent as in all titles. */
export const sampleBoards = async (pool: pg.Pool, count: number): Promise<readonly SampledBoard[]> => {
  const { rows } = await pool.query<SampledBoard>(
    `SELECT title, themes FROM deals WHERE sharing = 'public' AND lifecycle = 'active' AND themes <> '{}'
     ORDER BY md5(id::text) LIMIT $1`,
    [count],
  )
  return rows
}

/** The same active accounts in every run, with several hundred deals each at every size of the data. */
export const sampleOwners = async (pool: pg.Pool, count: number): Promise<readonly SampledAccount[]> => {
  const { rows } = await pool.query<SampledAccount>(
    `SELECT id, email, display_name AS "displayName" FROM accounts
     WHERE is_active AND id IN (SELECT owner_id FROM deals GROUP BY owner_id HAVING count(*) BETWEEN 100 AND 999)
     ORDER BY md5(id) LIMIT $1`,
    [count],
  )
  return rows
}

/**
 * What a caller may change: some deals that are neither trashed nor shared with groups (the data set has no groups),
 * and unarchived collections.
 */
export interface SampledWriter {
  readonly dealIds: readonly string[]
  readonly privateIds: readonly string[]
  readonly publicIds: readonly string[]
  readonly collectionIds: readonly string[]
}

const SAMPLED_DEALS = 40

/** The accounts with private deals among those whose rows are kept. */
export const sampleWriters = async (pool: pg.Pool): Promise<ReadonlyMap<string, SampledWriter>> => {
  const some = (condition: string) =>
    `(array_agg(d.id ORDER BY md5(d.id::text)) FILTER (WHERE ${condition}))[:${SAMPLED_DEALS}]`
  const { rows } = await pool.query<SampledWriter & { ownerId: string }>(
    `SELECT d.owner_id AS "ownerId", ${some("d.sharing <> 'group'")} AS "dealIds", ${some("d.sharing = 'private'")} AS "privateIds",
       COALESCE(${some("d.sharing = 'public'")}, '{}') AS "publicIds",
       ARRAY(SELECT c.id FROM bench.collections c WHERE c.owner_id = d.owner_id AND c.archived_at IS NULL ORDER BY c.id)
         AS "collectionIds"
     FROM bench.deals d WHERE d.lifecycle = 'active' GROUP BY d.owner_id HAVING bool_or(d.sharing = 'private')`,
  )
  return new Map(rows.map((row) => [row.ownerId, row]))
}

/** The accounts with 1,000 deals, which only exist while a route needs them. */
export const sampleGuests = async (pool: pg.Pool) => {
  const { rows } = await pool.query<SampledAccount & { groupId: string; dealIds: readonly string[] }>(
    `SELECT a.id, a.email, a.display_name AS "displayName", g.id AS "groupId",
       ARRAY(SELECT d.id FROM bench.guest_deals d WHERE d.owner_id = a.id ORDER BY d.id) AS "dealIds"
     FROM bench.guests a JOIN bench.guest_groups g ON g.owner_id = a.id ORDER BY a.id`,
  )
  return rows
}
