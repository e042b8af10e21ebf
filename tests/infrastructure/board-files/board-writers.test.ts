import { Readable } from 'node:stream'
import { Auction, Deal as DealRules, StringParser, type Types } from '@bridge-tools/core'
import fc from 'fast-check'
import pbn from 'pbn'
import { describe, expect, it } from 'vitest'
import { BOARD_FORMATS } from '../../../src/application/ports/board-reader.js'
import type { Call } from '../../../src/domain/bridge/auction.js'
import { SEATS } from '../../../src/domain/bridge/board.js'
import { parseHand } from '../../../src/domain/bridge/hand.js'
import { type Card, tricksTaken } from '../../../src/domain/bridge/play.js'
import { contractOfDeal, type Deal, newDeal } from '../../../src/domain/deal.js'
import { boardKey, type DealFields } from '../../../src/domain/deal-content.js'
import { withSuitSymbols } from '../../../src/infrastructure/board-files/bridge-texts.js'
import { writeBoards } from '../../../src/infrastructure/board-files/file-board-writer.js'
import { readBoards } from '../../support/board-files.js'
import { aDeal, anAccountId, NOON } from '../../support/builders.js'
import { textsOf } from '../../support/commentaries.js'
import { anyDeal } from '../../support/deals.js'

const linesOf = ({ commentary }: Pick<Deal, 'commentary'>): readonly string[] =>
  textsOf(commentary).flatMap((text) => text.split(/\r\n|\r|\n/))

/** LIN has a result only for a board that was played, and after all cards only the result that follows from them. */
const resultIn = (format: 'pbn' | 'lin', deal: Deal): number | null => {
  const contract = contractOfDeal(deal)
  if (format === 'pbn') return deal.result
  return contract !== null && contract.level > 0 ? (deal.result ?? tricksTaken(deal.play, contract)) : null
}

/** What a file says about a board, with its commentary as plain text without empty lines at either end. */
const told = (deal: Deal, result: number | null, bar = '|') => ({
  key: boardKey(deal),
  auction: deal.auction,
  callNotes: deal.callNotes.map((note) => ({ ...note, text: note.text.replaceAll('|', bar) })),
  play: deal.play,
  result,
  title: deal.title
    .replace(/\p{Cc}/gu, '')
    .trim()
    .replaceAll('|', bar),
  text: withSuitSymbols(linesOf(deal).join('\n'))
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(/^(?:\s*\n)+|(?:\n\s*)+$/g, '')
    .replace(/^\s+$/, '')
    .replaceAll('|', bar),
})

const readBack = async (format: 'pbn' | 'lin', text: string): Promise<Deal[]> =>
  (await readBoards(format, text)).map((record) => {
    if (record.fields === undefined) throw new Error(record.message)
    expect(record.warnings).toEqual([])
    return newDeal({ id: aDeal().id, ownerId: anAccountId(), fields: record.fields, sharingGroupIds: [] }, NOON)
  })

/** Texts that no reader takes for more than text: symbols of suits, or an alert. */
const noteText = fc
  .string({ unit: fc.constantFrom(...'{}[]"\\;|#%?=-:+ 15NTaé♠牌'), maxLength: 30 })
  .map((text) => text.trim())

/** Boards with notes at some of their calls, and at the one that follows. */
const anyNotedDeal = fc
  .record({
    deal: anyDeal,
    texts: fc.array(noteText, { maxLength: 12 }),
    alerts: fc.array(fc.boolean(), { maxLength: 12 }),
  })
  .map(({ deal, texts, alerts }): Deal => {
    const places = deal.auction.length + (contractOfDeal(deal) === null ? 1 : 0)
    const notes = texts
      .slice(0, places)
      .map((text, i) => ({ call: places - 1 - i, text, alert: alerts[i] ?? false, accepts: [] }))
    return { ...deal, callNotes: notes.filter(({ text, alert }) => text !== '' || alert).reverse() }
  })

describe.each(BOARD_FORMATS)('a file of %s', (format) => {
  it('reads back to the same boards', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyNotedDeal, { minLength: 1, maxLength: 4 }), async (deals) => {
        const read = await readBack(format, writeBoards(format, deals))
        const bar = format === 'lin' ? '¦' : '|'
        expect(read.map((deal) => told(deal, deal.result))).toEqual(
          deals.map((deal) => told(deal, resultIn(format, deal), bar)),
        )
        expect(writeBoards(format, read)).toBe(writeBoards(format, await readBack(format, writeBoards(format, read))))
      }),
      { numRuns: 300 },
    )
  })
})

