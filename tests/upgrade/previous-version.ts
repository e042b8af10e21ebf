import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { migrationNames } from './migrations.js'

const run = (command: string, args: readonly string[], cwd = '.'): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
const git = (...args: readonly string[]): string => run('git', args)

/**
 * The last commit whose migrations are fewer than those here.
 * @throws where the history does not reach back that far, as in a shallow clone
 */
export const previousCommit = (): string => {
  if (git('rev-parse', '--is-shallow-repository') === 'true')
    throw new Error(
      'The version before cannot be found in a shallow clone: fetch the whole history (git fetch --unshallow).',
    )
  const newest = `prisma/migrations/${migrationNames().at(-1)}`
  const addedBy = git('log', '-1', '--first-parent', '-m', '--diff-filter=A', '--format=%H', '--', newest)
  // A migration that is not committed yet: the version before is what is.
  return git('rev-parse', '--verify', addedBy === '' ? 'HEAD' : `${addedBy}^`)
}

export interface PreviousVersion {
  readonly commit: string
  /** Its command line, built. */
  readonly cli: string
  remove(): void
}

/** `<name>@<version>` of what a lock file has at the top of the tree. */
const locked = (lockFile: string): ReadonlyMap<string, string> => {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, { version: string }> }
  return new Map(Object.entries(packages).map(([path, { version }]) => [path, version]))
}

/** The packages that a version needs to run and this one has not, or not in that version. */
const missingPackages = (folder: string): readonly string[] => {
  const [its, ours] = [locked(join(folder, 'package-lock.json')), locked('package-lock.json')]
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  return Object.keys(dependencies).flatMap((name) => {
    const path = `node_modules/${name}`
    return its.get(path) === ours.get(path) ? [] : [`${name}@${its.get(path)}`]
  })
}

/** Checks the version before out of the history and builds it, with the packages of this one as far as they are the same. */
export const buildPreviousVersion = (): PreviousVersion => {
  const commit = previousCommit()
  const root = mkdtempSync(join(tmpdir(), 'dealbook-previous-'))
  const [folder, packages] = [join(root, 'service'), resolve('node_modules')]
  const remove = () => {
    rmSync(root, { recursive: true, force: true })
    git('worktree', 'prune')
  }
  try {
    git('worktree', 'add', '--detach', folder, commit)
    const missing = missingPackages(folder)
    if (missing.length > 0) {
      const extra = join(root, 'extra')
      mkdirSync(extra)
      run(
        'npm',
        ['install', '--prefix', extra, '--no-audit', '--ignore-scripts', '--prefer-offline', ...missing],
        extra,
      )
      renameSync(join(extra, 'node_modules'), join(folder, 'node_modules'))
    }
    // Where a package is not found in its own folder, it is looked for in the one above.
    symlinkSync(packages, join(root, 'node_modules'))
    run(process.execPath, [join(packages, 'prisma/build/index.js'), 'generate'], folder)
    // Its types were checked when it was made.
    run(process.execPath, [join(packages, 'typescript/bin/tsc'), '-p', 'tsconfig.build.json', '--noCheck'], folder)
  } catch (error) {
    remove()
    throw error
  }
  return { commit, cli: join(folder, 'dist/cli.js'), remove }
}
