import { describe, expect, it } from 'vitest'
import type { BoardFormat } from '../../../src/application/ports/board-reader.js'
import type { CutText } from '../../../src/infrastructure/board-files/record-cutter.js'
import { splitBoardFile } from '../../../src/infrastructure/board-files/split-board-file.js'
import { readBoards, readInPieces } from '../../support/board-files.js'

/** A text in chunks of a number of characters, which break lines and line breaks anywhere. */
async function* inChunks(text: string, size: number): AsyncIterable<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

const split = async (format: BoardFormat, text: string, size = 7): Promise<CutText[]> => {
  const pieces: CutText[] = []
  for await (const piece of splitBoardFile(format, inChunks(text, size))) pieces.push(piece)
  return pieces
}

const GAMES = [
  '% PBN 2.1\n% EXPORT\n',
  '[Event "Final"]\n[Board "1"]\n[Dealer "N"]\n[Deal "N:A... K... Q... J..."]\n',
  '[Event "#"]\n[Board "2"]\n[Dealer "#"]\n[Deal "N:K... A... Q... J..."]\n[Auction "N"]\n1C Pass\nPass Pass\n',
  '[Event "#"]\n[Board "3"]\n[Deal "none"]\n[Note "1:a"]\n[Note "2:b"]\n',
  '{ no game }\n',
  '[Site "##here"]\n[Board "4"]\n[Event "#"]\n[Deal "N:Q... A... K... J..."]\n',
  '[Board "x \\" y"]\n[Event "Other \\\\"]\n[Deal "W:Q... A... K... J..."]\n',
  '{ over\n\nempty lines }\n; and [Board "9"]\n[Board "6"] [Deal "S:2... A... K... J..."]\n',
  '[Auction "S"]\n1C\n',
]

const LIN = [
  'vg|Cup|\nrs|1|\n',
  'pn|a,b,c,d,e,f,g,h|\n',
  'qx|o1|st||md|3SA,SK,SQ|\nsv|n|mb|1C|an|ex\nplained|mb|p|\n',
  'qx|c1|mb|1D|',
  'qx|o2|md|1SA,,,|\n\n',
  'nt|a page|pn|p,q,r,s|st||md|2,HA,,|rh||ah|Board 3|sv|b|',
  'ah|Board 4|md|2,HK,,|sv|o|mb|p\n',
  'md|,,H2,|pg||\n%%%\nqx|o5|md|rubbish|',
]

const files: readonly (readonly [BoardFormat, string, string])[] = [
  ['pbn', 'with empty lines between its games', GAMES.join('\n')],
  ['pbn', 'with several empty lines and spaces in them', GAMES.join('\n \n\t\n\n')],
  ['pbn', 'without empty lines', GAMES.join('')],
  ['pbn', 'that ends in the middle of a line', GAMES.join('\n').trimEnd()],
  ['pbn', 'with a comment that is not closed', `${GAMES.join('\n')}\n{ open\n\n[Board "9"]`],
  ['pbn', 'of nothing', ''],
  ['pbn', 'of one line break', '\n'],
  ['lin', 'as it is', LIN.join('')],
  ['lin', 'on one line', LIN.join('').replace(/\n/g, '')],
  ['lin', 'with empty lines', LIN.join('\n\n')],
  ['lin', 'of several events', `${LIN.join('')}\n${LIN.join('').replace('Cup', 'Plate')}`],
  ['lin', 'with a text before its first board', `nt|for each|rs|r|${LIN.slice(2).join('')}`],
  ['lin', 'of nothing', ''],
]

/** The separator between pieces that are sent together. */
const BETWEEN = { pbn: '\n\n', lin: '\n' } as const

describe('a file in pieces', () => {
  it.each(files)('of %s %s contains the records of the file', async (format, _, file) => {
    for (const breaks of ['\n', '\r\n', '\r', '\r\r\n']) {
      const text = file.replace(/\n/g, breaks)
      const whole = await readBoards(format, text)
      for (const size of [1, 2, 3, 50, 100_000])
        expect(await readInPieces(format, await split(format, text, size))).toEqual(whole)
    }
  })

  it.each(files)('of %s %s can be joined again', async (format, _, file) => {
    const said = (records: Awaited<ReturnType<typeof readBoards>>) =>
      records.map(({ fields, message }) => fields ?? message)
    const pieces = (await split(format, file)).map(({ text }) => text)
    const whole = said(await readBoards(format, file))
    expect(said(await readBoards(format, pieces.join(BETWEEN[format])))).toEqual(whole)
  })

  it('contains one record each', async () => {
    expect(await split('pbn', GAMES.join('\n'))).toHaveLength(6)
    expect(await split('lin', LIN.join(''))).toHaveLength(7)
  })

  it('of PBN can be read separately, because repeated values are filled in', async () => {
    const [first, second, , fourth, fifth] = (await split('pbn', GAMES.join('\n'))).map(({ text }) => text)
    expect(first).toBe(`${GAMES[0]}\n${GAMES[1]}`.trimEnd())
    expect(second).toContain('[Event "Final"]\n[Board "2"]\n[Dealer "N"]')
    expect(fourth).toContain('[Site "here"]\n')
    expect(fifth).toContain('[Site "here"][Board "x \\" y"]')
  })

  it('of PBN does not split a comment at empty lines', async () => {
    const game = '[Board "1"]\n{ one\n\ntwo ; } not this\n; nor { this\n\n[Board "2"]\n'
    expect((await split('pbn', game)).map(({ line, text }) => [line, text.split('\n').length])).toEqual([
      [1, 5],
      [7, 1],
    ])
  })

  it('of LIN can be read separately, because they contain the event and the cards of the first room', async () => {
    const [first, second] = (await split('lin', LIN.join(''))).map(({ text }) => text)
    expect(first).toMatch(/^vg\|Cup\|rs\|1\|pn\|a,b,c,d,e,f,g,h\|qx\|o1\|/)
    expect(second).toBe('vg|Cup|rs|1|pn|a,b,c,d,e,f,g,h|qx|c1|mb|1D|md|3SA,SK,SQ|sv|n|')
  })
})
