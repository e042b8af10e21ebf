import { describe, expect, it } from 'vitest'
import type { BoardRecord, ReadFormat } from '../../../src/application/ports/board-reader.js'
import { MAX_PARAGRAPHS_BYTES } from '../../../src/domain/paragraph.js'
import { FileBoardReader } from '../../../src/infrastructure/board-files/file-board-reader.js'
import { readPbn } from '../../../src/infrastructure/board-files/pbn/pbn-reader.js'
import { textsOf } from '../../support/commentaries.js'

/** The limit of CPU time. Each text took ten seconds to hours when the same characters were visited repeatedly. */
const MOST_MS = 5_000

const VIEWER = 'https://www.bridgebase.com/tools/handviewer.html?'
const GAME = '[Board "1"]\n[Deal "N:A... K... Q... J..."]\n'

interface Read {
  readonly format: ReadFormat | null
  readonly records: readonly BoardRecord[]
  readonly ms: number
}

const read = async (text: string): Promise<Read> => {
  const reader = new FileBoardReader()
  const file = Buffer.from(text)
  const start = process.cpuUsage()
  const format = await reader.formatOf(file)
  const records: BoardRecord[] = []
  if (format !== null) for await (const record of reader.read(format, file)) records.push(record)
  const { user, system } = process.cpuUsage(start)
  return { format, records, ms: (user + system) / 1000 }
}

