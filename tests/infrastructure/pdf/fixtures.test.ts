import { readdirSync, readFileSync } from 'node:fs'
import { delimiter, extname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ReadFormat } from '../../../src/application/ports/board-reader.js'
import { contractOf } from '../../../src/domain/bridge/auction.js'
import { SEATS } from '../../../src/domain/bridge/board.js'
import { SUITS } from '../../../src/domain/bridge/card.js'
import { type Deal, newDeal } from '../../../src/domain/deal.js'
import { ranksBySuit, SUIT_SYMBOLS } from '../../../src/domain/drawing/board-drawing.js'
import type { AccountId, DealId } from '../../../src/domain/ids.js'
import type { ChosenSheet } from '../../../src/domain/sheet/sheet-options.js'
import { EXAMPLE_FILES } from '../../../src/http/openapi/examples.js'
import { readBoards } from '../../support/board-files.js'
import { NOON } from '../../support/builders.js'
import { textOf } from '../../support/pdf-texts.js'
import { printed } from '../../support/sheets.js'

/** Folders with files of real programs, besides our examples. */
const FOLDERS = (process.env.BOARD_FOLDERS ?? '').split(delimiter).filter((folder) => folder !== '')
const FORMATS: Readonly<Record<string, ReadFormat>> = { '.pbn': 'pbn', '.lin': 'lin', '.txt': 'handviewer' }

const FILES: readonly (readonly [name: string, format: ReadFormat, file: Uint8Array])[] = [
  ['example.pbn', 'pbn', Buffer.from(EXAMPLE_FILES.pbn)],
  ['example.lin', 'lin', Buffer.from(EXAMPLE_FILES.lin)],
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder).flatMap((name) => {
      const format = FORMATS[extname(name)]
      return format === undefined ? [] : [[name, format, readFileSync(join(folder, name))] as const]
    }),
  ),
]

const dealsOf = async (format: ReadFormat, file: Uint8Array): Promise<readonly Deal[]> => {
  const deals: Deal[] = []
  for (const record of await readBoards(format, file)) {
    if (record.fields === undefined) continue
    const ids = { id: `board-${record.index}` as DealId, ownerId: 'owner' as AccountId }
    deals.push(newDeal({ ...ids, fields: record.fields, sharingGroupIds: [] }, NOON))
  }
  return deals
}

const EVERYTHING = { play: true, doubleDummy: true } as const
const VARIANTS: readonly ChosenSheet[] = [
  ...([1, 2, 4, 6] as const).map((perPage) => ({ ...EVERYTHING, perPage })),
  { ...EVERYTHING, solutions: 'end', paper: 'letter', colours: 'grey' },
  { layout: 'record', colours: 'four' },
  { layout: 'record', paper: 'letter' },
  { ...EVERYTHING, layout: 'bidding' },
]

/** Letters and digits, without what breaks lines or is not drawn. */
const plain = (text: string): string => text.replace(/\s|\u00ad|[\u200b-\u200f]|\ufe0e|\ufe0f/g, '')

const callText = (call: string): string => {
  if (call === 'P') return 'Pass'
  return call.replace(/[SHDC]$/, (suit) => SUIT_SYMBOLS[suit as 'S'])
}

/** What has to be in the text of a sheet. */
const saidOf = ({ title, hands, auction, dealer, callNotes, play, commentary }: Deal, { layout }: ChosenSheet) => {
  const cards = SEATS.flatMap((seat) => {
    const hand = hands[seat]
    if (hand === null) return []
    return ranksBySuit(hand).map((ranks, i) => `${SUIT_SYMBOLS[SUITS[i] as 'S']}${ranks.join('') || '—'}`)
  })
  if (layout === 'record') return [title, ...cards]
  const isPlayed = contractOf(auction, dealer)?.declarer != null
  return [
    ...[title, ...cards, ...auction.map(callText), ...callNotes.map(({ text }) => text)],
    ...(isPlayed
      ? play.map((card) => `${SUIT_SYMBOLS[card.charAt(0) as 'S']}${card.charAt(1).replace('T', '10')}`)
      : []),
    ...commentary.flatMap((block) =>
      block.type === 'step' ? [] : block.children.flatMap(({ text }) => text.split(/\s+/)),
    ),
  ]
}

describe('every board of a file is printed in every layout without the loss of a title, card, call or word', () => {
  it.each(FILES)('%s', { timeout: 120_000 }, async (_, format, file) => {
    const deals = await dealsOf(format, file)
    expect(deals.length).toBeGreaterThan(0)
    for (const variant of VARIANTS) {
      const text = plain(await textOf(await printed(deals, variant)))
      const lost = deals.flatMap((deal) => saidOf(deal, variant)).filter((said) => !text.includes(plain(said)))
      expect([variant, lost]).toEqual([variant, []])
    }
  })
})
