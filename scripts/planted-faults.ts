import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { env, execPath, exit } from 'node:process'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import type { Fault } from '../tests/planted/fault.js'
import { FAULTS } from '../tests/planted/faults.js'

/**
 * `npm run test:planted [-- --draw <number> --seed <number>] [-- --only <part of a path or a sentence>]`: plants each fault of
 * `tests/planted` in a copy of the working tree, one at a time, and runs the suite that has to detect it. A fault is
 * detected if the suite passes without it, and one of its tests fails with it.
 */

const GENERATED = 'src/infrastructure/prisma/generated'
const LONGEST_RUN_MS = 180_000
/** The environment for suites, without variables that would change their inputs, or make them test a built service. */
const { SEED: _, SERVICE: __, ...ENVIRONMENT } = env

const openCopy = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'dealbook-planted-'))
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0')
  for (const file of [...files, GENERATED]) {
    if (file !== '' && existsSync(file)) cpSync(file, join(folder, file), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

interface Counts {
  readonly numPassedTests: number
  readonly numFailedTests: number
}

/** The numbers of a suite's tests that pass and fail in the copy; `null` if the tests could not be run. */
const runSuite = (folder: string, { project, suite, named }: Fault): Counts | null => {
  const report = join(folder, 'planted-report.json')
  rmSync(report, { force: true })
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', project ?? 'unit', '--reporter=json']
  const options = [`--outputFile=${report}`, '--bail', '1', suite, ...(named === undefined ? [] : ['-t', named])]
  const spawned = { cwd: folder, env: ENVIRONMENT, timeout: LONGEST_RUN_MS, killSignal: 'SIGKILL' } as const
  spawnSync(execPath, [...vitest, ...options], spawned)
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null
}

/** Whether each suite passes without a fault; suites that several faults name run once. */
const passesUnchanged = (folder: string) => {
  const known = new Map<string, boolean>()
  return (fault: Fault): boolean => {
    const key = `${fault.suite} ${fault.named}`
    if (!known.has(key)) {
      const counts = runSuite(folder, fault)
      known.set(key, counts !== null && counts.numPassedTests > 0 && counts.numFailedTests === 0)
    }
    return known.get(key) === true
  }
}

/** The problem with a fault or its suite; `null` if the suite detects the fault. */
const problemOf = (folder: string, fault: Fault, passes: (fault: Fault) => boolean): string | null => {
  const path = join(folder, fault.file)
  const source = readFileSync(path, 'utf8')
  if (source.split(fault.text).length !== 2) return `its text does not occur exactly once in ${fault.file}`
  if (!passes(fault)) return `${fault.suite} fails without the fault, or has no such test`
  writeFileSync(
    path,
    source.replace(fault.text, () => fault.replacement),
  )
  const counts = runSuite(folder, fault)
  writeFileSync(path, source)
  if (counts === null) return `${fault.suite} did not end`
  return counts.numFailedTests > 0 ? null : `no test of ${fault.suite} fails`
}

const { values } = parseArgs({
  options: { draw: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string', default: '' } },
})
const asked = FAULTS.filter(({ fault, file }) => `${file}: ${fault}`.includes(values.only))
const count = Math.min(Number(values.draw ?? asked.length), asked.length)
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const drawn = fc.shuffledSubarray(asked, { minLength: count, maxLength: count })
const faults = values.draw === undefined ? asked : (fc.sample(drawn, { seed, numRuns: 1 })[0] ?? [])

const folder = openCopy()
const passes = passesUnchanged(folder)
let failed = 0
for (const fault of faults) {
  const start = performance.now()
  const problem = problemOf(folder, fault, passes)
  if (problem !== null) failed++
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(
    `${problem === null ? 'noticed' : 'FAILED'} (${seconds} s): ${fault.fault}${problem ? `: ${problem}` : ''}`,
  )
}
rmSync(folder, { recursive: true })
if (values.draw !== undefined) console.log(`seed ${seed}`)
console.log(`${faults.length - failed} planted faults passed, ${failed} failed`)
exit(failed === 0 && faults.length > 0 ? 0 : 1)
