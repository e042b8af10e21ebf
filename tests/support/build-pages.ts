import { resolve } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the pages, built from the current sources. */
    readonly pages: string
  }
}

const FOLDER = resolve('node_modules/.cache/dealbook-pages')

/** Builds the pages for the browser suites, with React's development warnings (NODE_ENV is that of the tests). */
export default async (project: TestProject): Promise<void> => {
  // Only needed here: other suites start without it.
  const { build } = await import('vite')
  const options = { configFile: 'web/vite.config.ts', logLevel: 'error' } as const
  await build({ ...options, build: { outDir: FOLDER } })
  await build({ ...options, mode: 'students', build: { outDir: FOLDER } })
  await build({ ...options, mode: 'students', build: { outDir: `${FOLDER}/server`, ssr: true } })
  project.provide('pages', FOLDER)
}
