import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { billOfMaterials, notesOf, provenanceOf, sha256 } from './documents/release-documents.js'

/**
 * Creates the folder `release` with everything that a release publishes, from the commit that is checked out and
 * tagged.
 */

const FOLDER = 'release'

const run = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'pipe', 'inherit'] })

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string; version: string }
const started = new Date()

const requireTag = (): string => {
  if (run('git', 'status', '--porcelain').trim() !== '') throw new Error('There are changes that are not committed.')
  const tags = run('git', 'tag', '--points-at', 'HEAD').trim().split('\n')
  if (!tags.includes(`v${version}`)) throw new Error(`The commit is not tagged v${version}.`)
  return run('git', 'rev-parse', 'HEAD').trim()
}

const commit = requireTag()
rmSync(FOLDER, { recursive: true, force: true })
run('npm', 'run', 'build')
run('npm', 'run', 'client:build')
mkdirSync(FOLDER)
run('npm', 'pack', '--pack-destination', FOLDER)
run('npm', 'pack', './client', '--pack-destination', FOLDER)
writeFileSync(join(FOLDER, `${name}-${version}.cdx.json`), billOfMaterials(name))
const files = readdirSync(FOLDER).sort()
const digests = Object.fromEntries(files.map((file) => [file, sha256(readFileSync(join(FOLDER, file)))]))
const provenance = provenanceOf({ commit, version, digests, node: process.version, started, finished: new Date() })
writeFileSync(join(FOLDER, 'provenance.json'), `${JSON.stringify(provenance, null, 2)}\n`)
const sums = Object.entries(digests).map(([file, digest]) => `${digest}  ${file}\n`)
writeFileSync(join(FOLDER, 'SHA256SUMS'), sums.join(''))
writeFileSync(join(FOLDER, 'NOTES.md'), notesOf(readFileSync('CHANGELOG.md', 'utf8'), version))
console.log(readdirSync(FOLDER).join('\n'))
