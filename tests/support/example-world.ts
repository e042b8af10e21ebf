import type { Call } from '../../src/domain/bridge/auction.js'
import { readHands } from '../../src/domain/bridge/hand.js'
import type { Card } from '../../src/domain/bridge/play.js'
import type { DealId } from '../../src/domain/ids.js'
import { paragraphOf } from '../../src/domain/paragraph.js'
import { EXAMPLE_BOARD, EXAMPLE_IDS, EXAMPLE_TOKEN } from '../../src/http/openapi/examples.js'
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
import { type HttpWorld, WITH_API_KEY } from './http-world.js'

const ALICE = anAccountId(EXAMPLE_IDS.account)
const BOB = anAccountId(EXAMPLE_IDS.otherAccount)
const CAROL = anAccountId(EXAMPLE_IDS.admin)
const DAN = anAccountId(EXAMPLE_IDS.player)

const seedAccounts = async ({ repositories: { accounts } }: HttpWorld): Promise<void> => {
  const alice = anAccount({
    id: ALICE,
    email: 'alice.martin@example.org',
    handle: aHandle('alice-martin'),
    avatarUrl: 'https://avatars.example.org/alice.png',
    avatarTrusted: true,
  })
  await accounts.insert(alice)
  await accounts.insert(anAccount({ id: BOB }))
  await accounts.insert(anAccount({ id: CAROL, role: 'admin' }))
  await accounts.insert(anAccount({ id: DAN, role: 'player' }))
}

const seedThings = async ({ repositories }: HttpWorld, operationId: string): Promise<void> => {
  const { announcements, collections, deals, grants, sharingGroups } = repositories
  const isTrashed = /^(api)?(delete|restore)Deal$/i.test(operationId)
  const id = EXAMPLE_IDS.deal as DealId
  const board = {
    ...EXAMPLE_BOARD,
    hands: readHands(EXAMPLE_BOARD.hands).hands,
    auction: [...EXAMPLE_BOARD.auction] as Call[],
    play: [...EXAMPLE_BOARD.play] as Card[],
    commentary: [paragraphOf('Count the outstanding trumps first.')],
  }
  await deals.insertMany([
    aDeal({
      ...board,
      id,
      ownerId: ALICE,
      sharing: 'public',
      publishedAt: NOON,
      lifecycle: isTrashed ? 'trashed' : 'active',
    }),
  ])
  const collection = { id: EXAMPLE_IDS.collection as never, ownerId: ALICE, dealIds: [id] }
  const archivedAt = operationId === 'unarchiveCollection' ? NOON : null
  await collections.insert(
    aCollection({ ...collection, archivedAt, publicEnabled: archivedAt === null, publicToken: EXAMPLE_TOKEN }),
  )
  const memberIds = operationId === 'addSharingGroupMember' ? [] : [BOB]
  await sharingGroups.insert(aSharingGroup({ id: EXAMPLE_IDS.sharingGroup as never, ownerId: ALICE, memberIds }))
  await grants.put(aGrant({ id: EXAMPLE_IDS.grant as never, accountId: ALICE, source: 'manual' }))
  await announcements.insert(anAnnouncement({ id: EXAMPLE_IDS.announcement as never }))
}

/** Adds the data that the examples of an operation in the OpenAPI document refer to. */
export const prepareExamples = async (world: HttpWorld, operationId: string): Promise<void> => {
  await seedAccounts(world)
  await seedThings(world, operationId)
}

/** The credentials of the intended caller of a path. */
export const exampleCaller = async (world: HttpWorld, path: string): Promise<Readonly<Record<string, string>>> => {
  const [, part] = path.split('/')
  if (part === 'api' || part === 'metrics') return WITH_API_KEY
  if (part === 'back-office') return world.bearerOf(EXAMPLE_IDS.admin)
  return world.bearerOf(part === 'catalog' ? EXAMPLE_IDS.otherAccount : EXAMPLE_IDS.account)
}
