import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BoardRecord, ReadFormat } from '../../../src/application/ports/board-reader.js'
import { auctionIssues, type Call } from '../../../src/domain/bridge/auction.js'
import { SEATS, type Seat } from '../../../src/domain/bridge/board.js'
import type { Hands } from '../../../src/domain/bridge/hand.js'
import { type Deal, newDeal } from '../../../src/domain/deal.js'
import { boardKey } from '../../../src/domain/deal-content.js'
import { DomainError } from '../../../src/domain/errors.js'
import { FileBoardReader } from '../../../src/infrastructure/board-files/file-board-reader.js'
import { readHandViewer } from '../../../src/infrastructure/board-files/hand-viewer/hand-viewer-reader.js'
import { readLin } from '../../../src/infrastructure/board-files/lin/lin-reader.js'
import { linOf, viewerAddress } from '../../../src/infrastructure/board-files/lin/lin-writer.js'
import { aDeal, anAccountId, NOON } from '../../support/builders.js'
import { textsOf } from '../../support/commentaries.js'
import { anyDeal } from '../../support/deals.js'

const VIEWER = 'https://www.bridgebase.com/tools/handviewer.html'
const records = (text: string): BoardRecord[] => [...readHandViewer([text])].filter((record) => record !== null)
const read = (query: string) => records(`${VIEWER}?${query}`)
const textOf = (record: BoardRecord | undefined) => textsOf(record?.fields?.commentary ?? [])
const madeFrom = (record: BoardRecord | undefined): Deal => {
  if (record?.fields === undefined) throw new Error(record?.message ?? 'no record')
  return newDeal({ id: aDeal().id, ownerId: anAccountId(), fields: record.fields, sharingGroupIds: [] }, NOON)
}

const N = 'sakqjht98d765c432'
const E = 'st987hakqjd432c65'
const S = 's65h432dakqjct987'
const HANDS = {
  N: 'AKQJ.T98.765.432',
  E: 'T987.AKQJ.432.65',
  S: '65.432.AKQJ.T987',
  W: '432.765.T98.AKQJ',
}

