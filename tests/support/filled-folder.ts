import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync } from 'node:fs'
import { inject } from 'vitest'
import { startProcess } from './service-process.js'

const makeAt = async (path: string): Promise<void> => {
  const draft = mkdtempSync(`${path}-`)
  const service = await startProcess({ DATA_DIR: draft })
  const { code } = await service.kill('SIGTERM')
  if (code !== 0) throw new Error(`the service that fills ${draft} ended with ${code}: ${service.output.stderr}`)
  try {
    renameSync(draft, path)
  } catch (error) {
    // Another worker has created it in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error
  }
}

/** Fills a data folder as the first start of a service does: with tables, demo data and keys. */
export const fillFolder = async (folder: string): Promise<void> => {
  const filled = inject('filledFolder')
  if (!existsSync(filled)) await makeAt(filled)
  execFileSync('cp', ['-a', `${filled}/.`, folder])
}
