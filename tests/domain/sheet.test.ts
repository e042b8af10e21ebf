import { describe, expect, it } from 'vitest'
import type { Call } from '../../src/domain/bridge/auction.js'
import type { Seat } from '../../src/domain/bridge/board.js'
import { parseHand } from '../../src/domain/bridge/hand.js'
import type { Card } from '../../src/domain/bridge/play.js'
import { STEP } from '../../src/domain/commentary.js'
import { paragraphOf } from '../../src/domain/paragraph.js'
import type { SheetBoard } from '../../src/domain/sheet/board-figure.js'
import type { Steps } from '../../src/domain/sheet/sheet-flow.js'
import { Sheet } from '../../src/domain/sheet/sheet-layout.js'
import { PAPER_SIZES, type SheetMark, type SheetPage, type SheetPart } from '../../src/domain/sheet/sheet-marks.js'
import {
  type ChosenSheet,
  printedDate,
  requirePrintable,
  sheetOptionsOf,
} from '../../src/domain/sheet/sheet-options.js'
import { paragraphItems } from '../../src/domain/sheet/text-items.js'
import { type TextTools, typeset } from '../../src/domain/sheet/typesetting.js'
import { withStudentViewDefaults } from '../../src/domain/student-view.js'
import { aDeal } from '../support/builders.js'
import { aTable } from '../support/trick-tables.js'

/** Letters of half their size, all written from left to right. */
const TOOLS: TextTools = {
  widthOf: (text, { size }) => Array.from(text).length * size * 0.5,
  levelsOf: (text) => ({ levels: new Uint8Array(text.length), base: 0 }),
}

const HEAD = { title: 'Lesson 3', author: 'Alice Martin', date: '28 November 2026' }

const aBoard = (number: number, overrides: Partial<SheetBoard> = {}): SheetBoard => ({
  ...aDeal({
    title: `The title of ${number}`,
    boardNumber: number,
    dealer: 'N',
    hands: {
      N: parseHand('AKQJ.T98.765.432'),
      E: parseHand('T987.AKQJ.432.65'),
      S: parseHand('65.432.AKQJ.T987'),
      W: parseHand('432.765.T98.AKQJ'),
    },
    auction: ['1C', '1D', 'P', 'P', 'P'] as Call[],
    callNotes: [{ call: 0, text: 'Could be short', alert: true, accepts: [] }],
    commentary: [paragraphOf('Lead a heart.')],
  }),
  ...overrides,
})

const pagesIn = (steps: Steps): readonly SheetPage[] => [...steps].filter((page) => page !== null)

const laidOut = (boards: readonly SheetBoard[], chosen: ChosenSheet = {}, head: Partial<typeof HEAD> = {}) => {
  const sheet = new Sheet({ ...HEAD, ...head }, sheetOptionsOf(chosen), TOOLS)
  const pages = [
    ...boards.flatMap((board) => pagesIn(sheet.board(board))),
    ...(sheet.hasSolutions ? boards.flatMap((board) => pagesIn(sheet.solution(board))) : []),
    ...pagesIn(sheet.end()),
  ]
  return { pages, known: sheet.known() }
}

const marksOf = (part: SheetPart): readonly SheetMark[] => [...part.marks, ...part.parts.flatMap(marksOf)]
const allMarks = ({ parts, artifacts }: SheetPage): readonly SheetMark[] => [...parts.flatMap(marksOf), ...artifacts]
const textsOf = (page: SheetPage): readonly string[] =>
  allMarks(page).flatMap((mark) => (mark.shape === 'text' ? [mark.text] : []))
const textOf = (page: SheetPage): string => textsOf(page).join('')
const lateIn = (page: SheetPage): readonly string[] =>
  page.parts.flatMap(marksOf).flatMap((mark) => (mark.shape === 'late' ? [mark.key] : []))
const countOf = (pages: readonly SheetPage[], text: string): readonly number[] =>
  pages.map((page) => textOf(page).split(text).length - 1)
const LONG = {
  commentary: Array.from({ length: 60 }, (_, i) => paragraphOf(`Paragraph ${i}. ${'Words. '.repeat(40)}`)),
}
const boards = (count: number, overrides: Partial<SheetBoard> = {}) =>
  Array.from({ length: count }, (_, i) => aBoard(i + 1, overrides))

