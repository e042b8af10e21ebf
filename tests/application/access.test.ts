import { v7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import type { UseCaseTypes } from '../../src/container/use-cases/use-cases.js'
import { type Actor, ANONYMOUS, asAccount, asBackend, BACKEND } from '../../src/domain/actor.js'
import { DomainError, type ErrorKind } from '../../src/domain/errors.js'
import type { AccountId } from '../../src/domain/ids.js'
import { SCOPES, type Scope } from '../../src/domain/scope.js'
import {
  AVATAR,
  type Caller,
  EVERYBODY,
  PARTICIPANT_KEY,
  PNG,
  rows,
  type Scene,
  scopes,
  seedScene,
} from '../support/access-table.js'
import { anAccount, anAccountId, NOON } from '../support/builders.js'
import { openUseCaseWorld } from '../support/use-case-world.js'

const PAGE = { page: 1, pageSize: 10 }
const CURSOR = { after: null, limit: 10 }
const TITLE = { title: 'A title' }
const GRANT = {
  source: 'manual',
  plan: null,
  feature: 'collections',
  limit: null,
  startsAt: null,
  endsAt: null,
} as const

type Names = keyof UseCaseTypes
type InputOf<Name extends Names> = Parameters<UseCaseTypes[Name]['execute']>[0]

interface Asked {
  readonly scene: Scene
  readonly requestId: string
  /** The id of the account that the actor acts as; for other actors an id that no account has. */
  readonly self: AccountId
}

interface Call<Name extends Names> {
  /** The route to the use-case for signed-in accounts, or for everyone if there is no other. */
  readonly route: string
  /** The route for internal backends, if they have a separate one. */
  readonly serviceRoute?: string
  /** The scope that internal backends need, if it is not that of the route. */
  readonly scope?: Scope
  readonly input: (asked: Asked) => Omit<InputOf<Name>, 'actor'>
}

const ofDeal = { input: ({ scene }: Asked) => ({ id: scene.deal.id }) }
const ofCollection = { input: ({ scene }: Asked) => ({ id: scene.collection.id }) }
const ofLink = { input: ({ scene }: Asked) => ({ token: scene.token, admit: async () => {} }) }
const ofParticipant = {
  input: (asked: Asked) => ({ ...ofLink.input(asked), id: asked.scene.participant.id, key: PARTICIPANT_KEY }),
}
const PARTICIPANTS = '/public/collections/{token}/participants'
const ofGroup = { input: ({ scene }: Asked) => ({ id: scene.group.id }) }
const ofAuthor = { input: () => ({ handle: 'owner' }) }
const ofAnnouncement = { input: ({ scene, requestId }: Asked) => ({ id: scene.announcement.id, requestId }) }
const ofApiKey = { input: ({ scene, requestId }: Asked) => ({ id: scene.apiKey.id, requestId }) }
const ofWebhook = { input: ({ scene, requestId }: Asked) => ({ id: scene.webhook.id, requestId }) }
const ofOwner = { input: ({ scene, requestId }: Asked) => ({ id: scene.owner, requestId }) }
const withPage = { input: () => PAGE }
const withNothing = { input: () => ({}) }
const withCursor = { input: () => CURSOR }

/** Every use-case, called on the owner's data, with its rows in docs/access.md. */
const CALLS: { readonly [Name in Names]: Call<Name> } = {
  completeOnboarding: {
    route: 'POST /accounts/me/complete-onboarding',
    input: () => ({ claims: null, values: { displayName: 'Name' } }),
  },
  createAccount: {
    route: 'POST /api/accounts',
    input: () => ({
      fields: { id: anAccountId('new'), email: 'new@example.org', displayName: 'New', signupSource: 'backend' },
    }),
  },
  eraseAccount: { route: 'DELETE /accounts/{id}', ...ofOwner },
  explainAccountExposure: { route: 'GET /accounts/me/exposure', ...withNothing },
  exportAccount: { route: 'GET /accounts/me/export', ...withNothing },
  findAccountsByEmail: { route: 'GET /api/accounts', input: () => ({ email: 'owner@example.org' }) },
  getAccount: { route: 'GET /accounts/{id}', ...ofOwner },
  getAccountAvatar: { route: 'GET /back-office/accounts/{id}/avatar', ...ofOwner },
  getUploadedPicture: { route: 'GET /pictures/{id}', input: ({ scene }) => ({ id: scene.picture }) },
  uploadAvatar: {
    route: 'PUT /accounts/me/avatar',
    input: ({ requestId }) => ({ requestId, bytes: PNG, service: 'https://dealbook.example.org' }),
  },
  getOwnAccount: {
    route: 'GET /accounts/me',
    input: ({ self }) => ({
      claims: self === '' ? null : { userId: self, email: `${self}@example.org`, name: null, issuedAt: NOON },
    }),
  },
  listAccessLog: { route: 'GET /accounts/me/access-log', ...withPage },
  listAuctionSystems: { route: 'GET /auction-systems', ...withNothing },
  searchAccounts: { route: 'GET /accounts/search', input: () => ({ q: 'name', includeSelf: true }) },
  updateAccount: {
    route: 'PATCH /accounts/{id}',
    input: ({ scene, requestId }) => ({ id: scene.owner, requestId, patch: { firstName: 'First' } }),
  },
  createApiKey: {
    route: 'POST /back-office/api-keys',
    input: ({ requestId }) => ({ requestId, fields: { name: 'Site', scopes: ['events'], expiresAt: null } }),
  },
  getOwnKey: { route: 'GET /api/key', ...withNothing },
  listApiKeys: { route: 'GET /back-office/api-keys', ...withNothing },
  revokeApiKey: { route: 'POST /back-office/api-keys/{id}/revoke', ...ofApiKey },
  rotateApiKey: { route: 'POST /back-office/api-keys/{id}/rotate', ...ofApiKey },
  createWebhook: {
    route: 'POST /back-office/webhooks',
    input: ({ requestId }) => ({
      requestId,
      fields: { url: 'https://x.example.org', kinds: ['deal.published'], description: null, isActive: true },
    }),
  },
  deleteWebhook: { route: 'DELETE /back-office/webhooks/{id}', ...ofWebhook },
  getWebhook: { route: 'GET /back-office/webhooks/{id}', ...ofWebhook },
  listDeliveries: {
    route: 'GET /back-office/webhooks/{id}/deliveries',
    input: ({ scene }) => ({ ...PAGE, id: scene.webhook.id, filter: {} }),
  },
  listWebhooks: { route: 'GET /back-office/webhooks', ...withNothing },
  recoverDeliveries: {
    route: 'POST /back-office/webhooks/{id}/recover',
    input: ({ scene, requestId }) => ({ id: scene.webhook.id, requestId, since: NOON }),
  },
  resendDelivery: {
    route: 'POST /back-office/webhooks/{id}/deliveries/{deliveryId}/resend',
    input: ({ scene, requestId }) => ({ id: scene.webhook.id, requestId, deliveryId: scene.deliveryId }),
  },
  rotateWebhook: { route: 'POST /back-office/webhooks/{id}/rotate', ...ofWebhook },
  testWebhook: { route: 'POST /back-office/webhooks/{id}/test', ...ofWebhook },
  updateWebhook: {
    route: 'PATCH /back-office/webhooks/{id}',
    input: ({ scene, requestId }) => ({ id: scene.webhook.id, requestId, patch: { isActive: false } }),
  },
  createAnnouncement: {
    route: 'POST /back-office/announcements',
    input: ({ requestId }) => ({ requestId, fields: { kind: 'news', title: { en: 'News' } } }),
  },
  deleteAnnouncement: { route: 'DELETE /back-office/announcements/{id}', ...ofAnnouncement },
  getAnnouncement: { route: 'GET /back-office/announcements/{id}', ...ofAnnouncement },
  listAnnouncements: { route: 'GET /announcements', ...withNothing },
  listManagedAnnouncements: { route: 'GET /back-office/announcements', ...withPage },
  markAnnouncementRead: { route: 'POST /announcements/{id}/read', ...ofAnnouncement },
  previewAnnouncements: {
    route: 'GET /back-office/announcements/preview',
    input: ({ scene }) => ({ accountId: scene.owner, at: null }),
  },
  resetAnnouncementReads: { route: 'POST /back-office/announcements/{id}/reset-reads', ...ofAnnouncement },
  updateAnnouncement: {
    route: 'PATCH /back-office/announcements/{id}',
    input: ({ scene, requestId }) => ({ id: scene.announcement.id, requestId, patch: { pinned: true } }),
  },
  getAccountOverview: { route: 'GET /back-office/accounts/{id}', ...ofOwner },
  getDailyFigures: { route: 'GET /back-office/stats', input: () => ({ from: null, to: null }) },
  listAccounts: {
    route: 'GET /back-office/accounts',
    input: () => ({ ...PAGE, filter: {}, sort: { by: 'createdAt', descending: true } }),
  },
  listAuditRecords: { route: 'GET /back-office/audit', input: () => ({ ...PAGE, filter: {} }) },
  listEvents: { route: 'GET /api/events', input: () => ({ after: null, limit: 10 }) },
  listFormSubmissions: { route: 'GET /back-office/form-submissions', ...withPage },
  submitForm: {
    route: 'POST /forms/contact',
    input: () => ({
      fields: { form: 'contact', name: 'Carol', email: 'carol@example.org', message: 'Hello', locale: null },
      trap: '',
    }),
  },
  followAuthor: { route: 'PUT /catalog/authors/{handle}/subscription', ...ofAuthor },
  getAuthorAvatar: { route: 'GET /catalog/authors/{handle}/avatar', ...ofAuthor },
  getAuthorProfile: { route: 'GET /catalog/authors/{handle}', ...ofAuthor },
  getPublishedDeal: { route: 'GET /catalog/deals/{id}', ...ofDeal },
  listAuthorCollections: { route: 'GET /catalog/authors/{handle}/collections', ...ofAuthor },
  listAuthorDeals: {
    route: 'GET /catalog/authors/{handle}/deals',
    input: () => ({ handle: 'owner', ...PAGE }),
  },
  listAuthors: { route: 'GET /catalog/authors', input: () => ({ q: null, after: null, limit: 20 }) },
  listFeed: { route: 'GET /catalog/feed', ...withCursor },
  listFollowedAuthors: { route: 'GET /catalog/subscriptions', ...withNothing },
  listRecentDeals: { route: 'GET /catalog/deals', ...withCursor },
  listSharedCollectionDeals: { route: 'GET /catalog/collections/{id}/deals', ...ofCollection },
  listThemes: { route: 'GET /catalog/themes', input: () => ({ q: '' }) },
  unfollowAuthor: { route: 'DELETE /catalog/authors/{handle}/subscription', ...ofAuthor },
  arrangeCollection: {
    route: 'POST /collections/{id}/arrange',
    input: ({ scene }) => ({ id: scene.collection.id, order: 'title' }),
  },
  archiveCollection: { route: 'POST /collections/{id}/archive', ...ofCollection },
  closePublicLink: { route: 'DELETE /collections/{id}/public-link', ...ofCollection },
  createCollection: { route: 'POST /collections', input: () => ({ ...TITLE, description: null, dealIds: [] }) },
  deleteCollection: { route: 'DELETE /collections/{id}', ...ofCollection },
  explainCollectionExposure: { route: 'GET /collections/{id}/exposure', ...ofCollection },
  exportCollection: {
    route: 'GET /collections/{id}.pbn',
    input: ({ scene }) => ({ id: scene.collection.id, format: 'pbn' }),
  },
  printCollection: {
    route: 'GET /collections/{id}.pdf',
    input: ({ scene }) => ({ id: scene.collection.id, chosen: {} }),
  },
  getCollection: {
    route: 'GET /collections/{id}',
    input: ({ scene }) => ({ id: scene.collection.id, withDeals: true }),
  },
  exportPublicCollection: {
    route: 'GET /public/collections/{token}.pbn',
    input: (asked) => ({ ...ofLink.input(asked), format: 'pbn' }),
  },
  printPublicCollection: {
    route: 'GET /public/collections/{token}.pdf',
    input: (asked) => ({ ...ofLink.input(asked), chosen: {} }),
  },
  getPublicCollectionAvatar: { route: 'GET /public/collections/{token}/avatar', ...ofLink },
  getPublicCollectionDeal: {
    route: 'GET /public/collections/{token}/deals/{n}.svg',
    input: (asked) => ({ ...ofLink.input(asked), n: '1' }),
  },
  getPublicCollection: { route: 'GET /public/collections/{token}', ...ofLink },
  deleteAnswers: { route: 'DELETE /collections/{id}/answers', ...ofCollection },
  deleteParticipant: {
    route: 'DELETE /collections/{id}/answers/{participantId}',
    input: ({ scene }) => ({ id: scene.collection.id, participantId: scene.participant.id }),
  },
  getParticipantAnswers: {
    route: 'GET /collections/{id}/answers/{participantId}',
    input: ({ scene }) => ({ id: scene.collection.id, participantId: scene.participant.id }),
  },
  listAnswers: { route: 'GET /collections/{id}/answers', ...ofCollection },
  getOwnAnswer: {
    route: `GET ${PARTICIPANTS}/{id}/answers/{board}`,
    input: (asked) => ({ ...ofParticipant.input(asked), board: '1' }),
  },
  leavePractice: { route: `DELETE ${PARTICIPANTS}/{id}`, ...ofParticipant },
  putAnswer: {
    route: `PUT ${PARTICIPANTS}/{id}/answers/{board}`,
    input: (asked) => ({ ...ofParticipant.input(asked), board: '1', answer: { bidding: [] } }),
  },
  renewParticipantKey: { route: `POST ${PARTICIPANTS}`, ...ofParticipant },
  takePart: {
    route: `POST ${PARTICIPANTS}`,
    input: (asked) => ({ ...ofLink.input(asked), name: 'Ada', once: (make) => make() }),
  },
  listCollections: { route: 'GET /collections', ...withPage },
  openPublicLink: {
    route: 'PUT /collections/{id}/public-link',
    input: ({ scene }) => ({
      id: scene.collection.id,
      link: { availableFrom: null, availableUntil: null },
      rotate: false,
    }),
  },
  restoreCollection: { route: 'POST /collections/{id}/restore', ...ofCollection },
  setCollectionDeals: {
    route: 'PUT /collections/{id}/deals',
    input: ({ scene }) => ({ id: scene.collection.id, dealIds: [scene.deal.id] }),
  },
  unarchiveCollection: { route: 'POST /collections/{id}/unarchive', ...ofCollection },
  updateCollection: {
    route: 'PATCH /collections/{id}',
    input: ({ scene }) => ({ id: scene.collection.id, patch: TITLE }),
  },
  createDeal: {
    route: 'POST /deals',
    serviceRoute: 'POST /api/deals',
    input: ({ self, scene }) => ({ ownerId: self === '' ? scene.owner : self, fields: TITLE }),
  },
  deleteDeal: {
    route: 'DELETE /deals/{id}',
    serviceRoute: 'DELETE /api/deals/{id}',
    input: ({ scene }) => ({ id: scene.trashed.id }),
  },
  explainDealExposure: { route: 'GET /deals/{id}/exposure', ...ofDeal },
  exportDeals: {
    route: 'GET /deals.pbn',
    serviceRoute: 'GET /api/deals.pbn',
    input: ({ self }) => ({ format: 'pbn' as const, ...(self === '' ? {} : { ownerId: self }) }),
  },
  printDeals: {
    route: 'GET /deals.pdf',
    serviceRoute: 'GET /api/deals.pdf',
    input: ({ self }) => ({ chosen: {}, ...(self === '' ? {} : { ownerId: self }) }),
  },
  getDeal: { route: 'GET /deals/{id}', serviceRoute: 'GET /api/deals/{id}', scope: 'deals:read', ...ofDeal },
  getDoubleDummy: {
    route: 'GET /deals/{id}/double-dummy',
    serviceRoute: 'GET /api/deals/{id}/double-dummy',
    input: ({ scene }) => ({ id: scene.deal.id, withPlay: false }),
  },
  importDeals: {
    route: 'POST /deals/import',
    serviceRoute: 'POST /api/deals/import',
    input: ({ self, scene }) => ({
      ownerId: self === '' ? scene.owner : self,
      existing: 'skip' as const,
      boards: new Map(),
      foreseen: [],
      report: { format: 'pbn' as const, repeated: 0, rejected: [], rejectedTotal: 0, warnings: [], warningsTotal: 0 },
    }),
  },
  listDeals: {
    route: 'GET /deals',
    serviceRoute: 'GET /api/deals',
    input: ({ self }) => ({
      ...PAGE,
      sharing: undefined,
      lifecycle: undefined,
      ...(self === '' ? {} : { ownerId: self }),
    }),
  },
  restoreDeal: { route: 'POST /deals/{id}/restore', serviceRoute: 'POST /api/deals/{id}/restore', ...ofDeal },
  serveDeal: { route: 'GET /api/deals/{id}', input: ({ scene }) => ({ id: scene.deal.id, playerId: null }) },
  trashDeal: { route: 'POST /deals/{id}/trash', serviceRoute: 'POST /api/deals/{id}/trash', ...ofDeal },
  updateDeal: {
    route: 'PATCH /deals/{id}',
    serviceRoute: 'PATCH /api/deals/{id}',
    input: ({ scene }) => ({ id: scene.deal.id, change: { patch: TITLE } }),
  },
  updateDeals: {
    route: 'PATCH /deals',
    serviceRoute: 'PATCH /api/deals',
    input: ({ scene }) => ({ ids: [scene.deal.id], set: { themes: [] } }),
  },
  giveGrant: {
    route: 'POST /back-office/accounts/{id}/grants',
    input: ({ scene, requestId }) => ({ accountId: scene.owner, requestId, fields: GRANT }),
  },
  listGrants: {
    route: 'GET /back-office/accounts/{id}/grants',
    serviceRoute: 'GET /api/accounts/{id}/grants',
    input: ({ scene }) => ({ accountId: scene.owner }),
  },
  putGrant: {
    route: 'PUT /api/accounts/{id}/grants/{grantId}',
    input: ({ scene }) => ({ accountId: scene.owner, grantId: v7(), fields: GRANT }),
  },
  revokeAccountGrant: {
    route: 'POST /back-office/accounts/{id}/grants/{grantId}/revoke',
    input: ({ scene, requestId }) => ({ accountId: scene.owner, grantId: scene.grant.id, requestId }),
  },
  revokeGrant: { route: 'POST /api/grants/{id}/revoke', input: ({ scene }) => ({ id: scene.grant.id }) },
  addGroupMember: {
    route: 'PUT /sharing-groups/{id}/members/{accountId}',
    input: ({ scene }) => ({ id: scene.group.id, accountId: 'other' }),
  },
  createGroup: { route: 'POST /sharing-groups', input: () => ({ name: 'Name' }) },
  deleteGroup: { route: 'DELETE /sharing-groups/{id}', ...ofGroup },
  getGroup: { route: 'GET /sharing-groups/{id}', ...ofGroup },
  listGroupDeals: {
    route: 'GET /sharing-groups/{id}/deals',
    input: ({ scene }) => ({ id: scene.group.id, ...PAGE }),
  },
  listGroups: { route: 'GET /sharing-groups', ...withNothing },
  removeGroupMember: {
    route: 'DELETE /sharing-groups/{id}/members/{accountId}',
    input: ({ scene }) => ({ id: scene.group.id, accountId: 'other' }),
  },
  updateGroup: { route: 'PATCH /sharing-groups/{id}', input: ({ scene }) => ({ id: scene.group.id, name: 'Name' }) },
}

const accountActor = (name: string, over: Parameters<typeof anAccount>[0] = {}): Actor =>
  asAccount(anAccount({ id: anAccountId(name), ...over }))

/** The actors, by their columns in docs/access.md. */
const ACTORS: Readonly<Partial<Record<Caller, Actor>>> = {
  nobody: ANONYMOUS,
  'an inactive account': accountActor('inactive', { isActive: false }),
  'the owner': accountActor('owner'),
  'another teacher': accountActor('other'),
  'an admin': accountActor('admin', { role: 'admin' }),
  'an admin as the owner': asAccount(anAccount({ id: anAccountId('owner') }), anAccountId('admin')),
  'an API key': BACKEND,
}

const KIND_OF: Readonly<Record<number, ErrorKind>> = {
  400: 'invalid',
  401: 'forbidden',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
}

const outcomeOf = async (execute: (input: never) => unknown, input: object): Promise<ErrorKind | 'done'> => {
  try {
    const result = await execute(input as never)
    // An export starts with its first piece.
    if (result !== null && typeof result === 'object' && Symbol.asyncIterator in result)
      for await (const _ of result as AsyncIterable<unknown>) break
    return 'done'
  } catch (error) {
    if (error instanceof DomainError) return error.kind
    throw error
  }
}

/** The outcome of every use-case, each on a new store. */
const outcomesOf = async (actor: Actor): Promise<Record<string, ErrorKind | 'done'>> => {
  const outcomes: Record<string, ErrorKind | 'done'> = {}
  for (const name of Object.keys(CALLS) as Names[]) {
    const picture = { type: 'image/png' as const, bytes: new Uint8Array([1]) }
    const { useCases, ...world } = await openUseCaseWorld({ pictures: { [AVATAR]: picture } })
    const scene = await seedScene(world)
    const self = actor.kind === 'account' ? actor.account.id : ('' as AccountId)
    const input = CALLS[name].input({ scene, self, requestId: 'request' })
    const useCase = useCases[name]
    outcomes[name] = await outcomeOf((given) => useCase.execute(given), { ...input, actor })
  }
  return outcomes
}

const expectedOf = (caller: Caller): Record<string, ErrorKind | 'done'> =>
  Object.fromEntries(
    Object.entries(CALLS).map(([name, { route, serviceRoute = route }]: [string, Call<Names>]) => {
      const row = rows.get(caller === 'an API key' ? serviceRoute : route)
      if (row === undefined) throw new Error(`docs/access.md has no row for ${route}`)
      const status = row[EVERYBODY.indexOf(caller)] ?? 0
      return [name, status < 300 ? 'done' : KIND_OF[status]]
    }),
  ) as Record<string, ErrorKind | 'done'>

describe('every use-case', () => {
  it.each(Object.entries(ACTORS) as [Caller, Actor][])(
    'decides as docs/access.md says for %s',
    async (caller, actor) => {
      expect(await outcomesOf(actor)).toEqual(expectedOf(caller))
    },
  )

  it('requires the scope in docs/access.md of an internal backend with a named key', async () => {
    const asked: Record<string, unknown> = {}
    const expected: Record<string, unknown> = {}
    for (const [name, call] of Object.entries(CALLS) as [Names, Call<Names>][]) {
      const needed = call.scope ?? scopes.get(call.serviceRoute ?? call.route)
      if (!SCOPES.some((scope) => scope === needed)) continue
      const { useCases, ...world } = await openUseCaseWorld()
      const scene = await seedScene(world)
      const input = call.input({ scene, self: '' as AccountId, requestId: 'request' })
      const others = SCOPES.filter((scope) => scope !== needed)
      const actor = asBackend({ id: scene.apiKey.id, name: 'A key', scopes: others })
      const useCase = useCases[name]
      const refusal = await Promise.resolve()
        .then(() => useCase.execute({ ...input, actor } as never))
        .catch((error: unknown) => error)
      asked[name] = refusal instanceof DomainError ? [refusal.code, refusal.meta.scope] : 'done'
      expected[name] = ['FORBIDDEN', needed]
    }
    expect(Object.keys(asked).length).toBeGreaterThan(15)
    expect(asked).toEqual(expected)
  })

  it.each(['createDeal', 'exportDeals', 'importDeals', 'listDeals', 'printDeals'] as const)(
    '%s does nothing for an account in the name of another one',
    async (name) => {
      const { useCases, ...world } = await openUseCaseWorld()
      const scene = await seedScene(world)
      const useCase = useCases[name]
      for (const actor of [ACTORS['another teacher'], ACTORS['an admin']] as Actor[]) {
        const input = { ...CALLS[name].input({ scene, self: scene.owner, requestId: '' }), actor }
        await expect(useCase.execute(input as never)).rejects.toMatchObject({ code: 'FORBIDDEN' })
      }
    },
  )
})
