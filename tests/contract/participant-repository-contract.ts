import { beforeEach, describe, expect, it } from 'vitest'
import type { Collection } from '../../src/domain/collection.js'
import type { CollectionId, ParticipantId } from '../../src/domain/ids.js'
import { judgeAnswer } from '../../src/domain/practice/judged-answer.js'
import type { Participant } from '../../src/domain/practice/participant.js'
import { anAnswer, practisedBoard } from '../support/answered-boards.js'
import { aCollection, anAccount, anAccountId, aParticipant, later, NOON } from '../support/builders.js'
import { finishJobs } from '../support/jobs.js'
import type { OpenWorld, World } from './world.js'

const ownerId = anAccountId('owner')
const otherId = anAccountId('other')
/** No participant has been idle since then. */
const LONG_AGO = later(-1)

export const participantRepositoryContract = (open: OpenWorld) =>
  describe('ParticipantRepository', () => {
    let world: World
    let repositories: World['repositories']
    let collectionId: CollectionId

    const lesson = async (overrides: Parameters<typeof aCollection>[0] = {}): Promise<CollectionId> => {
      const collection = aCollection({ ownerId, ...overrides })
      await repositories.collections.insert(collection)
      return collection.id
    }
    const join = async (overrides: Partial<Participant> = {}, { limit = 500, idleSince = LONG_AGO } = {}) => {
      const participant = aParticipant({ collectionId, ...overrides })
      const isIn = await repositories.participants.insert(participant, `key of ${participant.id}`, limit, idleSince)
      return isIn ? participant : null
    }
    const joined = async (overrides: Partial<Participant> = {}) => (await join(overrides)) as Participant
    const answer = async ({ id, collectionId: of }: Participant, at: Date, board = practisedBoard()) => {
      const saved = { answer: anAnswer({ participantId: id, dealId: board.dealId }), board }
      const current = (await list(of)).find((one) => one.id === id) as Participant
      expect(await repositories.answers.save(current, saved, at)).toBe(true)
      return saved
    }
    const list = (of = collectionId) => repositories.participants.listByCollection(of)
    const idsIn = async () => (await list()).map(({ id }) => id)

    beforeEach(async () => {
      world = await open()
      ;({ repositories } = world)
      for (const id of [ownerId, otherId]) await repositories.accounts.insert(anAccount({ id }))
      collectionId = await lesson()
    })

    it('lists the participants of a collection by when they started', async () => {
      const second = await joined({ name: '“Ada” \\ 100%', startedAt: later(1) })
      const first = await joined({ name: '🂡' })
      const third = await joined({ name: 'Ada', startedAt: later(1) })
      await joined({ collectionId: await lesson() })
      expect(await list()).toEqual([first, second, third])
      expect(await list(aCollection().id)).toEqual([])
    })

    it('finds a participant by the key, in the right collection only', async () => {
      const ada = await joined()
      const other = await joined({ name: 'Ben' })
      const find = (id: ParticipantId, key: string, of = collectionId) => repositories.participants.find(of, id, key)
      expect(await find(ada.id, `key of ${ada.id}`)).toEqual(ada)
      for (const key of ['', 'key', `key of ${other.id}`, `key of ${ada.id} `])
        expect(await find(ada.id, key)).toBeNull()
      expect(await find(ada.id, `key of ${ada.id}`, await lesson())).toBeNull()
      expect(await find(aParticipant().id, `key of ${ada.id}`)).toBeNull()
    })

    it('replaces a key', async () => {
      const ada = await joined()
      const { participants } = repositories
      expect(await participants.replaceKey(collectionId, ada.id, 'another')).toBe(true)
      expect(await participants.find(collectionId, ada.id, 'another')).toEqual(ada)
      expect(await participants.find(collectionId, ada.id, `key of ${ada.id}`)).toBeNull()
      expect(await participants.replaceKey(await lesson(), ada.id, 'third')).toBe(false)
      expect(await participants.replaceKey(collectionId, aParticipant().id, 'third')).toBe(false)
    })

    it('refuses more than the limit, exactly, even at once', async () => {
      await joined({ collectionId: await lesson() })
      const ins = await Promise.all(Array.from({ length: 12 }, (_, i) => join({ name: `Student ${i}` }, { limit: 5 })))
      expect(ins.filter((one) => one !== null)).toHaveLength(5)
      expect(await list()).toHaveLength(5)
      expect(await join({}, { limit: 5 })).toBeNull()
      expect(await join({}, { limit: 6 })).not.toBeNull()
    })

    it('replaces an idle participant without answers in a full collection, one for each who joins', async () => {
      const answered = await joined({ startedAt: later(-3_000) })
      const saved = await answer(answered, later(-2_000))
      const silent = await joined({ startedAt: later(-2_000) })
      const newer = await joined({ startedAt: later(-1_000) })
      const full = { limit: 3, idleSince: NOON }
      const fourth = await join({ startedAt: later(1) }, full)
      expect(await idsIn()).toEqual([answered.id, newer.id, fourth?.id])
      // No participant is replaced while there is room.
      expect(await join({ startedAt: later(2) }, { limit: 4, idleSince: later(10_000) })).not.toBeNull()
      expect(await list()).toHaveLength(4)
      const sixth = await join({ startedAt: later(3) }, { ...full, limit: 4 })
      expect(await idsIn()).toEqual([answered.id, fourth?.id, expect.any(String), sixth?.id])
      // A participant who has answered is never replaced, however long ago that was.
      expect(await join({}, { ...full, limit: 4 })).toBeNull()
      expect(await repositories.answers.find(answered.id, saved.board.dealId)).toEqual(saved)
      expect((await idsIn()).includes(silent.id)).toBe(false)
    })

    it('lists all participants of an owner in batches, including those of deleted collections', async () => {
      const deleted = await lesson({ deletedAt: NOON })
      const members = [await joined(), await joined({ collectionId: deleted }), await joined()]
      await repositories.participants.insert(
        aParticipant({ collectionId: await lesson({ ownerId: otherId }) }),
        'k',
        1,
        NOON,
      )
      const ada = members[0] as Participant
      const boards = [practisedBoard(), practisedBoard()].sort((a, b) => (a.dealId < b.dealId ? -1 : 1))
      const saved = []
      for (const board of boards) saved.unshift(await answer(ada, later(1), board))
      saved.reverse()
      const listAfter = repositories.participants.listByOwnerAfter.bind(repositories.participants)
      const first = await listAfter(ownerId, null, 2)
      expect(first).toHaveLength(2)
      const all = [...first, ...(await listAfter(ownerId, first[1] ?? null, 2))]
      const place = ({ collectionId: of, id }: Participant) => `${of} ${id}`
      expect(all.map(({ participant }) => place(participant))).toEqual(members.map(place).sort())
      expect(all.find(({ participant }) => participant.id === ada.id)).toEqual({
        participant: { ...ada, lastAt: later(1) },
        answers: saved.map((one) => judgeAnswer(one.board, one.answer)),
      })
      expect(all.filter(({ answers }) => answers.length > 0)).toHaveLength(1)
      expect(await listAfter(ownerId, all[2] ?? null, 2)).toEqual([])
    })

    it('finds one participant with all answers, in the collection alone', async () => {
      const [ada, ben] = [await joined(), await joined({ name: 'Ben' })]
      const boards = [practisedBoard(), practisedBoard()].sort((a, b) => (a.dealId < b.dealId ? 1 : -1))
      const saved = []
      for (const board of boards) saved.unshift(await answer(ada, later(1), board))
      await answer(ben, later(2))
      const { participants } = repositories
      expect(await participants.findWithAnswers(collectionId, ada.id)).toEqual({
        participant: { ...ada, lastAt: later(1) },
        answers: saved.map((one) => judgeAnswer(one.board, one.answer)),
      })
      const cy = await joined({ name: 'Cy' })
      expect(await participants.findWithAnswers(collectionId, cy.id)).toEqual({ participant: cy, answers: [] })
      expect(await participants.findWithAnswers(await lesson(), ada.id)).toBeNull()
      expect(await participants.findWithAnswers(collectionId, aParticipant().id)).toBeNull()
      await participants.deleteAll(collectionId, NOON)
      expect(await participants.findWithAnswers(collectionId, ada.id)).toBeNull()
    })

    it('deletes one participant with all answers, and no others', async () => {
      const [ada, ben] = [await joined(), await joined()]
      const [of, kept] = [await answer(ada, NOON), await answer(ben, NOON)]
      expect(await repositories.participants.delete(await lesson(), ada.id)).toBe(false)
      expect(await repositories.participants.delete(collectionId, ada.id)).toBe(true)
      expect(await repositories.participants.delete(collectionId, ada.id)).toBe(false)
      expect(await idsIn()).toEqual([ben.id])
      expect(await repositories.answers.find(ada.id, of.board.dealId)).toBeNull()
      expect(await repositories.answers.find(ben.id, kept.board.dealId)).toEqual(kept)
      expect(await repositories.answers.listBoards(collectionId)).toEqual([kept.board])
    })

    it('deletes all participants of a collection, and no others', async () => {
      const ada = await joined()
      await answer(ada, NOON)
      const elsewhere = await joined({ collectionId: await lesson() })
      const { board } = await answer(elsewhere, NOON)
      const expectGone = async () => {
        expect(await list()).toEqual([])
        expect(await repositories.answers.listByCollection(collectionId)).toEqual([])
        expect(await repositories.answers.listBoards(collectionId)).toEqual([])
        expect(await repositories.participants.find(collectionId, ada.id, `key of ${ada.id}`)).toBeNull()
        expect(await repositories.participants.delete(collectionId, ada.id)).toBe(false)
      }
      await repositories.participants.deleteAll(collectionId, NOON)
      await expectGone()
      await finishJobs(world.unitOfWork)
      await expectGone()
      expect(await repositories.participants.removeDeleted(9)).toBe(0)
      expect(await list(elsewhere.collectionId)).toEqual([{ ...elsewhere, lastAt: NOON }])
      expect(await repositories.answers.listBoards(elsewhere.collectionId)).toEqual([board])
    })

    it('deletes participants without a recent answer', async () => {
      await joined({ startedAt: later(-10) })
      await joined({ startedAt: later(-11) })
      const answered = await joined({ startedAt: later(-12) })
      await answer(answered, NOON)
      const recent = await joined()
      const elsewhere = await joined({ collectionId: await lesson(), startedAt: later(-5) })
      const { participants } = repositories
      expect(await participants.deleteBefore(NOON, 1)).toBe(2)
      expect(await idsIn()).toEqual([answered.id, recent.id])
      expect(await list(elsewhere.collectionId)).toEqual([elsewhere])
      expect(await participants.deleteBefore(NOON, 100)).toBe(1)
      expect(await participants.deleteBefore(NOON, 100)).toBe(0)
      expect(await idsIn()).toEqual([answered.id, recent.id])
      while ((await participants.removeDeleted(1)) > 0);
      expect(await idsIn()).toEqual([answered.id, recent.id])
    })

    it('deletes the boards by which only the silent were judged', async () => {
      const [silent, answered] = [await joined({ startedAt: later(-10) }), await joined()]
      const both = await answer(silent, later(-9))
      const alone = await answer(silent, later(-8))
      await answer(answered, NOON, both.board)
      const before = await repositories.answers.versionOf(collectionId)
      await repositories.participants.deleteBefore(later(-1), 100)
      expect(await repositories.answers.versionOf(collectionId)).not.toBe(before)
      expect(await repositories.answers.listBoards(collectionId)).toEqual([both.board])
      expect(await repositories.answers.find(silent.id, alone.board.dealId)).toBeNull()
      expect(await repositories.answers.find(answered.id, both.board.dealId)).toMatchObject({ board: both.board })
      await repositories.participants.removeDeleted(100)
      expect(await repositories.answers.find(answered.id, both.board.dealId)).toMatchObject({ board: both.board })
    })

    it('deletes participants with the collection when that is deleted forever, and not before', async () => {
      const ada = await joined()
      const { board } = await answer(ada, NOON)
      const collection = (await repositories.collections.findById(collectionId)) as Collection
      await repositories.collections.save(collection, { ...collection, deletedAt: NOON })
      expect(await idsIn()).toEqual([ada.id])
      await repositories.collections.deleteForever(collection, NOON)
      await finishJobs(world.unitOfWork)
      expect(await list()).toEqual([])
      expect(await repositories.answers.find(ada.id, board.dealId)).toBeNull()
      expect(await repositories.answers.versionOf(collectionId)).toBe('')
    })

    it('inserts no participant into a collection that does not exist', async () => {
      expect(await join({ collectionId: aCollection().id })).toBeNull()
    })
  })