describe('an address with the board in parameters', () => {
  it('gives hands, number, dealer, vulnerability and auction', () => {
    const w = 'S432 H765 D10 9 8 CAKQJ'
    expect(
      read(`n=${N}&e=${E}&s=${S}&w=${w}&d=e&v=b&b=12&a=p1s(five+)p2n!(a raise, (4+))xrppp&p=hah2(count)h5H8,hk`),
    ).toEqual([
      {
        index: 0,
        line: 1,
        fields: {
          title: 'Board 12',
          boardNumber: 12,
          dealer: 'E',
          vulnerability: 'All',
          hands: HANDS,
          auction: ['P', '1S', 'P', '2NT', 'X', 'XX', 'P', 'P', 'P'],
          callNotes: [
            { call: 1, text: 'five+', alert: false },
            { call: 3, text: 'a raise, (4+)', alert: true },
          ],
          play: ['HA', 'H2', 'H5', 'H8', 'HK'],
          commentary: expect.any(Array),
          supplement: [],
        },
        warnings: [],
      },
    ])
    expect(textOf(read(`n=${N}&d=e&a=p1s(five+)p2n!(a raise, (4+))&p=hah2(count)`)[0])).toEqual(['H2: count'])
  })

  it('reads three x in a row as a double and its redouble, the only order that the laws allow', () => {
    expect(read(`n=${N}&d=n&a=1cxxxp`)[0]?.fields?.auction).toEqual(['1C', 'X', 'XX', 'P'])
  })

  it('fills in the fourth hand if the other three are complete, and no other hand', () => {
    expect(read(`n=${N}&e=${E}&s=${S}`)).toMatchObject([{ fields: { hands: HANDS } }])
    expect(read(`n=${N}&e=${E}&w=-`)).toMatchObject([{ fields: { hands: { ...HANDS, S: null, W: null } } }])
    expect(read('n=sa&e=sk&s=sq')).toMatchObject([{ fields: { hands: { N: 'A...', E: 'K...', S: 'Q...', W: null } } }])
  })

  it.each(['hakqs10d-c432', 'HAKQ ST C432', 'c432hakqst', 'c432hqaks10'])(
    'reads %j as a hand: suits and ranks in any order and case, tens either way',
    (hand) => {
      expect(read(`s=${encodeURIComponent(hand)}`)).toMatchObject([{ fields: { hands: { S: 'T.AKQ..432' } } }])
    },
  )

  it.each([
    ['', null],
    ['-', 'None'],
    ['o', 'None'],
    ['n', 'NS'],
    ['E', 'EW'],
    ['b', 'All'],
  ])('accepts v=%s', (text, vulnerability) => {
    expect(read(`n=sa&v=${text}`)).toMatchObject([{ fields: { vulnerability } }])
  })

  it.each([
    ['p1s2hdppp', 'P 1S 2H X P P P'],
    ['1C,x,xx,P,p,p', '1C X XX P P P'],
    ['1d d r p p p', '1D X XX P P P'],
    ['--1n', '1NT'],
    ['1nt(12-14)p', '1NT P'],
  ])('reads the calls %s', (text, calls) => {
    expect(read(`n=sa&a=${text}`)).toMatchObject([{ fields: { auction: calls.split(' ') }, warnings: [] }])
  })

  it('keeps a question and an alert without an explanation', () => {
    const [record] = read('n=sa&d=s&a=1s!2h?')
    expect(record?.fields).toMatchObject({ callNotes: [{ call: 0, text: '', alert: true }] })
    expect(textOf(record)).toEqual(['N ?'])
  })

  it.each(['1s1s', '1s-2h', '1s zzz', 'x', `${'p'.repeat(20_000)}`])(
    'keeps an invalid auction in the commentary: %.20s',
    (calls) => {
      const [record] = read(`n=sa&a=${calls}`)
      expect(record).toMatchObject({
        fields: { auction: [] },
        warnings: [expect.stringMatching(/^the auction is kept in the commentary only/)],
      })
      expect(textOf(record)?.at(-1)).toMatch(/^Auction \(N\): /)
    },
  )

  it.each([
    ['hah10', 'card 2, ♥T, is not in the hand of South, whose turn it is'],
    ['hah2hxx', 'h is not a card'],
    ['ha'.repeat(53), 'it is too long'],
    ['ha '.repeat(8_000), 'it is too long'],
  ])('keeps an invalid play for the owner only: %.10s', (cards, reason) => {
    expect(read(`n=${N}&e=${E}&s=${S}&d=n&a=1nppp&p=${cards}`)).toMatchObject([
      {
        fields: {
          play: [],
          auction: ['1NT', 'P', 'P', 'P'],
          supplement: [{ name: 'p', value: cards.trim() }],
        },
        warnings: [`the play cannot be shown: ${reason}, and was kept for you alone (p)`],
      },
    ])
  })

  it('keeps data without a field for the owner only, but no settings of the viewer', () => {
    const [record] = read('n=sa&nn=Ann&en=&c=9&p=hahk&tbt=y&bbo=y&zz=1&b=1000')
    expect(record?.fields).toMatchObject({
      title: 'Board',
      play: [],
      supplement: [
        { name: 'p', value: 'hahk' },
        { name: 'North', value: 'Ann' },
        { name: 'c', value: '9' },
        { name: 'zz', value: '1' },
      ],
    })
    expect(record?.warnings).toEqual([
      'the board 1000 is not a number from 1 to 999',
      'the play cannot be shown: needs an auction that ends in a contract, and was kept for you alone (p)',
      "the players' names were kept for you alone (North)",
      'what a deal has no field for was kept for you alone (c, zz)',
    ])
  })

  it.each([
    ['n=sax', 'North holds ♠X, which is not a card'],
    ['n=akqj', "North's hand, AKQJ, is not four suits"],
    ['n=saa', 'North holds the ♠A twice'],
    ['n=sa&e=sa&b=7', 'Board 7: North and East both hold the ♠A'],
    [`n=${'s2'.repeat(200)}`, "North's hand, S2S2"],
    ['n=sa&d=x', 'The dealer, x, is none of n, e, s and w'],
    ['n=sa&v=x', 'The vulnerability, x, is none of n, e, b and -'],
  ])('is rejected if it is invalid: %.20s', (query, message) => {
    expect(read(query)).toMatchObject([{ index: 0, line: 1, message: expect.stringContaining(message) }])
  })
})

