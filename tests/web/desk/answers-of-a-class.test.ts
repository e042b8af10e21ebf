import { describe, expect, it } from 'vitest'
import {
  biddingCell,
  boardName,
  boardNumbers,
  boardsOfAnswers,
  classCells,
  mostChosen,
  playCell,
  questionInWords,
  rightCallsOf,
} from '../../../web/src/desk/collections/answers/answer-words.js'
import { answersTable } from '../../../web/src/desk/collections/answers/answers-csv.js'
import { classRows, type LessonOfRows, partsOf } from '../../../web/src/desk/collections/answers/class-rows.js'
import { withDistinctNames } from '../../../web/src/desk/collections/answers/distinct-names.js'
import { pollAfter, type Read, readAfter } from '../../../web/src/desk/collections/answers/polling.js'
import { filled } from '../../../web/src/texts/filled.js'
import { textsOf } from '../../../web/src/texts/texts.js'

const ANSWERS = { participants: [], boards: [], answers: [] }

describe('the answers of a class', () => {
  it('are summarised briefly: right calls, and tricks out of those needed', () => {
    expect(biddingCell({ right: 2, asked: 3 }, 3)).toEqual({ text: '2/3', isGood: false })
    expect(biddingCell({ right: 3, asked: 3 }, 3)).toEqual({ text: '3/3', isGood: true })
    expect([biddingCell(null, 3), biddingCell({ right: 0, asked: 0 }, 0), playCell(null)]).toEqual([null, null, null])
    const play = { needed: 10, possible: 10, takenBack: 0 }
    expect(playCell({ ...play, tricks: 9 })).toEqual({ text: '9/10', isGood: false })
    expect([10, 11].map((tricks) => playCell({ ...play, tricks })?.isGood)).toEqual([true, true])
    const ofClass = classCells([
      { bidding: { right: 4, asked: 6 }, play: { ...play, tricks: 10 } },
      { bidding: { right: 3, asked: 6 }, play: { ...play, tricks: 9 } },
      { bidding: null, play: { ...play, tricks: null } },
      { bidding: { right: 0, asked: 0 }, play: null },
    ])
    expect([ofClass.bidding?.text, ofClass.play?.text]).toEqual(['7/12', '1/3'])
    const none = { bidding: null, play: null }
    expect(classCells([{ bidding: { right: 0, asked: 0 }, play: null }])).toEqual(none)
    expect(classCells([none])).toEqual(none)
  })

  it('say what is not finished', () => {
    expect(biddingCell({ right: 3, asked: 3 }, 4)).toEqual({ text: '3/3…', isGood: false })
    expect(biddingCell({ right: 0, asked: 0 }, 4)).toEqual({ text: '…', isGood: false })
    // Nobody knows how many calls a board had that has left the lesson.
    expect(biddingCell({ right: 1, asked: 1 }, null)).toEqual({ text: '1/1', isGood: false })
    expect(playCell({ tricks: null, needed: 9, possible: null, takenBack: 0 })).toEqual({ text: '…', isGood: false })
  })

  it('are measured by the calls of the hand with which they were given', () => {
    const hands = { N: '.AKQJT98765432..', E: '..AKQJT98765432.', S: 'AKQJT98765432...', W: '...AKQJT98765432' }
    // South has three calls, East two.
    const deal = { id: 'b', dealer: 'S', hands, auction: ['1S', 'P', '2S', 'P', '4S', 'P', '5S', 'P', 'P', 'P'] }
    const lesson = {
      collection: { practice: { bidding: true, play: false, seat: 'S', answers: true } },
      deals: [{ ...deal, callNotes: [], contract: { declarer: 'S' } }],
    } as unknown as LessonOfRows
    const student = (id: string) => ({ id, name: id, startedAt: '', lastAt: null })
    const answer = (participantId: string, seat: 'E' | 'S', asked: number, dealId = 'b') => ({
      ...{ participantId, dealId, seat, play: null },
      bidding: { right: asked, asked },
    })
    const answers = [answer('ada', 'S', 2), answer('ben', 'E', 2), answer('ben', 'E', 1, 'gone'), answer('cy', 'S', 3)]
    const [whole, ...rows] = classRows(lesson, ['ada', 'ben', 'cy', 'dan'].map(student), answers)
    // Ben's answer is for East, and the lesson asks for South.
    expect(whole?.cells.get('b')?.bidding?.text).toBe('5/5')
    expect(whole?.cells.get('gone')?.bidding?.text).toBe('1/1')
    const cell = (row: (typeof rows)[number] | undefined, dealId = 'b') => {
      const { bidding, otherSeat } = row?.cells.get(dealId) ?? {}
      return [bidding?.text, bidding?.isGood, otherSeat]
    }
    expect(rows.map((row) => cell(row))).toEqual([
      ['2/2…', false, null],
      ['2/2', true, 'E'],
      ['3/3', true, null],
      [undefined, undefined, undefined],
    ])
    expect(cell(rows[1], 'gone')).toEqual(['1/1', false, null])
    expect(partsOf('b', lesson, [])).toEqual(['bidding'])
    expect(
      partsOf('gone', lesson, [
        { dealId: 'gone', bidding: { right: 1, asked: 1 }, play: { made: 0, tried: 1 } } as never,
      ]),
    ).toEqual(['bidding', 'play'])
  })

  it('call boards by their numbers, or by their places if two have the same number', () => {
    const numbered = (...numbers: (number | null)[]) => numbers.map((boardNumber, i) => ({ id: `b${i}`, boardNumber }))
    const dealIds = ['b1', 'b0', 'gone']
    expect([...boardNumbers(dealIds, numbered(7, 3)).values()]).toEqual([3, 7])
    expect([...boardNumbers(dealIds, numbered(7, 7)).values()]).toEqual([1, 2])
    expect([...boardNumbers(dealIds, numbered(7, null)).values()]).toEqual([1, 2])
  })

  it('give no number to a board that has left the lesson', () => {
    const t = (key: string, values: object = {}): string => [key, ...Object.values(values)].join(' ')
    const numbers = boardNumbers(['b1', 'gone'], [{ id: 'b1', boardNumber: 4 }])
    expect([numbers.get('b1'), numbers.get('gone')].map((number) => boardName(t, number))).toEqual([
      'practice.answers.board 4',
      'practice.answers.goneBoard',
    ])
  })

  it('number students with the same name', () => {
    const named = (id: string, name: string) => ({ id, name })
    const students = withDistinctNames([named('1', 'Ola'), named('2', 'Sam'), named('3', 'ola'), named('4', 'Ola')])
    expect(students.map(({ name }) => name)).toEqual(['Ola (1)', 'Sam', 'ola (2)', 'Ola (3)'])
  })

  it('list the boards of the lesson first, then those that have left it', () => {
    const board = (dealId: string) => ({ dealId, bidding: null, play: null, choices: [] })
    expect(boardsOfAnswers(['a', 'b'], [board('c'), board('b')])).toEqual(['a', 'b', 'c'])
  })

  it('list the most frequent choices first', () => {
    expect(mostChosen({ '3NT': 1, '2H': 7, P: 7 })).toEqual([
      ['2H', 7],
      ['P', 7],
      ['3NT', 1],
    ])
  })

  it('name questions by their seats and rounds', () => {
    const t = (key: string, values: object = {}): string => [key, ...Object.values(values)].join(' ')
    expect(questionInWords(t, 'S', 0)).toBe('practice.answers.question 1 seat.S')
    expect(questionInWords(t, 'S', 6)).toBe('practice.answers.question 2 seat.N')
  })

  it("are right if they are the auction's call or one that the teacher accepts", () => {
    const callNotes = [{ call: 2, accepts: ['2C', '2D'] }] as never
    const board = { hands: {}, dealer: 'N', auction: ['1NT', 'P', '3NT'], callNotes } as never
    expect([0, 2, 3].map((place) => rightCallsOf(board, place))).toEqual([['1NT'], ['3NT', '2C', '2D'], []])
  })

  it('are kept if nothing has changed, and requested less often after failures', () => {
    const before: Read = { etag: '"1"', answers: ANSWERS }
    expect(readAfter(before, { status: 304, etag: '"1"', answers: undefined })).toBe(before)
    expect(readAfter(before, { status: 200, etag: '"2"', answers: ANSWERS })).toEqual({ etag: '"2"', answers: ANSWERS })
    expect(readAfter(before, { status: 503, etag: null, answers: undefined })).toBeNull()
    expect(readAfter(undefined, { status: 304, etag: null, answers: undefined })).toBeNull()
    expect([0, 1, 2, 9].map(pollAfter)).toEqual([3_000, 6_000, 12_000, 60_000])
  })
})