describe('the options of a sheet', () => {
  it('default to the student view of the printed link', () => {
    const view = withStudentViewDefaults({ hands: 'NS', auction: false, play: true })
    expect(sheetOptionsOf({}, view)).toMatchObject({ hands: 'NS', auction: false, commentary: true, play: true })
    expect(sheetOptionsOf({ auction: true }, view)).toMatchObject({ auction: true, paper: 'a4', perPage: 4 })
    expect(sheetOptionsOf({ locale: 'fr' }).ranks).toBe('fr')
    expect(sheetOptionsOf({ locale: 'fr', ranks: 'en' }).ranks).toBe('en')
  })

  it.each([
    ['all', true, 'nothing'],
    ['NS', true, 'nothing'],
    ['declarer', true, 'contract'],
    ['dummyAndLeader', true, 'contract'],
    ['declarer', false, 'nothing'],
  ] as const)('for %s with the auction printed: %s have given %s with each board', (hands, auction, given) => {
    expect(sheetOptionsOf({ hands, auction }).given).toBe(given)
    expect(sheetOptionsOf({}, withStudentViewDefaults({ hands, auction })).given).toBe(given)
    expect(sheetOptionsOf({ hands, auction, given: 'auction' }).given).toBe('auction')
  })

  it('allow for 500 boards', () => {
    requirePrintable(500)
    expect(() => requirePrintable(501)).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }))
  })

  it('have the date in the format of the language', () => {
    const at = new Date('2026-03-01T23:59:00Z')
    expect(printedDate(at, 'en')).toBe('1 March 2026')
    expect(printedDate(at, 'de')).toBe('1. März 2026')
  })
})