describe('an address with a LIN text', () => {
  const LIN =
    'pn|a,b,c,d|st||md|1S65H432DAKQJCT987,S432H765DT98CAKQJ,SAKQJHT98D765C432,|ah|Board 7|sv|b|mb|1S!|an|5+ & more|'

  it('reads a LIN text, encoded or not', () => {
    const expected = [...readLin([LIN])].filter((record) => record !== null)
    expect(expected).toMatchObject([{ fields: { title: 'Board 7', hands: HANDS, auction: ['1S'] } }])
    const encoded = encodeURIComponent(LIN)
    const asForm = new URLSearchParams({ lin: LIN }).toString().replace('lin=', '')
    for (const lin of [LIN, encoded, encoded.replaceAll('%7C', '%7c'), asForm])
      expect(read(`lin=${lin}`)).toEqual(expected)
  })

  it('reads text in UTF-8 and in Latin-1', () => {
    const note = (text: string) => textOf(read(`lin=md%7C1SA%7Cnt%7C${text}%7C`)[0])
    expect(note('%C3%A9t%C3%A9%20%e2%99%a0')).toEqual(['été ♠'])
    expect(note('%E9t%E9')).toEqual(['été'])
    expect(note('100%25+sure+%zz')).toEqual(['100% sure %zz'])
  })

  it('is read back from the addresses that the service writes', () => {
    fc.assert(
      fc.property(anyDeal, (deal) => {
        const address = viewerAddress(deal)
        const read = madeFrom(records(address)[0])
        expect(boardKey(read)).toBe(boardKey(deal))
        const isWhole = address.includes(encodeURIComponent(linOf(deal).slice(linOf(deal).indexOf('sv|'))))
        if (isWhole) expect(read.auction).toEqual(deal.auction)
      }),
    )
  })

  it('takes precedence over hands in the same address', () => {
    expect(read(`s=sk&lin=md|1SA|`)).toMatchObject([{ fields: { hands: { S: 'A...' } } }])
    expect(read(`s=sk&lin=`)).toMatchObject([{ fields: { hands: { S: 'K...' } } }])
  })
})

describe('any other text', () => {
  it.each([
    '',
    'n=sa',
    VIEWER,
    `${VIEWER}?`,
    `${VIEWER}?lin=`,
    `${VIEWER}?n=&e=-&d=n&a=1s`,
    'https://www.bridgebase.com.example.org/tools/handviewer.html?n=sa',
    'https://www.bridgebase.com/tools/mh.php?n=sa',
  ])('contains no record: %.60s', (text) => {
    expect(records(text)).toEqual([])
  })

  it('is distinguished from an address, whatever surrounds it', () => {
    for (const address of [
      ` ${VIEWER}?n=sa \r\n`,
      'http://bridgebase.com/tools/handviewer.html?n=sa',
      `${VIEWER.toUpperCase()}?N=SA`,
      `${VIEWER}?d=s&amp;n=sa`,
    ])
      expect(records(address)).toMatchObject([{ fields: { hands: { N: 'A...' } } }])
  })
})

