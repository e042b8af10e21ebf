import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALL_CARDS, SUITS } from '../support/answered-boards.js'
import { aClient, type Client } from '../support/clients.js'
import { type Answer, type HttpWorld, openHttpWorld } from '../support/http-world.js'
import { until } from '../support/until.js'

const STUDENTS = 40
const BOARDS = 8
/** South is asked in places 2 and 6. */
const BOARD = {
  dealer: 'N',
  hands: SUITS,
  auction: ['1S', 'P', '2S', 'P', '4S', 'P', 'P', 'P'],
  callNotes: [{ call: 2, accepts: ['3S'] }],
}
/** First choices in place 2, each with the second one if it is wrong. */
const CHOICES = [['2S'], ['3S'], ['3NT', '2S'], ['4S', '2S']] as const
/** This board is edited while the class works: then 3NT is right too. */
const EDITED = 3

interface Student {
  readonly place: number
  readonly id: string
  readonly key: string
  /** The last response to each board, by the id of the deal. */
  readonly told: Map<string, Answer['body']>
}

let world: HttpWorld
let owner: Client
let id: string
let token: string
let dealIds: readonly string[]
/** Every unexpected response to any of the clients. */
const wrong: string[] = []

/** Some numbers that look drawn at random, and are the same each time. */
const drawn = (...numbers: readonly number[]): number =>
  numbers.reduce((mixed, number) => (Math.imul(mixed ^ (number + 1), 0x9e3779b1) >>> 7) ^ mixed, 0x2545f491) >>> 0

const send = async (expected: number, options: Parameters<HttpWorld['request']>[0]): Promise<Answer> => {
  const answer = await world.request(options)
  if (answer.status !== expected) wrong.push(`${answer.status} ${options.method} ${options.url}: ${answer.text}`)
  return answer
}

const join = async (place: number): Promise<Student> => {
  const headers = { 'idempotency-key': `student ${place}` }
  const payload = { name: `Student ${place}` }
  const ask = () => send(201, { method: 'POST', url: `/public/collections/${token}/participants`, payload, headers })
  // Some send the request twice, as if the response had been lost.
  const first = await ask()
  const { body } = place % 4 === 0 ? await ask() : first
  if (body.id !== first.body.id) wrong.push(`Student ${place} takes part twice`)
  return { place, id: body.id, key: body.key, told: new Map() }
}

const put = async (student: Student, dealId: string, payload: object): Promise<void> => {
  const { key, told } = student
  const url = `/public/collections/${token}/participants/${student.id}/answers/${dealId}`
  const ask = () => send(200, { method: 'PUT', url, payload, headers: { 'x-participant-key': key } })
  const answers = [await ask()]
  // Some answers are sent again, once or twice, as if the response had been lost.
  const lost = drawn(student.place, told.size, JSON.stringify(payload).length) % 8
  if (lost === 0) answers.push(await ask())
  if (lost === 1) answers.push(...(await Promise.all([ask(), ask()])))
  if (new Set(answers.map(({ text }) => text)).size > 1) wrong.push(`${url} is judged differently each time`)
  told.set(dealId, answers[0]?.body)
}

const choicesOf = (place: number, board: number) =>
  CHOICES[drawn(place, board) % CHOICES.length] as (typeof CHOICES)[number]
/** Whether a student has played a board to its end. */
const hasPlayed = (place: number, board: number): boolean => (place + board) % 5 > 0

const playAll = async (student: Student): Promise<void> => {
  const { place } = student
  for (const [board, dealId] of dealIds.entries()) {
    const first = { call: 2, chosen: choicesOf(place, board) }
    const second = { call: 6, chosen: place % 3 === 0 ? ['5S', 'P'] : ['P'] }
    await put(student, dealId, { bidding: { calls: [first] } })
    const cards = hasPlayed(place, board) ? ALL_CARDS : ALL_CARDS.slice(0, 8)
    await put(student, dealId, { bidding: { calls: [first, second] }, play: { cards, takenBack: board % 3 } })
  }
}

/** The teacher looks at the answers as they come: none ever disappears. */
const watch = async (isOver: () => boolean): Promise<void> => {
  let [etag, seen] = ['', 0]
  while (!isOver()) {
    const { status, headers, body } = await owner.get(`/collections/${id}/answers`, { 'if-none-match': etag })
    if (status === 304) continue
    if (status !== 200) wrong.push(`${status} for the teacher`)
    else {
      if (body.answers.length < seen) wrong.push(`${seen} answers, then ${body.answers.length}`)
      seen = body.answers.length
      etag = headers.etag as string
    }
  }
}

/** The teacher edits one of the boards while the class is working on the lesson. */
const editBoard = async (): Promise<void> => {
  const callNotes = [{ call: 2, accepts: ['3S', '3NT'] }]
  const { status } = await owner.patch(`/deals/${dealIds[EDITED]}`, { title: 'Edited', callNotes })
  if (status !== 200) wrong.push(`${status} for the edit of a board`)
}

/** The teacher reorders the boards and adds one. */
const editLesson = async (): Promise<void> => {
  const more = (await owner.post('/deals', { ...BOARD, title: 'One more' })).body.id
  const { status } = await owner.put(`/collections/${id}/deals`, { dealIds: [more, ...dealIds.toReversed()] })
  if (status !== 200) wrong.push(`${status} for the edit of the lesson`)
}

