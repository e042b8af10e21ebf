import { defineConfig } from 'vitest/config'

/** The suites in a real browser: Debian's Chromium, or the one that CHROMIUM names. */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