describe('a text with links', () => {
  it('gives the board of each link in it, in its order and at its line', () => {
    const lin = 'md|1SA,SK,SQ|an|5+ & more|'
    const text = `Hello,
1) ${VIEWER}?n=sa&b=2, and (see ${VIEWER}?n=sk&b=3).
${VIEWER}?lin=${lin} then ${VIEWER}?lin=${encodeURIComponent(`ah|Board 9|${lin}`)}
<a href="${VIEWER}?n=s2&amp;b=5&amp;a=1n(weak)p">board 5</a><${VIEWER}?n=s3>
${VIEWER}?n= and https://example.org/?n=s4`
    expect(records(text)).toMatchObject([
      { index: 0, line: 2, fields: { boardNumber: 2, hands: { N: 'A...' } } },
      { index: 1, line: 2, fields: { boardNumber: 3, hands: { N: 'K...' } } },
      { index: 2, line: 3, fields: { boardNumber: null, hands: { S: 'A...', N: 'Q...' } } },
      { index: 3, line: 3, fields: { boardNumber: 9, hands: { S: 'A...', N: 'Q...' } } },
      { index: 4, line: 4, fields: { boardNumber: 5, hands: { N: '2...' }, auction: ['1NT', 'P'] } },
      { index: 5, line: 4, fields: { hands: { N: '3...' } } },
    ])
  })

  it.each([
    ['https://tinyurl.com/abcdef?n=sa', /is shortened: open it/],
    ['https://www.bridgebase.com/myhands/hands.php?username=x', /records of Bridge Base: open it/],
    [`${VIEWER}?bbo=y&myhand=M-1-1`, /\(myhand\): open it/],
    [`${VIEWER}?linurl=https://example.org/a.lin`, /\(linurl\): download the file/],
    [`${VIEWER}?n=sa&zz=${'x'.repeat(70_000)}`, /is longer than 64 KiB/],
  ])('says what to do with a link that contains no board: %.60s', (link, advice) => {
    const message = expect.stringMatching(advice)
    expect(records(link)).toMatchObject([{ index: 0, line: 1, message }])
    expect(records(`Dear all,\n\n- ${link}\n- ${VIEWER}?n=sa`)).toMatchObject([
      { index: 0, line: 3, message },
      { index: 1, line: 4, fields: { hands: { N: 'A...' } } },
    ])
  })

  it('reports that a link has no board if its LIN text is not LIN', () => {
    expect(records(`a\n${VIEWER}?lin=garbage\n${VIEWER}?n=sa`)).toMatchObject([
      { index: 0, line: 2, message: expect.stringMatching(/holds no board/) },
      { index: 1, line: 3, fields: { hands: { N: 'A...' } } },
    ])
  })

  it.each([
    ['(', ').'],
    ['[board](', ')'],
    ['[board](', ') and [another](x)'],
    ['[', ']'],
    ['**', '**'],
    ['[url]', '[/url]'],
    ['[url=', ']the board[/url]'],
    ['', '。'],
    ['', '#foo'],
    ['(see ', '#foo), and'],
  ])('reads a link between %s and %s', (before, after) => {
    const at = (query: string) => records(`Hello\n${before}${VIEWER}?${query}${after}`)
    expect(at('n=sa&b=3')).toMatchObject([{ fields: { boardNumber: 3, supplement: [] }, warnings: [] }])
    const [board] = at('n=sa&a=1n(15)')
    expect(board).toMatchObject({ fields: { auction: ['1NT'], callNotes: [{ text: '15' }] }, warnings: [] })
    const [lin] = at('lin=md|1SA|mb|1N|an|15|')
    expect(lin).toMatchObject({ fields: { auction: ['1NT'], callNotes: [{ text: '15' }] }, warnings: [] })
  })

  it('reads a link that is not encoded to its end, or says that it is cut', () => {
    const at = (query: string) => records(`Hello\n${VIEWER}?${query}\n`)
    expect(at('n=sa&a=1N(15-17 balanced)p2Sp')).toMatchObject([
      { fields: { auction: ['1NT', 'P', '2S', 'P'], callNotes: [{ text: '15-17 balanced' }] }, warnings: [] },
    ])
    expect(at('lin=md|1SA|mb|1N|an|he said "hi" <ok>|mb|p|')).toMatchObject([
      { fields: { auction: ['1NT', 'P'], callNotes: [{ text: 'he said "hi" <ok>' }] }, warnings: [] },
    ])
    expect(at('lin=md|1SA|mb|1N|mb|p')).toMatchObject([{ fields: { auction: ['1NT', 'P'] }, warnings: [] }])
    const cut = { warnings: [expect.stringMatching(/cut at a blank/)] }
    expect(at('lin=md|1SA|mb|1N|an|15 to 17')).toMatchObject([cut])
    expect(at('n=sa&a=1N(15-17 balanced')).toMatchObject([{ warnings: expect.arrayContaining(cut.warnings) }])
    expect(at('n=sa&nn=John&sn=John Smith&d=s')).toMatchObject([{ warnings: expect.arrayContaining(cut.warnings) }])
  })

  it('reads no LIN in a text with links, whatever it begins with, and says so', () => {
    const lin = { message: expect.stringMatching(/as a separate file/) }
    const board = { fields: { hands: { N: 'A...' } } }
    expect(records(`${VIEWER}?n=sa\npn|a,b,c,d|st||md|1SA|\n`)).toMatchObject([board, lin])
    expect(records(`Board 1: md|1SA|\n${VIEWER}?n=sa\nBoard 2: st||md|1SA|\n`)).toMatchObject([lin, board, lin])
  })

  it('reads no links in PBN, and says so', async () => {
    const file = Buffer.from(`[Deal "N:A... K... Q... J..."]\n\nsee ${VIEWER}?n=sa\n`)
    const reader = new FileBoardReader()
    expect(await reader.formatOf(file)).toBe('pbn')
    for await (const { warnings } of reader.read('pbn', file))
      expect(warnings).toContain('links mixed with PBN were ignored: import them separately')
  })

  it('reads no LIN in a text with links, and says so', () => {
    expect(records(`${VIEWER}?n=sa\nqx|o1|md|1SA|\n`)).toMatchObject([
      { line: 1, fields: { hands: { N: 'A...' } } },
      { line: 2, message: expect.stringMatching(/as a separate file/) },
    ])
  })

  it.each<[string, ReadFormat | null]>([
    [`See ${VIEWER}?lin=pn|a|md|1SA|`, 'handviewer'],
    [`${'x'.repeat(16_380)}${VIEWER}?n=sa`, 'handviewer'],
    ['https://bit.ly/abc', 'handviewer'],
    [`% ${VIEWER}?n=sa\n[Board "1"]`, 'pbn'],
    [`${VIEWER}?n=sa\n${'x'.repeat(40_000)}\n[Deal "N:- - - -"]`, 'pbn'],
    [`vg|Cup|nt|${VIEWER}?n=sa|qx|o1|`, 'lin'],
    [`md|1SA|nt|${VIEWER}?n=sa|`, 'lin'],
    ['pn%7Ca%2Cb%7Cmd%7C1SA%7C', 'lin'],
    ['[\n  Board\n  “1”]', 'pbn'],
    ['vg|Cup|nt|see [Board "3"] of PBN|qx|o1|md|1SA|', 'lin'],
    ['qx|o1|md|1SA|nt|[Deal "x"]|', 'lin'],
    ['% x\n\nqx%7Co1%7Cmd%7C1SA%7Cnt%7C[Deal "x"]%7C', 'lin'],
    ['NS|EW\n[Deal "N:- - - -"]', 'pbn'],
    [`NS|EW\n${VIEWER}?n=sa`, 'handviewer'],
    ['https://example.org/', null],
  ])('is distinguished from files: %.50s', async (text, format) => {
    expect(await new FileBoardReader().formatOf(Buffer.from(text))).toBe(format)
  })
})

