import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Presets, SingleBar } from 'cli-progress'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { emailKey, SIGNUP_SOURCES } from '../src/domain/account.js'
import { ROLES } from '../src/domain/actor.js'
import type { Call } from '../src/domain/auction.js'
import { dealerOfBoard, SEATS, vulnerabilityOfBoard } from '../src/domain/board.js'
import { MAX_HAND_SIZE } from '../src/domain/hand.js'
import { normalizeHandle } from '../src/domain/handle.js'
import { withPreferenceDefaults } from '../src/domain/preferences.js'
import { STANDARD_AUCTION_SYSTEMS } from '../src/domain/standard-auction-systems.js'
import { jsonBytes } from '../src/domain/text.js'
import { fieldsOf } from '../src/infrastructure/prisma/columns.js'
import {
  searchColumnsOf as dealSearchColumnsOf,
  SEARCH_COLUMNS,
} from '../src/infrastructure/prisma/deal-search-columns.js'
import { Migrator } from '../src/infrastructure/prisma/migrator.js'
import { searchColumnsOf } from '../src/infrastructure/prisma/search-columns.js'
import { randomThemes, randomTitle } from './deal-texts.js'
import { randomPerson } from './names.js'
import { createRandom, type Random } from './random.js'

const DEFAULT_SERVER = 'postgres://postgres@127.0.0.1:5432/postgres'
const DATABASE_PREFIX = 'dealbook_bench_'
/** Counted up whenever other rows come out of the same sizes, so that no kept database of before is taken. */
const DATA_VERSION = 5
const SEED = 20_260_301

/** How many rows of each kind the data set has. */
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
/** Of them; the others are over. */
const LIVE = 30

/** All of it grows with the accounts, but for the announcements. */
export const sizesFor = (accounts: number): Sizes => ({
  accounts,
  deals: accounts * PER_ACCOUNT.deals,
  collections: accounts * PER_ACCOUNT.collections,
  announcements: ANNOUNCEMENTS,
  marks: accounts * PER_ACCOUNT.marks,
  subscriptions: accounts * PER_ACCOUNT.subscriptions,
  grants: Math.ceil(accounts / 5),
})

export interface DataSet {
  readonly url: string
  /** A pool without the limits of the one that serves requests. */
  readonly pool: pg.Pool
  /** Closes the pool and, unless the data set is to be kept, drops the database. */
  close(): Promise<void>
}

export interface SampledAccount {
  readonly id: string
  readonly email: string
  readonly displayName: string
}

/** A value of COPY's text format. A list is an array of PostgreSQL; JSON is given as text. */
type Value = string | number | boolean | Date | null | readonly string[]

/** Fills one table. To add a table, write one of these and list it in {@link TABLES} behind those it refers to. */
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
  /** Those with a handle. */
  readonly authorIds: string[]
  /** Some deals of each owner. */
  readonly dealIds: Map<string, string[]>
  readonly announcementIds: string[]
  readonly takenAddresses: Map<string, number>
}

/** As many of an owner's deals are remembered. */
const REMEMBERED_DEALS = 24

const FIRST_DAY = Date.UTC(2023, 0, 1)
const LAST_DAY = Date.UTC(2026, 0, 1)

/** Rows made later in a table are younger, as they are in a database that grew. */
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
    const { searchName, searchAddress, searchText } = searchColumnsOf({ displayName, email })
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

const RANKS = 'AKQJT98765432'
const DECK = Array.from({ length: 52 }, (_, card) => card)

/** Four hands in PBN in the order N E S W. */
const dealtHands = (random: Random): string => {
  const deck = random.shuffle(DECK)
  return SEATS.map((_, seat) => {
    const suits = ['', '', '', '']
    for (const card of deck.slice(seat * MAX_HAND_SIZE, (seat + 1) * MAX_HAND_SIZE).sort((a, b) => a - b)) {
      const suit = Math.floor(card / RANKS.length)
      suits[suit] += RANKS[card % RANKS.length] as string
    }
    return suits.join('.')
  }).join(' ')
}

