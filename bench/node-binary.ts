import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CACHE = fileURLToPath(new URL('../.bench', import.meta.url))

/**
 * The Node to measure with: the file at a path, or the newest of a major version, downloaded once from the registry.
 * @throws if it is not available
 */
export const nodeBinary = (choice: string): string => {
  if (!/^\d+$/.test(choice)) return choice
  const name = `node-${process.platform}-${process.arch}`
  const prefix = join(CACHE, `node${choice}`)
  const binary = join(prefix, 'node_modules', name, 'bin', 'node')
  if (existsSync(binary)) return binary
  const install = ['install', '--silent', '--no-save', '--prefix', prefix, `${name}@${choice}`]
  const { status } = spawnSync('npm', install, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0 || !existsSync(binary)) throw new Error(`Node ${choice} cannot be had as ${name}: name a path`)
  return binary
}

/** Such as `24.15.0`. */
export const versionOf = (binary: string): string => {
  const { status, stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${binary} is no Node`)
  return stdout.trim().replace(/^v/, '')
}
