import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: [
      'tests/**/*postgres.test.ts',
      'tests/attacks/**',
      'tests/browser/**',
      'tests/faults/**',
      'tests/image/**',
      'tests/{machines,upgrade}/**',
    ],
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/seed.ts'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    coverage: { include: ['src/**/*.ts'], exclude: ['src/infrastructure/prisma/generated/**'] },
  },
})