describe('the answers as a table for a spreadsheet', () => {
  const at = '2026-11-30T18:30:00.000Z'
  const student = (id: string, name: string, lastAt: string | null) => ({ id, name, startedAt: at, lastAt })
  const answer = (participantId: string, dealId: string) => ({
    ...{ participantId, dealId, seat: 'S' as const },
    bidding: { right: 1, asked: 2 },
    play: { tricks: 9, needed: 10, possible: null, takenBack: 1 },
  })
  const lesson = {
    collection: { dealIds: ['a', 'b'] },
    deals: [
      { id: 'a', boardNumber: 7 },
      { id: 'b', boardNumber: 3 },
    ],
  } as unknown as Parameters<typeof answersTable>[0]
  const answers = {
    participants: [student('1', 'Ada', at), student('2', 'ada', null), student('3', '=HYPERLINK("x")', at)],
    boards: [],
    answers: [answer('1', 'b'), answer('1', 'a'), answer('3', 'b')],
  }
  const table = (language: 'en' | 'fr') =>
    answersTable(lesson, answers, {
      language,
      t: (key, values = {}) => filled(textsOf(language)[key], values, language),
      moment: () => 'today',
    })

  it('has a line for each student and board, in the order of the lesson, without formulas', () => {
    expect(table('en').split('\r\n')).toEqual([
      'Student,Board,Hand,Calls right at the first try,Calls asked,Tricks made,Tricks needed,Tricks possible,Tricks taken back,Last answer',
      'Ada (1),Board 7,South,1,2,9,10,,1,today',
      'Ada (1),Board 3,South,1,2,9,10,,1,today',
      'ada (2),,,,,,,,,',
      `"'=HYPERLINK(""x"")",Board 3,South,1,2,9,10,,1,today`,
      '',
    ])
  })

  it('separates cells as spreadsheets in the language do', () => {
    expect(table('fr').split('\r\n')[1]).toBe('Ada (1);Donne 7;Sud;1;2;9;10;;1;today')
  })
})
