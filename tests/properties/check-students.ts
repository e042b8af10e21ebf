import { expect } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import type { Collection } from '../../src/domain/collection.js'
import type { Answer, HttpWorld } from '../support/http-world.js'
import { rulesOf } from './rules.js'
import { choicesOf, contentOf, judgementOf, type Student } from './students.js'
import type { RandomWorld } from './worlds.js'

/** Those who take part in a lesson, in the order in which its owner sees them. */
const classOf = ({ students }: RandomWorld, collection: Collection): readonly Student[] =>
  students
    .filter(({ participant, isGone }) => !isGone && participant.collectionId === collection.id)
    .sort(
      ({ participant: a }, { participant: b }) =>
        a.startedAt.getTime() - b.startedAt.getTime() || (a.id < b.id ? -1 : 1),
    )

/** A key that sorts deals by their places in the lesson, and those that have left it after all others. */
const placeIn = ({ dealIds }: Collection, id: string): string => {
  const place = (dealIds as readonly string[]).indexOf(id)
  return place === -1 ? `left ${id}` : `at ${String(place).padStart(3, '0')}`
}

/** What the owner of a lesson can read of it. */
const sheetOf = (world: RandomWorld, collection: Collection) => {
  const members = classOf(world, collection)
  const placeOf = ({ dealId }: { readonly dealId: string }) => placeIn(collection, dealId)
  const inOrder = <Item extends { readonly dealId: string }>(items: readonly Item[]): readonly Item[] =>
    items.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
  const given = members.flatMap(({ answers }) => answers)
  const { bidding, play } = collection.practice
  const boards = [...new Set(given.map(({ deal }) => deal.id))].map((dealId) => {
    const answers = given.filter(({ deal }) => deal.id === dealId)
    const judged = answers.map(judgementOf)
    const bid = judged.flatMap((one) => one.bidding ?? [])
    const played = judged.flatMap((one) => one.play ?? [])
    const sum = (of: 'right' | 'asked') => bid.reduce((total, one) => total + one[of], 0)
    return {
      dealId,
      bidding: bidding || bid.length > 0 ? { right: sum('right'), asked: sum('asked') } : null,
      play:
        play || played.length > 0
          ? { made: played.filter(({ tricks }) => tricks === 13).length, tried: played.length }
          : null,
      choices: choicesOf(answers),
    }
  })
  return {
    participants: members.map(({ participant: { id, name, startedAt, lastAt } }) => ({
      ...{ id, name, startedAt: startedAt.toISOString(), lastAt: lastAt?.toISOString() ?? null },
    })),
    boards: inOrder(boards),
    answers: members.flatMap(({ participant, answers }) =>
      inOrder(
        answers.map((answer) => ({
          ...{ participantId: participant.id, dealId: answer.deal.id, seat: answer.seat },
          ...judgementOf(answer),
        })),
      ),
    ),
  }
}

/** A response that might reveal something about a student. */
export interface ReadText {
  readonly url: string
  readonly text: string
}

/** Checks that only the owner of the lesson sees a student, and that no one sees the key. */
export const expectNoStudents = ({ url, text }: ReadText, world: RandomWorld, reader: Account | null): void => {
  for (const { participant, key, isGone } of world.students) {
    const of = world.collections.find(({ id }) => id === participant.collectionId)
    const isOwner = !isGone && reader !== null && of?.ownerId === reader.id
    for (const secret of isOwner ? [key] : [key, participant.name, participant.id])
      if (text.includes(secret)) expect.unreachable(`${secret} left through ${url}`)
  }
}

/** Compares what an account reads of the answers to lessons with the plain rules. */
export const checkAnswers = async (
  get: (url: string) => Promise<Answer>,
  world: RandomWorld,
  reader: Account,
): Promise<void> => {
  for (const collection of world.collections) {
    const url = `/collections/${collection.id}/answers`
    const [list, csv] = [await get(url), await get(`${url}.csv`)]
    if (collection.ownerId !== reader.id) {
      for (const { status, body } of [list, csv])
        expect({ status, ...body }).toMatchObject({ status: 404, code: 'DEAL_COLLECTION_NOT_FOUND', meta: {} })
      for (const { participant } of world.students)
        expect((await get(`${url}/${participant.id}`)).body.code).toBe('DEAL_COLLECTION_NOT_FOUND')
      continue
    }
    for (const { participant, isGone, answers } of world.students) {
      const { body } = await get(`${url}/${participant.id}`)
      if (isGone || participant.collectionId !== collection.id) expect(body.code).toBe('PARTICIPANT_NOT_FOUND')
      else expect([body.name, body.answers.length]).toEqual([participant.name, answers.length])
    }
    const sheet = sheetOf(world, collection)
    expect(list.body).toEqual(sheet)
    const named = csv.text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0])
    expect(named).toEqual(
      classOf(world, collection).flatMap(({ participant, answers }) =>
        Array.from({ length: Math.max(1, answers.length) }, () => participant.name),
      ),
    )
  }
  const owned = world.collections.filter(({ ownerId }) => ownerId === reader.id)
  const { participants } = (await get('/accounts/me/export')).body
  expect(participants.map(({ name }: { name: string }) => name).sort()).toEqual(
    owned.flatMap((collection) => classOf(world, collection).map(({ participant }) => participant.name)).sort(),
  )
}

/** Reads each student's answers as that student, with the right key and with others. */
export const checkOwnAnswers = async (http: HttpWorld, world: RandomWorld, collection: Collection): Promise<void> => {
  const isOpen = rulesOf(world).isReadByStudents(collection)
  const members = classOf(world, collection)
  for (const student of members) {
    const { participant, answers } = student
    const read = async (dealId: string, key: string) => {
      const url = `/public/collections/${collection.publicToken}/participants/${participant.id}/answers/${dealId}`
      const answer = await http.request({ url, headers: { 'x-participant-key': key } })
      expectNoStudents({ url, text: answer.text }, world, null)
      return answer
    }
    for (const answer of answers) {
      const { status, body } = await read(answer.deal.id, student.key)
      if (!isOpen) {
        expect([status, body.code]).toEqual([404, 'DEAL_COLLECTION_NOT_FOUND'])
        continue
      }
      const { bidding, play } = contentOf(answer)
      expect({ status, ...body }).toMatchObject({
        ...{ status: 200, dealId: answer.deal.id },
        bidding: bidding && { ...judgementOf(answer).bidding, calls: bidding },
        play: play && { ...judgementOf(answer).play, cards: play.cards },
      })
      for (const other of ['', ...members.filter((one) => one !== student).map(({ key }) => key)])
        expect((await read(answer.deal.id, other)).body.code).toBe('PARTICIPANT_NOT_FOUND')
    }
  }
}
