import { describe, expect, it } from 'vitest'
import type { ReadFormat } from '../../../src/application/ports/board-reader.js'
import { splitBoardFile } from '../../../src/infrastructure/board-files/split-board-file.js'
import { readBoards, readInPieces } from '../../support/board-files.js'
import { textsOf } from '../../support/commentaries.js'

const HANDS = 'N:AKQJ.T98.765.432 T987.AKQJ.432.65 65.432.AKQJ.T987 432.765.T98.AKQJ'
const GAME = `[Event "Cup"]\n[Board "1"]\n[Dealer "N"]\n[Deal "${HANDS}"]\n[Auction "N"]\n1NT Pass Pass Pass\n`

/** The commands of a board, each with its value, in an order that closes a different one as the file is cut. */
const COMMANDS = [
  ['qx', 'o1'],
  ['md', '3SAKQJHT98D765C432,ST987HAKQJD432C65,S65H432DAKQJCT987,'],
  ['ah', 'Board 1'],
  ['sv', 'n'],
  ['mb', '1N'],
  ['an', 'strong'],
  ['mb', 'p'],
  ['nt', 'a note'],
  ['mb', 'p'],
  ['mb', 'p'],
  ['pc', 'SA'],
  ['mc', '9'],
] as const

const commentaryOf = async (format: ReadFormat, text: string): Promise<readonly string[]> => {
  const [record] = await readBoards(format, text)
  return textsOf(record?.fields?.commentary ?? [])
}

/** The records of the pieces that a file is cut into. */
const readCut = async (format: 'pbn' | 'lin', text: string) => {
  const chunks = async function* () {
    yield* text
  }
  const pieces = []
  for await (const piece of splitBoardFile(format, chunks())) pieces.push(piece)
  return readInPieces(format, pieces)
}

describe('the end of a PBN file', () => {
  it.each(['{said}', '{said}\n', '\n{said}', '\n\n{said}\n\n', '\n; said', '\n{said', '\n{\nsaid\n'])(
    'belongs to the last game as %j',
    async (end) => {
      expect(await commentaryOf('pbn', GAME + end)).toEqual(['said'])
      expect(await readCut('pbn', GAME + end)).toEqual(await readBoards('pbn', GAME + end))
    },
  )

  it('is read without a final line break, whatever comes last', async () => {
    const lines = GAME.trimEnd().split('\n')
    for (let count = 4; count <= lines.length; count++) {
      const text = lines.slice(0, count).join('\n')
      expect(await readBoards('pbn', text)).toEqual(await readBoards('pbn', `${text}\n`))
      expect(await readCut('pbn', text)).toEqual(await readBoards('pbn', text))
    }
    const [whole] = await readBoards('pbn', GAME.trimEnd())
    expect(whole).toMatchObject({ fields: { boardNumber: 1, auction: ['1NT', 'P', 'P', 'P'] } })
  })
})

describe('the end of a LIN file', () => {
  it('is read without the final bar, whatever the last command', async () => {
    for (let count = 2; count <= COMMANDS.length; count++) {
      const closed = COMMANDS.slice(0, count).map(([command, value]) => `${command}|${value}|`)
      const text = closed.join('')
      const expected = await readBoards('lin', text)
      expect(expected).toMatchObject([{ fields: { hands: { S: 'AKQJ.T98.765.432' } } }])
      for (const end of ['', '\n', '\r\n']) {
        const open = text.slice(0, -1) + end
        expect([open, await readBoards('lin', open)]).toEqual([open, expected])
        expect([open, await readCut('lin', open)]).toEqual([open, expected])
      }
    }
  })

  it('keeps the last value', async () => {
    expect(await commentaryOf('lin', `md|${COMMANDS[1][1]}|nt|said`)).toEqual(['said'])
  })
})
