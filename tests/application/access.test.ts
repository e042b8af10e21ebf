import { v7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import type { UseCaseTypes } from '../../src/container/use-cases/use-cases.js'
import { type Actor, ANONYMOUS, asAccount, SERVICE } from '../../src/domain/actor.js'
import { DomainError, type ErrorKind } from '../../src/domain/errors.js'
import type { AccountId } from '../../src/domain/ids.js'
import { AVATAR, type Caller, EVERYBODY, rows, type Scene, seedScene } from '../support/access-table.js'
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
  /** The id of the account that the actor acts as; for other actors that of nobody. */
  readonly self: AccountId
}

interface Call<Name extends Names> {
  /** The route to the use-case for signed-in accounts, or for everyone if there is no other. */
  readonly route: string
  /** The route for internal backends, if they have a separate one. */
  readonly serviceRoute?: string
  readonly input: (asked: Asked) => Omit<InputOf<Name>, 'actor'>
}

const ofDeal = { input: ({ scene }: Asked) => ({ id: scene.deal.id }) }
const ofCollection = { input: ({ scene }: Asked) => ({ id: scene.collection.id }) }
const ofLink = { input: ({ scene }: Asked) => ({ token: scene.token, admit: async () => {} }) }
const ofGroup = { input: ({ scene }: Asked) => ({ id: scene.group.id }) }
const ofAuthor = { input: () => ({ handle: 'owner' }) }
const ofAnnouncement = { input: ({ scene, requestId }: Asked) => ({ id: scene.announcement.id, requestId }) }
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
  getCollection: {
    route: 'GET /collections/{id}',
    input: ({ scene }) => ({ id: scene.collection.id, withDeals: true }),
  },
  exportPublicCollection: {
    route: 'GET /public/collections/{token}.pbn',
    input: (asked) => ({ ...ofLink.input(asked), format: 'pbn' }),
  },
  getPublicCollectionAvatar: { route: 'GET /public/collections/{token}/avatar', ...ofLink },
  getPublicCollectionDeal: {
    route: 'GET /public/collections/{token}/deals/{n}.svg',
    input: (asked) => ({ ...ofLink.input(asked), n: '1' }),
  },
  getPublicCollection: { route: 'GET /public/collections/{token}', ...ofLink },
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
  getDeal: { route: 'GET /deals/{id}', serviceRoute: 'GET /api/deals/{id}', ...ofDeal },
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
  'an API key': SERVICE,
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

  it.each(['createDeal', 'exportDeals', 'importDeals', 'listDeals'] as const)(
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
