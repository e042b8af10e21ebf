import { readFileSync } from 'node:fs'
import type { InjectOptions } from 'fastify'
import { v7 } from 'uuid'
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
} from './builders.js'
import { type ServiceWorld, WITH_API_KEY } from './http-world.js'

export const PAGE = readFileSync('docs/access.md', 'utf8')
export const AVATAR = 'https://avatars.example.org/owner.png'

/** The callers in the order of the columns. */
export const CALLERS = {
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

export type Caller = keyof typeof CALLERS
export const EVERYBODY = Object.keys(CALLERS) as Caller[]

/** The statuses of each route, in the order of the callers. */
export const rows: ReadonlyMap<string, readonly number[]> = new Map(
  [...PAGE.matchAll(/^\| `([A-Z]+ [^`]+)` \|(.+)\|$/gm)].map(([, name = '', cells = '']) => [
    name,
    cells.split('|').map((cell) => Number(cell.trim())),
  ]),
)

/**
 * Creates the callers, and data of the owner, so that each route finds something. Each suffix makes different names.
 */
export const seedScene = async ({ repositories }: Pick<ServiceWorld, 'repositories'>, suffix = '') => {
  const { accounts, announcements, collections, deals, grants, sharingGroups, subscriptions } = repositories
  const id = (name: string) => anAccountId(`${name}${suffix}`)
  const owner = id('owner')
  await accounts.insert(
    anAccount({ id: owner, handle: aHandle(`owner${suffix}`), avatarUrl: AVATAR, avatarTrusted: true }),
  )
  await accounts.insert(anAccount({ id: id('other') }))
  await accounts.insert(anAccount({ id: id('admin'), role: 'admin' }))
  await accounts.insert(anAccount({ id: id('inactive'), isActive: false }))
  const trashed = aDeal({ ownerId: owner, lifecycle: 'trashed' })
  const deal = aDeal({ ownerId: owner, sharing: 'public', publishedAt: NOON })
  await deals.insertMany([trashed, deal])
  const token = `token-of-the-collection${suffix}`
  const collection = aCollection({ ownerId: owner, dealIds: [deal.id], publicEnabled: true, publicToken: token })
  await collections.insert(collection)
  const group = aSharingGroup({ ownerId: owner })
  await sharingGroups.insert(group)
  const grant = aGrant({ accountId: owner, source: 'manual' })
  await grants.put(grant)
  const announcement = anAnnouncement()
  await announcements.insert(announcement)
  await subscriptions.follow(owner, id('other'), NOON)
  return { suffix, owner, trashed, deal, collection, token, group, grant, announcement }
}

export type Scene = Awaited<ReturnType<typeof seedScene>>

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

/** The parts of a route's request other than the ids in its path. */
const SENT: Readonly<Record<string, (scene: Scene) => Sent>> = {
  submitContactForm: () => ({ body: CONTACT }),
  submitNewsletterForm: () => ({ body: { email: 'carol@example.org' } }),
  completeOnboarding: () => ({ body: { displayName: 'Name' } }),
  searchAccounts: () => ({ query: 'q=name' }),
  updateOwnAccount: () => ({ body: { firstName: 'First' } }),
  updateAccount: () => ({ body: { firstName: 'First' } }),
  apiFindAccountsByEmail: ({ owner }) => ({ query: `email=${owner}@example.org` }),
  apiCreateAccount: ({ suffix }) => ({
    body: { id: `new${suffix}`, email: `new${suffix}@example.org`, displayName: 'New' },
  }),
  createDeal: () => PATCH,
  updateDeal: () => PATCH,
  replaceDeal: () => PATCH,
  updateDeals: ({ deal }) => ({ body: { ids: [deal.id], set: { themes: [] } } }),
  deleteDeal: ({ trashed }) => ({ path: { id: trashed.id } }),
  importDeals: () => ({ body: BOARD, type: 'application/x-pbn' }),
  apiCreateDeal: ({ owner }) => ({ body: { ...TITLE, ownerId: owner } }),
  apiUpdateDeal: () => PATCH,
  apiReplaceDeal: () => PATCH,
  apiUpdateDeals: ({ deal }) => ({ body: { ids: [deal.id], set: { themes: [] } } }),
  apiDeleteDeal: ({ trashed }) => ({ path: { id: trashed.id } }),
  apiImportDeals: ({ owner }) => ({ query: `ownerId=${owner}`, body: BOARD, type: 'application/x-pbn' }),
  createCollection: () => PATCH,
  updateCollection: () => PATCH,
  setCollectionDeals: ({ deal }) => ({ body: { dealIds: [deal.id] } }),
  arrangeCollection: () => ({ body: { order: 'title' } }),
  openPublicLink: () => ({ body: {} }),
  createSharingGroup: () => ({ body: { name: 'Name' } }),
  updateSharingGroup: () => ({ body: { name: 'Name' } }),
  addSharingGroupMember: ({ suffix }) => ({ path: { accountId: `other${suffix}` } }),
  removeSharingGroupMember: ({ suffix }) => ({ path: { accountId: `other${suffix}` } }),
  apiPutGrant: () => ({ path: { grantId: v7() }, body: GRANT }),
  apiRevokeGrant: ({ grant }) => ({ path: { id: grant.id } }),
  backOfficeCreateAnnouncement: () => ({ body: { kind: 'news', title: { en: 'News' } } }),
  backOfficeUpdateAnnouncement: () => ({ body: { pinned: true } }),
  backOfficePreviewAnnouncements: ({ owner }) => ({ query: `accountId=${owner}` }),
  backOfficeCreateGrant: () => ({ body: GRANT }),
}

/** The ids in paths, by the first words of the path. */
const idsOf = (scene: Scene): Readonly<Record<string, string>> => ({
  deals: scene.deal.id,
  collections: scene.collection.id,
  'sharing-groups': scene.group.id,
  announcements: scene.announcement.id,
  accounts: scene.owner,
  handle: scene.owner,
  grantId: scene.grant.id,
  token: scene.token,
  n: '1',
})

const urlOf = (route: string, scene: Scene, { path = {}, query }: Sent): string => {
  const ids = idsOf(scene)
  const url = route.replace(/\{(\w+)\}/g, (_, name: string) => {
    const kind = route
      .split('/')
      .findLast((word, i, words) => words.slice(i + 1).some((next) => next.includes(`{${name}}`)) && word in ids)
    return encodeURIComponent(path[name] ?? ids[name] ?? ids[kind ?? ''] ?? name)
  })
  return query === undefined ? url : `${url}?${query}`
}

export interface Route {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly operationId: string
}

/** Every operation of the OpenAPI document. */
export const routesOf = async ({ request }: Pick<ServiceWorld, 'request'>): Promise<readonly Route[]> => {
  const { paths } = (await request({ url: '/openapi.json' })).body
  return Object.entries(paths as Record<string, Record<string, { operationId: string }>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      operationId,
    })),
  )
}

/** A valid request of a route for data of the scene, without a credential. */
export const soundRequest = ({ method, path, operationId }: Route, scene: Scene): InjectOptions => {
  const { body, type = 'application/json', ...sent } = SENT[operationId]?.(scene) ?? {}
  return {
    method: method as 'GET',
    url: urlOf(path, scene, sent),
    headers: body === undefined ? {} : { 'content-type': type },
    ...(body === undefined ? {} : { payload: body }),
  }
}

/** A caller who may use a route. */
export const callerFor = ({ path }: Route): Caller => {
  if (path.startsWith('/api/') || path === '/metrics') return 'an API key'
  return path.startsWith('/back-office/') ? 'an admin' : 'the owner'
}

/** Whether a route ignores its query. */
export const ignoresQueries = ({ path }: Route): boolean => /^\/(public|health|metrics)(\/|$)/.test(path)

/** The headers with which a caller of a scene authenticates. */
export const headersOf = async (
  { bearerOf }: Pick<ServiceWorld, 'bearerOf'>,
  caller: Caller,
  { suffix }: Pick<Scene, 'suffix'>,
): Promise<Readonly<Record<string, string>>> => {
  const { sub, ...headers } = CALLERS[caller] as { sub?: string }
  if (sub === undefined) return headers
  const isActing = 'x-app-impersonation' in headers
  return {
    ...(await bearerOf(`${sub}${suffix}`)),
    ...(isActing ? { 'x-app-impersonation': `owner${suffix}` } : {}),
  }
}
