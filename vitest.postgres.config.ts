import { defineConfig } from 'vitest/config'

/** The suites that need a PostgreSQL server: at TEST_DATABASE_URL, or on this machine. They make and drop databases of their own. */
export default defineConfig({
  test: {
    include: ['tests/**/*postgres.test.ts'],
    setupFiles: ['tests/support/seed.ts'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