const PARTS = [
  ...[
    'n=',
    's=',
    'e=',
    'w=',
    'd=',
    'v=',
    'b=',
    'a=',
    'p=',
    'lin=',
    'myhand=',
    '&',
    '&amp;',
    '%',
    '%7C',
    '%E9',
    '+',
    '?',
  ],
  ...[N, E, S, 'sa', 'hk', '10', 't', '-', '1s', 'p', 'x', 'xx', '1n', '!', '(', ')', '((', '(a)', ',', ' ', '\n'],
  ...['md|1SA,SK|', 'mb|p|', 'an|x|', 'qx|o1|', '|', 'é', '\ud800', '\0', VIEWER],
]

/** Any addresses that can be made of these parts. */
const anyAddress = fc
  .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PARTS) }, fc.string()), { maxLength: 60 })
  .map((parts) => `${VIEWER}?n=sa&${parts.join('')}`)

describe('any address', () => {
  it('is read as valid boards, or rejected with reasons', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        for (const record of records(address)) {
          if (record.message !== undefined) continue
          expect(auctionIssues((record.fields.auction ?? []) as Call[])).toEqual([])
          try {
            madeFrom(record)
          } catch (error) {
            // Only conflicts between hands are left to the domain.
            if (!(error instanceof DomainError)) throw error
            expect(JSON.stringify(error.meta)).toContain('/hands')
          }
        }
      }),
      { numRuns: Math.ceil(Number(process.env.FUZZ ?? 2_000) / 2) },
    )
  })

  it('is read in the same way however it is encoded', () => {
    const seat = fc.constantFrom<Seat>(...SEATS)
    fc.assert(
      fc.property(anyDeal, seat, (deal, dealer) => {
        const query = parametersOf(deal.hands, dealer)
        const encoded = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
        const [plain] = read(query.map(([name, value]) => `${name}=${value}`).join('&'))
        expect(read(encoded)[0]).toEqual(plain)
        expect(plain?.fields?.hands ?? deal.hands).toEqual(filled(deal.hands))
      }),
    )
  })
})

const parametersOf = (hands: Hands, dealer: Seat): readonly (readonly [string, string])[] => [
  ...SEATS.flatMap((seat) => {
    const hand = hands[seat]
    if (hand === null) return []
    const suits = hand.split('.').map((ranks, i) => `${'shdc'[i]}${ranks.toLowerCase()}`)
    return [[seat.toLowerCase(), suits.join('')] as const]
  }),
  ['d', dealer.toLowerCase()],
]

/** Adds the fourth hand if three are complete. */
const filled = (hands: Hands): unknown => {
  const shown = SEATS.flatMap((seat) => hands[seat] ?? [])
  const isFilled = shown.length === 3 && shown.every((hand) => hand.length === 16)
  return isFilled ? { ...hands, [SEATS.find((seat) => hands[seat] === null) as Seat]: expect.any(String) } : hands
}
