import { randomBoard, randomBoards, toPbn } from './boards.js'
import { randomThemes, randomTitle } from './deal-texts.js'
import type { PlannedRequest } from './load.js'
import { bearer, type Caller, JSON_TYPE, type MeasuredRoute, SEED, type Writer } from './measured-route.js'
import { createRandom, type Random } from './random.js'
import {
  addGuests,
  addSharingGuests,
  removeGuests,
  restoreAccounts,
  restoreCollections,
  restoreDeals,
} from './upkeep.js'

const ONE = { bare: 0.8 }
const MANY = { bare: 0.5 }
/** The share of its throughput that each route keeps as the data grows. */
const KEPT = 0.8
const FEW = 36
const MOST = 500
/** The number of boards in a large import. */
const LARGE_FILE = 1_000
/** How many files of each size are prepared; few, because the bodies are large. */
const [FILES, LARGE_FILES] = [200, 12]
const HELD = 6

const pathOf = (id: string): string => encodeURIComponent(id)

const sends = (method: 'PATCH' | 'POST' | 'PUT', { token }: Caller, path: string, body: object): PlannedRequest => ({
  method,
  path,
  headers: { ...bearer(token), ...JSON_TYPE },
  body: JSON.stringify(body),
})

/** One request, or several in a row, for each writer. */
const each =
  <Sent>(plan: (writer: Writer, random: Random) => Sent, isAble: (writer: Writer) => boolean = () => true) =>
  ({ writers }: { readonly writers: readonly Writer[] }): readonly Sent[] => {
    const random = createRandom(SEED)
    return writers.filter(isAble).map((writer) => plan(writer, random))
  }

/** Requests that publish and withdraw. */
const published = (send: (sharing: string) => PlannedRequest): readonly PlannedRequest[] =>
  ['public', 'private'].map(send)

const batches = (caller: Caller, ids: readonly string[]): readonly PlannedRequest[] =>
  published((sharing) => sends('PATCH', caller, '/deals', { ids, set: { sharing } }))

const imports = ({ token }: Caller, size: number, random: Random): PlannedRequest => ({
  method: 'POST',
  path: '/deals/import',
  headers: { ...bearer(token), 'content-type': 'application/x-pbn' },
  body: toPbn(randomBoards(size, random)),
})

const newDeal = (random: Random): object => {
  const { boardNumber, hands, auction, commentary } = randomBoard(random)
  return {
    title: randomTitle(random),
    ...{ boardNumber, hands, auction, commentary },
    themes: randomThemes(random),
    personalThemes: random.chance(0.3) ? ['next lesson'] : [],
    sharing: random.chance(0.35) ? 'public' : 'private',
  }
}

