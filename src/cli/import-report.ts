import type { PieceReport, Rejection, Warning } from './import-file.js'

/** Adds up the responses to the pieces of a file, and reports the result at the end. */
export class ImportReport {
  private readonly rejected: Rejection[] = []
  private readonly warnings = new Map<string, Warning>()
  private readonly totals = { imported: 0, repeated: 0, rejected: 0, unlistedWarnings: 0 }

  constructor(
    private readonly file: string,
    /** If pieces were skipped on purpose, an empty result is not a failure. */
    private readonly skipsUnanswered: boolean,
  ) {}

  get imported(): number {
    return this.totals.imported
  }

  add(answer: PieceReport): void {
    this.totals.imported += answer.imported
    this.totals.repeated += answer.repeated
    this.totals.rejected += answer.rejectedTotal
    this.totals.unlistedWarnings += answer.warningsTotal - answer.warnings.length
    this.rejected.push(...answer.rejected)
    for (const warning of answer.warnings) {
      const { boards, ...first } = this.warnings.get(warning.message) ?? { ...warning, boards: 0 }
      this.warnings.set(warning.message, { ...first, boards: boards + warning.boards })
    }
  }

  /** Human-readable lines: the warnings, what was rejected, and the totals. */
  lines(): readonly string[] {
    const { file, totals } = this
    return [
      ...Array.from(
        this.warnings.values(),
        ({ line, message, boards }) => `${file}:${line}: ${message} (boards: ${boards})`,
      ),
      ...(totals.unlistedWarnings > 0 ? [`${file}: ${totals.unlistedWarnings} more warnings`] : []),
      ...this.rejected.map(({ line, message }) => `${file}:${line}: ${message}`),
      `${file}: ${totals.imported} imported, ${totals.repeated} repeated, ${totals.rejected} rejected, ${this.warnings.size + totals.unlistedWarnings} warnings.`,
      ...(this.hasNothing && totals.rejected === 0 ? [`${file} contains no boards.`] : []),
    ]
  }

  /** 0: success; 1: no board of this file was imported or already imported; 2: some were rejected. */
  get exitCode(): 0 | 1 | 2 {
    if (this.hasNothing) return 1
    return this.totals.rejected > 0 ? 2 : 0
  }

  private get hasNothing(): boolean {
    return !this.skipsUnanswered && this.totals.imported + this.totals.repeated === 0
  }
}
