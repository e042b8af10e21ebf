import { defineConfig } from 'vitest/config'

const ONE_ROUND_MS = 240_000
const MANY_ROUNDS_MS = 3_600_000
const { FAULT_ROUNDS = '1' } = process.env

/**
 * Suites in processes that keep what they have loaded. Not in threads: V8 can end a process in which one thread frees
 * WebAssembly code while another compiles some.
 */
const SHARED = { pool: 'forks', isolate: false, maxWorkers: 2 } as const

/** Suites that read printed sheets with Debian's poppler-utils. */
const WITH_POPPLER = ['tests/infrastructure/pdf/{fixtures,pictures,scripts}.test.ts', 'tests/http/sheets.test.ts']

/**
 * The suites, each run by a script of package.json, or with `vitest run --project <name>`. Without a project all of them run,
 * one after another in the order of their `groupOrder`. What mutants run has a file of its own, `vitest.mutation.config.ts`.
 */
export default defineConfig({
  test: {
    coverage: { include: ['src/**/*.ts'], exclude: ['src/infrastructure/prisma/generated/**'] },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [
            'tests/**/*postgres.test.ts',
            'tests/attacks/**',
            'tests/browser/**',
            'tests/examples/**',
            'tests/faults/**',
            'tests/generated-clients/**',
            'tests/image/**',
            'tests/machines/**',
            'tests/oracle/**',
            ...WITH_POPPLER,
          ],
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/seed.ts'],
          // The rules of bridge, as the pages import them.
          alias: { 'dealbook-domain': `${import.meta.dirname}/src/domain` },
          ...SHARED,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // Printed sheets, read back with poppler-utils, which has to be installed. Leaves pictures in reports/sheets.
          name: 'sheets',
          include: WITH_POPPLER,
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/seed.ts'],
          alias: { 'dealbook-domain': `${import.meta.dirname}/src/domain` },
          ...SHARED,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // Need a PostgreSQL server: at TEST_DATABASE_URL, or on this machine. They create and drop databases of their own.
          name: 'postgres',
          include: ['tests/**/*postgres.test.ts'],
          setupFiles: ['tests/support/seed.ts'],
          ...SHARED,
          // Many wait for processes that start, stop or hang.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // The suites of the routes again, on PostgreSQL.
          name: 'http',
          include: ['tests/http/*.test.ts'],
          // They are told which store to use, or what they look at is above any store.
          exclude: [
            'tests/http/*.postgres.test.ts',
            'tests/http/{logging,path-ids,rights-in-writes}.test.ts',
            'tests/http/{authentication,errors,lingering,openapi,security-headers,slow-readers}.test.ts',
          ],
          globalSetup: ['tests/support/store-template.ts'],
          setupFiles: ['tests/support/seed.ts', 'tests/support/stores-on-postgres.ts'],
          ...SHARED,
          sequence: { groupOrder: 3 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // Attacks on the built service as a process, over HTTP, on PostgreSQL.
          name: 'attacks',
          include: ['tests/attacks/*.test.ts'],
          setupFiles: ['tests/support/seed.ts'],
          ...SHARED,
          sequence: { groupOrder: 4 },
          // Slow clients are waited for as long as the service waits.
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // In a real browser: Debian's Chromium, or the one that CHROMIUM names.
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts', 'tests/support/build-pages.ts'],
          // Each file has a service and a browser of its own.
          ...SHARED,
          sequence: { groupOrder: 5 },
          // A round through every page takes its time on a busy machine.
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // The built service under faults, against servers of the suite's own: docs/reliability.md. `FAULT_ROUNDS` says how
          // often each is tried; `full` as often as it takes to claim something.
          name: 'faults',
          include: ['tests/faults/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts', 'tests/faults/global-setup.ts'],
          pool: 'threads',
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 6 },
          testTimeout: FAULT_ROUNDS === '1' ? ONE_ROUND_MS : MANY_ROUNDS_MS,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // What the Dockerfile builds, which takes minutes: it installs the packages twice. Needs a PostgreSQL server.
          name: 'image',
          include: ['tests/image/*.test.ts'],
          sequence: { groupOrder: 7 },
          testTimeout: 900_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // The built service as it is deployed: several instances behind nginx, PgBouncer, a replicated PostgreSQL and
          // Redis, all of them processes of the suite's own.
          // Needs `npm run build`, the Debian packages nginx, caddy, pgbouncer, redis-server and postgresql, and a PostgreSQL server.
          name: 'machines',
          include: ['tests/machines/*.test.ts'],
          pool: 'forks',
          fileParallelism: false,
          sequence: { groupOrder: 8 },
          testTimeout: 300_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          // The programs of docs/examples, run as their readers do. Needs Python.
          name: 'examples',
          include: ['tests/examples/*.test.ts'],
          setupFiles: ['tests/support/seed.ts'],
          sequence: { groupOrder: 9 },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // The double dummy solver against Debian's libdds (package libdds0), which has to be installed.
          name: 'oracle',
          include: ['tests/oracle/*.test.ts'],
          sequence: { groupOrder: 11 },
        },
      },
      {
        test: {
          // Clients that others' generators make of the OpenAPI document, compiled and run. Fetches the generators from npm.
          name: 'clients',
          include: ['tests/generated-clients/*.test.ts'],
          setupFiles: ['tests/support/seed.ts'],
          sequence: { groupOrder: 10 },
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
})