describe('boards', () => {
  it.each([
    [1, [1, 1, 1, 1, 1, 1, 1]],
    [2, [2, 2, 2, 1]],
    [4, [4, 3]],
    [6, [6, 1]],
  ] as const)('%i a page', (perPage, counts) => {
    const { pages, known } = laidOut(boards(7), { perPage, solutions: 'none' })
    expect(countOf(pages, 'The title of')).toEqual(counts)
    expect(known.get('pages')).toBe(String(counts.length))
    for (const [i, page] of pages.entries()) expect(textOf(page)).toContain(`${i + 1} / `)
  })

  it('have title, author and date once, and the title and page number on every page', () => {
    const { pages } = laidOut(boards(7), { solutions: 'none' })
    expect(textOf(pages[0] as SheetPage)).toMatch(/^Lesson 3By Alice Martin · 28 November 2026/)
    expect(textOf(pages[1] as SheetPage)).toContain('Lesson 3')
    expect(textOf(pages[1] as SheetPage)).toContain('2 / ')
  })

  it.each(['boards', 'record', 'bidding'] as const)(
    'can have numbers instead of titles (%s), but not above solutions',
    (layout) => {
      const titles = (options: ChosenSheet): readonly number[] =>
        countOf(laidOut(boards(2), { layout, solutions: 'end', ...options }).pages, 'The title of')
      const { pages } = laidOut([...boards(1), aBoard(2, { boardNumber: null })], { layout, titles: false })
      expect(titles({ titles: true })[0]).toBe(layout === 'bidding' ? 4 : 2)
      expect(titles({ titles: false })[0]).toBe(0)
      expect(titles({ titles: false }).slice(1)).toEqual(titles({ titles: true }).slice(1))
      expect(textOf(pages[0] as SheetPage)).toContain('Board 1')
      expect(textOf(pages[0] as SheetPage)).toContain('…')
    },
  )

  it('show the chosen hands, and the names of the others', () => {
    const [page] = laidOut(boards(1), { hands: 'NS', solutions: 'none' }).pages as [SheetPage]
    expect(textsOf(page)).toEqual(expect.arrayContaining(['West', 'East']))
    expect(textsOf(page)).not.toContain('South')
    const [figure] = page.parts.filter(({ tag }) => tag === 'Figure')
    expect(figure?.alt).toContain('South: spades 6 5; hearts 4 3 2')
    expect(figure?.alt).toContain('West: hidden')
  })

  it('have the auction as a table with footnotes, and other parts, only if chosen', () => {
    const [page] = laidOut(boards(1), { play: true }).pages as [SheetPage]
    const [table] = page.parts.filter(({ tag }) => tag === 'Table')
    expect(
      table?.parts.map(({ parts }) =>
        parts.map((cell) =>
          marksOf(cell)
            .map((mark) => 'text' in mark && mark.text)
            .join(''),
        ),
      ),
    ).toEqual([
      ['West', 'North', 'East', 'South'],
      ['', '1♣!1', '1♦', 'Pass'],
      ['Pass', 'Pass'],
    ])
    expect(textOf(page)).toContain('1. 1♣!: Could be short')
    expect(textOf(page)).toContain('Lead a heart.')
    const [without] = laidOut(boards(1), { auction: false, commentary: false }).pages as [SheetPage]
    expect(textOf(without)).not.toMatch(/Could be short|Lead a heart/)
  })

  it('have the result with the contract, or below the play if there is no auction', () => {
    const text = (overrides: Partial<SheetBoard>, chosen: ChosenSheet = {}) =>
      textOf(laidOut([aBoard(1, overrides)], { play: true, ...chosen }).pages[0] as SheetPage)
    expect(text({ result: 6 })).toMatch(/Contract: 1♦ by East, −1/)
    expect(text({ result: 7 })).toContain('by East, =')
    expect(text({ result: 9 })).toContain('by East, +2')
    expect(text({ result: 9 })).not.toContain('Result')
    expect(text({ result: 9 }, { auction: false })).toContain('Result: +2 (9 tricks).')
    expect(text({ result: 9 }, { play: false })).not.toMatch(/by East,|Result/)
  })

  it('have an unfinished auction with its question, though no solutions are printed', () => {
    const question: Partial<SheetBoard> = {
      auction: ['1H', 'X', 'P'] as Call[],
      callNotes: [
        { call: 0, text: 'Five hearts', alert: false },
        { call: 3, text: 'The answer is two clubs', alert: false },
      ],
    }
    for (const solutions of ['none', 'end'] as const) {
      const [page] = laidOut([aBoard(1, question)], { solutions }).pages as [SheetPage]
      expect(textOf(page)).toMatch(/1♥.*X.*Pass.*\?/)
      expect(textOf(page)).toContain('Five hearts')
      expect(textOf(page)).not.toMatch(/The answer|Lead a heart/)
    }
    const [covered] = laidOut([aBoard(1, question)], { solutions: 'none', auction: false }).pages as [SheetPage]
    expect(textOf(covered)).not.toMatch(/1♥|Five hearts/)
    const [inline] = laidOut([aBoard(1, question)]).pages as [SheetPage]
    expect(textOf(inline)).toContain('The answer is two clubs')
    const [whole] = laidOut([aBoard(1)], { solutions: 'none' }).pages as [SheetPage]
    expect(textOf(whole)).not.toMatch(/Pass|\?/)
  })

  it.each([
    ['nothing', /^$/],
    ['contract', /^Contract: 1♦ by East$/],
    ['auction', /^WestNorthEastSouth1♣!11♦PassPassPassContract: 1♦ by East1\. 1♣!: Could be short$/],
  ] as const)('have %s with them if it is given, and the solution elsewhere', (given, expected) => {
    for (const solutions of ['none', 'end'] as const) {
      const { pages } = laidOut([aBoard(1, { result: 6 })], { given, solutions, play: true })
      const [{ parts }] = pages as [SheetPage]
      const below = parts.slice(parts.findIndex(({ tag }) => tag === 'Figure') + 1)
      expect(textOf({ parts: below, artifacts: [] })).toMatch(expected)
      expect(pages.slice(1).map(textOf).join('')).toMatch(solutions === 'end' ? /by East, −1.*Lead a heart/ : /^$/)
    }
  })

  it("have the opening lead with them if the declarer's hand is shown, and not the leader's", () => {
    const play = ['SA', 'S5', 'S8', 'S7'] as Card[]
    const text = (chosen: ChosenSheet) =>
      textOf(laidOut([aBoard(1, { play })], { solutions: 'none', given: 'contract', ...chosen }).pages[0] as SheetPage)
    // East declares, and South leads.
    for (const hands of ['declarer', 'declaring', 'EW'] as const) expect(text({ hands })).toContain('Lead: ♠A')
    for (const hands of ['all', 'defending', 'dummyAndLeader', 'S', 'N'] as const)
      expect(text({ hands })).not.toContain('Lead:')
    expect(text({ hands: 'declarer', given: 'auction' })).toMatch(/by East.*Lead: ♠A/)
    expect(text({ hands: 'declarer', given: 'nothing' })).not.toMatch(/Lead:|by East/)
  })

  it('have their calls beside the diagram, six a page, and their notes below it', () => {
    const [{ parts }] = laidOut(boards(1), { perPage: 6 }).pages as [SheetPage]
    const placesOf = (...tags: readonly string[]) =>
      parts.filter(({ tag }) => tags.includes(tag)).map((part) => marksOf(part).filter(({ shape }) => shape !== 'rule'))
    const [figure = [], [table = []], below = []] = [placesOf('Figure').flat(), placesOf('Table'), placesOf('P').at(-1)]
    const right = Math.max(...figure.map(({ x }) => x))
    const bottom = Math.max(...figure.map(({ y }) => y))
    expect(Math.min(...table.map(({ x }) => x))).toBeGreaterThan(right)
    expect(Math.max(...table.map(({ y }) => y))).toBeLessThan(bottom)
    expect(Math.min(...below.map(({ y }) => y))).toBeGreaterThan(bottom)
  })

  it('are whole, two a page, with the notes below the diagram if the rest beside it is long', () => {
    const bids = [1, 2, 3].flatMap((level) => ['C', 'D', 'H', 'S', 'NT'].map((strain) => `${level}${strain}`))
    const play = ['S', 'H', 'D'].flatMap((suit) => [...'AKQJT98765'].map((rank) => `${suit}${rank}` as Card))
    const auction = [...bids, 'P', 'P', 'P'] as Call[]
    const commentary = Array.from({ length: 3 }, () => paragraphOf('Words. '.repeat(17)))
    const { pages } = laidOut(boards(2, { auction, play, commentary }), { perPage: 2, play: true })
    expect(countOf(pages, 'The title of')).toEqual([2])
    expect(textOf(pages[0] as SheetPage)).not.toContain('continued')
  })

  it('are arranged once if their texts are too long for every arrangement', () => {
    const callNotes = Array.from({ length: 5 }, (_, call) => ({ call, text: 'Words. '.repeat(900), alert: false }))
    const measured = (perPage: 2 | 4): number => {
      let count = 0
      const widthOf: TextTools['widthOf'] = (...of) => {
        count++
        return TOOLS.widthOf(...of)
      }
      const sheet = new Sheet(HEAD, sheetOptionsOf({ perPage }), { ...TOOLS, widthOf })
      expect(pagesIn(sheet.board(aBoard(1, { callNotes }))).length).toBeGreaterThan(1)
      return count
    }
    expect(measured(2) / measured(4)).toBeLessThan(1.5)
  })

  it.each([1, 2, 4, 6] as const)('never have the heads of columns without a row below them (%i a page)', (perPage) => {
    const bids = [1, 2, 3, 4, 5, 6, 7].flatMap((level) => ['C', 'H', 'NT'].map((strain) => `${level}${strain}`))
    const play = ['S', 'H', 'D', 'C'].flatMap((suit) => [...'AKQJT98765432'].map((rank) => `${suit}${rank}` as Card))
    const auction = [...bids, 'P', 'P', 'P'] as Call[]
    for (let count = 0; count < bids.length; count++) {
      const callNotes = Array.from({ length: count }, (_, call) => ({ call, text: 'x', alert: false }))
      const { pages } = laidOut([aBoard(1, { auction, play, callNotes })], { perPage, play: true })
      const rows = pages.flatMap(({ parts }) =>
        parts.filter(({ tag }) => tag === 'Table').flatMap(({ parts }) => parts),
      )
      const heads = rows.map((row) => row.parts.every(({ tag }) => tag === 'TH'))
      expect(heads.at(-1)).toBe(false)
      for (const [i, isHead] of heads.entries()) expect(isHead && heads[i + 1]).toBe(false)
      // Tricks that are not below the ones before begin with heads.
      const numbers = rows.flatMap((row, i) =>
        heads[i] ? [null] : row.parts.length === 5 ? marksOf(row).slice(0, 1) : [],
      )
      for (const [i, mark] of numbers.entries()) {
        const before = numbers[i - 1] ?? mark
        if (mark !== null && before !== null) expect(Math.abs(mark.x - before.x)).toBeLessThan(10)
      }
    }
  })

  it('have larger diagrams if their solutions are elsewhere', () => {
    const widthOf = (solutions: 'inline' | 'end') => {
      const [{ parts }] = laidOut(boards(1), { solutions, given: 'contract' }).pages as [SheetPage]
      const xs = parts.filter(({ tag }) => tag === 'Figure').flatMap((part) => marksOf(part).map(({ x }) => x))
      return Math.max(...xs) - Math.min(...xs)
    }
    expect(widthOf('end')).toBeGreaterThan(widthOf('inline') * 1.2)
  })

  it('have the notes before the first step, though no solutions are printed with them', () => {
    const commentary = [paragraphOf('How do you play?'), STEP, paragraphOf('Draw trumps first.')]
    const [front, behind] = laidOut([aBoard(1, { commentary })], { solutions: 'end' }).pages as [SheetPage, SheetPage]
    expect(textOf(front)).toContain('How do you play?')
    expect(textOf(front)).not.toContain('Draw trumps')
    expect(textOf(behind)).toMatch(/How do you play\?.*Draw trumps first\./)
    const [none] = laidOut([aBoard(1, { commentary })], { solutions: 'none' }).pages as [SheetPage]
    expect(textOf(none)).toContain('How do you play?')
    expect(textOf(none)).not.toContain('Draw trumps')
    const [covered] = laidOut([aBoard(1, { commentary })], { solutions: 'end', commentary: false }).pages as [SheetPage]
    expect(textOf(covered)).not.toContain('How do you play?')
  })

  it('keep an auction of six rows and its contract in one place', () => {
    const bids = [1, 2, 3, 4].flatMap((level) => ['C', 'D', 'H', 'S'].map((strain) => `${level}${strain}`))
    const auction = [...bids, '5C', 'P', 'P', 'P'] as Call[]
    const { pages } = laidOut([aBoard(1, { ...LONG, auction, callNotes: [] })], { perPage: 6 })
    // The heading of the columns would be repeated where the table continues.
    const [before = '', calls = '', ...others] = pages.map(textOf).join('').split('WestNorthEastSouth')
    expect(before).toContain('The title of 1')
    expect(calls).toMatch(/1♣.*4♠.*5♣.*Pass.*Contract: 5♣ by North/)
    expect(calls.slice(0, calls.indexOf('Contract'))).not.toContain('continued')
    expect(others).toEqual([])
  })

  it('do not repeat the title of the sheet, but say their number', () => {
    const title = 'The sheet'
    const text = (boardNumber: number | null) =>
      laidOut([aBoard(1, { title, boardNumber })], { perPage: 1 }, { title })
        .pages.map(textOf)
        .join('')
    expect(text(7).split(title)).toHaveLength(2)
    expect(text(7)).toContain('Board 7')
    expect(text(null).split(title)).toHaveLength(3)
  })

  it('continue under a heading that says so, however long their titles are', () => {
    const title = 'A very long title that does not fit into the line above a column of a page '.repeat(2)
    const [, second] = laidOut([aBoard(1, { ...LONG, title })], { perPage: 6 }).pages as [SheetPage, SheetPage]
    expect(textOf(second)).toContain('Board 1, continued')
    const [, other] = laidOut([aBoard(1, { ...LONG, title, boardNumber: null })], { perPage: 6 }).pages
    expect(textOf(other as SheetPage)).toContain('A very long title that d…, continued')
    // Nor do they say a title that is hidden.
    const hidden = laidOut([aBoard(1, LONG), aBoard(2, { ...LONG, boardNumber: null })], { perPage: 4, titles: false })
    const text = hidden.pages.map(textOf).join('')
    expect(text).toContain('Board 1, continued')
    expect(text).toContain('…, continued')
    expect(text).not.toContain('The title of')
  })

  it('continue in the next places if they are long, without losing a word', () => {
    const { pages } = laidOut([aBoard(1, LONG), aBoard(2)], { perPage: 4 })
    const text = pages.map(textOf).join('')
    for (let i = 0; i < 60; i++) expect(text).toContain(`Paragraph ${i}.`)
    expect(text).toContain('Board 1 · The title of 1, continued')
    expect(pages.length).toBeGreaterThan(3)
  })

  it('repeat the heads of the columns where a table continues', () => {
    const bids = [1, 2, 3, 4, 5, 6, 7].flatMap((level) =>
      ['C', 'D', 'H', 'S', 'NT'].map((strain) => `${level}${strain}`),
    )
    const auction = [...bids, 'P', 'P', 'P'] as Call[]
    const play = ['S', 'H', 'D', 'C'].flatMap((suit) => [...'AKQJT98765432'].map((rank) => `${suit}${rank}` as Card))
    const { pages } = laidOut([aBoard(1, { auction, play })], { perPage: 6, play: true })
    const text = pages.map(textOf).join('')
    // The heading of the auction, that of the play, and at least one repeated where a table continues.
    expect(text).toContain('continued')
    expect(text.split('WestNorthEastSouth').length - 1).toBeGreaterThan(2)
  })

  it("print nothing outside the paper's margins", () => {
    for (const paper of ['a4', 'letter'] as const)
      for (const layout of ['boards', 'record', 'bidding'] as const)
        for (const perPage of [1, 2, 4, 6] as const) {
          const options = { paper, layout, perPage, play: true, doubleDummy: true } as const
          const { pages } = laidOut([...boards(5), aBoard(6, LONG)], options)
          const [width, height] = PAPER_SIZES[paper]
          for (const mark of pages.flatMap(allMarks)) {
            expect(mark.x).toBeGreaterThanOrEqual(20)
            expect(mark.x).toBeLessThanOrEqual(width - 20)
            expect(mark.y).toBeGreaterThanOrEqual(20)
            expect(mark.y).toBeLessThanOrEqual(height - 20)
          }
        }
  })

  it('have their solutions after all boards, with references both ways', () => {
    const { pages, known } = laidOut(boards(6), { solutions: 'end', perPage: 4 })
    expect(countOf(pages, 'Lead a heart.')).toEqual([0, 0, 6])
    expect(lateIn(pages[0] as SheetPage)).toEqual(Array(4).fill(expect.stringMatching(/^solution /)))
    expect(lateIn(pages[2] as SheetPage).every((key) => key.startsWith('board '))).toBe(true)
    const keys = [...known].filter(([key]) => key.startsWith('solution'))
    expect(keys.map(([, page]) => page)).toEqual(['3', '3', '3', '3', '3', '3'])
    expect([...known].filter(([key]) => key.startsWith('board')).map(([, page]) => page)).toEqual([
      '1',
      '1',
      '1',
      '1',
      '2',
      '2',
    ])
  })

  it('have solutions marked as continued only where they are', () => {
    const short = boards(14, { commentary: Array.from({ length: 5 }, () => paragraphOf('Words. '.repeat(30))) })
    const text = laidOut(short, { solutions: 'end' }).pages.map(textOf).join('')
    const begun = text.slice(text.indexOf('Solutions'))
    for (const { boardNumber } of short) {
      const [title, continued] = [
        `Board ${boardNumber} · The title of ${boardNumber}Board: page`,
        `The title of ${boardNumber}, continued`,
      ]
      expect(begun).toContain(title)
      if (begun.includes(continued)) expect(begun.indexOf(continued)).toBeGreaterThan(begun.indexOf(title))
    }
    expect(begun).toContain(', continued')
  })

  it('show all hands in the solutions if some were hidden', () => {
    const figures = (chosen: ChosenSheet) =>
      laidOut(boards(1), { solutions: 'end', ...chosen })
        .pages.at(-1)
        ?.parts.filter(({ tag }) => tag === 'Figure')
    expect(figures({ hands: 'NS' })?.[0]?.alt).toContain('West: spades 4 3 2')
    expect(figures({})).toEqual([])
  })

  it('fill one page that says so if there are none', () => {
    expect(laidOut([]).pages.map(textOf).join('')).toContain('There are no boards on this sheet.')
  })
})

