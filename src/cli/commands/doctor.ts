import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { Command } from 'commander'
import type { Settings } from '../../process/settings.js'
import { examineClock } from '../doctor/examine-clock.js'
import { examineDatabase } from '../doctor/examine-database.js'
import { examineProvider } from '../doctor/examine-provider.js'
import { examineProxy } from '../doctor/examine-proxy.js'
import { examineRedis } from '../doctor/examine-redis.js'
import { examineSettings } from '../doctor/examine-settings.js'
import { examineToken } from '../doctor/examine-token.js'
import { type Finding, problem, reasonOf, TOPICS, type Topic } from '../doctor/finding.js'

interface DoctorOptions {
  /** A file with an access token; `-`: standard input. */
  readonly token?: string
}

/** Yields the findings of each examination. An error in one doesn't keep the others from running. */
const examinations = async function* (options: DoctorOptions): AsyncIterable<readonly [Topic, readonly Finding[]]> {
  const { settings, findings } = examineSettings(process.env)
  yield ['settings', findings]
  if (settings === null) return
  const rest: Readonly<Record<Exclude<Topic, 'settings'>, () => Promise<readonly Finding[]>>> = {
    database: () => examineDatabase(settings),
    provider: async () => [
      ...(await examineProvider(settings)),
      ...(options.token === undefined ? [] : await onToken(settings, options.token)),
    ],
    redis: () => examineRedis(settings),
    clock: () => examineClock(settings),
    proxy: () => examineProxy(settings),
  }
  for (const topic of TOPICS) {
    if (topic === 'settings') continue
    yield [topic, await rest[topic]().catch((error: unknown) => [unexpected(error)])]
  }
}

const unexpected = (error: unknown): Finding =>
  problem(`The examination failed: ${reasonOf(error)}.`, 'Solve what is said above, and run this again.')

const onToken = async (settings: Settings, file: string): Promise<readonly Finding[]> => {
  try {
    const content = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8')
    return await examineToken(settings, content.trim().replace(/^Bearer\s+/i, ''))
  } catch (error) {
    return [
      problem(`The token cannot be examined: ${reasonOf(error)}.`, 'Name a file with an access token, or - for stdin.'),
    ]
  }
}

const lineOf = (topic: Topic, { state, message, remedy }: Finding): string =>
  `${state.padEnd(8)}${topic.padEnd(9)}${message}${remedy === null ? '' : ` ${remedy}`}`

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

export const doctor = new Command('doctor')
  .description(
    'examine settings, database, identity provider, Redis, clock and proxies, and say what is wrong and what to do; exits with 1 if there is a problem',
  )
  .option('--token <file>', 'also examine an access token of the identity provider in this file (-: standard input)')
  .action(async (options: DoctorOptions) => {
    const states: Finding['state'][] = []
    for await (const [topic, findings] of examinations(options)) {
      for (const finding of findings) {
        console.log(lineOf(topic, finding))
        states.push(finding.state)
      }
    }
    const [problems, warnings] = (['problem', 'warning'] as const).map(
      (state) => states.filter((each) => each === state).length,
    ) as [number, number]
    console.log(`${counted(problems, 'problem')}, ${counted(warnings, 'warning')}.`)
    if (problems > 0) process.exitCode = 1
  })