const BOARDS = ((random) => Array.from({ length: 2_000 }, () => dealtHands(random)))(createRandom(SEED))

const remember = (dealIds: Map<string, string[]>, ownerId: string, id: string): void => {
  const remembered = dealIds.get(ownerId)
  if (remembered === undefined) dealIds.set(ownerId, [id])
  else if (remembered.length < REMEMBERED_DEALS) remembered.push(id)
}

const AUCTIONS = [
  '',
  '1NT P 3NT P P P',
  '1S P 2S P 4S P P P',
  'P 1H P 2H P P P',
  '1C 1S X P 2H P 4H P P P',
  '2NT P 3C P 3H P 4H P P P',
]

/** A UUID of version 7 (RFC 9562): ids in the order of time. */
const uuidAt = (time: Date, random: Random): string => {
  const stamp = time.getTime().toString(16).padStart(12, '0')
  const digits = random.hex(18)
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${digits.slice(0, 3)}-${random.pick(['8', '9', 'a', 'b'])}${digits.slice(3, 6)}-${digits.slice(6)}`
}

const ADVICE = {
  type: 'paragraph',
  children: [{ type: 'text', text: 'Count your winners before you play.', bold: false, italic: false }],
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
    const [hands, auction] = [random.pick(BOARDS), random.pick(AUCTIONS)]
    const commentary = random.chance(0.5) ? [] : [ADVICE]
    const themes = randomThemes(random)
    const personalThemes = random.chance(0.3) ? [`lesson ${1 + random.below(40)}`] : []
    const [dealer, vulnerability] = [dealerOfBoard(boardNumber), vulnerabilityOfBoard(boardNumber)]
    const searched = dealSearchColumnsOf({
      revision,
      title,
      boardNumber,
      dealer,
      vulnerability,
      auction: auction.split(' ').filter((call) => call !== '') as Call[],
      themes,
      personalThemes,
    })
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
      jsonBytes([commentary, themes, personalThemes, []]),
      sharing,
      isOrphaned ? 'orphaned' : random.chance(0.04) ? 'trashed' : 'active',
      sharing === 'public' ? createdAt : null,
      createdAt,
      createdAt,
      ...fieldsOf(SEARCH_COLUMNS).map((field) => searched[field]),
    ]
  },
}

/** Five of each account, which no plan degrades. */
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
    // 7 and the number of announcements have no common factor: no account meets one twice.
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

/** Each behind those that it refers to. */
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

/** COPY with the table's indexes out of the way; they are rebuilt at the end, which takes a fraction of the time. */
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

/** What triggers add up of exposed deals; they take no notice of COPY here. */
const addUpAuthors = async (client: pg.PoolClient): Promise<void> => {
  const { rows } = await client.query<{ id: string }>(
    'SELECT DISTINCT owner_id AS id FROM deals WHERE is_exposed(sharing, lifecycle, owner_id)',
  )
  const ids = rows.map(({ id }) => id)
  for (const step of ['catalog_authors_hold', 'catalog_authors_place']) await client.query(`SELECT ${step}($1)`, [ids])
}

const fill = async (pool: pg.Pool, sizes: Sizes): Promise<void> => {
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
    // What refers to a row is made from it here: no reference has to be looked up.
    await client.query('SET session_replication_role = replica')
    for (const filler of TABLES) await fillTable(client, filler, context)
    await addUpAuthors(client)
    await client.query('VACUUM (FREEZE, ANALYZE)')
    await client.query('CHECKPOINT')
  } finally {
    client.release(true)
  }
}

const withServer = async <Result>(run: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: serverUrl() })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

const serverUrl = (): string => process.env.BENCH_DATABASE_URL ?? DEFAULT_SERVER

const isComplete = async (name: string, mark: string): Promise<boolean> =>
  withServer(async (client) => {
    const { rows } = await client.query(
      "SELECT shobj_description(oid, 'pg_database') AS mark FROM pg_database WHERE datname = $1",
      [name],
    )
    return rows[0]?.mark === mark
  })

const dropDatabase = (name: string): Promise<unknown> =>
  withServer((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))

/** Reads all of it once: a machine that has forgotten pages would measure its disk. */
const warm = async (pool: pg.Pool): Promise<void> => {
  await pool.query('CREATE EXTENSION IF NOT EXISTS pg_prewarm')
  await pool.query(
    `SELECT sum(pg_prewarm(oid::regclass, 'read')) FROM pg_class
     WHERE relkind IN ('r', 'i') AND relnamespace = 'public'::regnamespace`,
  )
}

/**
 * Opens the data set of these sizes in a database of its own. One that is kept has a name by its sizes and is found again
 * by the next run that keeps it; any other is recreated and dropped in the end.
 */
export const openDataSet = async (sizes: Sizes, keep: boolean): Promise<DataSet> => {
  const parts = [sizes.accounts, ...(keep ? [] : ['run', process.pid])]
  const name = `${DATABASE_PREFIX}${parts.join('_')}`
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  const mark = JSON.stringify({ version: DATA_VERSION, sizes })
  const isThere = keep && (await isComplete(name, mark))
  if (!isThere) {
    await dropDatabase(name)
    await withServer((client) => client.query(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`))
  }
  const pool = new pg.Pool({ connectionString: url.href, max: 2 })
  pool.on('error', () => {})
  const close = async (): Promise<void> => {
    await pool.end()
    if (!keep) await dropDatabase(name)
  }
  try {
    if (!isThere) {
      const connect = () => new pg.Pool({ connectionString: url.href, max: 1 })
      await new Migrator({ connect, isShared: true }).apply()
      await fill(pool, sizes)
      await withServer((client) => client.query(`COMMENT ON DATABASE ${name} IS ${pg.escapeLiteral(mark)}`))
    }
    await warm(pool)
    return { url: url.href, pool, close }
  } catch (error) {
    await close()
    throw error
  }
}

