import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BOARD_FORMATS, type BoardFormat, type BoardRecord } from '../../../src/application/ports/board-reader.js'
import { cut } from '../../../src/infrastructure/bridge/record-cutter.js'
import { CONTEXTS, PARTS } from '../../support/board-texts.js'
import { openWorkCounter, type WorkCounter } from '../../support/work-counter.js'

/** Each text is read at this length, at four times and at sixteen times this length. */
const LENGTH = 300
const GROWTH = 4
/** Of the last two, so many times the steps may be added, but for what is done once when a limit is reached. */
const MOST_GROWTH = 4.4
const SLACK = 20_000
/** What a character costs at most, how much JSON comes out of it, and how long the pieces are that a record is cut into. */
const MOST_STEPS = 400
const MOST_OUT = 150
const MOST_CUT = 8 * 1024

const { FUZZ = '500', MARKS = 'some' } = process.env
const RUNS = Math.ceil(Number(FUZZ) / 10)
/**
 * Each mark in each context takes minutes: `MARKS=all`. Else each context meets every fourth mark, each another fourth, and
 * others with each number in `MARKS`.
 */
const STEP = MARKS === 'all' ? 1 : 4
const SHIFT = Number.isInteger(Number(MARKS)) ? Number(MARKS) % STEP : 0
const marksOf = (format: BoardFormat, place: number): readonly string[] =>
  PARTS[format].filter((_, i) => (i + place + SHIFT) % STEP === 0)

let counter: WorkCounter
beforeAll(async () => {
  counter = await openWorkCounter()
})
afterAll(() => counter.close())

const repeated = (part: string, length: number): string => part.repeat(Math.ceil(length / part.length))

interface Work {
  readonly steps: number
  /** The length of what comes out. */
  readonly out: number
}

const read = (format: BoardFormat, text: string): Work => {
  const { readPbn, readLin } = counter.readers
  const records: BoardRecord[] = []
  const steps = counter.count(() => {
    for (const record of (format === 'pbn' ? readPbn : readLin)([text])) if (record !== null) records.push(record)
  })
  const warnings = new Set(records.flatMap((record) => record.warnings ?? []))
  const told = records.map(({ fields, message }) => fields ?? message)
  return { steps, out: JSON.stringify([...told, ...warnings]).length }
}

/** How much longer the pieces are than the text, for each of them. */
const addedByCutting = (format: BoardFormat, text: string): number => {
  const { pbnTexts, linTexts } = counter.readers
  const pieces = [...cut(format === 'pbn' ? pbnTexts() : linTexts(), [text])].filter((piece) => piece !== null)
  const length = pieces.reduce((sum, piece) => sum + piece.text.length, 0)
  return (length - text.length) / Math.max(1, pieces.length)
}

const check = (format: BoardFormat, before: string, part: string): void => {
  const texts = [1, GROWTH, GROWTH ** 2].map((times) => before + repeated(part, times * LENGTH))
  const [short, middle, long] = texts as [string, string, string]
  const [once, more, most] = [read(format, short), read(format, middle), read(format, long)]
  const shown = `${JSON.stringify(part)} behind ${JSON.stringify(before.slice(-40))}`
  expect((most.steps - more.steps) / (long.length - middle.length), shown).toBeLessThan(MOST_STEPS)
  expect((most.out - more.out) / (long.length - middle.length), shown).toBeLessThan(MOST_OUT)
  expect(most.steps - more.steps, shown).toBeLessThan(MOST_GROWTH * (more.steps - once.steps) + SLACK)
  expect(addedByCutting(format, long), shown).toBeLessThan(MOST_CUT)
}

describe.each(BOARD_FORMATS)('the reader of %s', (format) => {
  const contexts = Object.entries(CONTEXTS[format]).map(([name, before], place) => [name, before, place] as const)

  it.each(contexts)('takes steps that grow with each mark repeated %s', (_, before, place) => {
    for (const part of marksOf(format, place)) check(format, before, part)
  })

  it('takes steps that grow with short sequences repeated', () => {
    const sequence = fc
      .array(fc.constantFrom(...PARTS[format]), { minLength: 2, maxLength: 3 })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(CONTEXTS[format])), sequence, (before, part) =>
        check(format, before, part),
      ),
      { numRuns: RUNS },
    )
  }, 86_400_000)
})

/** What stands before a text in an address, and what its texts are made of. */
const ADDRESSES = [
  'n=',
  'n=sa&n=s',
  'n=sa&zz=',
  'n=sa&a=',
  'n=sa&a=1s',
  'n=sa&a=1s(',
  'n=sa&a=1sppp&p=ha',
  'lin=md|1SA|',
  'lin=md|1SA|nt|',
]
const ADDRESS_PARTS = [
  ...['(', ')', '()', '((', '(a', '(a)', '((a)', '!', '?', '-', '1s', 'p', 'x', ',', ' ', 's2', '10', 'é', '\ud800'],
  ...[
    '&',
    '&amp;',
    '&n=',
    '&zz=a',
    '&amp;a',
    '&aaaaaaaaaaaaaaaaaaaaaa',
    '=',
    '%',
    '%2',
    '%7C',
    '%E9',
    '+',
    '|',
    'nt|a|',
  ],
]

describe('the reader of addresses', () => {
  const work = (text: string): number => {
    const { readHandViewer } = counter.readers
    return counter.count(() => [...readHandViewer([`https://www.bridgebase.com/tools/handviewer.html?${text}`])])
  }

  it.each(ADDRESSES)('takes steps that grow with each part repeated behind %s', (before) => {
    for (const part of ADDRESS_PARTS) {
      const [once, more, most] = [1, GROWTH, GROWTH ** 2].map((times) => work(before + repeated(part, times * LENGTH)))
      const steps = [once ?? 0, more ?? 0, most ?? 0] as const
      expect(steps[2] - steps[1], `${part} behind ${before}`).toBeLessThan(MOST_GROWTH * (steps[1] - steps[0]) + SLACK)
    }
  })
})
