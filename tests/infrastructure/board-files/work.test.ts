import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BOARD_FORMATS, type BoardFormat } from '../../../src/application/ports/board-reader.js'
import { CONTEXTS, PARTS } from '../../support/board-texts.js'
import { openCountedWork } from '../../support/counted-work.js'

/** Each text is read at this length, at four times and at sixteen times this length. */
const LENGTH = 300
const GROWTH = 4
/**
 * The factor by which the steps may grow between the last two, and the number of steps allowed for work that is done
 * once when a limit is reached.
 */
const MOST_GROWTH = 4.4
const SLACK = 80_000
/** The maximum steps and JSON for each character, and the maximum length of the pieces into which a record is cut. */
const MOST_STEPS = 400
const MOST_OUT = 150
const MOST_CUT = 8 * 1024

const { FUZZ = '500', MARKS = 'some' } = process.env
const RUNS = Math.ceil(Number(FUZZ) / 10)
/**
 * Each mark in each context takes minutes: `MARKS=all`. Otherwise each context meets every eighth mark, a different eighth from
 * its neighbour's, and another one for each number in `MARKS`.
 */
const STEP = MARKS === 'all' ? 1 : 8
const SHIFT = Number.isInteger(Number(MARKS)) ? Number(MARKS) % STEP : 0
const marksOf = (format: BoardFormat, place: number): readonly string[] =>
  PARTS[format].filter((_, i) => (i + place + SHIFT) % STEP === 0)

let work: ReturnType<typeof openCountedWork>
beforeAll(() => {
  work = openCountedWork()
})
afterAll(() => work.close())

const repeated = (part: string, length: number): string => part.repeat(Math.ceil(length / part.length))

const check = async (format: BoardFormat, before: string, part: string): Promise<void> => {
  const texts = [1, GROWTH, GROWTH ** 2].map((times) => before + repeated(part, times * LENGTH))
  const [short, middle, long] = texts as [string, string, string]
  const once = await work.ask('read', format, short)
  const more = await work.ask('read', format, middle)
  const most = await work.ask('read', format, long)
  const shown = `${JSON.stringify(part)} behind ${JSON.stringify(before.slice(-40))}`
  expect((most.steps - more.steps) / (long.length - middle.length), shown).toBeLessThan(MOST_STEPS)
  expect((most.out - more.out) / (long.length - middle.length), shown).toBeLessThan(MOST_OUT)
  expect(most.steps - more.steps, shown).toBeLessThan(MOST_GROWTH * (more.steps - once.steps) + SLACK)
  expect(await work.ask('addedByCutting', format, long), shown).toBeLessThan(MOST_CUT)
}

describe.each(BOARD_FORMATS)('the reader of %s', (format) => {
  const contexts = Object.entries(CONTEXTS[format]).map(([name, before], place) => [name, before, place] as const)

  it.each(contexts)('takes steps in proportion to the length when a mark is repeated %s', async (_, before, place) => {
    for (const part of marksOf(format, place)) await check(format, before, part)
  })

  it('takes steps in proportion to the length when short sequences are repeated', async () => {
    const sequence = fc
      .array(fc.constantFrom(...PARTS[format]), { minLength: 2, maxLength: 3 })
      .map((parts) => parts.join(''))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.values(CONTEXTS[format])), sequence, (before, part) =>
        check(format, before, part),
      ),
      { numRuns: RUNS },
    )
  }, 86_400_000)
})

/** The text before a parameter in an address, and the parts that its value is made of. */
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
    '%ffa',
    '+',
    '.',
    ']',
    '#',
    '"',
    ' x|',
    ' xhttps://www.bridgebase.com/tools/handviewer.html?n=sa(|',
    '|',
    'nt|a|',
  ],
]

describe('the reader of addresses', () => {
  it.each(ADDRESSES)('takes steps in proportion to the length when a part is repeated after %s', async (before) => {
    for (const part of ADDRESS_PARTS) {
      const stepsAt = (times: number) => work.ask('stepsOfAddress', before + repeated(part, times * LENGTH))
      const once = await stepsAt(1)
      const more = await stepsAt(GROWTH)
      const most = await stepsAt(GROWTH ** 2)
      expect(most - more, `${part} after ${before}`).toBeLessThan(MOST_GROWTH * (more - once) + SLACK)
    }
  })
})