/** The games that the package `pbn` finds in a file. */
const gamesOf = (text: string): Promise<Map<string, Record<string, unknown>>[]> =>
  new Promise((resolve, reject) => {
    const games: Map<string, Record<string, unknown>>[] = []
    Readable.from([text])
      .pipe(pbn())
      .on('data', (part: Record<string, unknown>) => {
        if (part.type === 'game') games.push(new Map())
        else if (part.type === 'tag') games.at(-1)?.set(String(part.name), part)
      })
      .on('error', reject)
      .on('end', () => resolve(games))
  })

describe('a PBN file', () => {
  it('reads back more equal notes than readers accept for one number', async () => {
    const bids = [1, 2, 3, 4, 5, 6, 7].flatMap((level) =>
      ['C', 'D', 'H', 'S', 'NT'].map((strain) => `${level}${strain}`),
    )
    const auction = bids.flatMap((bid) => [bid, 'P', 'P', 'X', 'P', 'P']) as Call[]
    const callNotes = auction.map((_, call) => ({ call, text: 'same', alert: false, accepts: [] }))
    const [back] = await readBack('pbn', writeBoards('pbn', [aDeal({ auction, callNotes })]))
    expect(back?.callNotes).toHaveLength(auction.length)
  })

  // In quoted texts, the package accepts neither line separators of Unicode nor characters that have to be escaped.
  const plain = anyDeal.filter(({ title }) => !/["\\\u2028\u2029]/.test(title))

  it('is read by the package pbn', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(plain, { minLength: 1, maxLength: 3 }), async (deals) => {
        const games = await gamesOf(writeBoards('pbn', deals))
        expect(games).toHaveLength(deals.length)
        for (const [i, deal] of deals.entries()) {
          const tag = (name: string) => games[i]?.get(name)?.value
          expect(tag('Board')).toBe(String(deal.boardNumber ?? ''))
          expect(tag('Dealer')).toBe(deal.dealer)
          expect(tag('Vulnerable')).toBe(deal.vulnerability)
          const cards = games[i]?.get('Deal')?.cards as { seat: string; suit: string; rank: string }[]
          for (const seat of SEATS) {
            const suits = [...'SHDC'].map((suit) =>
              cards.flatMap((card) => (card.seat === seat && card.suit === suit ? card.rank : [])).join(''),
            )
            expect(parseHand(suits.join('.'))).toBe(deal.hands[seat])
          }
          const calls = ((games[i]?.get('Auction')?.tokens ?? []) as string[]).filter((call) => call !== '*')
          expect(calls.map((call) => (call === 'Pass' ? 'P' : call))).toEqual(deal.auction)
          const played = ((games[i]?.get('Play')?.tokens ?? []) as string[]).filter((card) => /^[SHDC]/.test(card))
          expect(played.toSorted()).toEqual(deal.play.toSorted())
          expect(tag('Result')).toBe(String(deal.result ?? ''))
        }
      }),
      { numRuns: 200 },
    )
  })

  it('agrees with what the package @bridge-tools/core makes of its hands and calls', async () => {
    await fc.assert(
      fc.asyncProperty(plain, async (deal) => {
        const [game] = await gamesOf(writeBoards('pbn', [deal]))
        const value = (name: string) => String(game?.get(name)?.value ?? '')
        const [, first = '', rest = ''] = /^(.):(.*)$/.exec(value('Deal')) ?? []
        expect(first).toBe(deal.dealer)
        const hands = rest.split(' ')
        for (const hand of hands) if (hand !== '-') StringParser.parseHand(hand, true)
        const whole = hands.every((hand) => hand.length === 16)
        if (whole) {
          const seats = SEATS.map((_, i) => SEATS[(SEATS.indexOf(deal.dealer) + i) % 4])
          const cards = Object.fromEntries(seats.map((seat, i) => [seat, StringParser.parseHand(hands[i] as string)]))
          expect(DealRules.isValid(cards as Types.Deal)).toBe(true)
        }
        const words = ((game?.get('Auction')?.tokens ?? []) as string[]).filter((word) => word !== '*')
        const auction = words.map((word) => StringParser.parseCall(word === 'Pass' ? 'P' : word))
        expect(Auction.isAuctionValid(auction)).toBe(true)
        const contract = auction.length === 0 ? null : Auction.calculateContract(auction, deal.dealer)
        const ours = contractOfDeal(deal)
        if (contract === null) expect(ours).toBeNull()
        else if (contract === 'Passout') expect([value('Contract'), value('Declarer')]).toEqual(['Pass', ''])
        else {
          const doubled = contract.redoubled ? 'XX' : contract.doubled ? 'X' : ''
          expect(value('Contract')).toBe(`${contract.level}${contract.strain}${doubled}`)
          expect(value('Declarer')).toBe(contract.declarer)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('has the mandatory tags in their order, and one empty line between games', () => {
    const deal = aDeal({
      title: 'Club "night", Board 7',
      boardNumber: 7,
      vulnerability: 'All',
      dealer: 'S',
      hands: { N: parseHand('AKQ...'), E: null, S: parseHand('.AKQ..'), W: null },
      auction: ['1H', 'X', 'XX', 'P', 'P'] as Call[],
      commentary: [{ type: 'paragraph', children: [{ type: 'text', text: 'a } brace', bold: true, italic: false }] }],
    })
    const text = writeBoards('pbn', [deal, aDeal({ title: 'Board 3', boardNumber: 4 })])
    expect(text.split('\r\n')).toEqual([
      ...['% PBN 2.1', '% EXPORT', '[Event "Club \\"night\\""]', '[Site ""]', '[Date ""]', '[Board "7"]', '[West ""]'],
      ...[
        '[North ""]',
        '[East ""]',
        '[South ""]',
        '[Dealer "S"]',
        '[Vulnerable "All"]',
        '[Deal "S:.AKQ.. - AKQ... -"]',
      ],
      ...['[Scoring ""]', '[Declarer ""]', '[Contract ""]', '[Result ""]', '; a } brace', '[Auction "S"]'],
      ...['1H X XX Pass', 'Pass *', ''],
      ...['[Event "Board 3"]', '[Site ""]', '[Date ""]', '[Board "4"]', '[West ""]', '[North ""]', '[East ""]'],
      ...['[South ""]', '[Dealer "N"]', '[Vulnerable "None"]', '[Deal "N:- - - -"]', '[Scoring ""]', '[Declarer ""]'],
      ...['[Contract ""]', '[Result ""]', '[Title "Board 3"]', ''],
    ])
  })
})

describe('a file for the owner', () => {
  const SAID = `[Event "Club night"]\r\n[Site "Here"]\r\n[Generator "A program"]\r\n[West "A \\"B\\" C"]\r\n`
  const FILE = `${SAID}[Board "7"]\r\n[Dealer "S"]\r\n[Vulnerable "All"]
[Deal "S:65.432.AKQJ.T987 432.765.T98.AKQJ AKQJ.T98.765.432 T987.AKQJ.432.65"]
[Scoring "IMP"]\r\n[Declarer "S"]\r\n[Contract "1NT"]\r\n[Result "7"]\r\n[Room "Open"]
[OptimumResultTable "Declarer;Result"]\r\nN  6\r\nS "7;"\r\n[Auction "S"]\r\n1NT Pass Pass Pass
[Play "W"]\r\nS4 SA ST S6\r\n- SK S9 -\r\n*\r\n[Score "NS 90"]\r\n`

  it('keeps everything from the original file in order, and writes the play in a column for each seat', async () => {
    const [deal] = (await readBoards('pbn', FILE)).map(({ fields }) =>
      newDeal({ id: aDeal().id, ownerId: anAccountId(), fields: fields as DealFields, sharingGroupIds: [] }, NOON),
    )
    const text = writeBoards('pbn', [deal as Deal])
    expect(text.split('\r\n')).toEqual([
      ...['% PBN 2.1', '% EXPORT', '[Event "Club night"]', '[Site "Here"]', '[Date ""]', '[Board "7"]'],
      ...['[Generator "A program"]', '[West "A \\"B\\" C"]', '[North ""]', '[East ""]', '[South ""]', '[Dealer "S"]'],
      ...['[Vulnerable "All"]', '[Deal "S:65.432.AKQJ.T987 432.765.T98.AKQJ AKQJ.T98.765.432 T987.AKQJ.432.65"]'],
      ...['[Scoring "IMP"]', '[Declarer "S"]', '[Contract "1NT"]', '[Result "7"]', '[Room "Open"]'],
      ...['[OptimumResultTable "Declarer;Result"]', 'N  6', 'S "7;"', '[Score "NS 90"]'],
      ...['[Auction "S"]', '1NT Pass Pass Pass', '[Play "W"]', 'S4 SA ST S6', '- SK S9 -', '*', ''],
    ])
    const again = await readBoards('pbn', text)
    expect(again).toMatchObject([{ fields: { supplement: deal?.supplement, play: deal?.play, result: 7 } }])
    const { supplement: _, ...shared } = deal as Deal
    const others = writeBoards('pbn', [shared])
    expect(others).toContain('[Event "Club night"]')
    for (const said of ['Here', 'A program', 'Optimum', 'IMP', 'NS 90', 'Room']) expect(others).not.toContain(said)
    expect(writeBoards('lin', [deal as Deal])).toMatch(/mb\|p\|pc\|S4\|pc\|SA\|.*\|mc\|7\|pg\|\|\n$/)
  })

  it('writes contract and play from the supplement until the deal has its own', () => {
    const supplement = [
      { name: 'Contract', value: '4S' },
      { name: 'Play', value: 'W\nS4 SA' },
      { name: 'Board', value: '7b' },
    ]
    const text = (overrides: Partial<Deal>) => writeBoards('pbn', [aDeal({ supplement, ...overrides })])
    expect(text({})).toContain('[Contract "4S"]')
    expect(text({})).toContain('[Play "W"]\r\nS4 SA\r\n')
    expect(text({})).toContain('[Board "7b"]')
    const auction = ['1C', 'P', 'P', 'P'] as Call[]
    const hands = { N: 'A...', E: 'K...', S: 'Q...', W: 'J...' } as Deal['hands']
    const played = text({ auction, hands, play: ['SK'] as Card[], boardNumber: 3 })
    expect(played).toContain('[Contract "1C"]')
    expect(played).toContain('[Board "3"]')
    expect(played.match(/\[Play /g)).toHaveLength(1)
  })

  it('keeps tags with any name that a file may have', () => {
    const supplement = ['constructor', '__proto__', 'toString'].map((name) => ({ name, value: 'x' }))
    const text = writeBoards('pbn', [aDeal({ supplement })])
    for (const { name } of supplement) expect(text).toContain(`[${name} "x"]`)
  })

  it.each([
    ['lin', 'qx|o1|md|1SA,HA,DA,CA|sv|o|pc|SA\n[Deal "x"]|'],
    ['handviewer', 'https://bridgebase.com/tools/handviewer.html?n=sa&nn=Ann%0D%0A[Deal%20"x"]'],
    ['pbn', '[Deal "N:A... K... Q... J..."]\n[West "A"]\n\u0001\n[Play "N"]\nSA\u0001\n\u0001\n[East "B"]'],
  ] as const)('has one board for each, whatever the %s file that it came from', async (format, file) => {
    const [read] = await readBoards(format, file)
    const fields = read?.fields as DealFields
    const deal = newDeal({ id: aDeal().id, ownerId: anAccountId(), fields, sharingGroupIds: [] }, NOON)
    const again = await readBoards('pbn', writeBoards('pbn', [deal]))
    expect(again).toMatchObject([{ fields: { hands: deal.hands } }])
    const named = (entries: DealFields['supplement']) => entries?.filter(({ name }) => name !== 'Event')
    expect(named(again[0]?.fields?.supplement)).toEqual(named(deal.supplement))
  })
})

describe('a LIN file', () => {
  it('reads back a paragraph that looks like a note for the next call, and a real one', async () => {
    const text = 'Next call: in the commentary'
    for (const callNotes of [[], [{ call: 0, text: 'open?', alert: false, accepts: [] }]]) {
      const deal = aDeal({
        callNotes,
        commentary: [{ type: 'paragraph', children: [{ type: 'text', text, bold: false, italic: false }] }],
      })
      const [back] = await readBack('lin', writeBoards('lin', [deal]))
      expect(back && linesOf(back)).toEqual([text])
      expect(back?.callNotes.map((note) => note.text)).toEqual(callNotes.map((note) => note.text))
    }
  })

  it('has a line for each board', () => {
    const deal = aDeal({
      title: 'A | bar',
      boardNumber: 7,
      dealer: 'E',
      vulnerability: 'EW',
      hands: { N: parseHand('A...'), E: null, S: parseHand('.A..'), W: parseHand('..A.') },
      auction: ['1NT', 'X', 'XX', 'P'] as Call[],
      commentary: [{ type: 'paragraph', children: [{ type: 'text', text: 'one\ntwo', bold: false, italic: false }] }],
    })
    expect(writeBoards('lin', [deal])).toBe(
      'qx|o7|st||md|4SHADC,SHDAC,SAHDC,-|rh||ah|A ¦ bar|sv|e|mb|1N|mb|d|mb|r|mb|p|nt|one|nt|two|pg||\n',
    )
  })
})
