import { describe, expect, it } from 'vitest'
import { readBoards } from '../../support/board-files.js'

const DEAL = '[Deal "N:AKQJ.T98.765.432 T987.AKQJ.432.65 65.432.AKQJ.T987 432.765.T98.AKQJ"]'
const HANDS = { N: 'AKQJ.T98.765.432', E: 'T987.AKQJ.432.65', S: '65.432.AKQJ.T987', W: '432.765.T98.AKQJ' }

const read = (text: string | Uint8Array) => readBoards('pbn', text)
const one = async (text: string) => {
  const [record, ...others] = await read(text)
  expect(others).toEqual([])
  if (record?.fields === undefined) throw new Error(record?.message ?? 'no record')
  const { commentary, ...fields } = record.fields
  const texts = commentary?.map(({ children }) => children.map(({ text: part }) => part).join('')) ?? []
  return { ...fields, texts, warnings: record.warnings }
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

  it('takes a number with zeros before it, and a hand without cards for one that is not shown', async () => {
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

  it('does without any tag but the deal', async () => {
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
    expect(await one(`${DEAL}[Auction "N"]\n- - 1C +`)).toMatchObject({ auction: ['1C'] })
    expect(await one(`${DEAL}[Auction "N"]\n1C P P P\n- __`)).toMatchObject({ auction: ['1C', 'P', 'P', 'P'] })
  })

  it('keeps notes with the calls and cards that they explain, marks, and comments wherever they stand', async () => {
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
      texts: [
        'before',
        'behind a tag',
        ' over',
        '',
        '  empty lines ',
        'inside',
        'W 1C, S 1S: five cards',
        'E 1H: "weak"',
        'nowhere',
        'SA: top',
        'E 1H !',
      ],
      warnings: ['[Play] is not kept'],
    })
  })

  it('keeps an auction that the laws do not allow in the commentary, and says so', async () => {
    expect(await one(`${DEAL}[Dealer "N"][Auction "N"]\n2H 1H\nPass`)).toMatchObject({
      auction: [],
      texts: ['Auction (N): 2H 1H Pass'],
      warnings: ['the auction is kept in the commentary only: 1H does not rise above 2H'],
    })
    expect(await one(`${DEAL}[Dealer "N"][Auction "N"]\n1H - 2H - 3H`)).toMatchObject({
      auction: [],
      texts: ['Auction (N): 1H - 2H - 3H'],
      warnings: ['the auction is kept in the commentary only: it leaves calls out'],
    })
    expect(await one(`${DEAL}[Dealer "N"][Auction "N"]\n1H what`)).toMatchObject({ texts: ['Auction (N): 1H what'] })
    expect(await one(`${DEAL}[Dealer "N"][Auction "E"]\n1H`)).toMatchObject({
      auction: [],
      warnings: ['the auction is kept in the commentary only: it does not begin with the dealer, N'],
    })
  })

  it('names what a deal has no field for, but not what the auction says too', async () => {
    const auction = '[Auction "N"]\n4S Pass Pass Pass'
    const game = (declarer: string, contract: string) =>
      `%creator\nstray\n[Site "here"][Date "????.??.??"][West "?"]${DEAL} }\n[Declarer "${declarer}"][Contract "${contract}"]${auction}`
    expect((await one(game('N', '4S'))).warnings).toEqual([
      'lines behind % are not kept',
      'text before the first tag is not kept',
      '[Site] is not kept',
      'text behind [Deal] is not kept',
    ])
    expect((await one(game('S', '4SX'))).warnings).toEqual(
      expect.arrayContaining(['[Declarer] is not kept', '[Contract] is not kept']),
    )
    expect((await one(`${DEAL}{ no end\n[Deal "x"]`)).warnings).toEqual([
      'a comment is not closed: it goes to the end of the file',
      'a comment holds a [Deal] tag',
    ])
    expect(await one(`[Board "12 A"]${DEAL}`)).toMatchObject({
      boardNumber: null,
      title: 'Board 12 A',
      warnings: ['[Board "12 A"] is not a number from 1 to 999'],
    })
    expect((await one(`${DEAL}\n{${'long\n'.repeat(20_000)}}`)).warnings).toEqual([
      'the commentary holds 200 paragraphs: the lines after them are in the last',
      'the commentary is cut: it may hold 64 KiB',
    ])
  })

  it('keeps the lines of a comment past the 200th in one paragraph, and says so', async () => {
    const lines = Array.from({ length: 300 }, (_, i) => `Line ${i + 1}`)
    const comment = async (count: number) => one(`${DEAL}\n{${lines.slice(0, count).join('\n')}}`)
    expect(await comment(200)).toMatchObject({ texts: lines.slice(0, 200), warnings: [] })
    expect(await comment(300)).toMatchObject({
      texts: [...lines.slice(0, 199), lines.slice(199).join(' ')],
      warnings: ['the commentary holds 200 paragraphs: the lines after them are in the last'],
    })
    const { texts } = await one(`${DEAL}\n{${lines.slice(0, 200).join('\n')}\n\n \nthe end}`)
    expect(texts.at(-1)).toBe('Line 200 the end')
  })

  it('repeats values with # and ##, and tells games by empty lines and tags', async () => {
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

  it('takes a quote inside a value for a quote where no bracket follows', async () => {
    expect(await one(`[Event "The "Big" Cup" ]${DEAL}`)).toMatchObject({ title: 'The "Big" Cup' })
    expect(await one(`[Event "C:\\dir"]${DEAL}`)).toMatchObject({ title: 'C:\\dir' })
  })

  it('gives no record where there is no game', async () => {
    for (const text of ['', '\n\n', '% PBN 2.1\n', '{ only a comment }', 'no board at all', '[[[', '"', '{'])
      expect(await read(text)).toEqual([])
  })

  it('refuses what is no board, with its line', async () => {
    expect(await refused(`\n[Event "x"]\n\n[Dealer "Q"]${DEAL}\n\n[Vulnerable "constructor"]${DEAL}`)).toEqual([
      { line: 2, message: 'there is no [Deal] tag' },
      { line: 4, message: '[Dealer "Q"] is not one of N, E, S, W' },
      { line: 6, message: '[Vulnerable "constructor"] is none of None, NS, EW, All' },
    ])
    for (const deal of [
      '',
      '?',
      'N:',
      'Q:- - - -',
      'N:- - -',
      'N:- - - - -',
      'N:AA... - - -',
      'N:A.K - - -',
      'N:1... - - -',
    ])
      expect(await refused(`[Deal "${deal}"]`)).toEqual([
        { line: 1, message: `[Deal "${deal}"] is not a first seat and four hands` },
      ])
  })
})
