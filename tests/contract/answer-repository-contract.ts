import { beforeEach, describe, expect, it } from 'vitest'
import type { StoredAnswer } from '../../src/application/ports/answer-repository.js'
import type { Repositories } from '../../src/application/ports/unit-of-work.js'
import type { CollectionId } from '../../src/domain/ids.js'
import { type AnsweredBoard, summaryOf } from '../../src/domain/practice/judged-answer.js'
import type { Participant } from '../../src/domain/practice/participant.js'
import { ALL_CARDS, anAnswer, calls, practisedBoard } from '../support/answered-boards.js'
import { aCollection, anAccount, anAccountId, aParticipant, later, NOON } from '../support/builders.js'
import { aTable } from '../support/trick-tables.js'
import type { OpenWorld } from './world.js'

const ownerId = anAccountId('owner')

export const answerRepositoryContract = (open: OpenWorld) =>
  describe('AnswerRepository', () => {
    let repositories: Repositories
    let collectionId: CollectionId
    let ada: Participant
    let ben: Participant

    const join = async (name: string): Promise<Participant> => {
      const participant = aParticipant({ collectionId, name })
      await repositories.participants.insert(participant, 'key', 500, NOON)
      return participant
    }
    const answerOf = ({ id }: Participant, board: AnsweredBoard, parts: Partial<StoredAnswer['answer']> = {}) => ({
      answer: anAnswer({ participantId: id, dealId: board.dealId, ...parts }),
      board,
    })
    /** Saves an answer for the participant as currently stored. */
    const save = async (stored: StoredAnswer, at = NOON) => {
      const members = await repositories.participants.listByCollection(collectionId)
      const participant = members.find(({ id }) => id === stored.answer.participantId) ?? ada
      return repositories.answers.save(participant, stored, at)
    }
    const find = ({ id }: Participant, { dealId }: AnsweredBoard) => repositories.answers.find(id, dealId)
    const version = () => repositories.answers.versionOf(collectionId)

    beforeEach(async () => {
      ;({ repositories } = await open())
      await repositories.accounts.insert(anAccount({ id: ownerId }))
      const collection = aCollection({ ownerId })
      collectionId = collection.id
      await repositories.collections.insert(collection)
      ada = await join('Ada')
      ben = await join('Ben')
    })

    it('returns an answer as it was stored, with its board', async () => {
      const whole = answerOf(ada, practisedBoard(), { play: { cards: ALL_CARDS, takenBack: 3 } })
      const solved = practisedBoard({ doubleDummy: { tricks: aTable(8), source: 'solver' } })
      const known = answerOf(ada, solved, { play: { cards: ALL_CARDS, takenBack: 0 } })
      const empty = answerOf(ada, practisedBoard({ revision: 7, auction: [], callNotes: [] }), {
        bidding: [],
        play: null,
      })
      const bare = answerOf(ada, practisedBoard(), { bidding: null, play: { cards: [], takenBack: 0 } })
      for (const one of [whole, known, empty, bare]) expect(await save(one)).toBe(true)
      for (const one of [whole, known, empty, bare]) expect(await find(ada, one.board)).toEqual(one)
      expect(await find(ben, whole.board)).toBeNull()
      expect(await find(ada, practisedBoard())).toBeNull()
    })

    it('overwrites an answer as a whole, repeatably', async () => {
      const board = practisedBoard()
      const first = answerOf(ada, board, { play: { cards: ALL_CARDS.slice(0, 5), takenBack: 1 } })
      const second = answerOf(ada, board, { seat: 'N', bidding: [{ call: 0, chosen: calls('1S') }], play: null })
      for (const stored of [first, second, second]) {
        expect(await save(stored)).toBe(true)
        expect(await find(ada, board)).toEqual(stored)
      }
      expect(await repositories.answers.listByCollection(collectionId)).toEqual([summaryOf(board, second.answer)])
    })

    it('stores one board for each revision, and never moves an answer to an earlier revision', async () => {
      const board = practisedBoard()
      const edited = { ...board, revision: board.revision + 1, auction: calls('1S P P P') }
      const late = await join('Late')
      expect(await save(answerOf(late, board))).toBe(true)
      expect(await save(answerOf(late, edited))).toBe(true)
      expect(await find(late, board)).toEqual(answerOf(late, edited))
      expect(await save(answerOf(late, board))).toBe(false)
      expect(await find(late, board)).toEqual(answerOf(late, edited))
      expect(await save(answerOf(ada, board))).toBe(true)
      expect(await find(ada, board)).toEqual(answerOf(ada, board))
      expect(await save(answerOf(ben, edited))).toBe(true)
      expect(await find(ben, board)).toEqual(answerOf(ben, edited))
      const boards = await repositories.answers.listBoards(collectionId)
      expect([...boards].sort((a, b) => a.revision - b.revision)).toEqual([board, edited])
      // A copy that is already stored is not changed.
      expect(await save(answerOf(await join('Cy'), { ...edited, auction: [] }))).toBe(true)
      expect(await repositories.answers.listBoards(collectionId)).toHaveLength(2)
      expect((await find(ben, board))?.board).toEqual(edited)
    })

    it('stores one of several concurrent first answers, with its board', async () => {
      const board = practisedBoard()
      const revisions = [1, 2, 3, 4].map((revision) => answerOf(ada, { ...board, revision }))
      const saved = await Promise.all(revisions.map((one) => repositories.answers.save(ada, one, NOON)))
      expect(saved.filter(Boolean)).toHaveLength(1)
      expect(await find(ada, board)).toEqual(revisions[saved.indexOf(true)])
    })

    it('saves nothing if the participant has answered since the read, so that no part of an answer is lost', async () => {
      const [first, second] = [practisedBoard(), practisedBoard()]
      expect(await repositories.answers.save(ada, answerOf(ada, first), later(1))).toBe(true)
      expect(await repositories.answers.save(ada, answerOf(ada, second), later(2))).toBe(false)
      expect(await find(ada, second)).toBeNull()
      const read = { ...ada, lastAt: later(1) }
      expect(await repositories.answers.save(read, answerOf(ada, second), later(2))).toBe(true)
    })

    it('adds tricks to a board that had none when it was first answered', async () => {
      const board = practisedBoard()
      const [known, other] = [aTable(8), aTable(9)]
      await save(answerOf(ada, board))
      await save(answerOf(ben, { ...board, tricks: known }))
      await save(answerOf(ada, { ...board, tricks: other }))
      expect((await find(ben, board))?.board.tricks).toEqual(known)
      expect((await repositories.answers.listBoards(collectionId))[0]?.tricks).not.toBeNull()
    })

    it('records the time of the last answer', async () => {
      await save(answerOf(ada, practisedBoard()), later(1))
      await save(answerOf(ada, practisedBoard()), later(2))
      expect(await repositories.participants.listByCollection(collectionId)).toEqual([
        { ...ada, lastAt: later(2) },
        ben,
      ])
    })

    it('saves nothing for a participant who is gone or in another collection', async () => {
      const stored = answerOf(ada, practisedBoard())
      const other = aCollection({ ownerId })
      await repositories.collections.insert(other)
      expect(await repositories.answers.save({ ...ada, collectionId: other.id }, stored, NOON)).toBe(false)
      await repositories.participants.delete(collectionId, ada.id)
      expect(await save(stored)).toBe(false)
      expect(await find(ada, stored.board)).toBeNull()
      expect(await repositories.answers.listBoards(collectionId)).toEqual([])
    })

    it('lists the answers to a collection without their contents', async () => {
      const boards = [practisedBoard(), practisedBoard({ revision: 3 })] as const
      const stored = [
        answerOf(ada, boards[0], { play: { cards: ALL_CARDS, takenBack: 2 } }),
        answerOf(ada, boards[1], { bidding: null, play: { cards: ALL_CARDS.slice(0, 9), takenBack: 0 } }),
        answerOf(ben, boards[1], { bidding: [] }),
      ]
      for (const one of stored) await save(one)
      const found = await repositories.answers.listByCollection(collectionId)
      const byIds = (a: { participantId: string; dealId: string }, b: typeof a) =>
        `${a.participantId} ${a.dealId}` < `${b.participantId} ${b.dealId}` ? -1 : 1
      const expected = stored.map(({ answer, board }) => summaryOf(board, answer))
      expect([...found].sort(byIds)).toEqual([...expected].sort(byIds))
      expect(found.find(({ dealId }) => dealId === boards[0].dealId)).toMatchObject({
        firstChoices: [
          { call: 2, choice: '3NT', right: false },
          { call: 6, choice: 'P', right: true },
        ],
        play: { tricks: 13, needed: 10, takenBack: 2 },
      })
      expect(await repositories.answers.listByCollection(aCollection().id)).toEqual([])
    })

    it('has another version after every change, and the same without one', async () => {
      const seen: string[] = [await repositories.answers.versionOf(aCollection().id)]
      const changed = async () => {
        const now = await version()
        expect(seen).not.toContain(now)
        expect(await version()).toBe(now)
        seen.push(now)
      }
      await changed()
      const stored = answerOf(ada, practisedBoard())
      await save(stored)
      await changed()
      await save(stored)
      await changed()
      const cy = await join('Cy')
      await changed()
      await repositories.participants.delete(collectionId, cy.id)
      await changed()
      await repositories.participants.deleteBefore(later(1), 1)
      await changed()
      await repositories.participants.deleteAll(collectionId, NOON)
      await changed()
      const before = await repositories.collections.findById(collectionId)
      expect(before).toMatchObject({ revision: 1, updatedAt: NOON })
    })
  })