export const WRITES: readonly MeasuredRoute[] = [
  {
    name: 'create-deal',
    pattern: 'POST /deals',
    targets: ONE,
    growth: KEPT,
    share: 2,
    moving: ['id', 'publishedAt', 'createdAt', 'updatedAt'],
    prepare: restoreDeals,
    requests: each((writer, random) => sends('POST', writer, '/deals', newDeal(random))),
  },
  {
    name: 'deal-title',
    pattern: 'PATCH /deals/{id} with title',
    targets: ONE,
    growth: KEPT,
    share: 2,
    moving: ['updatedAt'],
    prepare: restoreDeals,
    requests: each((writer, random) =>
      sends('PATCH', writer, `/deals/${random.pick(writer.dealIds)}`, { title: randomTitle(random) }),
    ),
  },
  {
    name: 'deal-sharing',
    pattern: 'PATCH /deals/{id} with sharing',
    targets: ONE,
    growth: KEPT,
    share: 1,
    moving: ['publishedAt', 'updatedAt'],
    prepare: restoreDeals,
    requests: each((writer, random) => {
      const path = `/deals/${random.pick(writer.privateIds)}`
      return published((sharing) => sends('PATCH', writer, path, { sharing }))
    }),
  },
  {
    name: 'deal-move',
    pattern: 'POST /deals/{id}/trash and restore',
    targets: ONE,
    growth: KEPT,
    share: 1,
    moving: ['updatedAt'],
    prepare: restoreDeals,
    requests: each(({ token, privateIds }, random) => {
      const id = random.pick(privateIds)
      return ['trash', 'restore'].map(
        (move): PlannedRequest => ({ method: 'POST', path: `/deals/${id}/${move}`, headers: bearer(token) }),
      )
    }),
  },
  {
    name: 'set-collection',
    pattern: 'PUT /collections/{id}/deals',
    targets: ONE,
    growth: KEPT,
    share: 1,
    // `publicUrl` contains the server's address.
    moving: ['publicUrl', 'updatedAt'],
    prepare: restoreCollections,
    requests: each(
      (writer, random) => {
        // Keeps the same public deals, so that other requests always find some in the collection.
        const held = [...writer.publicIds.slice(0, HELD), ...writer.privateIds.slice(0, HELD)]
        const path = `/collections/${random.pick(writer.collectionIds)}/deals`
        return sends('PUT', writer, path, { dealIds: random.shuffle(held) })
      },
      ({ collectionIds }) => collectionIds.length > 0,
    ),
  },
  {
    name: 'onboarding',
    pattern: 'POST /accounts/me/complete-onboarding',
    targets: ONE,
    growth: KEPT,
    share: 1,
    moving: ['onboardedAt', 'updatedAt'],
    prepare: restoreAccounts,
    requests: each((writer, random) => {
      const { displayName } = writer.account
      const [firstName = ''] = displayName.split(' ')
      const [country, language] = random.pick(['FR fr', 'PL pl', 'JP ja']).split(' ')
      const profile = { displayName, firstName, country, language, appLanguage: 'en' }
      return sends('POST', writer, '/accounts/me/complete-onboarding', profile)
    }),
  },
  {
    name: 'batch-36',
    pattern: `PATCH /deals with ${FEW} ids`,
    targets: MANY,
    growth: KEPT,
    share: 1,
    connections: 8,
    moving: ['publishedAt', 'updatedAt'],
    prepare: restoreDeals,
    requests: each(
      (writer) => batches(writer, writer.privateIds.slice(0, FEW)),
      ({ privateIds }) => privateIds.length >= FEW,
    ),
  },
  {
    name: 'batch-500',
    pattern: `PATCH /deals with ${MOST} ids`,
    targets: MANY,
    growth: KEPT,
    share: 0,
    connections: 4,
    length: 2,
    moving: ['publishedAt', 'updatedAt'],
    prepare: addGuests,
    cleanUp: removeGuests,
    requests: ({ guests }) => guests.map((guest) => batches(guest, guest.dealIds.slice(0, MOST))),
  },
  {
    name: 'import-36',
    pattern: `POST /deals/import of ${FEW} boards`,
    targets: MANY,
    growth: KEPT,
    share: 1,
    connections: 8,
    moving: ['ids'],
    prepare: restoreDeals,
    requests: (world) =>
      each((writer, random) => imports(writer, FEW, random))({ writers: world.writers.slice(0, FILES) }),
  },
  {
    name: 'import-1000',
    pattern: 'POST /deals/import of 1,000 boards',
    targets: MANY,
    growth: KEPT,
    share: 0,
    connections: 2,
    length: 3,
    moving: ['ids'],
    prepare: restoreDeals,
    requests: (world) =>
      each((writer, random) => imports(writer, LARGE_FILE, random))({ writers: world.writers.slice(0, LARGE_FILES) }),
  },
  {
    name: 'delete-account',
    pattern: 'DELETE /accounts/{id} with 1,000 deals',
    targets: MANY,
    growth: KEPT,
    share: 0,
    prepare: addGuests,
    cleanUp: removeGuests,
    isLeft: `SELECT EXISTS (SELECT FROM deals WHERE owner_id = $1) OR EXISTS (SELECT FROM accounts WHERE id = $1) AS "isLeft"`,
    requests: ({ guests }) =>
      guests.map(({ account, token }) => ({
        method: 'DELETE',
        path: `/accounts/${pathOf(account.id)}`,
        headers: bearer(token),
      })),
  },
  {
    name: 'delete-group',
    pattern: 'DELETE /sharing-groups/{id} with 1,000 deals',
    targets: MANY,
    growth: KEPT,
    share: 0,
    prepare: addSharingGuests,
    cleanUp: removeGuests,
    isLeft: `SELECT EXISTS (SELECT FROM deals WHERE sharing = 'group' AND cardinality(sharing_group_ids) > 0
        AND sharing_group_ids @> ARRAY[$1::uuid])
      OR EXISTS (SELECT FROM sharing_groups WHERE id = $1::uuid) AS "isLeft"`,
    requests: ({ guests }) =>
      guests.map(({ groupId, token }) => ({
        method: 'DELETE',
        path: `/sharing-groups/${groupId}`,
        headers: bearer(token),
      })),
  },
]
