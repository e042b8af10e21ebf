/** The result of comparing the ledger with the database: the names of everything that differs. */
export class Tally {
  readonly missing: string[] = []
  readonly doubled: string[] = []
  readonly halfWritten: string[] = []

  /** Compares the number of rows: more are duplicates, fewer are missing. */
  expectCount(name: string, rows: number, expected = 1): void {
    for (let more = rows; more > expected; more--) this.doubled.push(name)
    for (let less = rows; less < expected; less++) this.missing.push(name)
  }

  /** An unacknowledged write may exist once, or not at all. */
  expectAtMost(name: string, rows: number, most = 1): void {
    this.expectCount(name, rows, Math.min(rows, most))
  }

  counts() {
    const { missing, doubled, halfWritten } = this
    return { missing: missing.length, doubled: doubled.length, halfWritten: halfWritten.length }
  }
}
