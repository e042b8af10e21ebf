import { defineConfig } from 'vitest/config'

/** Attacks on the built service as a process, over HTTP. Needs a PostgreSQL server. */
export default defineConfig({
  test: {
    include: ['tests/attacks/*.test.ts'],
    setupFiles: ['tests/support/seed.ts'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    // Slow clients are waited for as long as the service waits.
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
})
