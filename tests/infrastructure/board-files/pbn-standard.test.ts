import { describe, expect, it } from 'vitest'
import { readBoards } from '../../support/board-files.js'

const HANDS = { N: 'AKQJ.T98.765.432', E: 'T987.AKQJ.432.65', S: '65.432.AKQJ.T987', W: '432.765.T98.AKQJ' }
const DEAL = `[Deal "N:${HANDS.N} ${HANDS.E} ${HANDS.S} ${HANDS.W}"]`
/** A board that South declares in 1NT. */
const DECLARED = `[Dealer "S"]\n${DEAL}\n[Auction "S"]\n1NT Pass Pass Pass\n`

const read = (text: string) => readBoards('pbn', text)
const one = async (text: string) => {
  const [record, ...others] = await read(text)
  expect(others).toEqual([])
  if (record?.fields === undefined) throw new Error(record?.message ?? 'no record')
  const { commentary, ...fields } = record.fields
  const texts = commentary?.map((block) =>
    'children' in block ? block.children.map(({ text: part }) => part).join('') : '',
  )
  return { ...fields, texts, warnings: record.warnings }
}

// Each test is named after what Portable Bridge Notation 2.1 says about the import format.
describe('section 2.4, the escape mechanism', () => {
  it('ignores a line that begins with %, also one inside a comment, where no brace of it counts', async () => {
    expect(await one(`%created by\n${DEAL}\n{Before,\n% {never} } shown\nafter.}\n`)).toMatchObject({
      texts: ['Before, after.'],
      warnings: ['lines that start with % were dropped'],
    })
    expect(await one(`% PBN 2.1\n% EXPORT\n%\n${DEAL}\n{100\n %is not at the start}`)).toMatchObject({
      texts: ['100 %is not at the start'],
      warnings: [],
    })
  })
})

describe('section 3.3, tag pairs', () => {
  it('reads a tag whose tokens are on separate lines, and counts lines correctly', async () => {
    const [first, second] = await read(
      `[\n  Event\n   "Cup"\n ] [Site\n"Here"]\n${DEAL}\n\n[Board\n"0"\n]\n[Deal "N:"]`,
    )
    expect(first).toMatchObject({
      line: 1,
      fields: { title: 'Cup', supplement: [{ name: 'Event' }, { name: 'Site', value: 'Here' }] },
    })
    expect(second).toMatchObject({ line: 11, message: 'Board 0: the deal has no hands instead of four' })
  })

  it('reads several tags on one line, with or without spaces between the tokens', async () => {
    expect(await one(`[Event"Cup"][ Board  "7" ]\t[Dealer "W"]${DEAL}`)).toMatchObject({
      title: 'Cup, Board 7',
      dealer: 'W',
      warnings: [],
    })
  })

  it('accepts curly quotes', async () => {
    expect(await one(`[Event “The “Big” Cup”] [Board ”3“]${DEAL}`)).toMatchObject({ title: 'The “Big” Cup, Board 3' })
  })

  it('ignores a repeated tag, which does not start a game, and reports it', async () => {
    expect(
      await one(
        `[Board "1"][Site "A"]\n[Site "B"]\n[Board "2"]\n${DECLARED}[Auction "N"]\n7NT\n[Result "9"][Result "8"]`,
      ),
    ).toMatchObject({
      ...{ boardNumber: 1, auction: ['1NT', 'P', 'P', 'P'], result: 9 },
      supplement: [{ name: 'Site', value: 'A' }],
      warnings: [
        'only the first of each repeated tag was kept (Site, Board, Auction, Result)',
        'the event, place and date were kept for you alone (Site)',
      ],
    })
  })

  it('starts a second game at a second deal if there is no empty line between them', async () => {
    const games = `[Event "A"][Board "1"]${DEAL}\n[Event "B"][Board "2"]${DEAL}\n[Event "C"]${DEAL.replace('N:', 'E:')}`
    expect(await read(games)).toMatchObject([
      { fields: { title: 'A, Board 1' } },
      { fields: { title: 'B, Board 2' } },
      { fields: { title: 'C' } },
    ])
    expect(await one(`[Board "1"]${DEAL}\n${DEAL}`)).toMatchObject({ boardNumber: 1, warnings: [expect.any(String)] })
  })

  it('treats an empty value, a question mark and a hyphen as unknown', async () => {
    const silent = ['', '?', '????.??.??', '-'].map((value) => `[Site "${value}"]\n${DEAL}`).join('\n\n')
    for (const record of await read(silent)) expect(record).toMatchObject({ fields: { supplement: [] }, warnings: [] })
    expect(await one(`[Vulnerable "-"][Board "2"]${DEAL}`)).toMatchObject({ vulnerability: 'None' })
  })

  it('keeps backslashes, and quotes after a backslash', async () => {
    expect(await one(`[Event "P:\\dlr\\x.dlr, \\"a\\" \\\\"]${DEAL}`)).toMatchObject({
      title: 'P:\\dlr\\x.dlr, "a" \\',
    })
  })
})

