import { defineConfig } from 'vitest/config'

/** What the Dockerfile builds, which takes minutes: it installs the packages twice. Needs a PostgreSQL server. */
export default defineConfig({
  test: { include: ['tests/image/*.test.ts'], testTimeout: 900_000, hookTimeout: 60_000 },
})
