import { describe, expect, it } from 'vitest'
import { readBoards } from '../../support/board-files.js'

const MD = 'md|3SAKQJHT98D765C432,ST987HAKQJD432C65,S65H432DAKQJCT987,|'
const HANDS = { S: 'AKQJ.T98.765.432', W: 'T987.AKQJ.432.65', N: '65.432.AKQJ.T987', E: '432.765.T98.AKQJ' }

const read = (text: string) => readBoards('lin', text)
const one = async (text: string) => {
  const [record, ...others] = await read(text)
  expect(others).toEqual([])
  if (record?.fields === undefined) throw new Error(record?.message ?? 'no record')
  const { commentary, ...fields } = record.fields
  const texts = commentary?.map(({ children }) => children.map(({ text: part }) => part).join('')) ?? []
  return { ...fields, texts, warnings: record.warnings }
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
      play: [],
      result: null,
      texts: ['S 2NT!: both minors', 'S 3S!', 'Auction (N): p 1H 2N! d p r 3S!'],
      supplement: [
        { name: 'South', value: 'a' },
        { name: 'West', value: 'b' },
        { name: 'North', value: 'c' },
        { name: 'East', value: 'd' },
        { name: 'pc', value: 'H4' },
        { name: 'mc', value: '9' },
      ],
      warnings: [
        'the auction is kept in the commentary only: XX redoubles no double of the opponents',
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

  it('leaves hands unknown that are not there', async () => {
    expect(await one('md|,SA,,HK|')).toMatchObject({ dealer: null, hands: { S: null, W: 'A...', N: null, E: '.K..' } })
    expect(await one(MD.replace(',|', ',-|'))).toMatchObject({ hands: { ...HANDS, E: null } })
    expect(await one('md|0|')).toMatchObject({ dealer: null, hands: { N: null, E: null, S: null, W: null } })
  })

  it('reads several calls in one command', async () => {
    expect(await one(`${MD}mb|-|mb|p1Cd1N!|mb|PPP|mb|-|`)).toMatchObject({
      auction: ['P', '1C', 'X', '1NT', 'P', 'P', 'P'],
      texts: ['W 1NT!'],
    })
    expect(await one(`${MD}mb|1C|mb|-|mb|1H|`)).toMatchObject({
      auction: [],
      texts: ['Auction (N): 1C - 1H'],
      warnings: ['the auction is kept in the commentary only: it leaves calls out'],
    })
  })

  it('keeps texts, and takes the event for the title', async () => {
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
    expect(await one(`${MD}mb|1C|an|!S and !!d|nt|!h\n\n!C|`)).toMatchObject({ texts: ['N 1C: ♠ and ♦', '♥', '♣'] })
  })

  it('reads the play and the claim, and the tricks that were taken once all cards are played', async () => {
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

  it('takes the players of the room, and names what before all boards it does not keep whole', async () => {
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
    expect(open?.warnings).toContain('what stands before all boards is longer than this one, and not kept from rs on')
  })

  it('tells boards by qx, by players and by cards, and gives the second room the cards of the first', async () => {
    const file = `vg|Cup|rs|r|pn|8|qx|o1|${MD}sv|e|mb|1C|\nqx|c1|mb|1D|\nqx|o2|md|1SA,,,|pg||
pn|x,y,z,u|st||md|2SK,,,|sv|b|ah|Board 9|mb|p|\nmd|4,,SQ,|ah|Board 10|md|4,,SJ,|ah|Board 11|qx|c7|nt|no cards|`
    expect(await read(file)).toMatchObject([
      { line: 1, fields: { title: 'Cup, Board 1', hands: HANDS, vulnerability: 'EW', auction: ['1C'] } },
      { line: 2, fields: { title: 'Cup, Board 1', hands: HANDS, vulnerability: 'EW', auction: ['1D'] } },
      { line: 3, fields: { boardNumber: 2, hands: { S: 'A...' } } },
      { line: 4, fields: { boardNumber: 9, dealer: 'W', vulnerability: 'All', hands: { S: 'K...' } } },
      { line: 5, fields: { boardNumber: 10, dealer: 'E', vulnerability: null } },
      { line: 5, fields: { boardNumber: 11 } },
      { line: 5, message: 'there are no cards (md)' },
    ])
  })

  it('finds its way again behind text that is no command, and lines without their last bar', async () => {
    expect(await one(`%% made by a program\nqx|o1|${MD}stray text|sv|n|`)).toMatchObject({
      vulnerability: 'NS',
      warnings: ['text outside of commands is not kept'],
    })
    expect(await read(`${MD}mc|9\n${MD}mc|8\nqx|o4|${MD}`)).toHaveLength(3)
  })

  it('gives no record where there is no board, and refuses what is none', async () => {
    for (const text of ['', '\n', 'no board', '|||', 'nt|a page|pg||']) expect(await read(text)).toEqual([])
    for (const cards of ['rubbish', '5SA', '1SAA', '1SA,,,,HK', `1S${'2'.repeat(1_000)}`, '1AKQ'])
      expect(await read(`md|${cards}|`)).toMatchObject([
        { line: 1, message: expect.stringMatching(/^md\|.{3,81}\| is not/) },
      ])
    expect(await read(`${MD}sv|x|`)).toMatchObject([{ message: 'sv|x| is none of o, n, e, b' }])
  })
})