describe('section 3.4, the identification section', () => {
  it('skips a letter or a symbol of its suit before a holding', async () => {
    const deal = `N:SAKQJ.HT98.D765.C432 ♠T987.♥AKQJ.♦432.♣65 - -`
    expect(await one(`[Deal "${deal}"]`)).toMatchObject({ hands: { N: HANDS.N, E: HANDS.E, S: null, W: null } })
  })

  it('reads the seat before each hand, in any order, and a hyphen for a void', async () => {
    expect(await one('[Deal "W:-.AKQJT98765432.-.- S:AKQJT98765432.-.-.- N:-"]')).toMatchObject({
      hands: { W: '.AKQJT98765432..', S: 'AKQJT98765432...', N: null },
    })
  })

  it('reads a passed-out contract as four passes if there is no auction', async () => {
    expect(await one(`[Contract "Pass"][Declarer ""][Result ""]${DEAL}`)).toMatchObject({
      auction: ['P', 'P', 'P', 'P'],
      supplement: [],
      warnings: [],
    })
  })

  it('reads the result of the declarer, of a side, of both sides, and an irregular one', async () => {
    for (const [value, result] of [
      ['9', 9],
      ['^8', 8],
      ['NS 7', 7],
      ['EW 7', 6],
      ['NS 7 EW 6', 7],
      ['EW 6 NS 7', 7],
    ] as const)
      expect(await one(`${DECLARED}[Result "${value}"]`)).toMatchObject({ result, supplement: [] })
    expect(await one(`${DECLARED}[Result "^8"]`)).toMatchObject({ warnings: [expect.stringMatching(/irregular/)] })
    expect(await one(`${DEAL}[Declarer "E"][Contract "1NT"][Result "NS 4"]`)).toMatchObject({ result: 9 })
  })

  it('keeps the tricks so far of an unfinished board, and inconsistent results, for the owner', async () => {
    for (const value of ['4+', '+4', 'NS 3+', 'NS 7 EW 7', 'NS 7 NS 6', '14'])
      expect(await one(`${DECLARED}[Result "${value}"]`)).toMatchObject({
        result: null,
        supplement: [{ name: 'Result', value }],
        warnings: ['the result was kept for you alone (Result)'],
      })
  })
})

