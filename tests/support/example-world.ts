import type { Call } from '../../src/domain/bridge/auction.js'
import { readHands } from '../../src/domain/bridge/hand.js'
import type { Card } from '../../src/domain/bridge/play.js'
import { BEFORE_ALL_EVENTS, type StoredEvent } from '../../src/domain/event.js'
import type { DealId, EventId } from '../../src/domain/ids.js'
import { paragraphOf } from '../../src/domain/paragraph.js'
import { NO_PRACTICE } from '../../src/domain/practice/practice.js'
import {
  EXAMPLE_BOARD,
  EXAMPLE_DOUBLE_DUMMY,
  EXAMPLE_IDS,
  EXAMPLE_KEY,
  EXAMPLE_TOKEN,
} from '../../src/http/openapi/examples.js'
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
import { type HttpWorld, WITH_API_KEY } from './http-world.js'

const ALICE = anAccountId(EXAMPLE_IDS.account)
const BOB = anAccountId(EXAMPLE_IDS.otherAccount)
const CAROL = anAccountId(EXAMPLE_IDS.admin)
const DAN = anAccountId(EXAMPLE_IDS.player)

/** The event of the example delivery; the store has to have it. */
export const EXAMPLE_EVENT: StoredEvent = {
  id: EXAMPLE_IDS.event as EventId,
  at: NOON,
  kind: 'account.onboarded',
  subject: { type: 'account', id: ALICE },
  place: BEFORE_ALL_EVENTS,
}

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
  const { announcements, apiKeys, collections, deals, grants, participants, sharingGroups } = repositories
  const { uploadedPictures, webhookDeliveries, webhooks } = repositories
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
      doubleDummy: { tricks: EXAMPLE_DOUBLE_DUMMY.tricks, source: EXAMPLE_DOUBLE_DUMMY.source },
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
    aCollection({
      ...collection,
      archivedAt,
      publicEnabled: archivedAt === null,
      publicToken: EXAMPLE_TOKEN,
      practice: { ...NO_PRACTICE, bidding: true, play: true, answers: true },
    }),
  )
  const participant = { id: EXAMPLE_IDS.participant as never, collectionId: collection.id }
  await participants.insert(aParticipant(participant), EXAMPLE_KEY, 500, NOON)
  const memberIds = operationId === 'addSharingGroupMember' ? [] : [BOB]
  await sharingGroups.insert(aSharingGroup({ id: EXAMPLE_IDS.sharingGroup as never, ownerId: ALICE, memberIds }))
  await grants.put(aGrant({ id: EXAMPLE_IDS.grant as never, accountId: ALICE, source: 'manual' }))
  await announcements.insert(anAnnouncement({ id: EXAMPLE_IDS.announcement as never }))
  await apiKeys.insert(anApiKey({ id: EXAMPLE_IDS.apiKey as never }), EXAMPLE_IDS.apiKeySecret)
  const webhook = aWebhook({ id: EXAMPLE_IDS.webhook as never })
  await webhooks.insert(webhook, EXAMPLE_IDS.webhookSecret, BEFORE_ALL_EVENTS)
  await webhookDeliveries.add(webhook.id, [EXAMPLE_EVENT], NOON, BEFORE_ALL_EVENTS)
  await uploadedPictures.save({ id: EXAMPLE_IDS.picture, accountId: ALICE, bytes: new Uint8Array(1) })
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
