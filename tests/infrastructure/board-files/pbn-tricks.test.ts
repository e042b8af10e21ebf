import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Deal, newDeal } from '../../../src/domain/deal.js'
import { doubleDummyOf, parseTricks, writeTricks } from '../../../src/domain/double-dummy.js'
import { turnedSouth } from '../../../src/domain/turned-board.js'
import { writeBoards } from '../../../src/infrastructure/board-files/file-board-writer.js'
import { readBoards } from '../../support/board-files.js'
import { aDeal, anAccountId, NOON } from '../../support/builders.js'
import { anyDeal } from '../../support/deals.js'

const HEAD = `[Board "1"][Vulnerable "None"]
[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]\n`
const DIGITS = '0d0d00d0d000d0d00d0d'
const ROWS = [...'NSEW'].flatMap((seat, i) =>
  ['NT', ' S', ' H', ' D', ' C'].map(
    (strain, j) => `${seat} ${strain} ${Number.parseInt(DIGITS.charAt(5 * i + j), 16)}`,
  ),
)
const COLUMNS = 'Declarer;Denomination\\2R;Result\\2R'
const TABLE = `[OptimumResultTable "${COLUMNS}"]\n${ROWS.join('\n')}\n`

/** The deal that a game becomes. */
const imported = async (text: string): Promise<{ readonly deal: Deal; readonly warnings: readonly string[] }> => {
  const [record, ...others] = await readBoards('pbn', text)
  if (record?.fields === undefined || others.length > 0) throw new Error(record?.message ?? 'not one record')
  const made = { id: aDeal().id, ownerId: anAccountId(), fields: record.fields, sharingGroupIds: [] }
  return { deal: newDeal(made, NOON), warnings: record.warnings }
}

const namesOf = ({ supplement }: Deal) => supplement.map(({ name }) => name)

describe('the double dummy results of a PBN file', () => {
  it.each([
    ['the table of the standard', TABLE],
    [
      'a table with its rows in another order, without padding',
      TABLE.replace(ROWS.join('\n'), ROWS.toReversed().join('\n').replace(/ +/g, ' ')),
    ],
    ['a table with other columns too', TABLE.replace('Declarer', 'Declarer;Note').replace(/^[NESW]/gm, '$& x')],
    ['a table with N for no trump', TABLE.replaceAll('NT', 'N')],
    ['twenty digits', `[DoubleDummyTricks "${DIGITS}"]`],
    ['twenty digits in capitals', `[DoubleDummyTricks "${DIGITS.toUpperCase()}"]`],
    ['both, with the score', `${TABLE}[DoubleDummyTricks "${DIGITS}"][OptimumScore "NS +1510"][ParContract "NS 7S"]`],
  ])('are read from %s', async (_, text) => {
    const { deal, warnings } = await imported(HEAD + text)
    expect(deal.doubleDummy).toEqual({ tricks: parseTricks(DIGITS), source: 'file' })
    expect(namesOf(deal)).toEqual([])
    expect(warnings).toEqual([])
  })

  it.each([
    ['a row is missing', TABLE.replace(`${ROWS[3]}\n`, '')],
    ['a row comes twice', TABLE.replace(ROWS[3] as string, ROWS[4] as string)],
    ['a result is no number of tricks', TABLE.replace('N  S 13', 'N  S 14')],
    ['a column is missing', TABLE.replace('Denomination', 'Suit')],
    ['a digit is missing', `[DoubleDummyTricks "${DIGITS.slice(1)}"]`],
  ])('stay in the supplement if %s', async (_, text) => {
    const { deal, warnings } = await imported(HEAD + text)
    expect(deal.doubleDummy).toBeNull()
    const name = text.slice(1).split(' ', 1)[0]
    expect(namesOf(deal)).toEqual([name])
    expect(warnings).toEqual([`the double dummy analysis was kept for you alone (${name})`])
    const written = writeBoards('pbn', [deal])
    expect((await imported(written)).deal.supplement).toEqual(deal.supplement)
  })

  it('stay in the supplement if hands are hidden', async () => {
    const { deal } = await imported(`[Board "1"][Deal "N:AKQJT98765432... - - -"]\n${TABLE}`)
    expect(deal.doubleDummy).toBeNull()
    expect(namesOf(deal)).toEqual(['OptimumResultTable'])
  })

  it('keep contradicting tags in the supplement', async () => {
    const other = DIGITS.replace('d', 'c')
    const { deal } = await imported(
      `${HEAD}${TABLE}[DoubleDummyTricks "${other}"][OptimumScore "NS 50"][ParContract "2S by N"]`,
    )
    expect(deal.doubleDummy).toEqual({ tricks: parseTricks(DIGITS), source: 'file' })
    expect(namesOf(deal)).toEqual(['DoubleDummyTricks', 'OptimumScore', 'ParContract'])
    const again = (await imported(writeBoards('pbn', [deal]))).deal
    expect(again.supplement).toEqual(deal.supplement)
    expect(again.doubleDummy).toEqual(deal.doubleDummy)
  })

  it('are written for every reader, in four tags, and turned with the board', async () => {
    const { deal } = await imported(HEAD + TABLE)
    const { supplement: _, ...shared } = deal
    const lines = writeBoards('pbn', [shared]).split('\r\n')
    const score = doubleDummyOf(deal)?.par.score
    expect(lines).toContain(`[DoubleDummyTricks "${DIGITS}"]`)
    expect(lines).toContain(`[OptimumScore "NS ${score}"]`)
    expect(lines.find((line) => line.startsWith('[ParContract'))).toMatch(/^\[ParContract "(NS|EW|[NESW]) [1-7]\w+"\]$/)
    const start = lines.indexOf('[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]')
    expect(lines.slice(start + 1, start + 3)).toEqual(['N NT  0', 'N  S 13'])
    const turned = (await imported(writeBoards('pbn', [turnedSouth(deal, 'E')]))).deal
    expect(turned.doubleDummy?.tricks.S).toEqual(deal.doubleDummy?.tricks.E)
  })

  it('say that a board is passed out', async () => {
    const { deal } = await imported(`${HEAD}[DoubleDummyTricks "${'6'.repeat(20)}"]`)
    const text = writeBoards('pbn', [deal])
    expect(text).toContain('[OptimumScore "NS 0"]\r\n[ParContract "NS Pass"]')
    expect(namesOf((await imported(text)).deal)).toEqual([])
  })

  it('are unchanged after being written and read, and so is the rest of any board', async () => {
    await fc.assert(
      fc.asyncProperty(anyDeal, async (deal) => {
        const read = (await imported(writeBoards('pbn', [deal]))).deal
        expect(read.doubleDummy && writeTricks(read.doubleDummy.tricks)).toEqual(
          deal.doubleDummy && writeTricks(deal.doubleDummy.tricks),
        )
        expect(namesOf(read).filter((name) => /Optimum|Tricks|Par/.test(name))).toEqual([])
      }),
    )
  })
})