describe('a class of 40 behind one address', () => {
  let students: readonly Student[]

  beforeAll(async () => {
    // The limits of the settings: a minute has room for a whole lesson.
    world = await openHttpWorld({
      rateLimits: { link: { count: 1_200, seconds: 60 }, participants: { count: 100, seconds: 60 } },
    })
    owner = await aClient(world)
    const made: string[] = []
    for (let board = 0; board < BOARDS; board++)
      made.push((await owner.post('/deals', { ...BOARD, title: `Board ${board + 1}` })).body.id)
    dealIds = made
    const practice = { bidding: true, play: true, answers: true }
    id = (await owner.post('/collections', { title: 'Lesson', dealIds, practice })).body.id
    token = (await owner.put(`/collections/${id}/public-link`)).body.publicToken
    students = await Promise.all(Array.from({ length: STUDENTS }, (_, place) => join(place)))
    let isOver = false
    const watching = watch(() => isOver)
    // One half has answered the board before it is edited, the other one begins after that.
    const quick = students.slice(0, STUDENTS / 2)
    const slow = students.slice(STUDENTS / 2)
    const isPast = () => quick.every(({ told }) => told.has(dealIds[EDITED] as string))
    const begun = Promise.all(quick.map(playAll))
    await until(isPast, 240_000)
    await editBoard()
    await Promise.all([begun, ...slow.map(playAll), editLesson()])
    isOver = true
    await watching
  }, 300_000)
  afterAll(() => world.app.close())

  it('gets a response to every request, and the same judgement for the same answer', () => {
    expect(wrong).toEqual([])
    expect(new Set(students.map((student) => student.id)).size).toBe(STUDENTS)
  })

  it('has every answer stored completely, as the student sent it', async () => {
    for (const { id: of, key, told } of students) {
      expect(told.size).toBe(BOARDS)
      for (const [dealId, body] of told) {
        const url = `/public/collections/${token}/participants/${of}/answers/${dealId}`
        // From another address, so that the lesson has the minute for itself.
        const read = { url, headers: { 'x-participant-key': key }, remoteAddress: '192.0.2.1' }
        expect((await world.request(read)).body).toEqual(body)
      }
    }
  })

  it("has answers that add up in the teacher's list", async () => {
    const { body } = await owner.get(`/collections/${id}/answers`)
    const names = students.map(({ place }) => `Student ${place}`)
    expect(body.participants.map(({ name }: { name: string }) => name).sort()).toEqual(names.sort())
    expect(body.answers).toHaveLength(STUDENTS * BOARDS)
    expect(body.boards.map(({ dealId }: { dealId: string }) => dealId)).toEqual(dealIds.toReversed())
    for (const [board, dealId] of dealIds.entries()) {
      const first = students.map(({ place }) => choicesOf(place, board)[0])
      const counted = Object.fromEntries(CHOICES.map(([call]) => [call, first.filter((one) => one === call).length]))
      const late = students.filter(({ place }) => place >= STUDENTS / 2 && choicesOf(place, board)[0] === '3NT').length
      const right = (counted['2S'] ?? 0) + (counted['3S'] ?? 0) + (board === EDITED ? late : 0)
      const accepted = ['2S', ...(board === EDITED && late > 0 ? ['3NT'] : []), '3S'].filter((call) => counted[call])
      const passed = students.filter(({ place }) => place % 3 > 0).length
      const results = body.boards.find((one: { dealId: string }) => one.dealId === dealId)
      expect(results).toEqual({
        dealId,
        bidding: { right: right + passed, asked: 2 * STUDENTS },
        play: { made: students.filter(({ place }) => hasPlayed(place, board)).length, tried: STUDENTS },
        choices: [
          { call: 2, right, chosen: counted, accepted },
          { call: 6, right: passed, chosen: { P: passed, '5S': STUDENTS - passed }, accepted: ['P'] },
        ],
      })
      expect(late).toBeGreaterThan(0)
      // The sums of the single answers.
      const own = body.answers.filter((one: { dealId: string }) => one.dealId === dealId)
      const sum = (of: (one: Answer['body']) => number) =>
        own.reduce((total: number, one: object) => total + of(one), 0)
      expect(sum(({ bidding }) => bidding.right)).toBe(results.bidding.right)
      expect(sum(({ bidding }) => bidding.asked)).toBe(results.bidding.asked)
      expect(sum(({ play }) => (play.tricks >= play.needed ? 1 : 0))).toBe(results.play.made)
      expect(sum(({ play }) => play.takenBack)).toBe(STUDENTS * (board % 3))
    }
  })

  it('has one stored copy of each answered revision of a board, and a line for each answer in the CSV file', async () => {
    const boards = await world.repositories.answers.listBoards(id as never)
    expect(boards).toHaveLength(BOARDS + 1)
    const { text } = await owner.get(`/collections/${id}/answers.csv`)
    expect(text.trimEnd().split('\r\n')).toHaveLength(1 + STUDENTS * BOARDS)
  })
})