describe('a hand record', () => {
  it('has the double dummy results unless they are switched off', () => {
    const solved = aBoard(1, { doubleDummy: { tricks: aTable(7), source: 'solver' } })
    const text = (options: ChosenSheet) =>
      laidOut([solved], { layout: 'record', ...options })
        .pages.map(textOf)
        .join('')
    expect(text({})).toContain('Par:')
    expect(text({ doubleDummy: false })).not.toContain('Par:')
  })

  it.each(['a4', 'letter'] as const)('has up to 18 boards a page on %s', (paper) => {
    const { pages } = laidOut(boards(40), { layout: 'record', paper })
    expect(countOf(pages, 'The title of')).toEqual([18, 18, 4])
  })

  it('has larger boards if all of them fit on one page', () => {
    const figures = (count: number, title = 'A title') => {
      const { pages } = laidOut(boards(count, { title }), { layout: 'record' })
      const parts = pages.flatMap(({ parts }) => parts.filter(({ tag }) => tag === 'Figure'))
      const lefts = new Set(parts.map((part) => Math.round(Math.min(...marksOf(part).map(({ x }) => x)))))
      return [parts.length, lefts.size, pages.length]
    }
    expect(figures(1)).toEqual([1, 1, 1])
    expect(figures(8)).toEqual([8, 2, 1])
    expect(figures(9)).toEqual([9, 3, 1])
    // Titles of three lines need more room than a page has.
    expect(figures(8, 'A long title '.repeat(12))).toEqual([8, 3, 1])
  })

  it.each(['boards', 'record', 'bidding'] as const)('has the number once if it is the title (%s)', (layout) => {
    const { pages } = laidOut([aBoard(7, { title: 'Board 7' })], { layout, solutions: 'none' })
    expect(countOf(pages, 'Board 7')).toEqual([layout === 'bidding' ? 2 : 1])
    const other = laidOut([aBoard(7, { title: 'Dealer North' })], { layout, solutions: 'none' })
    expect(countOf(other.pages, 'Dealer North')).toEqual([layout === 'bidding' ? 4 : 2])
  })

  it('has the high-card points of the hands that are shown', () => {
    const hands = { N: parseHand('AK432.A32.432.43'), E: null, S: parseHand('QJ98.KQJ.AK5.876'), W: null }
    const pointsIn = (chosen: ChosenSheet): readonly string[] =>
      textsOf(laidOut([aBoard(1, { hands })], chosen).pages[0] as SheetPage).filter((text) =>
        ['11', '16'].includes(text),
      )
    expect(pointsIn({ layout: 'record' })).toEqual(['11', '16'])
    expect(pointsIn({ layout: 'record', hands: 'N' })).toEqual(['11'])
    expect(pointsIn({})).toEqual([])
  })

  it('shows what each side can make, and par, without the auction', () => {
    const tricks = Object.fromEntries(['N', 'E', 'S', 'W'].map((seat) => [seat, { C: 7, D: 7, H: 7, S: 7, NT: 7 }]))
    const board = aBoard(1, { doubleDummy: { source: 'solver', tricks: tricks as never }, vulnerability: 'None' })
    const [page] = laidOut([board], { layout: 'record' }).pages as [SheetPage]
    expect(textOf(page)).toContain('NT♠♥♦♣')
    expect(textOf(page)).toContain('N77777')
    expect(textOf(page)).toMatch(/Par: .* by (North|East).*, [+−]\d+\./)
    expect(textOf(page)).not.toContain('Lead a heart.')
  })

  it('has the tricks beside the diagram, their last digits below each other', () => {
    const some = { C: 7, D: 10, H: 7, S: 7, NT: 9 }
    const tricks = { N: some, E: { ...some, D: 3 }, S: some, W: some }
    const board = aBoard(1, { doubleDummy: { source: 'solver', tricks: tricks as never } })
    const [page] = laidOut([board], { layout: 'record' }).pages as [SheetPage]
    const [figure] = page.parts.filter(({ tag }) => tag === 'Figure')
    const [table] = page.parts.filter(({ tag }) => tag === 'Table')
    const textMarks = (part: SheetPart | undefined) =>
      part === undefined ? [] : marksOf(part).flatMap((mark) => (mark.shape === 'text' ? [mark] : []))
    const end = ({ x, text, size }: { x: number; text: string; size: number }) =>
      x + TOOLS.widthOf(text, { size } as never)
    const diagramEnds = Math.max(...textMarks(figure).map(end))
    expect(Math.min(...textMarks(table).map(({ x }) => x))).toBeGreaterThan(diagramEnds)
    const ends = textMarks(table)
      .filter(({ text }) => ['10', '3'].includes(text))
      .map(end)
    expect(new Set(ends.map((x) => x.toFixed(3))).size).toBe(1)
    expect(ends).toHaveLength(4)
  })
})

