import { describe, expect, it } from 'vitest'
import { readLin } from '../../../src/infrastructure/board-files/lin/lin-reader.js'
import { readBoards } from '../../support/board-files.js'
import { textsOf } from '../../support/commentaries.js'

const MD = 'md|3SAKQJHT98D765C432,ST987HAKQJD432C65,S65H432DAKQJCT987,|'
const HANDS = { S: 'AKQJ.T98.765.432', W: 'T987.AKQJ.432.65', N: '65.432.AKQJ.T987', E: '432.765.T98.AKQJ' }

const read = (text: string) => readBoards('lin', text)
const one = async (text: string) => {
  const [record, ...others] = await read(text)
  expect(others).toEqual([])
  if (record?.fields === undefined) throw new Error(record?.message ?? 'no record')
  const { commentary, ...fields } = record.fields
  return { ...fields, texts: textsOf(commentary ?? []), warnings: record.warnings }
}

describe('the reader of LIN', () => {
  it('reads a board on one line', async () => {
    const text = `pn|a,b,c,d|st||${MD}rh||ah|Board 15|sv|n|mb|p|mb|1H|mb|2N!|an|both minors|mb|d|mb|p|mb|r|mb|3S!|pg||pc|H4|mc|9|`
    expect(await one(text)).toEqual({
      title: 'Board 15',
      boardNumber: 15,
      dealer: 'N',
      vulnerability: 'NS',
      hands: HANDS,
      auction: [],
      callNotes: [],
      play: [],
      result: null,
      texts: ['Auction (N): p 1H 2N! d p r 3S!', 'S 2NT!: both minors', 'S 3S!'],
      supplement: [
        { name: 'South', value: 'a' },
        { name: 'West', value: 'b' },
        { name: 'North', value: 'c' },
        { name: 'East', value: 'd' },
        { name: 'pc', value: 'H4' },
        { name: 'mc', value: '9' },
      ],
      warnings: [
        'the auction is kept in the commentary only: the sixth call, redouble, is not a legal redouble',
        "the players' names were kept for you alone (South, West, North, East)",
        'the play cannot be shown: no auction ends in a contract, and was kept for you alone (pc)',
        'the result was kept for you alone (mc)',
      ],
    })
  })

  it('reads a board over several lines, in any case, with three hands or four, ranks in any order and tens', async () => {
    const lines = MD.replace(/,/g, ',\n').replace('3S', '3\ns').toLowerCase()
    expect(await one(`QX|o7|\n${lines}\nSV|B|\nMB|1c|\nmb|D|`)).toMatchObject({
      boardNumber: 7,
      title: 'Board 7',
      vulnerability: 'All',
      hands: HANDS,
      auction: ['1C', 'X'],
    })
    const four = MD.replace(',|', ',S432H765D1098CAKQJ|')
    expect(await one(four)).toMatchObject({ hands: HANDS })
    expect(await one(MD.replace('SAKQJHT98D765C432', 'C243D567H8910SJQKA'))).toMatchObject({ hands: HANDS })
  })

  it('leaves missing hands unknown', async () => {
    expect(await one('md|,SA,,HK|')).toMatchObject({ dealer: null, hands: { S: null, W: 'A...', N: null, E: '.K..' } })
    expect(await one(MD.replace(',|', ',-|'))).toMatchObject({ hands: { ...HANDS, E: null } })
    expect(await one('md|0|')).toMatchObject({ dealer: null, hands: { N: null, E: null, S: null, W: null } })
  })

  it('reads several calls in one command', async () => {
    expect(await one(`${MD}mb|-|mb|p1Cd1N!|mb|PPP|mb|-|`)).toMatchObject({
      auction: ['P', '1C', 'X', '1NT', 'P', 'P', 'P'],
      callNotes: [{ call: 3, text: '', alert: true }],
      texts: [],
    })
    expect(await one(`${MD}mb|1C|mb|-|mb|1H|`)).toMatchObject({
      auction: [],
      texts: ['Auction (N): 1C - 1H'],
      warnings: ['the auction is kept in the commentary only: the second call is left out'],
    })
  })

  it('reads three x in a row as a double and its redouble, the only order that the laws allow', async () => {
    expect(await one(`${MD}mb|1Cxxxp|`)).toMatchObject({ auction: ['1C', 'X', 'XX', 'P'], warnings: [] })
    expect(await one(`${MD}mb|1Cx|mb|xx|`)).toMatchObject({ auction: ['1C', 'X', 'XX'], warnings: [] })
  })

  it('keeps texts, and uses the event as the title', async () => {
    expect(await one(`vg|Cup,Final,IMPs|\nqx|o3|${MD}nt|one\ntwo|at|three|sv|o|zz|x|nt||`)).toMatchObject({
      title: 'Cup, Board 3',
      texts: ['one two', 'three'],
      supplement: [
        { name: 'Event', value: 'Cup' },
        { name: 'vg', value: 'Cup,Final,IMPs' },
        { name: 'zz', value: 'x' },
      ],
      warnings: [
        'the event, place and date were kept for you alone (vg)',
        'what a deal has no field for was kept for you alone (zz)',
      ],
    })
    expect(await one(`${MD}mb|1C|an|!S and !!d|nt|!h\n\n!C|`)).toMatchObject({
      callNotes: [{ call: 0, text: '♠ and ♦', alert: false }],
      texts: ['♥', '♣'],
    })
  })

  it('reads the play and the claim, and counts the tricks once all cards are played', async () => {
    const board = `${MD}mb|1N|mb|p|mb|p|mb|p|`
    expect(await one(`${board}pc|h4|pc|HA|pc|HQpcx|`.replace('pcx', ''))).toMatchObject({ play: [], result: null })
    expect(await one(`${board}pc|S4|pc|SA|pc|s10|pc|S6|mc|9|`)).toMatchObject({
      play: ['S4', 'SA', 'ST', 'S6'],
      result: 9,
      supplement: [],
      warnings: [],
    })
    expect(await one(`${board}pc|S4SA|pc||pc|ST|mc|14|`)).toMatchObject({
      play: ['S4', 'SA', 'ST'],
      result: null,
      supplement: [{ name: 'mc', value: '14' }],
    })
    expect(await one(`${board}pc|SA|zz|1|zz|2|`)).toMatchObject({
      play: [],
      supplement: [
        { name: 'pc', value: 'SA' },
        { name: 'zz', value: '1 | 2' },
      ],
    })
  })

  it('reads the players of the room, and warns about truncated values of the head', async () => {
    const long = 'x'.repeat(500)
    const file = `vg|Cup|pn|a,b,c,d,e,f,g,h|rs|${long}|zz|1|zz|2|\nqx|o1|${MD}\nqx|c1|nt|${long}|`
    const [open, closed] = await read(file)
    const players = (names: string) => ['South', 'West', 'North', 'East'].map((name, i) => ({ name, value: names[i] }))
    expect(open?.fields?.supplement?.slice(0, 6)).toEqual([
      { name: 'Event', value: 'Cup' },
      ...players('abcd'),
      { name: 'pn', value: 'a,b,c,d,e,f,g,h' },
    ])
    expect(closed?.fields?.supplement).toEqual([
      { name: 'Event', value: 'Cup' },
      ...players('efgh'),
      { name: 'pn', value: 'a,b,c,d,e,f,g,h' },
      { name: 'rs', value: `${'x'.repeat(399)}…` },
      { name: 'zz', value: '1' },
      { name: 'Room', value: 'Closed' },
    ])
    expect(closed?.warnings).toEqual(
      expect.arrayContaining([
        'rs before all boards is cut',
        'zz before all boards is not kept whole: there is too much of it',
      ]),
    )
    expect(open?.warnings).toContain(
      'the head of the file is longer than this board, so it was dropped from rs onwards',
    )
  })

  it('separates boards by qx, by players and by cards, and gives the second room the cards of the first', async () => {
    const file = `vg|Cup|rs|r|pn|8|qx|o1|${MD}sv|e|mb|1C|\nqx|c1|mb|1D|\nqx|o2|md|1SA,,,|pg||
pn|x,y,z,u|st||md|2SK,,,|sv|b|ah|Board 9|mb|p|\nmd|4,,SQ,|ah|Board 10|md|4,,SJ,|ah|Board 11|qx|c7|nt|no cards|`
    expect(await read(file)).toMatchObject([
      { line: 1, fields: { title: 'Cup, Board 1', hands: HANDS, vulnerability: 'EW', auction: ['1C'] } },
      { line: 2, fields: { title: 'Cup, Board 1', hands: HANDS, vulnerability: 'EW', auction: ['1D'] } },
      { line: 3, fields: { boardNumber: 2, hands: { S: 'A...' } } },
      { line: 4, fields: { boardNumber: 9, dealer: 'W', vulnerability: 'All', hands: { S: 'K...' } } },
      { line: 5, fields: { boardNumber: 10, dealer: 'E', vulnerability: null } },
      { line: 5, fields: { boardNumber: 11 } },
      { line: 5, message: 'Board 7: the hands are missing: there is no md' },
    ])
  })

  it('recovers after text that is not a command, and lines without their last bar', async () => {
    expect(await one(`%% made by a program\nqx|o1|${MD}stray text|sv|n|`)).toMatchObject({
      vulnerability: 'NS',
      warnings: ['text outside of commands is not kept'],
    })
    expect(await read(`${MD}mc|9\n${MD}mc|8\nqx|o4|${MD}`)).toHaveLength(3)
  })

  it('returns no record if there is no board, and refuses invalid boards', async () => {
    for (const text of ['', '\n', 'no board', '|||', 'nt|a page|pg||']) expect(await read(text)).toEqual([])
    expect(await read(`${MD}\nsv|x|`)).toMatchObject([
      { line: 2, message: 'The vulnerability, x, is none of o, n, e and b' },
    ])
  })

  it.each([
    ['rubbish', "South's hand, RUBBISH, is not four suits"],
    ['1AKQ', "South's hand, AKQ, is not four suits"],
    ['5SA', 'the dealer, 5, is none of 1 (South) to 4 (East)'],
    ['1SAA', 'South holds the ♠A twice'],
    ['1SA,SK1', 'West holds ♠1, which is not a card'],
    ['1SA,SK,SA', 'North and South both hold the ♠A'],
    ['1,SAK,SQ', 'North has 1 card, but West has 2'],
    ['1SA,,,,HK', 'there are more than four hands'],
    ['1SAKQJT98765432HA', 'South has 14 cards'],
    [`1S${'2'.repeat(1_000)}`, `the hands are too long: 1S${'2'.repeat(78)}…`],
  ])('says what is wrong with the hands of a board: %.20s', async (cards, fault) => {
    expect(await read(`qx|o3|\nmd|${cards}|`)).toMatchObject([{ line: 2, message: `Board 3: ${fault}` }])
  })
})

