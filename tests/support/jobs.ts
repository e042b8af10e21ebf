import type { Transactions } from '../../src/application/ports/unit-of-work.js'

/** Finishes the erasures and withdrawals that have begun. Returns how many pieces there were. */
export const finishJobs = async (transactions: Transactions): Promise<number> => {
  let pieces = 0
  while (await transactions.run(({ jobs }) => jobs.advance())) pieces++
  return pieces
}
