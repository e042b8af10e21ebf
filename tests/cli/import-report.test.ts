import { describe, expect, it } from 'vitest'
import type { PieceReport } from '../../src/cli/import-file.js'
import { ImportReport } from '../../src/cli/import-report.js'

const anAnswer = (overrides: Partial<PieceReport> = {}): PieceReport => ({
  imported: 0,
  repeated: 0,
  rejected: [],
  rejectedTotal: 0,
  warnings: [],
  warningsTotal: 0,
  ids: [],
  ...overrides,
})

const reportOf = (answers: readonly PieceReport[], skipsUnanswered = false) => {
  const report = new ImportReport('a.pbn', skipsUnanswered)
  for (const answer of answers) report.add(answer)
  return { lines: report.lines(), exitCode: report.exitCode, imported: report.imported }
}

describe('the report of an import', () => {
  it('adds up the pieces, and lists each warning once, at its first position', () => {
    const warning = { index: 0, message: 'the auction is not kept' }
    expect(
      reportOf([
        anAnswer({ imported: 2, warnings: [{ ...warning, line: 3, boards: 2 }], warningsTotal: 1 }),
        anAnswer({ imported: 1, repeated: 4, warnings: [{ ...warning, line: 90, boards: 1 }], warningsTotal: 3 }),
      ]),
    ).toEqual({
      lines: [
        'a.pbn:3: the auction is not kept (boards: 3)',
        'a.pbn: 2 more warnings',
        'a.pbn: 3 imported, 4 repeated, 0 rejected, 3 warnings.',
      ],
      exitCode: 0,
      imported: 3,
    })
  })

  it('exits with 2 if some boards were rejected', () => {
    const rejected = [{ index: 0, line: 7, message: 'has no hands' }]
    expect(reportOf([anAnswer({ imported: 1, rejected, rejectedTotal: 5 })])).toMatchObject({
      lines: ['a.pbn:7: has no hands', 'a.pbn: 1 imported, 0 repeated, 5 rejected, 0 warnings.'],
      exitCode: 2,
    })
  })

  it.each([
    ['nothing is in the file', [], false, ['a.pbn contains no boards.'], 1],
    ['all were rejected', [anAnswer({ rejectedTotal: 1 })], false, [], 1],
    ['all were left out on purpose', [anAnswer()], true, [], 0],
    ['the rest was left out on purpose', [anAnswer({ rejectedTotal: 1 })], true, [], 2],
  ] as const)('where %s, says so and ends with its code', (_, answers, skips, last, exitCode) => {
    const report = reportOf(answers, skips)
    expect(report.lines.slice(1)).toEqual(last)
    expect(report.exitCode).toBe(exitCode)
  })
})
