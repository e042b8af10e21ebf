import { readFileSync } from 'node:fs'
import type { InjectOptions } from 'fastify'
import { v7 } from 'uuid'
import type { EventPage } from '../../src/application/ports/event-log.js'
import type { Repositories } from '../../src/application/ports/unit-of-work.js'
import { BEFORE_ALL_EVENTS } from '../../src/domain/event.js'
import type { EventId, WebhookId } from '../../src/domain/ids.js'
import { NO_PRACTICE } from '../../src/domain/practice/practice.js'
import { SCOPES, type Scope } from '../../src/domain/scope.js'
import { newSecret } from '../../src/infrastructure/callers/api-key-secret.js'
import { aPractisedDeal } from './answered-boards.js'
import {
  aCollection,
  aDeal,
  aGrant,
  aHandle,
  anAccount,
  anAccountId,
  anAnnouncement,
  anApiKey,
  aParticipant,
  aSharingGroup,
  aWebhook,
  NOON,
} from './builders.js'
import { type ServiceWorld, WITH_API_KEY } from './http-world.js'
import { aTable } from './trick-tables.js'

export const PAGE = readFileSync('docs/access.md', 'utf8')
/** A picture of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
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
    cells
      .split('|')
      .slice(0, -1)
      .map((cell) => Number(cell.trim())),
  ]),
)

/** The last column: the scope that a named API key needs, or other words. */
export const scopes: ReadonlyMap<string, string> = new Map(
  [...PAGE.matchAll(/^\| `([A-Z]+ [^`]+)` \|.+\| ([^|]+) \|$/gm)].map(([, name = '', cell = '']) => [
    name,
    cell.trim(),
  ]),
)

/** Gives a webhook a delivery of a new event, and returns its id. */
export const addDelivery = async (
  { events, webhookDeliveries }: Pick<Repositories, 'events' | 'webhookDeliveries'>,
  id: WebhookId,
): Promise<EventId> => {
  const subject = { type: 'grant', id: v7() } as const
  await events.append([{ kind: 'grant.started', subject }])
  for (;;) {
    // An event only appears once no other can appear before it.
    const { events: found, next } = (await events.list(null, 1_000)) as EventPage
    const event = found.find((one) => one.subject.id === subject.id)
    if (event === undefined) continue
    await webhookDeliveries.add(id, [event], NOON, next)
    return event.id
  }
}

/**
 * Creates the callers, and data of the owner, so that each route finds something. Each suffix makes different names.
 */
export const seedScene = async ({ repositories }: Pick<ServiceWorld, 'repositories'>, suffix = '') => {
  const {
    accounts,
    announcements,
    apiKeys,
    collections,
    deals,
    grants,
    participants,
    sharingGroups,
    subscriptions,
    uploadedPictures,
    webhooks,
  } = repositories
  const id = (name: string) => anAccountId(`${name}${suffix}`)
  const owner = id('owner')
  await accounts.insert(
    anAccount({ id: owner, handle: aHandle(`owner${suffix}`), avatarUrl: AVATAR, avatarTrusted: true }),
  )
  await accounts.insert(anAccount({ id: id('other') }))
  await accounts.insert(anAccount({ id: id('admin'), role: 'admin' }))
  await accounts.insert(anAccount({ id: id('inactive'), isActive: false }))
  const trashed = aDeal({ ownerId: owner, lifecycle: 'trashed' })
  const deal = aPractisedDeal({
    ...{ ownerId: owner, sharing: 'public', publishedAt: NOON },
    doubleDummy: { tricks: aTable(7), source: 'solver' },
  })
  await deals.insertMany([trashed, deal])
  const token = `token-of-the-collection${suffix}`
  const practice = { ...NO_PRACTICE, bidding: true, answers: true }
  const collection = aCollection({
    ownerId: owner,
    dealIds: [deal.id],
    publicEnabled: true,
    publicToken: token,
    practice,
  })
  await collections.insert(collection)
  const participant = aParticipant({ collectionId: collection.id })
  await participants.insert(participant, PARTICIPANT_KEY, 500, NOON)
  const group = aSharingGroup({ ownerId: owner })
  await sharingGroups.insert(group)
  const grant = aGrant({ accountId: owner, source: 'manual' })
  await grants.put(grant)
  const announcement = anAnnouncement()
  await announcements.insert(announcement)
  await subscriptions.follow(owner, id('other'), NOON)
  const secrets = {} as Record<Scope, string>
  for (const scope of SCOPES) {
    secrets[scope] = newSecret()
    await apiKeys.insert(anApiKey({ scopes: [scope] }), secrets[scope])
  }
  const apiKey = anApiKey({ createdBy: id('admin') })
  await apiKeys.insert(apiKey, newSecret())
  // Nothing is sent to an address for documentation (RFC 5737), not even by the built service.
  const webhook = aWebhook({ url: 'https://192.0.2.1/hook', createdBy: id('admin') })
  await webhooks.insert(webhook, 'whsec_c2VjcmV0', BEFORE_ALL_EVENTS)
  const deliveryId = await addDelivery(repositories, webhook.id)
  const picture = `picture${suffix}`
  await uploadedPictures.save({ id: picture, accountId: id('other'), bytes: PNG })
  return {
    ...{ suffix, owner, trashed, deal, collection, token, participant, group, grant, announcement, picture },
    ...{ apiKey, secrets, webhook, deliveryId },
  }
}

export type Scene = Awaited<ReturnType<typeof seedScene>>

interface Sent {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: string
  readonly body?: object | string
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The key of the participant of a scene. */
export const PARTICIPANT_KEY = 'the-key-of-the-participant'
const BY_PARTICIPANT = { headers: { 'x-participant-key': PARTICIPANT_KEY } }

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
  uploadOwnAvatar: () => ({ body: PNG, type: 'image/png' }),
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
  takePart: () => ({ body: { name: 'Ada' } }),
  leave: ({ participant }) => ({ ...BY_PARTICIPANT, path: { id: participant.id } }),
  getOwnAnswer: ({ participant }) => ({ ...BY_PARTICIPANT, path: { id: participant.id } }),
  putAnswer: ({ participant }) => ({
    ...BY_PARTICIPANT,
    path: { id: participant.id },
    body: { bidding: { calls: [] } },
  }),
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
  backOfficeCreateWebhook: () => ({ body: { url: 'https://club.example.org/hook' } }),
  backOfficeUpdateWebhook: () => ({ body: { isActive: false } }),
  backOfficeRecoverDeliveries: () => ({ body: { since: NOON.toISOString() } }),
  backOfficeCreateApiKey: () => ({ body: { name: 'Site', scopes: ['deals:read'] } }),
}

/** The ids in paths, by the first words of the path. */
const idsOf = (scene: Scene): Readonly<Record<string, string>> => ({
  deals: scene.deal.id,
  collections: scene.collection.id,
  'sharing-groups': scene.group.id,
  announcements: scene.announcement.id,
  accounts: scene.owner,
  'api-keys': scene.apiKey.id,
  webhooks: scene.webhook.id,
  deliveryId: scene.deliveryId,
  handle: scene.owner,
  pictures: scene.picture,
  grantId: scene.grant.id,
  token: scene.token,
  n: '1',
  board: '1',
  participantId: scene.participant.id,
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
  const { body, type = 'application/json', headers = {}, ...sent } = SENT[operationId]?.(scene) ?? {}
  return {
    method: method as 'GET',
    url: urlOf(path, scene, sent),
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': type }) },
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