describe('features specific to LIN files', () => {
  const calls = (text: string) => one(`${MD}${text}`)

  it.each([
    ['qx|o39|', 'ah|Board 3|', 'e', 3],
    ['qx|o39|', 'ah|Cup, Board 3|', 'n', 39],
    ['qx|o39|bn|39|', 'ah|Board 3|', 'e', 39],
    ['qx|o0|', 'ah|Board 3|', 'e', null],
    ['', 'ah|Board 3|', 'b', 3],
    ['qx|o12|', 'ah|Final|', 'b', 12],
  ])('numbers a board as its players saw it, if dealer and vulnerability agree: %s%s', async (qx, ah, sv, number) => {
    const cards = MD.replace('md|3', 'md|1')
    const board = await one(`${qx}${cards}${ah}sv|${sv}|`)
    expect(board.boardNumber).toBe(number)
    const isOpen = qx === 'qx|o39|' && number === 39
    expect(board.warnings?.some((warning) => /does not fit dealer and vulnerability/.test(warning))).toBe(isOpen)
    expect(board.supplement).toEqual(qx === 'qx|o39|' && number === 3 ? [{ name: 'qx', value: 'o39' }] : [])
  })

  it('keeps alerts within compact auctions, and explanations of the last call', async () => {
    expect(await calls('mb|-1Sp2S!|an|raise|mb|p3n!pp|mb|p!|an|| ')).toMatchObject({
      auction: ['1S', 'P', '2S', 'P', '3NT', 'P', 'P', 'P'],
      callNotes: [
        { call: 2, text: 'raise', alert: true },
        { call: 4, text: '', alert: true },
        { call: 7, text: '', alert: true },
      ],
      warnings: [],
    })
    expect(await calls('mb|--1S|')).toMatchObject({
      auction: ['1S'],
      warnings: ['hyphens before the first call do not fit the dealer, and are not kept'],
    })
  })

  it('assigns explanations to the following calls if one comes before all calls', async () => {
    expect(await calls('an|strong|mb|1C|an|negative|mb|1D|an|and now?|')).toMatchObject({
      callNotes: [
        { call: 0, text: 'strong', alert: false },
        { call: 1, text: 'negative', alert: false },
        { call: 2, text: 'and now?', alert: false },
      ],
      warnings: [expect.stringMatching(/^explanations were attached to the calls that follow them/)],
    })
    expect(await calls('an|no calls|')).toMatchObject({ callNotes: [], texts: ['no calls'] })
  })

  it('shows the suits in vugraph texts as symbols, but not inside an address', async () => {
    expect(await calls('nt|not 3@H, 5@Ss: a@Home.org, me@S.org|nt||')).toMatchObject({
      texts: ['not 3♥, 5♠s: a@Home.org, me@S.org'],
    })
  })

  it('takes back cards (up), and reports them', async () => {
    const board = `${MD}mb|1N|mb|p|mb|p|mb|p|`
    const cards = 'pc|S4|pc|SA|pc|ST|pc|S6|'
    expect(await one(`${board}${cards}up|2|pc|ST|`)).toMatchObject({
      play: ['S4', 'SA', 'ST'],
      warnings: expect.arrayContaining(['cards (pc) that are taken back (up) are not kept']),
    })
    expect(await one(`${board}${cards}up|45|`)).toMatchObject({ play: [], supplement: [{ name: 'up', value: '45' }] })
  })

  it('reports the text before the first command', async () => {
    expect(await read(`% by a helper\nvg|Cup|\nqx|o1|${MD}`)).toMatchObject([
      { fields: { title: 'Cup, Board 1' }, warnings: expect.arrayContaining(['text outside of commands is not kept']) },
    ])
  })

  it('keeps the players of both rooms even with short boards', async () => {
    const head = `vg|${'A long event '.repeat(10)},Final|rs|${'4S='.repeat(60)}|pn|a,b,c,d,e,f,g,h|`
    const [, closed] = await read(`${head}\nqx|o1|${MD}\nqx|c1|mb|p|`)
    expect(closed?.fields?.supplement).toMatchObject([
      ...['e', 'f', 'g', 'h'].map((value) => ({ value })),
      { name: 'pn', value: 'a,b,c,d,e,f,g,h' },
      { name: 'Room', value: 'Closed' },
    ])
  })

  it('reads a percent-encoded text, in whatever chunks it arrives', () => {
    const text = `pn|a,b é,c,d|${MD}nt|5+ 100%|`
    const encoded = encodeURIComponent(text)
    const [whole] = [...readLin([text])].filter((record) => record !== null)
    for (const size of [1, 7, 1_000]) {
      const chunks = Array.from({ length: Math.ceil(encoded.length / size) }, (_, i) =>
        encoded.slice(i * size, i * size + size),
      )
      expect([...readLin(chunks)].filter((record) => record !== null)).toEqual([whole])
    }
    expect(whole).toMatchObject({ fields: { hands: HANDS } })
  })
})