describe('section 3.5, the auction section', () => {
  const auction = (calls: string) => one(`[Dealer "N"]${DEAL}\n[Auction "N"]\n${calls}`)

  it.each(['AP', 'All Pass', 'AllPass', 'all pass', 'ap', 'Pass Pass Pass', 'P p pass'])(
    'ends with %s',
    async (end) => {
      expect(await auction(`1NT ${end}`)).toMatchObject({ auction: ['1NT', 'P', 'P', 'P'], warnings: [] })
    },
  )

  it('reads a plus or an asterisk as the end of an unfinished auction', async () => {
    for (const end of ['*', '+', '\n+\n', '- - *'])
      expect(await auction(`1C Pass 1H ${end}`)).toMatchObject({ auction: ['1C', 'P', '1H'], warnings: [] })
  })

  it('reads suit symbols, and the marks after a call', async () => {
    expect(await auction('1♣ X 1♥! 2♦\ufe0f? AP')).toMatchObject({
      auction: ['1C', 'X', '1H', '2D', 'P', 'P', 'P'],
      callNotes: [
        { call: 2, text: '!', alert: false },
        { call: 3, text: '?', alert: false },
      ],
    })
  })

  it('continues after an empty line, but only with calls', async () => {
    expect(await auction('1C Pass\n\nPass Pass\n\nThe second session\nAP\n[Site "x"]')).toMatchObject({
      auction: ['1C', 'P', 'P', 'P'],
      warnings: ['text between boards is not kept', 'the event, place and date were kept for you alone (Site)'],
    })
  })

  it('keeps notes at each call that refers to them, and reports missing ones', async () => {
    const calls = `1C =1= Pass =2= 1H =1= Pass =3=\n[Note "1: four\tcards"]\n[Note "3:Alert: weak"]\n[Note "4:of none"]`
    expect(await auction(calls)).toMatchObject({
      callNotes: [
        { call: 0, text: 'four cards', alert: false },
        { call: 2, text: 'four cards', alert: false },
        { call: 3, text: 'weak', alert: true },
      ],
      texts: ['of none'],
      warnings: ['notes are missing: 2'],
    })
  })

  it('keeps a text that is too long for a note in the commentary, with its call', async () => {
    const long = 'long '.repeat(101).trim()
    expect(await auction(`1C =1=\n[Note "1:Alert: ${long}"]`)).toMatchObject({
      callNotes: [{ call: 0, text: '', alert: true }],
      texts: [`N 1C!: ${long}`],
    })
  })

  it('keeps a text that is too long for a note once, however many calls refer to it', async () => {
    const long = 'long '.repeat(101).trim()
    const calls = `${'Pass =1= '.repeat(4)}\n[Note "1:Alert: ${long}"]`
    expect(await auction(calls)).toMatchObject({
      callNotes: [0, 1, 2, 3].map((call) => ({ call, text: '', alert: true })),
      texts: [`N P!, E P!, S P!, W P!: ${long}`],
    })
    expect(
      await auction(`1C =1= =2= Pass =2=\n[Note "1:${'a'.repeat(300)}"]\n[Note "2:${'b'.repeat(300)}"]`),
    ).toMatchObject({
      callNotes: [
        { call: 0, text: 'a'.repeat(300) },
        { call: 1, text: 'b'.repeat(300) },
      ],
      texts: [`N 1C: ${'b'.repeat(300)}`],
    })
  })

  it('reports a note of too many calls, and keeps one without a number in the commentary', async () => {
    const bids = ['1', '2', '3', '4', '5', '6', '7'].flatMap((level) =>
      ['C', 'D', 'H', 'S', 'NT'].map((suit) => level + suit),
    )
    const calls = bids.map((bid) => `${bid} =1= Pass =1=`).join('\n')
    const { callNotes, warnings } = await auction(`${calls}\n[Note "1:same"]`)
    expect(callNotes).toHaveLength(64)
    expect(warnings).toEqual(['a note is kept at 64 places at most (1)'])
    expect(await auction('1C =0= Pass\n[Note "nonum"]')).toMatchObject({
      callNotes: [],
      texts: ['nonum'],
      warnings: ['notes are missing: 0'],
    })
  })

  it('reports notes for which there is no room', async () => {
    const notes = Array.from({ length: 300 }, (_, i) => `[Note "${i}:${'x'.repeat(400)}"]\n`).join('')
    const { warnings } = await auction(`1C =1= Pass\n${notes}`)
    expect(warnings).toContain('not all notes are kept: with the commentary they may hold 64 KiB')
  })

  it('keeps a text about the next call unchanged if a step divides it', async () => {
    expect(await auction('1C *\n{Next call: one\n---\nfour}')).toMatchObject({
      callNotes: [],
      texts: ['Next call: one', '', 'four'],
    })
  })

  it('keeps a comment about the next call as a note at that place', async () => {
    const noted = { auction: ['1C'], callNotes: [{ call: 1, text: '♠ or double?', alert: true }], texts: [] }
    expect(await auction('1C *\n{Next call: Alert: !S or\ndouble?}')).toMatchObject(noted)
    expect(await auction('*\n; Next call: open?')).toMatchObject({ callNotes: [{ call: 0, text: 'open?' }] })
    expect(await auction('1C AP\n{Next call: none}')).toMatchObject({ callNotes: [], texts: ['N ?: none'] })
  })

  it('reports an insufficient bid and a player who was skipped', async () => {
    expect(await auction('1D ^I 1C Pass')).toMatchObject({
      texts: ['Auction (N): 1D ^I 1C Pass'],
      warnings: [
        'irregularities (^) of the auction are not kept',
        'the auction is kept in the commentary only: the second call, 1♣, is insufficient over 1♦',
      ],
    })
    expect(await auction('1D ^S 1H')).toMatchObject({
      warnings: ['the auction is kept in the commentary only: the second call is left out'],
    })
  })

  it('derives the dealer from the auction if no tag names one, even against the number', async () => {
    expect(await one(`[Board "2"]${DEAL}[Auction "W"]\n- 1C`)).toMatchObject({
      dealer: 'N',
      auction: ['1C'],
      warnings: ['the dealer was taken from the auction; it does not match the board number'],
    })
  })
})

