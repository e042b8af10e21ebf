import type { Transactions } from '../../src/application/ports/unit-of-work.js'

/** Runs the next piece of the oldest pending erasure or withdrawal. Returns whether there was one. */
export const runPiece = async (transactions: Transactions): Promise<boolean> => {
  const [oldest] = await transactions.run(({ jobs }) => jobs.listUnfinished())
  return oldest !== undefined && (await transactions.run(({ jobs }) => jobs.advance(oldest)))
}

/** Finishes all pending erasures and withdrawals. Returns the number of pieces. */
export const finishJobs = async (transactions: Transactions): Promise<number> => {
  let pieces = 0
  while (await runPiece(transactions)) pieces++
  return pieces
}
