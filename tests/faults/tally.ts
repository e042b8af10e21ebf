/** What a comparison of the ledger with the database found: the names of what is not as it has to be. */
export class Tally {
  readonly missing: string[] = []
  readonly doubled: string[] = []
  readonly halfWritten: string[] = []

  /** How many rows should stand there: more are doubled, fewer are missing. */
  expectCount(name: string, rows: number, expected = 1): void {
    for (let more = rows; more > expected; more--) this.doubled.push(name)
    for (let less = rows; less < expected; less++) this.missing.push(name)
  }

  /** What was never acknowledged may stand there or not, but not twice. */
  expectAtMost(name: string, rows: number, most = 1): void {
    this.expectCount(name, rows, Math.min(rows, most))
  }

  counts() {
    const { missing, doubled, halfWritten } = this
    return { missing: missing.length, doubled: doubled.length, halfWritten: halfWritten.length }
  }
}
