import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BoardRecord } from '../../../src/application/ports/board-reader.js'
import { contractOf } from '../../../src/domain/bridge/auction.js'
import { SEATS, type Seat, seatAfter } from '../../../src/domain/bridge/board.js'
import { openingLeader, playersOf } from '../../../src/domain/bridge/play.js'
import type { Deal } from '../../../src/domain/deal.js'
import { readLin } from '../../../src/infrastructure/board-files/lin/lin-reader.js'
import { readPbn } from '../../../src/infrastructure/board-files/pbn/pbn-reader.js'
import { anyDeal } from '../../support/deals.js'

/** How many files of each format are written; 100,000 take some minutes. */
const RUNS = Math.ceil(Number(process.env.FUZZ ?? 2_000) / 5)

/** A choice among ways to write the same thing, by numbers that a file brings with it. */
type Pick = <Way>(ways: readonly [Way, ...Way[]]) => Way

const pickerOf = (choices: readonly number[]): Pick => {
  let at = 0
  return (ways) => ways[(choices[at++ % choices.length] ?? 0) % ways.length] as never
}

/** A board with 13 cards in each hand, and texts without any special meaning. */
const aBoard = fc.record({
  deal: anyDeal.filter(({ hands }) => SEATS.every((seat) => hands[seat]?.length === 16)),
  notes: fc.array(fc.constantFrom('15-17', 'five cards', 'asks for "aces"', 'weak \\ long', 'natural; 4+'), {
    maxLength: 6,
  }),
  texts: fc.array(fc.constantFrom('Plan the play', 'Why not 4', 'a [bracket', '50% of ;', 'last one'), {
    maxLength: 4,
  }),
  choices: fc.array(fc.nat(1_000), { minLength: 40, maxLength: 80 }),
})

interface Written {
  readonly text: string
  readonly notes: ReadonlyMap<number, { readonly text: string; readonly alert: boolean }>
  readonly supplement: ReadonlyMap<string, string>
  readonly texts: readonly string[]
}

const callText = (call: string, pick: Pick): string => {
  if (call === 'P') return pick(['Pass', 'pass', 'P', 'PASS'])
  if (call === 'X') return pick(['X', 'Dbl', 'x'])
  if (call === 'XX') return pick(['XX', 'Rdbl', 'xx'])
  const bid = pick([call, call.toLowerCase(), call.replace('NT', 'N')])
  const symbol = { C: '♣', D: '♦', H: '♥', S: '♠' }[call.slice(1)]
  return symbol === undefined ? bid : pick([bid, bid, `${call[0]}${symbol}`])
}

