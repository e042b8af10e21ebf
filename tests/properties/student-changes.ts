import type { Collection } from '../../src/domain/collection.js'
import { aParticipant, NOON } from '../support/builders.js'
import { rulesOf } from './rules.js'
import { INACTIVE, type Outcome, type Sent } from './sent.js'
import { answerTo, contentOf, type DrawnAnswer, mergedAnswers, type Student } from './students.js'
import type { Change, RandomWorld } from './worlds.js'

const CLOSED: Outcome = { status: 404 }

const replaced = (students: readonly Student[], student: Student, changes: Partial<Student>): readonly Student[] =>
  students.map((one) => (one === student ? { ...one, ...changes } : one))

/** An answer from the numbers of a change. */
const drawnFrom = ({ place, other }: Change): DrawnAnswer => ({
  board: other,
  bidding: [(['wrong', 'right', 'accepted'] as const)[place % 3] ?? 'right', 'right'],
  cards: [52, 6, null][other % 3] ?? null,
})

/** A student takes part in a lesson. */
export const takingPart = (world: RandomWorld, collection: Collection): Sent => {
  const isOpen = rulesOf(world).isReadByStudents(collection) && collection.practice.answers
  const name = `SECRET-late-${collection.publicToken}-${world.students.length}.`
  return {
    by: { key: '' },
    method: 'POST',
    url: `/public/collections/${collection.publicToken}/participants`,
    payload: { name },
    outcome: ({ body }) => {
      if (!isOpen) return CLOSED
      const participant = aParticipant({ id: body.id, collectionId: collection.id, name, startedAt: NOON })
      return {
        status: 201,
        after: { students: [...world.students, { participant, key: body.key, isGone: false, answers: [] }] },
      }
    },
  }
}

/** A student answers a board of the lesson, or another one; `null` if the world has no board. */
const answering = (world: RandomWorld, collection: Collection, student: Student, change: Change): Sent | null => {
  const rules = rulesOf(world)
  const deal = world.deals[change.other % Math.max(1, world.deals.length)]
  if (deal === undefined) return null
  const drawn = drawnFrom(change)
  const answer = answerTo(collection, deal, drawn)
  // Any answer to a board that is not practised is refused.
  const { bidding, play } = answer === null ? { bidding: null, play: { cards: [] } } : contentOf(answer)
  const outcome = (): Outcome => {
    if (student.isGone || !collection.practice.answers || !rules.isReadByStudents(collection)) return CLOSED
    if (!rules.studentDealsOf(collection).includes(deal)) return CLOSED
    if (answer === null) return { status: 400 }
    const answers = mergedAnswers(student.answers, answer)
    const participant = { ...student.participant, lastAt: NOON }
    return { status: 200, after: { students: replaced(world.students, student, { answers, participant }) } }
  }
  return {
    by: student,
    method: 'PUT',
    url: `/public/collections/${collection.publicToken}/participants/${student.participant.id}/answers/${deal.id}`,
    payload: { bidding: bidding && { calls: bidding }, play },
    outcome: outcome(),
  }
}

/** A write by a student of a lesson; `null` if there is none. */
export const byStudent = (world: RandomWorld, change: Change): Sent | null => {
  const { collections, students } = world
  const student = students[change.place % Math.max(1, students.length)]
  const collection = collections.find(({ id }) => id === student?.participant.collectionId)
  if (student === undefined || collection === undefined) return null
  if (change.kind === 'answer') return answering(world, collection, student, change)
  const isDone = !student.isGone && rulesOf(world).isReadByStudents(collection)
  return {
    by: student,
    method: 'DELETE',
    url: `/public/collections/${collection.publicToken}/participants/${student.participant.id}`,
    outcome: isDone
      ? { status: 204, after: { students: replaced(students, student, { isGone: true, answers: [] }) } }
      : CLOSED,
  }
}

/** The owner of a collection deletes all answers. */
export const deletingAnswers = (world: RandomWorld, collection: Collection): Sent | null => {
  const owner = rulesOf(world).accountOf(collection.ownerId)
  if (owner === undefined) return null
  const students = world.students.map((student) =>
    student.participant.collectionId === collection.id ? { ...student, isGone: true, answers: [] } : student,
  )
  return {
    by: owner,
    method: 'DELETE',
    url: `/collections/${collection.id}/answers`,
    outcome: owner.isActive ? { status: 204, after: { students } } : INACTIVE,
  }
}
