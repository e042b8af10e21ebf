import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const git = (...args: readonly string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** The measured version, such as `commit 1a2b3c4 of 2026-11-22`. */
export const describeCommit = (): string => {
  const [hash, day] = git('log', '-1', '--format=%h %cs')?.split(' ') ?? []
  return hash === undefined ? 'commit unknown' : `commit ${hash} of ${day}${isChanged() ? ', with changes' : ''}`
}

/** Whether anything other than the documents differs from the commit. */
export const isChanged = (): boolean => git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!docs') !== ''
