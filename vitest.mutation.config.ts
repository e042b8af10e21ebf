import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The first failing test kills a mutant: the tests of pure rules run first, those that build an app for each case last. */
const ORDER = ['/domain/', '/application/', '/contract/', '/http/']
const LAST = /\/http\/(accounts|back-office|impersonation|deals|erasure|announcements|catalog)\.test\.ts$/

class FastestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      LAST.test(moduleId) ? ORDER.length : ORDER.findIndex((folder) => moduleId.includes(folder))
    return files.toSorted((a, b) => rank(a) - rank(b) || (a.moduleId < b.moduleId ? -1 : 1))
  }
}

/**
 * The tests that mutants of the domain and of the use-cases have to fail: on the in-memory adapters, without a database, and
 * in one process, which spares each mutant the loading of the service for each file.
 */
export default defineConfig({
  test: {
    isolate: false,
    sequence: { sequencer: FastestFirst },
    include: [
      'tests/domain/**/*.test.ts',
      'tests/application/**/*.test.ts',
      'tests/contract/in-memory.test.ts',
      'tests/http/**/*.test.ts',
    ],
    exclude: [
      'tests/**/*postgres.test.ts',
      'tests/http/{authentication,openapi,errors,logging,web-pages,rate-limits,http-semantics}.test.ts',
    ],
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/seed.ts', 'tests/support/load-service.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
