import { Command, InvalidArgumentError, Option } from 'commander'
import type { MeasuredRoute } from './measured-route.js'
import { GROUPS, type GroupName, ROUTES } from './routes.js'

export const RIVALS = ['bare', 'orm', 'naked'] as const
export type RivalName = (typeof RIVALS)[number]
/** The rivals for which there are targets. */
const AIMED_AT: readonly RivalName[] = ['bare', 'orm']

/** What is measured, and how `--help` describes it. */
const MODES = {
  routes: 'the service beside its rivals',
  starts: 'starts and memory at rest',
  instances: 'two instances beside one, on all cores',
  replicas: 'the service with no, one and two replicas, on all cores',
  queue: 'the service at rest and while it solves 10,000 boards, on all cores',
  unanalyzed: 'writes on data without statistics, and with them',
  events: 'writes with events and without',
  all: 'everything that the documents have tables for, in turn',
} as const
export type Mode = keyof typeof MODES

export interface Options {
  readonly mode: Mode
  readonly accounts: number
  readonly seconds: number
  readonly rounds: number
  readonly routes: readonly MeasuredRoute[]
  readonly rivals: readonly RivalName[]
  /** A path, or a major version. */
  readonly node: string
  readonly keep: boolean
  readonly write: boolean
  readonly force: boolean
  readonly growth?: readonly number[]
  readonly long?: number
  readonly profile?: string
}

const wholeNumber = (value: string): number => {
  if (!/^[1-9]\d*$/.test(value)) throw new InvalidArgumentError('It has to be a whole number above 0.')
  return Number(value)
}

const sizesNamed = (value: string): readonly number[] => value.split(',').map(wholeNumber)

const routesNamed = (value: string): readonly MeasuredRoute[] =>
  value.split(',').flatMap((name) => {
    if (Object.hasOwn(GROUPS, name)) return GROUPS[name as GroupName]
    const route = ROUTES.find((known) => known.name === name)
    if (route === undefined)
      throw new InvalidArgumentError(`Known are reads, writes, ${ROUTES.map((known) => known.name).join(', ')}.`)
    return route
  })

/** The tables whose routes are all measured. */
export const groupsOf = ({ routes }: Pick<Options, 'routes'>): readonly GroupName[] =>
  (['reads', 'writes'] as const).filter((name) => GROUPS[name].every((route) => routes.includes(route)))

const rivalsNamed = (value: string): readonly RivalName[] =>
  value.split(',').map((name) => {
    const rival = RIVALS.find((known) => known === name)
    if (rival === undefined) throw new InvalidArgumentError(`Known are ${RIVALS.join(', ')}.`)
    return rival
  })

/** The sizes of data on the page, in accounts. */
export const SIZES = [1_000, 10_000, 100_000]

/** The sizes for which the page has writes on data without statistics. */
export const UNANALYZED_SIZES = [1_000, 100_000]

/** The default Node, which is also used for the page. */
const NEW_NODE = '24'
/** The oldest supported Node: it has one table, for the smallest data. */
export const OLD_NODE = '20'

/** Only `bare` for larger data or the old Node: the others are already far behind with the smallest data. */
export const rivalsAt = (size: number, { rivals, node }: Pick<Options, 'rivals' | 'node'>): readonly RivalName[] =>
  size === SIZES[0] && node === NEW_NODE ? rivals : rivals.filter((rival) => rival === 'bare')

/** Whether the routes are measured on data of one size. */
export const isOfRoutes = ({ mode, growth, long }: Options): boolean =>
  mode === 'routes' && growth === undefined && long === undefined

/** Why the options can't be used to write the page: only its own configurations may be written. */
const faultOfWriting = (options: Options): string | null => {
  const { accounts, force, growth, mode, node, rivals, routes } = options
  const isUnanalyzed = mode === 'unanalyzed'
  if (growth !== undefined && growth.join() !== SIZES.join()) return `--write needs --growth ${SIZES.join()}`
  if (force) return '--write and --force exclude each other: what a busy machine measures is not for the page'
  if (!SIZES.includes(accounts)) return `--write needs one of ${SIZES.join(', ')} accounts`
  if (!isOfRoutes(options) && !isUnanalyzed && accounts !== SIZES[0])
    return '--write takes --accounts for the modes routes and unanalyzed alone'
  const groups = groupsOf(options)
  if (isUnanalyzed && !(groups.includes('writes') && UNANALYZED_SIZES.includes(accounts)))
    return `--write needs all writes and ${UNANALYZED_SIZES.join(' or ')} accounts for unanalyzed data`
  const isWhole = groups.reduce((sum, name) => sum + GROUPS[name].length, 0) === routes.length
  if (!isWhole || (!isOfRoutes(options) && !isUnanalyzed && routes.length < ROUTES.length))
    return '--write needs all routes of a table'
  if (!AIMED_AT.every((rival) => rivals.includes(rival))) return `--write needs the rivals ${AIMED_AT.join(' and ')}`
  const isOld = node === OLD_NODE && isOfRoutes(options) && accounts === SIZES[0] && !groups.includes('writes')
  if (node === NEW_NODE || isOld) return null
  return `--write needs Node ${NEW_NODE}, or ${OLD_NODE} for the reads over ${SIZES[0]} accounts`
}

/** The options of the command line. Ends the process if they are invalid. */
export const readOptions = (): Options => {
  const command = new Command('bench')
    .description('Measures the built service against rivals over the same rows.')
    .addOption(
      new Option(
        '--mode <mode>',
        `what to measure:\n${Object.entries(MODES)
          .map(([name, what]) => `${name}: ${what}`)
          .join('\n')}`,
      )
        .choices(Object.keys(MODES))
        .default('routes'),
    )
    .option('--accounts <count>', 'accounts of the data set', wholeNumber, 1_000)
    .option('--seconds <count>', 'length of one turn', wholeNumber, 5)
    .option('--rounds <count>', 'turns of each', wholeNumber, 3)
    .addOption(
      new Option('--routes <names>', `some of reads,writes,${ROUTES.map(({ name }) => name).join(',')}`)
        .argParser(routesNamed)
        .default(ROUTES, 'all'),
    )
    .addOption(
      new Option('--rivals <names>', `some of ${RIVALS.join(',')}`)
        .argParser(rivalsNamed)
        .default(AIMED_AT, AIMED_AT.join()),
    )
    .option('--node <version>', 'the Node of service, rivals and load: 24, 20 or a path', NEW_NODE)
    .option('--keep', 'keep the databases, and take those that were kept', false)
    .option(
      '--write',
      'write what is measured into docs/performance.md and docs/measurements.md, in whole tables: all that were asked for, or none',
      false,
    )
    .option('--force', 'measure on a busy machine too, for trying things', false)
    .option('--growth <sizes>', 'measure the service alone, over data of these numbers of accounts', sizesNamed)
    .option(
      '--long <requests>',
      'send the service this number of requests, of all routes at once, and look at its memory',
      wholeNumber,
    )
    .option('--profile <folder>', 'write CPU profiles there')
    .parse()
  const options = command.opts<Options>()
  const fault = options.write ? faultOfWriting(options) : null
  if (fault !== null) command.error(fault)
  return options
}