describe('a text that would be slow to match', () => {
  it.each<[string, string, ReadFormat | null]>([
    ['percent signs', '% '.repeat(100_000), null],
    ['lines behind percent signs', `${'% \n \n'.repeat(100_000)}a`, null],
    ['blanks before a command', `${' \n'.repeat(500_000)}a`, null],
    ['dots in a link', `see ${VIEWER}${'.'.repeat(400_000)}a`, 'handviewer'],
    ['brackets in a link', `see ${VIEWER}${'('.repeat(400_000)}a`, 'handviewer'],
    ['links without blanks before them', `a\nb ${`x${VIEWER}lin=a| y`.repeat(30_000)}`, 'handviewer'],
    ['links with open brackets', `a\nb ${`x${VIEWER}n=a( y`.repeat(30_000)}`, 'handviewer'],
    ['links behind blanks', `${' '.repeat(1_500_000)}${`${VIEWER}|"`.repeat(20_000)}`, 'handviewer'],
    ['blanks in the comments of a table', `${GAME}[Foo "x"]\ncell {a${' '.repeat(60_000)}b}\n\n`.repeat(20), 'pbn'],
    ['escapes of no character', `qx%7Co1%7Cmd%7C1SA,SK,SQ,SJ%7Cnt%7C${'%ffa'.repeat(1_200_000)}`, 'lin'],
  ])('is read within five seconds of CPU time: %s', async (_, text, format) => {
    const found = await read(text)
    expect(found.format).toBe(format)
    expect(found.ms).toBeLessThan(MOST_MS)
  })
})

describe('a game that repeats a tag a million times', () => {
  /** The share of the time that the longest stretch between two pauses takes. */
  const longestPart = (text: string): number => {
    const chunks = Array.from({ length: Math.ceil(text.length / 16_384) }, (_, i) =>
      text.slice(i * 16_384, (i + 1) * 16_384),
    )
    const start = performance.now()
    let [last, longest] = [start, 0]
    for (const _ of readPbn(chunks)) {
      const now = performance.now()
      longest = Math.max(longest, now - last)
      last = now
    }
    return longest / (last - start)
  }

  it.each([
    ['next to each other', '[Board "1"]'],
    ['behind an empty line', `${GAME}\n`],
  ])('is read in small pieces: %s', (_, before) => {
    expect(longestPart(before + '[X ""]'.repeat(800_000))).toBeLessThan(0.25)
  })

  it('still starts a new game at a second deal', async () => {
    const { records } = await read(`${GAME}${'[Board ""]'.repeat(10_001)}\n[Deal "N:K... A... Q... J..."]\n`)
    expect(records.map(({ fields }) => fields?.hands?.N)).toEqual(['A...', 'K...'])
  })
})

/** Different boards, each as short as possible. */
const games = (tag: string, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const [n, e, s] = [Math.floor(i / 144) % 12, Math.floor(i / 12) % 12, i % 12].map((at) => 'KQJT98765432'.charAt(at))
    return `${tag && `${tag}\n`}[Deal "N:A${n}... .A${e}.. ..A${s}. ...AK"]\n\n`
  }).join('')

const LONG = 'x'.repeat(30_000)

describe('a short record', () => {
  it("takes time in proportion to its own length, not to the previous board's", async () => {
    const { records, ms } = await read(
      `[Board "${'0'.repeat(63_000)}1"]\n${games('', 1)}${'[Play ""]\n\n'.repeat(20_000)}`,
    )
    expect(records).toHaveLength(20_000)
    expect(ms).toBeLessThan(MOST_MS)
  })

  it.each(['X', 'Event', 'Board', 'Title', 'Contract'])(
    'resolves # in [%s] only as far as the size of the file allows, and reports it',
    async (name) => {
      const text = `[${name} "${LONG}"]\n${games('', 1)}${games(`[${name} "#"]`, 1_000)}`
      const { records } = await read(text)
      expect(records).toHaveLength(1_001)
      expect(JSON.stringify(records).length).toBeLessThan(20 * text.length)
      expect(records.at(-1)?.warnings).toContain(`${name} was dropped: the board has too much additional data`)
      expect(records[1]?.warnings).not.toContain(`${name} was dropped: the board has too much additional data`)
    },
  )

  it('resolves every # in ordinary files', async () => {
    const names = ['Event', 'Site', 'Date', 'North', 'East', 'South', 'West', 'Scoring']
    const first = names.map((name) => `[${name} "${name} of a long name"]`).join('\n')
    const { records } = await read(
      `${first}\n${games('', 1)}${games(names.map((name) => `[${name} "#"]`).join('\n'), 1_700)}`,
    )
    const supplement = names.map((name) => ({ name, value: `${name} of a long name` }))
    expect(records.at(-1)).toMatchObject({ fields: { title: 'Event of a long name', supplement } })
  })

  it('contains a long note once, however many calls refer to it', async () => {
    const text = `${GAME}[Auction "N"]\n${'P=1= '.repeat(64)}\n[Note "1:${'n!S '.repeat(250)}"]\n\n`.repeat(500)
    const { records } = await read(text)
    expect(records).toHaveLength(500)
    expect(JSON.stringify(records).length).toBeLessThan(5 * text.length)
  })

  it('does not repeat a lasting tag in full', async () => {
    const lasting = `[Event "##${'e '.repeat(2_000)}"]\n`
    const { records } = await read(lasting + games('', 100))
    expect(records).toHaveLength(100)
    expect(JSON.stringify(records).length).toBeLessThan(100 * 1_000)
  })
})

describe('a commentary of almost 64 KiB', () => {
  it('leaves out later notes of a LIN file, and warns about them', async () => {
    const [record] = (await read(`qx|o1|md|1SA|nt|${'a'.repeat(65_500)}|mb|1N|${'an|15-17|'.repeat(3)}pg||\n`)).records
    expect(record?.warnings).toContain('not all notes are kept: with the commentary they may hold 64 KiB')
  })

  it('is cut before the paragraph that does not fit', async () => {
    for (let length = 65_300; length < 65_560; length += 10) {
      const [record] = (await read(`${GAME}{${'a'.repeat(length)}}\n{b}\n{c}\n`)).records
      const commentary = record?.fields?.commentary ?? []
      expect(new Blob([JSON.stringify(commentary)]).size).toBeLessThanOrEqual(MAX_PARAGRAPHS_BYTES)
      const isWhole = commentary.length === 3 && !textsOf(commentary)[0]?.endsWith('…')
      expect(record?.warnings).toEqual(isWhole ? [] : ['the commentary was cut: it can hold at most 64 KiB'])
    }
  })
})
