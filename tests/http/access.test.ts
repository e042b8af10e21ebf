import { readFileSync } from 'node:fs'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inMemoryAdapters } from '../../src/container.js'
import { InMemoryDatabase } from '../../src/infrastructure/in-memory/in-memory-database.js'
import {
  aCollection,
  aDeal,
  aGrant,
  aHandle,
  anAccount,
  anAccountId,
  anAnnouncement,
  aSharingGroup,
  NOON,
} from '../support/builders.js'
import { type HttpWorld, openHttpWorld, WITH_API_KEY } from '../support/http-world.js'
import { tokenOf } from '../support/tokens.js'

const OWNER = anAccountId('owner')
const AVATAR = 'https://avatars.example.org/owner.png'
const PICTURES = { [AVATAR]: { type: 'image/png', bytes: Buffer.from('picture') } } as const
const PAGE = readFileSync('docs/access.md', 'utf8')

/** The callers in the order of the columns. */
const CALLERS = {
  nobody: {},
  'a bad token': { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
  'a token without account': { sub: 'stranger' },
  'an inactive account': { sub: 'inactive' },
  'the owner': { sub: 'owner' },
  'another teacher': { sub: 'other' },
  'an admin': { sub: 'admin' },
  'an admin as the owner': { sub: 'admin', 'x-app-impersonation': 'owner' },
  'an API key': WITH_API_KEY,
} as const

type Caller = keyof typeof CALLERS

const headersOf = async (caller: Caller): Promise<Record<string, string>> => {
  const { sub, ...headers } = CALLERS[caller] as { sub?: string }
  return sub === undefined ? headers : { ...headers, authorization: `Bearer ${await tokenOf({ sub })}` }
}

/** What the owner has, so that each route finds something. */
const seed = async ({ repositories }: HttpWorld) => {
  const { accounts, announcements, collections, deals, grants, sharingGroups, subscriptions } = repositories
  await accounts.insert(anAccount({ id: OWNER, handle: aHandle('owner'), avatarUrl: AVATAR, avatarTrusted: true }))
  await accounts.insert(anAccount({ id: anAccountId('other') }))
  await accounts.insert(anAccount({ id: anAccountId('admin'), role: 'admin' }))
  await accounts.insert(anAccount({ id: anAccountId('inactive'), isActive: false }))
  const trashed = aDeal({ ownerId: OWNER, lifecycle: 'trashed' })
  const deal = aDeal({ ownerId: OWNER, sharing: 'public', publishedAt: NOON })
  await deals.insertMany([trashed, deal])
  const collection = aCollection({
    ownerId: OWNER,
    dealIds: [deal.id],
    publicEnabled: true,
    publicToken: 'token-of-the-collection',
  })
  await collections.insert(collection)
  const group = aSharingGroup({ ownerId: OWNER })
  await sharingGroups.insert(group)
  const grant = aGrant({ accountId: OWNER, source: 'manual' })
  await grants.put(grant)
  const announcement = anAnnouncement()
  await announcements.insert(announcement)
  await subscriptions.follow(OWNER, anAccountId('other'), NOON)
  return { trashed, deal, collection, group, grant, announcement }
}

type Seeded = Awaited<ReturnType<typeof seed>>

interface Sent {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: string
  readonly body?: object | string
  readonly type?: string
}

const TITLE = { title: 'A title' }
const PATCH = { body: TITLE }
const GRANT = { source: 'manual', feature: 'collections' }
const CONTACT = { name: 'Carol', email: 'carol@example.org', message: 'Hello' }
const BOARD = '[Event "x"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:- - - -"]\n'

/** What a request of a route needs beside the ids that its path names. */
const SENT: Readonly<Record<string, (seeded: Seeded) => Sent>> = {
  sendContactForm: () => ({ body: CONTACT }),
  sendNewsletterForm: () => ({ body: { email: 'carol@example.org' } }),
  completeOnboarding: () => ({ body: { displayName: 'Name' } }),
  searchAccounts: () => ({ query: 'q=name' }),
  updateOwnAccount: () => ({ body: { firstName: 'First' } }),
  updateAccount: () => ({ body: { firstName: 'First' } }),
  apiFindAccounts: () => ({ query: 'email=owner@example.org' }),
  apiCreateAccount: () => ({ body: { id: 'new', email: 'new@example.org', displayName: 'New' } }),
  createDeal: () => PATCH,
  updateDeal: () => PATCH,
  overwriteDeal: () => PATCH,
  updateDeals: ({ deal }) => ({ body: { ids: [deal.id], set: { themes: [] } } }),
  deleteDeal: ({ trashed }) => ({ path: { id: trashed.id } }),
  importDeals: () => ({ body: BOARD, type: 'application/x-pbn' }),
  apiCreateDeal: () => ({ body: { ...TITLE, ownerId: OWNER } }),
  apiUpdateDeal: () => PATCH,
  apiOverwriteDeal: () => PATCH,
  apiUpdateDeals: ({ deal }) => ({ body: { ids: [deal.id], set: { themes: [] } } }),
  apiDeleteDeal: ({ trashed }) => ({ path: { id: trashed.id } }),
  apiImportDeals: () => ({ query: `ownerId=${OWNER}`, body: BOARD, type: 'application/x-pbn' }),
  createCollection: () => PATCH,
  updateCollection: () => PATCH,
  setCollectionDeals: ({ deal }) => ({ body: { dealIds: [deal.id] } }),
  openPublicLink: () => ({ body: {} }),
  createSharingGroup: () => ({ body: { name: 'Name' } }),
  updateSharingGroup: () => ({ body: { name: 'Name' } }),
  addSharingGroupMember: () => ({ path: { accountId: 'other' } }),
  removeSharingGroupMember: () => ({ path: { accountId: 'other' } }),
  apiPutGrant: () => ({ path: { grantId: v7() }, body: GRANT }),
  apiRevokeGrant: ({ grant }) => ({ path: { id: grant.id } }),
  backOfficeCreateAnnouncement: () => ({ body: { kind: 'news', title: { en: 'News' } } }),
  backOfficeUpdateAnnouncement: () => ({ body: { pinned: true } }),
  backOfficePreviewAnnouncements: () => ({ query: `accountId=${OWNER}` }),
  backOfficeGiveGrant: () => ({ body: GRANT }),
}

/** The ids that paths name, by the first words of the path. */
const idsOf = ({ deal, collection, group, grant, announcement }: Seeded): Readonly<Record<string, string>> => ({
  deals: deal.id,
  collections: collection.id,
  'sharing-groups': group.id,
  announcements: announcement.id,
  accounts: OWNER,
  handle: 'owner',
  grantId: grant.id,
  token: 'token-of-the-collection',
})

const urlOf = (route: string, seeded: Seeded, { path = {}, query }: Sent): string => {
  const ids = idsOf(seeded)
  const url = route.replace(/\{(\w+)\}/g, (_, name: string) => {
    const kind = route
      .split('/')
      .findLast((word, i, words) => words.slice(i + 1).some((next) => next.includes(`{${name}}`)) && word in ids)
    return encodeURIComponent(path[name] ?? ids[name] ?? ids[kind ?? ''] ?? name)
  })
  return query === undefined ? url : `${url}?${query}`
}

interface Route {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly operationId: string
}

const routesOf = async (world: HttpWorld): Promise<readonly Route[]> => {
  const { paths } = (await world.request({ url: '/openapi.json' })).body
  return Object.entries(paths as Record<string, Record<string, { operationId: string }>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      operationId,
    })),
  )
}

