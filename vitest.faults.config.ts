import { defineConfig } from 'vitest/config'

const ONE_ROUND_MS = 240_000
const MANY_ROUNDS_MS = 3_600_000
const { FAULT_ROUNDS = '1' } = process.env

/**
 * The built service under faults, against servers of the suite's own: docs/reliability.md. `FAULT_ROUNDS` says how often
 * each is tried; `full` as often as it takes to claim something.
 */
export default defineConfig({
  test: {
    include: ['tests/faults/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts', 'tests/faults/global-setup.ts'],
    fileParallelism: false,
    isolate: false,
    pool: 'threads',
    testTimeout: FAULT_ROUNDS === '1' ? ONE_ROUND_MS : MANY_ROUNDS_MS,
    hookTimeout: 120_000,
  },
})
