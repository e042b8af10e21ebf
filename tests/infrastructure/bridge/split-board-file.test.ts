import { describe, expect, it } from 'vitest'
import type { BoardRecord } from '../../../src/application/ports/board-reader.js'
import { FileBoardReader } from '../../../src/infrastructure/bridge/file-board-reader.js'
import { type FileSegment, splitBoardFile } from '../../../src/infrastructure/bridge/split-board-file.js'

/** A text in chunks of so many characters, which break lines and line breaks anywhere. */
async function* inChunks(text: string, size: number): AsyncIterable<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

const split = async (format: 'pbn' | 'lin', text: string, size = 7): Promise<FileSegment[]> => {
  const segments: FileSegment[] = []
  for await (const segment of splitBoardFile(format, inChunks(text, size))) segments.push(segment)
  return segments
}

const recordsOf = async (text: string): Promise<BoardRecord[]> => {
  const records: BoardRecord[] = []
  for await (const record of new FileBoardReader().read('pbn', Buffer.from(text))) records.push(record)
  return records
}

const GAMES = [
  '% PBN 2.1\n% EXPORT\n',
  '[Event "Final"]\n[Board "1"]\n[Dealer "N"]\n[Deal "N:A... K... Q... J..."]\n',
  '[Event "#"]\n[Board "2"]\n[Dealer "#"]\n[Deal "N:K... A... Q... J..."]\n[Auction "N"]\n1C Pass\nPass Pass\n',
  '[Event "#"]\n[Board "3"]\n[Deal "none"]\n[Note "1:a"]\n[Note "2:b"]\n',
  '{ no game }\n',
  '[Board "4"]\n[Event "#"]\n[Deal "N:Q... A... K... J..."]\n',
  '[Board "x \\" y"]\n[Event "Other \\\\"]\n',
]

describe('a PBN file in segments', () => {
  const files: readonly (readonly [string, string])[] = [
    ['with empty lines between its games', GAMES.join('\n')],
    ['with several empty lines and spaces in them', GAMES.join('\n \n\t\n\n')],
    ['without empty lines', GAMES.join('')],
    ['with line breaks of another system', GAMES.join('\n').replace(/\n/g, '\r\n')],
    ['with line breaks of an old system', GAMES.join('\n').replace(/\n/g, '\r')],
    ['that ends in the middle of a line', GAMES.join('\n').trimEnd()],
    ['of nothing', ''],
    ['of one line break', '\n'],
  ]

  it.each(files)('%s holds the records of the file', async (_, file) => {
    const whole = await recordsOf(file)
    for (const size of [1, 2, 3, 50, 100_000]) {
      let index = 0
      const records: BoardRecord[] = []
      for (const { line, text } of await split('pbn', file, size))
        for (const record of await recordsOf(text))
          records.push({ ...record, index: index++, line: line + record.line - 1 })
      expect(records).toEqual(whole)
    }
  })

  it('stands by itself: what a game repeats is put in', async () => {
    const texts = (await split('pbn', GAMES.join('\n'))).map(({ text }) => text)
    expect(texts.join('\n')).not.toContain('"#"')
    expect(texts[2]).toContain('[Event "Final"]')
    expect(texts[2]).toContain('[Dealer "N"]')
    expect(texts).toHaveLength(GAMES.length)
  })

  it('keeps a comment whole that has empty lines in it', async () => {
    const game = '[Board "1"]\n{ one\n\ntwo ; } not this\n; nor { this\n\n[Board "2"]\n'
    expect((await split('pbn', game)).map(({ line, text }) => [line, text.split('\n').length])).toEqual([
      [1, 5],
      [7, 1],
    ])
  })
})

describe('a LIN file in segments', () => {
  it('begins one at each board, with what stands before all of them', async () => {
    const file = 'vg|Cup|\nrs|1|\nqx|o1|md|3A|\nsv|n|\nqx|c1|md|2A|qx|o2|md|1A|\n\nqx|c2|'
    const head = 'vg|Cup| rs|1|'
    expect(await split('lin', file)).toEqual([
      { line: 3, text: `${head}qx|o1|md|3A|\nsv|n|` },
      { line: 5, text: `${head}qx|c1|md|2A|` },
      { line: 5, text: `${head}qx|o2|md|1A|\n` },
      { line: 7, text: `${head}qx|c2|` },
    ])
  })

  it('is one where no border is', async () => {
    expect(await split('lin', 'pn|a,b,c,d|\nmd|1SA|\n')).toEqual([{ line: 1, text: 'pn|a,b,c,d|\nmd|1SA|\n' }])
    expect(await split('lin', 'md|1SA|\nqx|o2|md|2|')).toEqual([
      { line: 1, text: 'md|1SA|' },
      { line: 2, text: 'qx|o2|md|2|' },
    ])
  })
})