const idsOf = async (pool: pg.Pool, sql: string, count: number): Promise<readonly string[]> =>
  (await pool.query<{ id: string }>(`${sql} LIMIT ${count}`)).rows.map(({ id }) => id)

/** Of the kinds that routes ask for by id, some that are answered, always the same ones. */
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

/** Active accounts spread over the whole table, always the same ones. */
export const sampleAccounts = async (pool: pg.Pool, count: number): Promise<readonly SampledAccount[]> => {
  const { rows } = await pool.query<SampledAccount>(
    `SELECT id, email, display_name AS "displayName" FROM accounts WHERE is_active ORDER BY md5(id) LIMIT $1`,
    [count],
  )
  return rows
}

/** What people look for. */
export interface SampledBoard {
  readonly title: string
  readonly themes: readonly string[]
}

/** Boards of the catalog that have a theme, always the same ones: a word is among them as often as in all titles. */
export const sampleBoards = async (pool: pg.Pool, count: number): Promise<readonly SampledBoard[]> => {
  const { rows } = await pool.query<SampledBoard>(
    `SELECT title, themes FROM deals WHERE sharing = 'public' AND lifecycle = 'active' AND themes <> '{}'
     ORDER BY md5(id::text) LIMIT $1`,
    [count],
  )
  return rows
}

/** Active accounts with some hundred deals, whatever the size of the data, always the same ones. */
export const sampleOwners = async (pool: pg.Pool, count: number): Promise<readonly SampledAccount[]> => {
  const { rows } = await pool.query<SampledAccount>(
    `SELECT id, email, display_name AS "displayName" FROM accounts
     WHERE is_active AND id IN (SELECT owner_id FROM deals GROUP BY owner_id HAVING count(*) BETWEEN 100 AND 999)
     ORDER BY md5(id) LIMIT $1`,
    [count],
  )
  return rows
}