const rows = new Map(
  [...PAGE.matchAll(/^\| `([A-Z]+ [^`]+)` \|(.+)\|$/gm)].map(([, name = '', cells = '']) => [
    name,
    cells.split('|').map((cell) => Number(cell.trim())),
  ]),
)

describe('docs/access.md', () => {
  const db = new InMemoryDatabase()
  let world: HttpWorld
  let routes: readonly Route[]
  let seeded: Seeded
  let tables: InMemoryDatabase['tables']

  beforeAll(async () => {
    world = await openHttpWorld({ store: inMemoryAdapters(db), pictures: PICTURES })
    routes = await routesOf(world)
    seeded = await seed(world)
    tables = db.tables
  })
  afterAll(() => world.app.close())

  /** Sends the request to the service as it was seeded, whatever other requests changed. */
  const statusOf = async ({ method, path, operationId }: Route, caller: Caller): Promise<number> => {
    db.tables = structuredClone(tables)
    const { body, type = 'application/json', ...sent } = SENT[operationId]?.(seeded) ?? {}
    const { status } = await world.request({
      method: method as 'GET',
      url: urlOf(path, seeded, sent),
      headers: { ...(await headersOf(caller)), ...(body === undefined ? {} : { 'content-type': type }) },
      ...(body === undefined ? {} : { payload: body }),
    })
    return status
  }

  it('names the callers', () => {
    const header = PAGE.split('\n').find((line) => line.startsWith('| Route |')) ?? ''
    expect(
      header
        .split('|')
        .slice(2, -1)
        .map((cell) => cell.trim()),
    ).toEqual(Object.keys(CALLERS))
  })

  it('has a row for each route, and no other', () => {
    expect([...rows.keys()].sort()).toEqual(routes.map(({ name }) => name).sort())
  })

  it.each(Object.keys(CALLERS) as Caller[])('says what is answered to %s', async (caller) => {
    const column = Object.keys(CALLERS).indexOf(caller)
    const answered: Record<string, number> = {}
    const expected: Record<string, number | undefined> = {}
    for (const route of routes) {
      answered[route.name] = await statusOf(route, caller)
      expected[route.name] = rows.get(route.name)?.[column]
    }
    expect(answered).toEqual(expected)
  })
})
