import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prismaAdapters } from '../../../src/container/ports.js'
import type { Account } from '../../../src/domain/account.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { routesOf, seedScene, soundRequest } from '../../support/access-table.js'
import {
  aCollection,
  aDeal,
  aHandle,
  anAccount,
  anAnnouncement,
  aSharingGroup,
  later,
  NOON,
} from '../../support/builders.js'
import { UNKNOWN_ID } from '../../support/clients.js'
import { openServerDatabase } from '../../support/databases.js'
import { type HttpWorld, openHttpWorld } from '../../support/http-world.js'
import { noteStatements } from '../../support/sent-statements.js'

let database: Awaited<ReturnType<typeof openServerDatabase>>
let world: HttpWorld
let headers: Record<string, string>
let reader: Account
let noted: ReturnType<typeof noteStatements>

const AUTHORS = 12
const DEALS_EACH = 6
const authors = Array.from({ length: AUTHORS }, (_, i) => anAccount({ handle: aHandle(`author-${i}`) }))

beforeAll(async () => {
  database = await openServerDatabase()
  world = await openHttpWorld({ store: prismaAdapters(database) })
  const signedIn = await world.signIn()
  headers = signedIn.headers
  reader = signedIn.account
  const { accounts, collections, deals, sharingGroups, subscriptions } = world.repositories
  const group = aSharingGroup({ ownerId: reader.id })
  await sharingGroups.insert(group)
  for (const [i, author] of authors.entries()) {
    await accounts.insert(author)
    await subscriptions.follow(reader.id, author.id, NOON)
    await sharingGroups.addMember(group.id, author.id, NOON)
    const own = Array.from({ length: DEALS_EACH }, (_, n) =>
      aDeal({ ownerId: author.id, sharing: 'public', publishedAt: later(i * 10 + n) }),
    )
    await deals.insertMany(own)
    for (let n = 0; n < 4; n++)
      await collections.insert(
        aCollection({
          ownerId: author.id,
          publicEnabled: true,
          publicToken: `${i}-${n}`,
          dealIds: own.map(({ id }) => id),
        }),
      )
  }
  await deals.insertMany([1, 2].map((boardNumber) => aDeal({ ownerId: reader.id, boardNumber, themes: ['Squeeze'] })))
  noted = noteStatements()
})
afterAll(async () => {
  noted.stop()
  await database.drop()
})

const countOf = async (url: string): Promise<number> => {
  // The first read also looks up the caller.
  await world.request({ url, headers })
  const sent = await noted.during(async () => expect((await world.request({ url, headers })).status).toBe(200))
  return sent.length
}

describe('the number of statements for a list does not depend on its content', () => {
  it.each([
    ['/catalog/authors/author-1', 2],
    ['/catalog/authors/author-1/deals', 2],
    ['/catalog/authors/author-1/deals?pageSize=2', 3],
    ['/catalog/authors/author-1/collections', 3],
    ['/catalog/deals?limit=2', 2],
    ['/catalog/deals?limit=60', 2],
    ['/catalog/feed?limit=2', 2],
    ['/catalog/feed?limit=60', 2],
    ['/catalog/subscriptions', 2],
    ['/announcements', 1],
    ['/public/collections/1-0', 3],
    ['/deals', 2],
    ['/deals?pageSize=1', 2],
    ['/deals?q=squ&theme=squeeze&sort=-title&pageSize=1', 2],
    ['/collections', 3],
    ['/sharing-groups', 2],
  ])('%s in %i', async (url, most) => {
    const count = await countOf(url)
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(most)
  })
})

describe('a frequently read list is planned once per connection', () => {
  it.each([
    '/catalog/authors',
    '/catalog/authors?q=author',
    '/catalog/deals',
    '/deals',
    '/deals?q=squ&theme=squeeze&sort=-title',
    '/deals?sharing=public&lifecycle=active&sort=boardNumber',
  ])('%s', async (url) => {
    const sent = await noted.during(async () => expect((await world.request({ url, headers })).status).toBe(200))
    for (const { name, text } of sent) expect(name, text).toBeDefined()
  })
})

describe('a public link that does not work', () => {
  it('needs the same statements for any reason', async () => {
    const ownerId = authors[0]?.id as AccountId
    const refused = {
      closed: { publicEnabled: false },
      early: { availableFrom: later(1_000_000, new Date()) },
      over: { availableUntil: NOON },
      archived: { archivedAt: NOON },
      degraded: { createdAt: later(1) },
    }
    for (let i = 0; i < 5; i++) await world.repositories.collections.insert(aCollection({ ownerId }))
    for (const [token, overrides] of Object.entries(refused))
      await world.repositories.collections.insert(
        aCollection({ ownerId, publicEnabled: true, publicToken: token, ...overrides }),
      )
    const texts = new Map<string, readonly string[]>()
    for (const token of [...Object.keys(refused), 'unknown', '%00']) {
      const sent = await noted.during(async () =>
        expect((await world.request({ url: `/public/collections/${token}` })).status).toBe(404),
      )
      texts.set(
        token,
        sent.map(({ text }) => text),
      )
    }
    expect(texts.get('unknown')).toHaveLength(1)
    for (const [token, statements] of texts) expect(statements, token).toEqual(texts.get('unknown'))
  })
})

describe('a resource of another owner', () => {
  it('needs the same statements as a missing one', async () => {
    const scene = await seedScene(world, '-hidden')
    const draft = anAnnouncement({ publishedAt: null })
    await world.repositories.announcements.insert(draft)
    const { account } = await world.signIn({ handle: aHandle('hidden-author'), isActive: false })
    const hidden: Readonly<Record<string, string>> = {
      deals: scene.trashed.id,
      collections: scene.collection.id,
      'sharing-groups': scene.group.id,
      announcements: draft.id,
      accounts: account.id,
      handle: 'hidden-author',
    }
    const unlike: string[] = []
    let compared = 0
    for (const route of await routesOf(world)) {
      const [hole = '', kind = ''] =
        /^\/(deals|collections|sharing-groups|announcements|accounts)\/\{id\}/.exec(route.path) ?? []
      const isAuthor = route.path.includes('{handle}')
      if (hole === '' && !isAuthor) continue
      const { url: _, headers: typed, ...sound } = soundRequest(route, scene)
      const textsFor = async (id: string): Promise<readonly string[]> => {
        const url = route.path
          .replace(isAuthor ? '{handle}' : '{id}', encodeURIComponent(id))
          .replace('{accountId}', 'nobody')
        const sent = await noted.during(() => world.request({ ...sound, url, headers: { ...typed, ...headers } }))
        // The caller is looked up every few seconds.
        return sent.filter(({ values }) => values[0] !== reader.id).map(({ text }) => text)
      }
      const [theirs, nobodys] = [
        await textsFor(hidden[isAuthor ? 'handle' : kind] ?? ''),
        await textsFor(isAuthor ? 'nobody-at-all' : UNKNOWN_ID),
      ]
      compared++
      if (theirs.join('\n') !== nobodys.join('\n')) unlike.push(`${route.name}: ${theirs.length} and ${nobodys.length}`)
    }
    expect(compared).toBeGreaterThan(30)
    expect(unlike).toEqual([])
  })
})