/** The tags of a board before its auction, each in one of the ways of the import format. */
const tagOf = (name: string, value: string, pick: Pick): string => {
  const quoted = value.replace(/["\\]/g, '\\$&')
  return pick([
    `[${name} "${quoted}"]\n`,
    `[${name}"${quoted}"] `,
    `[ ${name}  "${quoted}" ]\n`,
    `[\n${name}\n "${quoted}"\n]\n`,
    `[${name} "${quoted}"] ; \n`,
  ])
}

const commentOf = (text: string, pick: Pick): string => {
  const broken = text.replace(' ', pick([' ', '\n']))
  return pick([`{${text}}`, `{${broken}}\n`, `\n; ${text}\n`])
}

const dealText = ({ hands }: Deal, pick: Pick): string => {
  const first = pick<Seat>([...SEATS] as [Seat, ...Seat[]])
  const tens = pick([(hand: string) => hand, (hand: string) => hand.replace(/T/g, '10')])
  const letters = pick([false, true])
  const seats = pick([false, true])
  const texts = SEATS.map((_, i) => {
    const seat = seatAfter(first, i)
    const suits = tens(hands[seat] ?? '').split('.')
    const hand = suits.map((ranks, suit) => (letters ? `${'SHDC'[suit]}${ranks}` : ranks)).join('.')
    return seats && i > 0 ? `${seat}:${hand}` : hand
  })
  return `${first}:${texts.join(' ')}`
}

/** The auction with hyphens before it, references, glyphs and comments between, and its notes. */
const auctionOf = (deal: Deal, notes: readonly string[], pick: Pick) => {
  const said = new Map<number, { text: string; alert: boolean }>()
  const first = pick<Seat>([...SEATS] as [Seat, ...Seat[]])
  const before = (SEATS.indexOf(deal.dealer) - SEATS.indexOf(first) + 4) % 4
  const words = Array.from({ length: before }, () => '-')
  const tail: string[] = []
  for (const [at, call] of deal.auction.entries()) {
    const note = notes[at]
    let word = callText(call, pick)
    if (note !== undefined) {
      const alert = pick([false, true])
      const glyph = pick(['', '!', ' $2'])
      word += `${glyph} =${at + 1}=`
      tail.push(`[Note "${at + 1}:${pick(['', ' '])}${alert ? 'Alert: ' : ''}${note.replace(/["\\]/g, '\\$&')}"]\n`)
      const mark = glyph === '' ? '' : `; ${glyph === '!' ? '!' : '?'}`
      said.set(at, { text: `${note}${mark}`, alert })
    }
    words.push(word)
  }
  const isOver = contractOf(deal.auction, 'N') !== null
  const closed = isOver && words.slice(-3).every((word) => /^p(?:ass)?$/i.test(word)) && deal.auction.length > 4
  const ended = closed ? pick([words, [...words.slice(0, -3), pick(['AP', 'All Pass', 'AllPass'])]]) : words
  const lines = ended.map((word) => `${word}${pick([' ', '  ', '\n'])}`).join('')
  const end = isOver ? '' : pick(['*\n', '+\n', ''])
  return { text: `[Auction "${first}"]\n${lines}\n${end}${tail.join('')}`, said }
}

const playText = (deal: Deal, pick: Pick): string => {
  const contract = contractOf(deal.auction, deal.dealer)
  if (contract === null || deal.play.length === 0) return ''
  const first = pick<Seat>([openingLeader(contract) as Seat, ...SEATS])
  const rows = Array.from({ length: Math.ceil(deal.play.length / 4) }, () => ['-', '-', '-', '-'])
  for (const [at, seat] of playersOf(deal.play, contract).entries()) {
    const row = rows[Math.floor(at / 4)] as string[]
    row[(SEATS.indexOf(seat) - SEATS.indexOf(first) + 4) % 4] = pick([
      deal.play[at] as string,
      (deal.play[at] as string).replace('T', '10'),
      (deal.play[at] as string).toLowerCase(),
    ])
  }
  const end = deal.play.length === 52 ? '' : pick(['*', '+', '- - - -\n*'])
  return `[Play "${first}"]\n${rows.map((row) => row.join(pick([' ', '  ', '\t']))).join('\n')}\n${end}\n`
}

/** A PBN file that says a board, in any of the ways of the import format. */
const pbnOf = ({
  deal,
  notes,
  texts,
  choices,
}: typeof aBoard extends fc.Arbitrary<infer Board> ? Board : never): Written => {
  const pick = pickerOf(choices)
  const contract = contractOf(deal.auction, deal.dealer)
  const supplement = new Map([
    ['Site', pick(['Here', 'C:\\x "y"', 'a;b'])],
    ['Unknown', pick(['1', 'x\n1 2 "three four"\n- =5= $3'])],
  ])
  const sides = contract?.declarer && /[NS]/.test(contract.declarer) ? ['NS', 'EW'] : ['EW', 'NS']
  const result =
    deal.result === null
      ? pick(['', '?'])
      : contract?.declarer
        ? pick([
            `${deal.result}`,
            `${sides[0]} ${deal.result}`,
            `${sides[1]} ${13 - deal.result} ${sides[0]} ${deal.result}`,
          ])
        : `${deal.result}`
  const tags = [
    ...(deal.boardNumber === null ? [] : [tagOf('Board', `${deal.boardNumber}`, pick)]),
    tagOf('Dealer', deal.dealer, pick),
    tagOf('Vulnerable', pick([deal.vulnerability, deal.vulnerability.toLowerCase()]), pick),
    tagOf('Deal', dealText(deal, pick), pick),
    tagOf('Result', result, pick),
    tagOf('Date', pick(['', '?', '-', '????.??.??']), pick),
  ]
  const order = pick([tags, [...tags].reverse()])
  const [site, ...rows] = (supplement.get('Unknown') as string).split('\n')
  const comments = texts.map((text) => commentOf(text, pick))
  const auction = deal.auction.length === 0 ? null : auctionOf(deal, notes, pick)
  const text = [
    pick(['', '% PBN 2.1\n% EXPORT\n']),
    ...order,
    tagOf('Site', supplement.get('Site') as string, pick),
    comments.join(' '),
    `\n[Unknown "${site}"]\n${rows.map((row) => `${row}\n`).join('')}`,
    auction === null ? '' : `${pick(['', '\n'])}${auction.text}`,
    playText(deal, pick),
  ].join('')
  return { text, notes: auction?.said ?? new Map(), supplement, texts }
}

/** A LIN file that says a board. */
const linOf = ({ deal, notes, texts, choices }: Parameters<typeof pbnOf>[0]): Written => {
  const pick = pickerOf(choices)
  const said = new Map<number, { text: string; alert: boolean }>()
  const hand = (seat: Seat): string => {
    const suits = (deal.hands[seat] ?? '').split('.').map((ranks, i) => `${'SHDC'[i]}${ranks}`)
    return pick([suits, [...suits].reverse()]).join('')
  }
  const hands = (['S', 'W', 'N', 'E'] as const).map((seat, i) => (i === 3 ? pick([hand(seat), '']) : hand(seat)))
  const columns = (SEATS.indexOf(deal.dealer) + 1) % 4
  const calls = deal.auction.map((call, at) => {
    const bare = { P: pick(['p', 'P', 'pass']), X: pick(['d', 'x', 'dbl']), XX: pick(['r', 'xx']) }[call as string]
    const note = notes[at]
    const alert = note !== undefined && pick([false, true])
    if (note !== undefined) said.set(at, { text: note, alert })
    return `${bare ?? pick([call, call.replace('NT', 'N')])}${alert ? '!' : ''}${note === undefined ? '' : `|an|${note}`}`
  })
  const joined = pick([false, true]) && said.size === 0 ? [calls.join('')] : calls
  const cards = pick([deal.play.map((card) => `pc|${card}|`), [`pc|${deal.play.join('')}|`]])
  const contract = contractOf(deal.auction, deal.dealer)
  const isPlayed = contract !== null && contract.level > 0
  const text = [
    pick(['', 'vg|,,|\n']),
    `qx|o${deal.boardNumber ?? 0}|pn|a,b,c,d|st||md|${(['S', 'W', 'N', 'E'] as const).indexOf(deal.dealer as never) + 1}${hands.join(',')}|`,
    `rh||sv|${{ None: pick(['o', '0']), NS: 'n', EW: 'e', All: 'b' }[deal.vulnerability]}|`,
    columns > 0 && calls.length > 0 ? pick(['', `mb|${'-'.repeat(columns)}|`]) : '',
    ...joined.map((call) => `mb|${call}|${pick(['', 'pg||', '\n'])}`),
    ...(deal.play.length === 0 ? [] : cards),
    isPlayed && deal.result !== null ? `mc|${deal.result}|` : '',
    ...texts.map((line) => `nt|${line}|${pick(['', 'pg||\n'])}`),
  ].join('')
  const players = ['South', 'West', 'North', 'East'].map((name, i) => [name, 'abcd'.charAt(i)] as const)
  return { text, notes: said, supplement: new Map(players), texts }
}

const recordOf = (records: Iterable<BoardRecord | null>): NonNullable<BoardRecord['fields']> => {
  const [record, ...others] = [...records].filter((found) => found !== null)
  expect(others).toEqual([])
  if (record?.fields === undefined) throw new Error(record?.message ?? 'no record')
  // There are no warnings about data that a deal has a field for.
  for (const warning of record.warnings)
    expect(warning).toMatch(
      / kept for you alone \((?:Site|Unknown|Site, Unknown|South, West, North, East|Result|mc)\)$/,
    )
  return record.fields
}

const WRITERS = [
  ['PBN', pbnOf, readPbn],
  ['LIN', linOf, readLin],
] as const

describe.each(WRITERS)('a file of %s that says a board', (format, writtenOf, read) => {
  it('is read without loss, however it is written', () => {
    fc.assert(
      fc.property(aBoard, (board) => {
        const { deal } = board
        const { text, notes, supplement, texts } = writtenOf(board)
        const fields = recordOf(read([text]))
        const contract = contractOf(deal.auction, deal.dealer)
        const isPlayed = contract !== null && contract.level > 0
        const lines = fields.commentary?.map((block) =>
          'children' in block ? block.children.map((node) => node.text.trim()).join('') : '',
        )
        expect({ ...fields, lines }).toMatchObject({
          boardNumber: deal.boardNumber,
          dealer: deal.dealer,
          vulnerability: deal.vulnerability,
          hands: deal.hands,
          auction: deal.auction,
          callNotes: [...notes].map(([call, note]) => ({ call, ...note })),
          play: deal.play,
          lines: texts,
        })
        if (format === 'PBN' || (isPlayed && deal.play.length < 52))
          expect(fields.result ?? null).toBe(format === 'PBN' || isPlayed ? deal.result : null)
        const kept = new Map(fields.supplement?.map(({ name, value }) => [name, value]))
        for (const [name, value] of supplement) expect(kept.get(name)).toBe(value)
      }),
      { numRuns: RUNS },
    )
  }, 86_400_000)
})