describe('section 3.6, the play section', () => {
  it('reads a hyphen as a card that was not played, and a plus or an asterisk as the end', async () => {
    for (const end of ['', '*', '+', '+ - - *', '- - - - *'])
      expect(await one(`${DECLARED}[Play "W"]\nS4 SA ST S6\n- SK - -\n${end}`)).toMatchObject({
        play: ['S4', 'SA', 'ST', 'S6', 'SK'],
        warnings: [],
      })
  })

  it('can start with any seat, whichever player leads', async () => {
    expect(await one(`${DECLARED}[Play "S"]\nS6 ♠4 SA S10\n`)).toMatchObject({ play: ['S4', 'SA', 'ST', 'S6'] })
  })

  it('continues after an empty line', async () => {
    expect(await one(`${DECLARED}[Play "W"]\nS4 SA ST S6\n\n- SK - -\n*\n`)).toMatchObject({ play: { length: 5 } })
  })
})

describe('section 3.7, numeric annotation glyphs', () => {
  it('replaces those of calls and cards by what they mean', async () => {
    const calls = `1NT $1 Pass $6 Pass $13 Pass $0`
    const play = 'S4 $8 SA $9 ST $14 S6 $200'
    expect(await one(`[Dealer "S"]${DEAL}[Auction "S"]\n${calls}\n[Play "W"]\n${play}`)).toMatchObject({
      callNotes: [
        { call: 0, text: '!', alert: false },
        { call: 1, text: '?!', alert: false },
        { call: 2, text: '(the call was corrected)', alert: false },
      ],
      texts: ['S4 ?', 'SA !!', 'ST (the card was corrected)', 'S6 $200'],
    })
  })
})

describe('section 3.8, commentary', () => {
  it('shows \\S, \\H, \\D and \\C as suits, but no part of a path', async () => {
    expect(await one(`${DEAL}\n{Lead \\SA, then 3\\H or 5\\Ss: C:\\Deals\\Hands, x\\Dir}`)).toMatchObject({
      texts: ['Lead ♠A, then 3♥ or 5♠s: C:\\Deals\\Hands, x\\Dir'],
    })
    expect(await one(`${DEAL}[Auction "N"]\n1NT =1=\n[Note "1:no 4\\H"]`)).toMatchObject({
      callNotes: [{ text: 'no 4♥' }],
    })
  })

  it('ends a comment in braces at the first closing one, whatever is in it', async () => {
    expect(await one(`${DEAL}\n{ a { b } {{ c; [x "y"] }[Site "-"]; d } e`)).toMatchObject({
      texts: [' a { b ', '{ c; [x "y"] ', 'd } e'],
      warnings: [],
    })
  })

  it('hides tags in a comment, and reports them', async () => {
    expect(await one(`${DEAL}\n{Old:\n[West "Somebody"]\n  [Result "9"] \nnew}{[Hidden "W"]}`)).toMatchObject({
      result: null,
      texts: ['Old: new'],
      supplement: [],
      warnings: [
        'a comment holds tags, which are not read (West, Result)',
        'a comment holds tags, which are not read (Hidden)',
      ],
    })
  })

  it('ends an unclosed comment before the next tag', async () => {
    const warnings = expect.arrayContaining(['a comment is not closed: it ends before the next tag, or with the file'])
    expect(await read(`${DEAL}\n{open\n\n[Board "2"]\n${DEAL}\n{closed}\n\n[Board "3"]${DEAL}{end`)).toMatchObject([
      { fields: { boardNumber: null, commentary: [{ children: [{ text: 'open' }] }] }, warnings },
      { fields: { boardNumber: 2, commentary: [{ children: [{ text: 'closed' }] }] }, warnings: [] },
      { fields: { boardNumber: 3, commentary: [{ children: [{ text: 'end' }] }] }, warnings },
    ])
    expect(await one(`${DEAL}\n{open\n[Site "x"]\n[West "y"]`)).toMatchObject({
      texts: ['open'],
      supplement: [{ name: 'Site' }, { name: 'West' }],
    })
  })

  it('keeps a comment in a table next to what it explains, and hides commands to programs from students', async () => {
    expect(
      await one(`[Board "1"]${DEAL}\n{[show S]\nYou lead.\n\n[NEXT]}\n[PlayOut "N"]\nN:SA {low} E:SK ; why\n`),
    ).toMatchObject({
      texts: ['You lead.'],
      supplement: [{ name: 'PlayOut', value: 'N\nN:SA {low} E:SK ; why' }],
      warnings: [
        'commands to a program are not kept: [show S] [NEXT]',
        'what a deal has no field for was kept for you alone (PlayOut)',
      ],
    })
  })
})

