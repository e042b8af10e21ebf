import { defineConfig } from 'vitest/config'

/** The suites in a real browser: Debian's Chromium, or the one that CHROMIUM names. */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts', 'tests/support/build-pages.ts'],
    fileParallelism: false,
    // A round through every page takes its time on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
})
