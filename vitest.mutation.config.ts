import { defineConfig } from 'vitest/config'

/** The tests that mutants of the domain and of the use-cases have to fail: on the in-memory adapters, without a database. */
export default defineConfig({
  test: {
    include: [
      'tests/domain/**/*.test.ts',
      'tests/application/**/*.test.ts',
      'tests/contract/in-memory.test.ts',
      'tests/http/**/*.test.ts',
    ],
    exclude: ['tests/**/*postgres.test.ts', 'tests/http/{authentication,openapi,errors,metrics,logging}.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/seed.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
