import { v7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import type { ExportPiece } from '../../../src/application/accounts/export-account.js'
import { type Actor, ANONYMOUS, asAccount } from '../../../src/domain/actor.js'
import type { ServeId } from '../../../src/domain/ids.js'
import {
  aCollection,
  aDeal,
  aGrant,
  aHandle,
  anAccount,
  anAnnouncement,
  anAuditRecord,
  aParticipant,
  aSharingGroup,
  later,
  NOON,
} from '../../support/builders.js'
import { aClock } from '../../support/clock.js'
import { MINUTE } from '../../support/held-time.js'
import { openUseCaseWorld } from '../../support/use-case-world.js'

const LISTS = [
  'deals',
  'collections',
  'deletedCollections',
  'participants',
  'sharingGroups',
  'subscriptions',
  'grants',
  'announcementReads',
  'serves',
  'auditRecords',
] as const

/** The content of an export, list by list. */
const contentsOf = (pieces: readonly ExportPiece[]): Readonly<Record<string, readonly unknown[]>> => {
  const contents: Record<string, readonly unknown[]> = {}
  for (const piece of pieces)
    if (piece.list !== null) contents[piece.list] = [...(contents[piece.list] ?? []), ...piece.items]
  return contents
}

describe('exporting an account', () => {
  const openWorld = async () => {
    const clock = aClock()
    const world = await openUseCaseWorld({ clock, limits: { freeCollections: 1 } })
    const begin = (actor: Actor) => world.useCases.exportAccount.execute({ actor })
    const whole = async (actor: Actor) => {
      const pieces: ExportPiece[] = []
      for await (const piece of begin(actor)) pieces.push(piece)
      return pieces
    }
    return { ...world, clock, begin, whole }
  }

  it('contains the account first, and then each list in order, including empty ones', async () => {
    const { signUp, whole } = await openWorld()
    const { actor, account } = await signUp()
    const pieces = await whole(actor)
    expect(pieces[0]).toEqual({ list: null, account, picture: null, exportedAt: NOON })
    expect(pieces.slice(1)).toEqual(LISTS.map((list) => ({ list, items: [] })))
  })

  it('contains everything stored about the account, and nothing about others', async () => {
    const { repositories, signUp, whole } = await openWorld()
    const { announcements, audit, collections, deals, grants, participants, serves, sharingGroups, subscriptions } =
      repositories
    const { actor, account } = await signUp()
    const { account: author } = await signUp({ handle: aHandle('author'), displayName: 'A' })
    const { account: hidden } = await signUp({ displayName: 'B' })
    const [deal, foreign] = [aDeal({ ownerId: account.id }), aDeal({ ownerId: author.id })]
    await deals.insertMany([deal, foreign])
    const kept = [0, 1].map((seniority) => aCollection({ ownerId: account.id, seniority, createdAt: later(seniority) }))
    const deleted = aCollection({ ownerId: account.id, seniority: null, deletedAt: NOON })
    const foreignLesson = aCollection({ ownerId: author.id })
    for (const collection of [...kept, deleted, foreignLesson]) await collections.insert(collection)
    const student = aParticipant({ collectionId: deleted.id })
    for (const one of [student, aParticipant({ collectionId: foreignLesson.id })])
      await participants.insert(one, 'key', 500, NOON)
    const [owned, joined] = [aSharingGroup({ ownerId: account.id }), aSharingGroup({ ownerId: author.id })]
    for (const group of [owned, joined, aSharingGroup({ ownerId: author.id })]) await sharingGroups.insert(group)
    await sharingGroups.addMember(joined.id, account.id, NOON)
    for (const { id } of [author, hidden]) await subscriptions.follow(account.id, id, NOON)
    await subscriptions.follow(author.id, account.id, NOON)
    const grant = aGrant({ accountId: account.id, feature: 'other' })
    for (const one of [grant, aGrant({ accountId: author.id })]) await grants.put(one)
    const announcement = anAnnouncement()
    await announcements.insert(announcement)
    for (const { id } of [account, author]) await announcements.markRead(id, announcement.id, NOON)
    const serve = { id: v7() as ServeId, dealId: foreign.id, playerId: account.id, servedAt: NOON }
    await serves.serve(serve, null)
    await serves.serve({ ...serve, id: v7() as ServeId, playerId: author.id }, null)
    const record = anAuditRecord({ subject: { type: 'account', id: account.id } })
    for (const one of [record, anAuditRecord()]) await audit.append(one)

    expect(contentsOf(await whole(actor))).toEqual({
      deals: [deal],
      collections: [
        { collection: kept[1], degraded: true },
        { collection: kept[0], degraded: false },
      ],
      deletedCollections: [{ collection: deleted, degraded: false }],
      participants: [{ participant: student, answers: [] }],
      sharingGroups: [
        expect.objectContaining({ group: owned }),
        expect.objectContaining({ members: [expect.anything()] }),
      ],
      subscriptions: [
        { handle: 'author', displayName: 'A' },
        { handle: null, displayName: null },
      ],
      grants: [grant],
      announcementReads: [{ id: announcement.id, readAt: NOON }],
      serves: [serve],
      auditRecords: [record],
    })
  })

  it('splits long lists into pieces and keeps their order', async () => {
    const { repositories, signUp, whole } = await openWorld()
    const { actor, account } = await signUp()
    const deals = Array.from({ length: 120 }, (_, i) => aDeal({ ownerId: account.id, createdAt: later(i) }))
    await repositories.deals.insertMany(deals)
    const pieces = (await whole(actor)).filter(({ list }) => list === 'deals')
    expect(pieces.length).toBeGreaterThan(3)
    expect(contentsOf(pieces)).toEqual({ deals: [...deals].sort((a, b) => (a.id < b.id ? 1 : -1)) })
  })

  it('runs once at a time for an account, until it has ended or was aborted', async () => {
    const { signUp, begin, whole } = await openWorld()
    const [{ actor }, { actor: other }] = [await signUp(), await signUp()]
    const running = begin(actor)
    await running.next()
    await expect(begin(actor).next()).rejects.toMatchObject({ code: 'EXPORT_RUNNING' })
    expect(await whole(other)).toHaveLength(11)
    await running.return(undefined)
    expect(await whole(actor)).toHaveLength(11)
    expect(await whole(actor)).toHaveLength(11)
  })

  it('remains the only one as long as its pieces are consumed', async () => {
    const { clock, signUp, begin } = await openWorld()
    const { actor } = await signUp()
    const running = begin(actor)
    for (let minutes = 4; minutes <= 20; minutes += 4) {
      await running.next()
      clock.at = later(minutes * MINUTE)
    }
    await running.next()
    clock.at = later(25 * MINUTE)
    await expect(begin(actor).next()).rejects.toMatchObject({ code: 'EXPORT_RUNNING' })
  })

  it('counts as ended after five minutes of silence, and then does not affect the next one', async () => {
    const { clock, signUp, begin } = await openWorld()
    const { actor } = await signUp()
    const silent = begin(actor)
    await silent.next()
    clock.at = later(5 * MINUTE + 1)
    await begin(actor).next()
    await silent.next()
    await silent.return(undefined)
    await expect(begin(actor).next()).rejects.toMatchObject({ code: 'EXPORT_RUNNING' })
  })

  it('is refused without an active account, before the first piece', async () => {
    const { signUp, begin } = await openWorld()
    const { actor: inactive } = await signUp({ isActive: false })
    const refused: readonly (readonly [string, Actor])[] = [
      ['ACCOUNT_INACTIVE', inactive],
      ['ACCOUNT_REQUIRED', ANONYMOUS],
      ['ACCOUNT_REQUIRED', asAccount(anAccount())],
    ]
    for (const [code, actor] of refused) await expect(begin(actor).next()).rejects.toMatchObject({ code })
  })
})
