import type { Transactions } from '../../src/application/ports/unit-of-work.js'

/** Finishes all pending erasures and withdrawals. Returns the number of pieces. */
export const finishJobs = async (transactions: Transactions): Promise<number> => {
  let pieces = 0
  while (await transactions.run(({ jobs }) => jobs.advance())) pieces++
  return pieces
}
