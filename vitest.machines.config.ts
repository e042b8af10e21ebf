import { defineConfig } from 'vitest/config'

/**
 * The built service as it is deployed and upgraded: several instances behind nginx, PgBouncer, a replicated PostgreSQL and
 * Redis, all of them processes of the suite's own; and the version before, built from the history. Needs `npm run build`, the
 * Debian packages nginx, pgbouncer, redis-server and postgresql, and a PostgreSQL server as the other suites do.
 */
export default defineConfig({
  test: {
    include: ['tests/{machines,upgrade}/*.test.ts'],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 180_000,
  },
})