describe('a bidding sheet', () => {
  const figuresOf = (page: SheetPage | undefined) =>
    page?.parts.flatMap(({ tag, alt }) => (tag === 'Figure' ? [alt] : []))

  it('has the hands of a pair, one on each half, and the answers at the end', () => {
    const { pages } = laidOut(boards(2), { layout: 'bidding' })
    expect(figuresOf(pages[0])?.map((alt) => alt?.split(':')[0])).toEqual(['North', 'South', 'North', 'South'])
    expect(textOf(pages[0] as SheetPage)).not.toMatch(/Could be short|Contract/)
    expect(figuresOf(pages[1])).toHaveLength(2)
    expect(textOf(pages[1] as SheetPage)).toContain('Could be short')
    const rules = allMarks(pages[0] as SheetPage).flatMap((mark) =>
      mark.shape === 'rule' && !mark.isDashed ? [mark] : [],
    )
    const lefts = (some: typeof rules) => new Set(some.map(({ x }) => x)).size
    expect(lefts(rules.filter(({ height }) => height === 0))).toBe(2)
    // Four columns on each half.
    expect(lefts(rules.filter(({ width }) => width === 0))).toBe(10)
  })

  it('says what an opponent who deals calls, and nothing after it', () => {
    const calls = (dealer: Seat, auction: readonly string[]) => {
      const { pages } = laidOut([aBoard(1, { dealer, auction: auction as Call[] })], { layout: 'bidding' })
      return (pages[0] as SheetPage).parts.flatMap((part) =>
        part.tag === 'P' ? [textOf({ parts: [part], artifacts: [] })].filter((text) => /^(\d.|Pass)$/.test(text)) : [],
      )
    }
    expect(calls('E', ['1H', 'X', '2H', 'P', 'P', 'P'])).toEqual(['1♥', '1♥'])
    expect(calls('W', ['P', '1C', '1D', 'P', 'P', 'P'])).toEqual(['Pass', 'Pass'])
    expect(calls('N', ['1C', '1D', 'P', 'P', 'P'])).toEqual([])
    expect(calls('E', [])).toEqual([])
  })

  it('is for the other pair if its hands are chosen, and has no answers without solutions', () => {
    const { pages } = laidOut(boards(1), { layout: 'bidding', hands: 'EW', solutions: 'none' })
    expect(pages).toHaveLength(1)
    expect(figuresOf(pages[0])?.map((alt) => alt?.split(':')[0])).toEqual(['East', 'West'])
  })
})

