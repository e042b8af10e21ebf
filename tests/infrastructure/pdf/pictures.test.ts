import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Call } from '../../../src/domain/bridge/auction.js'
import { parseHand } from '../../../src/domain/bridge/hand.js'
import { paragraphOf } from '../../../src/domain/paragraph.js'
import type { ChosenSheet } from '../../../src/domain/sheet/sheet-options.js'
import { aDeal } from '../../support/builders.js'
import { printed } from '../../support/sheets.js'

/** Not deleted, so that people can look at them. */
const FOLDER = 'reports/sheets'

const VARIANTS: Readonly<Record<string, ChosenSheet>> = {
  'one-a-page': { perPage: 1 },
  'two-a-page': { perPage: 2, colours: 'four' },
  'four-a-page': { hands: 'NS', solutions: 'end' },
  'six-a-page': { perPage: 6, colours: 'grey', paper: 'letter', solutions: 'none' },
  record: { layout: 'record', colours: 'grey' },
  bidding: { layout: 'bidding', locale: 'fr' },
}

const boards = Array.from({ length: 20 }, (_, i) =>
  aDeal({
    title: ['The finesse', 'Обычный сквиз', 'اللعب ضد لا حكم', 'ノートランプの守備', 'קלף גבוה'][i % 5] as string,
    boardNumber: i + 1,
    dealer: 'N',
    vulnerability: 'All',
    hands: {
      N: parseHand('AKQJ.T98.765.432'),
      E: parseHand('T987.AKQJ.432.65'),
      S: parseHand('65.432.AKQJ.T987'),
      W: parseHand('432.765.T98.AKQJ'),
    },
    auction: ['1C', '1D', 'P', 'P', 'P'] as Call[],
    callNotes: [{ call: 0, text: 'Could be short', alert: true, accepts: [] }],
    commentary: [paragraphOf('The lead is ♥A, and declarer counts tricks.')],
  }),
)

/** The greatest distance of a picture's colours from grey, and the share of it that is drawn on. */
const inksOf = async (png: Buffer): Promise<{ readonly colour: number; readonly share: number }> => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let [colour, drawn] = [0, 0]
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    colour = Math.max(colour, Math.max(red, green, blue) - Math.min(red, green, blue))
    if (red < 128) drawn++
  }
  return { colour, share: drawn / (info.width * info.height) }
}

describe('the first page of a sheet', () => {
  it.each(Object.entries(VARIANTS))('%s has content, in colour unless it is grey', async (name, chosen) => {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(`${FOLDER}/${name}.pdf`, await printed(boards, chosen))
    const args = ['-r', '80', '-png', '-f', '1', '-l', '1', '-singlefile', `${FOLDER}/${name}.pdf`, `${FOLDER}/${name}`]
    const { stderr } = await promisify(execFile)('pdftoppm', args)
    expect(stderr).toBe('')
    const { colour, share } = await inksOf(await sharp(`${FOLDER}/${name}.png`).png().toBuffer())
    expect(share).toBeGreaterThan(0.005)
    expect(share).toBeLessThan(0.2)
    if (chosen.colours === 'grey') expect(colour).toBeLessThan(16)
    else expect(colour).toBeGreaterThan(100)
  })
})
