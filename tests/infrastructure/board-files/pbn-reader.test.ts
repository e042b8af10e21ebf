import { describe, expect, it } from 'vitest'
import { readBoards } from '../../support/board-files.js'
import { textsOf } from '../../support/commentaries.js'

const DEAL = '[Deal "N:AKQJ.T98.765.432 T987.AKQJ.432.65 65.432.AKQJ.T987 432.765.T98.AKQJ"]'
const HANDS = { N: 'AKQJ.T98.765.432', E: 'T987.AKQJ.432.65', S: '65.432.AKQJ.T987', W: '432.765.T98.AKQJ' }

const ONLY = 'the auction is kept in the commentary only: '

const read = (text: string | Uint8Array) => readBoards('pbn', text)
const one = async (text: string) => {
  const [record, ...others] = await read(text)
  expect(others).toEqual([])
  if (record?.fields === undefined) throw new Error(record?.message ?? 'no record')
  const { commentary, ...fields } = record.fields
  return { ...fields, texts: textsOf(commentary ?? []), warnings: record.warnings }
}
const refused = async (text: string) => (await read(text)).map(({ line, message }) => ({ line, message }))

describe('the reader of PBN', () => {
  it('reads a byte order mark, every line break, UTF-8 and Latin-1', async () => {
    const game = `% PBN 2.1\n% EXPORT\n[Event "Coupe d'été"]\n[Board "4"]\n${DEAL}\n`
    for (const breaks of ['\n', '\r\n', '\r', '\r\r\n']) {
      const text = game.replace(/\n/g, breaks)
      for (const file of [Buffer.from(text), Buffer.from(`\ufeff${text}`), Buffer.from(text, 'latin1')])
        expect(await read(file)).toMatchObject([
          { index: 0, line: 3, fields: { title: "Coupe d'été, Board 4", boardNumber: 4, hands: HANDS }, warnings: [] },
        ])
    }
  })

  it.each([
    ['Micha\xb3 i Wa\xb3\xeasa', 'Michał i Wałęsa'],
    ['\xa3\xf3d\x9f', 'Łódź'],
    ['Dvo\xf8\xe1k, m\xecsto', 'Dvořák, město'],
  ])('guesses Windows-1250 from the letters of a text, and reports it: %#', async (bytes, title) => {
    const text = `[Event "none"]\n\n[Event "${bytes}"]${DEAL}\n\n[Event "${bytes}"]${DEAL}`
    expect(await read(Buffer.from(text, 'latin1'))).toMatchObject([
      { message: expect.any(String) },
      { fields: { title }, warnings: ['the text was read as Windows-1250, by a guess: check its letters'] },
      { fields: { title }, warnings: [] },
    ])
  })

  it.each(['Coupe d\xe9t\xe9 \xa35', 'K\xf8benhavn', '\xbfqu\xe9? cos\xec', '10 cm\xb3 \xa310 \x9cuvre'])(
    'does not mistake another text for Windows-1250: %#',
    async (title) => {
      const [record] = await read(Buffer.from(`[Event "${title}"]${DEAL}`, 'latin1'))
      expect(record).toMatchObject({ fields: { title: title.replace('\x9c', 'œ') }, warnings: [] })
    },
  )

  it('reads values with blanks, other words and other cases', async () => {
    const values = [
      ['Both ', 'All'],
      ['N-S ', 'NS'],
      ['e/w', 'EW'],
      ['Love', 'None'],
      ['-', 'None'],
      ['ALL', 'All'],
      ['?', null],
      ['', null],
    ] as const
    for (const [value, vulnerability] of values)
      expect(await one(`[Vulnerable "${value}"]${DEAL}`)).toMatchObject({ vulnerability })
    expect(await one(`[ Dealer  "south" ]\t[Board " 7 "]${DEAL}`)).toMatchObject({ dealer: 'S', boardNumber: 7 })
  })

  it('reads deals from any seat, hands in any order of ranks, tens in figures, hidden hands', async () => {
    for (const [first, order] of Object.entries({ N: 'NESW', E: 'ESWN', S: 'SWNE', W: 'WNES' })) {
      const hands = [...order].map((seat) => HANDS[seat as 'N'])
      expect(await one(`[Deal "${first}:${hands.join(' ')}"]`)).toMatchObject({ hands: HANDS })
    }
    expect(await one('[Deal "w : 10aKq.2.. - 10.. -"]'.replace('10..', '.10AKQ.2.'))).toMatchObject({
      hands: { W: 'AKQT.2..', N: null, E: '.AKQT.2.', S: null },
    })
  })

  it('accepts leading zeros of a number, and reads a hand without cards as hidden', async () => {
    expect(await one(`[Event "Club"][Board "07"]${DEAL}`)).toMatchObject({
      title: 'Club, Board 07',
      boardNumber: 7,
      warnings: [],
    })
    expect(await one(`[Board "000"]${DEAL}`)).toMatchObject({ boardNumber: null, warnings: [expect.any(String)] })
    expect(await one(`[Deal "S:${HANDS.S} ... ${HANDS.N} ..."]`)).toMatchObject({
      hands: { N: HANDS.N, E: null, S: HANDS.S, W: null },
    })
  })

  it('needs no tag except the deal', async () => {
    expect(await one(DEAL)).toMatchObject({ title: 'Board', boardNumber: null, dealer: null, vulnerability: null })
    expect(await one(`${DEAL}[Auction "S"]\n1C`)).toMatchObject({ dealer: 'S', auction: ['1C'] })
  })

  it('reads calls in every spelling, up to all pass', async () => {
    expect(await one(`${DEAL}[Dealer "N"]\n[Auction "N"]\n1c pass 1N dbl\nRdbl P 2Dx AP`)).toMatchObject({
      auction: ['1C', 'P', '1NT', 'X', 'XX', 'P', '2D', 'X', 'P', 'P', 'P'],
      warnings: [],
    })
    expect(await one(`${DEAL}[Auction "N"]\nap`)).toMatchObject({ auction: ['P', 'P', 'P', 'P'] })
    expect(await one(`${DEAL}[Auction "N"]\n1C\n*\n`)).toMatchObject({ auction: ['1C'] })
    expect(await one(`${DEAL}[Auction "N"]\n1C P P P\n- __`)).toMatchObject({ auction: ['1C', 'P', 'P', 'P'] })
  })

  it("reads an auction that starts at another seat, with hyphens before the dealer's call", async () => {
    const board = (tags: string, calls: string) => one(`${tags}${DEAL}[Auction "W"]\n${calls}`)
    const read = { dealer: 'N', auction: ['1C', 'P', '1S'], warnings: [] }
    expect(await board('[Dealer "N"]', '- 1C Pass 1S\n+')).toMatchObject(read)
    expect(await board('[Dealer "N"]', '-\n1C Pass\n1S *')).toMatchObject(read)
    expect(await board('', '- 1C Pass 1S')).toMatchObject(read)
    expect(await board('[Board "2"]', '__ __ 1NT AP')).toMatchObject({ dealer: 'E', auction: ['1NT', 'P', 'P', 'P'] })
    expect(await board('[Dealer "S"]', '- - - -')).toMatchObject({ dealer: 'S', auction: [], warnings: [] })
    expect(await board('[Dealer "E"]', '- 1C Pass')).toMatchObject({
      auction: [],
      texts: ['Auction (E): - 1C Pass'],
      warnings: ['the auction is kept in the commentary only: it begins with North, but East dealt'],
    })
    for (const calls of ['- - - - - 1C', '- ^S 1C Pass'])
      expect(await board('[Dealer "N"]', calls)).toMatchObject({
        texts: [`Auction (N): ${calls}`],
        warnings: [`${ONLY}${calls.startsWith('- ^') ? 'the first call is' : 'its first calls are'} left out`],
      })
  })

  it('keeps notes with the calls and cards that they explain, marks, and comments in any place', async () => {
    const game = `; before\n[Event "x"] ; behind a tag\n[Dealer "W"]${DEAL}
{ over

  empty lines }
[Auction "W"]
1C =1= Pass {inside} 1H! =2=  1S =1=
[Note "1:five cards"]
[Note "2: \\"weak\\""]
[Note "3:nowhere"]
[Play "N"]
SA =1=
[Note "1:top"]
`
    expect(await one(game)).toMatchObject({
      auction: ['1C', 'P', '1H', '1S'],
      texts: ['before', 'behind a tag', ' over', '  empty lines ', 'inside', 'nowhere', 'SA: top'],
      callNotes: [
        { call: 0, text: 'five cards', alert: false },
        { call: 2, text: '"weak"; !', alert: false },
        { call: 3, text: 'five cards', alert: false },
      ],
      warnings: ['the play cannot be shown: no auction ends in a contract, and was kept for you alone (Play)'],
      supplement: [
        { name: 'Event', value: 'x' },
        { name: 'Play', value: 'N\nSA =1=' },
      ],
    })
  })

  it('keeps an illegal auction in the commentary, and reports it', async () => {
    expect(await one(`${DEAL}[Dealer "N"][Auction "N"]\n2H 1H\nPass`)).toMatchObject({
      auction: [],
      texts: ['Auction (N): 2H 1H Pass'],
      warnings: [`${ONLY}the second call, 1♥, is insufficient over 2♥`],
    })
    expect(await one(`${DEAL}[Dealer "N"][Auction "N"]\n1H - 2H - 3H`)).toMatchObject({
      auction: [],
      texts: ['Auction (N): 1H - 2H - 3H'],
      warnings: [`${ONLY}the second call is left out`],
    })
    expect(await one(`${DEAL}[Dealer "N"][Auction "N"]\n1H what`)).toMatchObject({
      texts: ['Auction (N): 1H what'],
      warnings: [`${ONLY}the second call, what, is not a call`],
    })
    expect(await one(`${DEAL}[Dealer "N"][Auction "E"]\n1H`)).toMatchObject({
      auction: [],
      warnings: ['the auction is kept in the commentary only: it begins with East, but North dealt'],
    })
  })

  it('reports data without a field in a deal, unless the auction contains it too', async () => {
    const auction = '[Auction "N"]\n4S Pass Pass Pass'
    const game = (declarer: string, contract: string) =>
      `%creator\nstray\n[Site "here"][Date "????.??.??"][West "?"]${DEAL} }\n[Declarer "${declarer}"][Contract "${contract}"]${auction}`
    expect((await one(game('N', '4S'))).warnings).toEqual([
      'lines that start with % were dropped',
      'text before the first tag is not kept',
      'text after [Deal] was dropped',
      'the event, place and date were kept for you alone (Site)',
    ])
    expect((await one(game('S', '4SX'))).warnings).toContain(
      'the contract, in which no auction ends, was kept for you alone (Declarer, Contract)',
    )
    expect((await one(`[Site "-"]${DEAL}{ no end\n[Site "x"]`)).warnings).toEqual([
      'a comment is not closed: it ends before the next tag, or with the file',
      'only the first of each repeated tag was kept (Site)',
    ])
    expect(await one(`[Board "12 A"]${DEAL}`)).toMatchObject({
      boardNumber: null,
      title: 'Board 12 A',
      warnings: ['[Board "12 A"] is not a number from 1 to 999'],
    })
    expect((await one(`${DEAL}\n{${'long\n\n'.repeat(20_000)}}`)).warnings).toEqual([
      'the commentary holds 200 paragraphs: the lines after them are in the last',
      'the commentary was cut: it can hold at most 64 KiB',
    ])
    const { texts, warnings } = await one(`${DEAL}\n{${'long\n'.repeat(20_000)}}`)
    expect(warnings).toEqual(['the commentary was cut: it can hold at most 64 KiB'])
    expect(texts[0]?.length).toBeGreaterThan(50_000)
  })

  it('reads a line of three hyphens as a step', async () => {
    const { commentary } =
      (await read(`${DEAL}\n{Plan\nthe play.\n---\nThen cash.}{---}\n; ---\n{--- no ----}`))[0]?.fields ?? {}
    expect(commentary?.map(({ type }) => type)).toEqual(['paragraph', 'step', 'paragraph', 'step', 'step', 'paragraph'])
    expect(textsOf(commentary ?? [])).toEqual(['Plan the play.', '---', 'Then cash.', '---', '---', '--- no ----'])
  })

  it('reads a line break in a comment as a space, an empty line as a new paragraph, and suit marks as suits', async () => {
    expect((await one(`${DEAL}\n{ Lead the\n !S king.\n\nThen !!h and\n!Da. }\n{!c}`)).texts).toEqual([
      'Lead the ♠ king.',
      'Then ♥ and ♦a.',
      '♣',
    ])
  })

  describe('of a play', () => {
    const BOARD = `[Dealer "S"]${DEAL}\n[Auction "S"]\n1NT Pass Pass Pass\n`
    const LAW = 'the play cannot be shown: '

    it('reads a table with a column for each seat, in the order of play', async () => {
      // South declares, West leads, and North wins and leads to the second trick.
      const played = { play: ['S4', 'SA', 'ST', 'S6', 'SK', 'S9', 'S5', 'S3'], warnings: [] }
      expect(await one(`${BOARD}[Play "W"]\nS4 SA S10 S6\ns3 SK S9 S5\n*\n`)).toMatchObject(played)
      expect(await one(`${BOARD}[Play "N"]\nSA ST S6 S4 SK S9 S5 S3`)).toMatchObject(played)
      expect(await one(`${BOARD}[Play ""]\nS4 SA ST S6\n- SK S9 -\n+`)).toMatchObject({
        play: ['S4', 'SA', 'ST', 'S6', 'SK', 'S9'],
        warnings: [],
      })
      expect(await one(`${BOARD}[Play "W"]\n- - - -\n*`)).toMatchObject({ play: [], supplement: [], warnings: [] })
      expect(await one(`${BOARD}[Play "W"]\nS4! =1= SA S10 S6\n[Note "1:why?"]`)).toMatchObject({
        play: ['S4', 'SA', 'ST', 'S6'],
        texts: ['S4: why?', 'S4 !'],
      })
    })

    it('keeps an illegal play as written, for the owner only', async () => {
      for (const [table, fault] of [
        ['S4 H9 ST S6', 'card 2, ♥9, does not follow suit, which North can'],
        ['S4 SA ^R HA S6', 'it has an irregularity (^R)'],
        ['S4 SA - S6', 'it leaves cards out'],
        ['S4 SA ST what', 'what is not a card'],
        ['S4 SA * ST', 'ST comes after its end'],
      ] as const)
        expect(await one(`${BOARD}[Site "x"][Play "W"]\n${table}\n[Generator "y"]`)).toMatchObject({
          play: [],
          supplement: [
            { name: 'Site', value: 'x' },
            { name: 'Play', value: `W\n${table}` },
            { name: 'Generator', value: 'y' },
          ],
          warnings: expect.arrayContaining([`${LAW}${fault}, and was kept for you alone (Play)`]),
        })
    })

    it('reads the tricks of the declarer, also where the file gives them by side', async () => {
      for (const [value, result] of [
        ['9', 9],
        ['13', 13],
        ['0', 0],
        ['NS 7', 7],
        ['EW 7', 6],
        ['NS 7 EW 6', 7],
        ['ew 4 ns 9', 9],
      ] as const)
        expect(await one(`${BOARD}[Result "${value}"]`)).toMatchObject({ result, supplement: [], warnings: [] })
      expect(await one(`${DEAL}[Result "8"]`)).toMatchObject({ result: 8 })
      for (const value of ['14', '+5', '5+', 'NS 7 EW 5', 'NS 7 NS 6', 'EW 14', 'down 2'])
        expect(await one(`${BOARD}[Result "${value}"]`)).toMatchObject({
          result: null,
          supplement: [{ name: 'Result', value }],
          warnings: ['the result was kept for you alone (Result)'],
        })
    })
  })

  it('keeps tags, tables and lasting values in the order of the file, and reports their subjects', async () => {
    const [, second] = await read(`[Site "##Here"]\n[Board "1"]\n${DEAL}\n
[West "A \\"B\\" C"][Date "?"][Board "2"]\n${DEAL}
[Contract "4S"]\n[Declarer "N"]
[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]
N NT  6
N  S "{7" {not a line}
[Unknown ""]`)
    expect(second?.fields).toMatchObject({
      supplement: [
        { name: 'Site', value: 'Here' },
        { name: 'West', value: 'A "B" C' },
        { name: 'Contract', value: '4S' },
        { name: 'Declarer', value: 'N' },
        { name: 'OptimumResultTable', value: 'Declarer;Denomination\\2R;Result\\2R\nN NT  6\nN  S "{7" {not a line}' },
      ],
    })
    expect(second?.warnings).toEqual([
      'the event, place and date were kept for you alone (Site)',
      "the players' names were kept for you alone (West)",
      'the contract, in which no auction ends, was kept for you alone (Contract, Declarer)',
      'the double dummy analysis was kept for you alone (OptimumResultTable)',
    ])
  })

  it('keeps 32 KiB of other data, and reports the names of everything beyond that', async () => {
    const text = 'secret '.repeat(3_000)
    const { supplement, warnings } = await one(`${DEAL}[Aa "${text}"]\n[Bb "${text}"]\n[Cc "short"]`)
    expect(supplement).toEqual([{ name: 'Aa', value: text.trim() }])
    expect(warnings).toEqual([
      'what a deal has no field for was kept for you alone (Aa)',
      'Bb was dropped: the board has too much additional data',
      'Cc was dropped: the board has too much additional data',
    ])
    const lines = `${DEAL}\n[Dd "x"]\n${'row secret\n'.repeat(20_000)}[Ee "y"]\nz`
    expect((await one(lines)).warnings).toEqual([
      'Dd was dropped: the board has too much additional data',
      'Ee was dropped: the board has too much additional data',
    ])
    const [, short] = await read(`[Long "##${'secret'.repeat(100)}"]\n${DEAL}\n\n${DEAL}`)
    expect(short?.fields).toMatchObject({ supplement: [] })
    expect(short?.warnings).toEqual(['Long was dropped: the board has too much additional data'])
  })

  it('joins the lines of a comment after the 200th in one paragraph, and reports it', async () => {
    const lines = Array.from({ length: 300 }, (_, i) => `Line ${i + 1}`)
    const comment = async (count: number) => one(`${DEAL}\n{${lines.slice(0, count).join('\n\n')}}`)
    expect(await comment(200)).toMatchObject({ texts: lines.slice(0, 200), warnings: [] })
    expect(await comment(300)).toMatchObject({
      texts: [...lines.slice(0, 199), lines.slice(199).join(' ')],
      warnings: ['the commentary holds 200 paragraphs: the lines after them are in the last'],
    })
    const { texts } = await one(`${DEAL}\n{${lines.slice(0, 200).join('\n\n')}\n\n \nthe end}`)
    expect(texts.at(-1)).toBe('Line 200 the end')
  })

  it('repeats values with # and ##, and separates games by empty lines and tags', async () => {
    const file = `[Event "##Cup"]\n[Board "1"]\n${DEAL}\n\n[Auction "N"]\n1C\n
[Event "#"]\n[Board "2"]\n[Deal "#"]\n \t\n[Board "3"]\n${DEAL}\n[Board "4"]\n[Event "Plate"]\n${DEAL}\n\n[Board "5"]${DEAL}`
    expect(await read(file)).toMatchObject([
      { line: 1, fields: { title: 'Cup, Board 1', auction: ['1C'] } },
      { line: 8, fields: { title: 'Cup, Board 2', hands: HANDS, auction: [] } },
      { line: 12, fields: { title: 'Cup, Board 3' } },
      { line: 14, fields: { title: 'Plate, Board 4' } },
      { line: 18, fields: { title: 'Plate, Board 5' } },
    ])
  })

  it('reads a quote inside a value as a quote unless a bracket follows', async () => {
    expect(await one(`[Event "The "Big" Cup" ]${DEAL}`)).toMatchObject({ title: 'The "Big" Cup' })
    expect(await one(`[Event "C:\\dir"]${DEAL}`)).toMatchObject({ title: 'C:\\dir' })
  })

  it('returns no record if there is no game', async () => {
    for (const text of ['', '\n\n', '% PBN 2.1\n', '{ only a comment }', 'no board at all', '[[[', '"', '{'])
      expect(await read(text)).toEqual([])
  })

  it.each([
    ['', "the deal does not say whose hand comes first, North's, East's, South's or West's: "],
    ['Q:- - - -', "the deal does not say whose hand comes first, North's, East's, South's or West's: Q:- - - -"],
    ['N:', 'the deal has no hands instead of four'],
    ['N:- - -', 'the deal has three hands instead of four'],
    ['N:- - - - -', 'the deal has 5 hands instead of four'],
    ['N:A.K - - -', "North's hand, A.K, is not four suits"],
    ['N:1... - - -', 'North holds ♠1, which is not a card'],
    ['E:.AKA.. - - -', 'East holds the ♥A twice'],
    ['W:KQT2.AT.J6542.852 - - -', 'West has 14 cards'],
    ['N:A... K... A... -', 'North and South both hold the ♠A'],
    ['N:A... KQ... - -', 'North has 1 card, but East has 2'],
    ['N:A... S:K... S:Q...', 'the deal names the hand of South twice'],
    ['N:A... Q...  S:K...', 'the deal does not say whose hand Q... is'],
  ])('says what is wrong with the hands of a board, at the line of their tag: %s', async (deal, fault) => {
    expect(await refused(`[Event "x"]\n[Board "7"]\n\t[Deal "${deal}"]\n`)).toEqual([
      { line: 3, message: `Board 7: ${fault}` },
    ])
  })

  it('refuses a record that is not a board, with its line', async () => {
    expect(await refused(`\n[Event "x"]\n\n[Dealer "Q"]${DEAL}\n\n[Vulnerable "constructor"]${DEAL}`)).toEqual([
      { line: 2, message: 'The hands are missing: there is no [Deal] tag' },
      { line: 4, message: 'The dealer, Q, is not North, East, South or West' },
      { line: 6, message: 'The vulnerability, constructor, is none of None, NS, EW and All' },
    ])
  })
})