describe('a paragraph', () => {
  const linesOf = (text: string, room: number): readonly string[] =>
    [...typeset([{ text }], 10, room, TOOLS)].flatMap((line) =>
      line === null ? [] : [line.pieces.map((piece) => piece.text).join('')],
    )

  it.each([
    ['between words', 'one two three', 35, ['one two', 'three']],
    ['behind a hyphen of a word, not of a number', 'semi-final 5-3-3-2', 40, ['semi-', 'final', '5-3-3-2']],
    ['not at a no-break space', 'a b\u00a0c', 15, ['a', 'b\u00a0c']],
    ['not before the signs that French separates', 'a b ?', 15, ['a', 'b ?']],
    ['not after an opening quotation mark', 'a « b', 15, ['a', '« b']],
    ['between signs of Chinese, but not before a stop', '一二三四。', 20, ['一二三', '四。']],
    ['in a word only where it is wider than a line', 'abcdefgh ij', 25, ['abcde', 'fgh', 'ij']],
  ])('breaks %s', (_, text, room, lines) => {
    expect(linesOf(text, room)).toEqual(lines)
  })

  it.each([
    ['one', [false]],
    ['one two three', [true, false]],
    ['one two three four', [true, true, false]],
    ['one two three four five', [true, false, true, false]],
  ])('leaves neither its first nor its last line alone in a cell: %s', (text, stays) => {
    const items = paragraphItems([{ text }], { width: 35 * 2, size: 20, tools: TOOLS }, { group: { tag: 'P' } })
    expect([...items].flatMap((item) => (item === null ? [] : [item.staysWithNext]))).toEqual(stays)
  })

  it.each(['constructor', '__proto__', 'toString'])('prints a word such as %s in the usual colour', (text) => {
    const inks = [...typeset([{ text }], 10, 300, TOOLS)].flatMap((line) => line?.pieces.map(({ ink }) => ink) ?? [])
    expect(inks).toEqual(['ink'])
  })

  it('keeps every letter of a long text, and never blocks other work for long', () => {
    const text = `${'x'.repeat(5_000)} ${'word '.repeat(5_000)}`
    const steps = [...typeset([{ text }], 10, 300, TOOLS)]
    const all = steps.flatMap((line) => line?.pieces.map((piece) => piece.text) ?? []).join('')
    expect(all.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    const longest = Math.max(
      ...steps
        .map((step) => (step === null ? 0 : 1))
        .join('')
        .split('0')
        .map((lines) => lines.length),
    )
    expect(longest).toBeLessThan(10)
  })

  it('has suits in their colours, and keeps styles', () => {
    const [line] = [
      ...typeset(
        [
          { text: '1♥ x', isBold: true },
          { text: '♠️', isItalic: true },
        ],
        10,
        300,
        TOOLS,
      ),
    ]
    expect(line?.pieces.map(({ text, ink, isBold, isItalic }) => [text, ink, isBold, isItalic])).toEqual([
      ['1', 'ink', true, false],
      ['♥', 'H', true, false],
      [' x', 'ink', true, false],
      ['♠', 'S', false, true],
    ])
  })
})