describe('section 3.9, irregularities', () => {
  it('keeps a play with one, and an irregular declarer, for the owner', async () => {
    expect(await one(`${DECLARED}[Declarer "^S"][Play "W"]\nS4 ^R HA ST S6`)).toMatchObject({
      supplement: [
        { name: 'Declarer', value: '^S' },
        { name: 'Play', value: 'W\nS4 ^R HA ST S6' },
      ],
      warnings: [
        'the contract, in which no auction ends, was kept for you alone (Declarer)',
        'the play cannot be shown: it has an irregularity (^R), and was kept for you alone (Play)',
      ],
    })
  })
})

describe('section 4.8, values of other games', () => {
  it('reads # as the value of the previous game, and ## as a lasting value, even an empty one', async () => {
    const file = `[Site "##Here"]${DEAL}\n\n[Event "Cup"]${DEAL}\n\n[Event "#"][Site "##"]${DEAL}\n\n${DEAL}`
    expect(
      (await read(file)).map(({ fields }) => [fields?.title, fields?.supplement?.map(({ value }) => value)]),
    ).toEqual([
      ['Board', ['Here']],
      ['Cup', ['Here', 'Cup']],
      ['Cup', ['Cup']],
      ['Board', []],
    ])
  })
})

describe('an empty line', () => {
  it('ends a game only if a tag is repeated, or an event or a board follows', async () => {
    const game = `[Event "Cup"][Board "1"]${DEAL}\n\n{why}\n[Scoring "IMP"]\n[Declarer "N"]\n\n[Room "Open"]\n[Table "1\\2R"]\nrow\n\nrow two\n`
    const [first, second, third] = await read(
      `${game}\n[Scoring "MP"]\n[Board "2"]${DEAL}\n\n[Room "Closed"]\n[Board "3"]${DEAL}`,
    )
    expect(first).toMatchObject({
      fields: {
        title: 'Cup, Board 1',
        supplement: [
          { name: 'Event' },
          { name: 'Scoring', value: 'IMP' },
          { name: 'Declarer', value: 'N' },
          { name: 'Room', value: 'Open' },
          { name: 'Table', value: '1\\2R\nrow\nrow two' },
        ],
      },
    })
    expect(second).toMatchObject({ fields: { title: 'Board 2', supplement: [{ name: 'Scoring', value: 'MP' }] } })
    expect(third).toMatchObject({ fields: { title: 'Board 3', supplement: [{ name: 'Room', value: 'Closed' }] } })
  })
})

describe('a game without a deal', () => {
  it('reuses the board of the previous game, played at another table', async () => {
    const board = `[Event "Cup"][Board "6"][Dealer "E"][Vulnerable "EW"]${DEAL}`
    const [open, closed, same] = await read(
      `${board}\n[Contract "Pass"]\n\n[Contract "3H"][Declarer "S"]\n[Result "8"]\n\n[Board "6"][Result "7"]`,
    )
    expect(open).toMatchObject({ fields: { boardNumber: 6, auction: ['P', 'P', 'P', 'P'] } })
    expect(closed).toMatchObject({
      line: 4,
      fields: { boardNumber: 6, dealer: 'E', hands: HANDS, result: 8, auction: [] },
    })
    expect(same).toMatchObject({ fields: { boardNumber: 6, vulnerability: 'EW', result: 7 } })
  })

  it('is rejected if it is not a table of that board', async () => {
    for (const other of ['[Board "7"][Result "8"]', '[Dealer "N"]\n[Result "8"]', '[Event "Notes"]'])
      expect((await read(`[Board "6"][Dealer "E"]${DEAL}\n\n${other}`))[1]).toMatchObject({
        line: 3,
        message: expect.stringMatching(/the hands are missing: there is no \[Deal\] tag/i),
      })
  })
})
