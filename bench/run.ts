import { playGrowth, playUnanalyzed, playWithoutEvents, runLong } from './alone.js'
import { cleanUp } from './cleanup.js'
import { isChanged } from './commit.js'
import { costOf, readLimits } from './cost.js'
import { playInstances, playRivals } from './matches.js'
import type { MeasuredRoute } from './measured-route.js'
import type { Match } from './measurement.js'
import { nodeBinary, versionOf } from './node-binary.js'
import { measureNoise } from './noise.js'
import {
  isOfRoutes,
  OLD_NODE,
  type Options,
  type RivalName,
  readOptions,
  rivalsAt,
  SIZES,
  UNANALYZED_SIZES,
} from './options.js'
import { describeMachine, describeMatch, describeRounds, Publication } from './publication.js'
import { playQueue } from './queue.js'
import { Refusal, requireQuiet } from './quiet.js'
import { READS } from './read-routes.js'
import { playReplicas, startPrimary } from './replicas.js'
import {
  eventsTable,
  instancesTable,
  mixedTable,
  type Outcome,
  queueTable,
  replicasTable,
  tableOf,
  unanalyzedTable,
  writesTable,
} from './report.js'
import { ROUTES } from './routes.js'
import { compile, copiesFor, openSetting, SERVICE_SCRIPT, type Setting, serviceEnv, startProvider } from './setting.js'
import { startsTable } from './starts.js'
import { WRITES } from './write-routes.js'

/** The routes with which several instances are measured. */
const SHARED_ROUTES = READS.filter(({ name }) => ['me', 'recent', 'search', 'serve', 'patch'].includes(name))

/** The routes with which the service is measured while it solves; none of them queues a board. */
const ROUTES_WHILE_SOLVING = [
  ...SHARED_ROUTES,
  ...READS.filter(({ name }) => name === 'catalog-search'),
  ...WRITES.filter(({ name }) => name === 'deal-title'),
]

/** The routes with which replicas are measured. */
const REPLICATED_ROUTES = READS.filter(({ name }) =>
  ['recent', 'catalog-search', 'explorer', 'authors', 'feed', 'search'].includes(name),
)

const placeOf = ({ accounts, options: { node } }: Setting): string =>
  node === OLD_NODE ? `bench on Node ${OLD_NODE}` : `bench of ${accounts} accounts`

const bench = async (
  page: Publication,
  setting: Setting,
  rivals: readonly RivalName[],
): Promise<readonly Outcome[]> => {
  await requireQuiet(setting.options.force)
  const noise = await measureNoise(setting)
  const { outcomes, mixed } = await playRivals(setting, rivals)
  const put = async (place: string, match: Match | undefined, table: string): Promise<void> =>
    page.put(place, await describeMatch(setting, match, noise), table)
  const [reads, writes] = [READS, WRITES].map((group) => outcomes.filter(({ route }) => group.includes(route)))
  if (reads?.[0] !== undefined) await put(placeOf(setting), reads[0].match, tableOf(reads, noise))
  if (writes?.[0] !== undefined)
    await put(`writes of ${setting.accounts} accounts`, writes[0].match, writesTable(writes, noise))
  if (mixed !== null)
    await put(
      `writes beside reads of ${setting.accounts} accounts`,
      mixed,
      mixedTable(mixed, setting.options.routes, noise),
    )
  return outcomes
}

const benchUnanalyzed = async (page: Publication, setting: Setting): Promise<void> => {
  const outcomes = await playUnanalyzed(setting)
  page.put(
    `unanalyzed of ${setting.accounts} accounts`,
    await describeMatch(setting, outcomes[0]?.match, null),
    unanalyzedTable(outcomes),
  )
}

/** The writes that add events. */
const EVENTFUL = WRITES.filter(({ name }) =>
  ['create-deal', 'deal-sharing', 'onboarding', 'batch-36', 'batch-500', 'import-36'].includes(name),
)

const benchEvents = async (page: Publication, setting: Setting): Promise<void> => {
  const outcomes = await playWithoutEvents(withRoutes(setting, EVENTFUL))
  page.put('events', await describeMatch(setting, outcomes[0]?.match, null), eventsTable(outcomes))
}

const benchGrowth = async (page: Publication, settings: readonly Setting[]): Promise<void> => {
  const [first] = settings
  if (first === undefined) return
  const growth = await playGrowth(settings)
  page.putGrowth(
    `The service in turns over each size; ${describeRounds(first)}. ${await describeMachine(first)}`,
    growth,
  )
}

const benchStarts = async (page: Publication, setting: Setting): Promise<void> =>
  page.put(
    'starts',
    await describeMachine(setting),
    await startsTable(setting.node, SERVICE_SCRIPT, serviceEnv(setting)),
  )

const benchInstances = async (page: Publication, setting: Setting, routes: readonly MeasuredRoute[]): Promise<void> => {
  const outcomes = await playInstances(setting, routes)
  page.put('instances', await describeMatch(setting, outcomes[0]?.match, null), instancesTable(outcomes))
}

type Start = Pick<Setting, 'options' | 'node' | 'provider'>

const benchReplicas = async (page: Publication, start: Start): Promise<void> => {
  const { options } = start
  const primary = await startPrimary()
  const setting = await openSetting(start, options.accounts, [], primary.url)
  const outcomes = await playReplicas(setting, primary, options.write ? REPLICATED_ROUTES : options.routes)
  page.put('replicas', await describeMatch(setting, outcomes[0]?.match, null), replicasTable(outcomes))
}

const benchQueue = async (page: Publication, setting: Setting, routes: readonly MeasuredRoute[]): Promise<void> => {
  const outcomes = await playQueue(setting, routes)
  page.put('queue', await describeMatch(setting, outcomes[0]?.match, null), queueTable(outcomes))
}

const benchCost = async (page: Publication, setting: Setting, outcomes: readonly Outcome[]): Promise<void> =>
  page.put(
    'cost',
    `From the figures at ${setting.accounts.toLocaleString('en')} accounts. ${await describeMachine(setting)}`,
    costOf(outcomes, await readLimits(setting.data.pool)),
  )

const benchLong = async (page: Publication, setting: Setting, requests: number): Promise<void> =>
  page.put('long', await describeMachine(setting), await runLong(setting, requests))

const withRoutes = (setting: Setting, routes: readonly MeasuredRoute[]): Setting => ({
  ...setting,
  options: { ...setting.options, routes },
})

const UNANALYZED_COPY = ['unanalyzed'] as const

/** Measures everything for which the page has tables. */
const runAll = async (page: Publication, start: Start): Promise<void> => {
  const { options } = start
  const settings: Setting[] = []
  for (const size of SIZES) {
    const rivals = rivalsAt(size, options)
    const isNoted = UNANALYZED_SIZES.includes(size)
    const setting = await openSetting(start, size, [
      ...copiesFor(['bare', ...rivals]),
      ...(isNoted ? UNANALYZED_COPY : []),
    ])
    settings.push(setting)
    const outcomes = await bench(page, setting, rivals)
    if (isNoted) await benchUnanalyzed(page, withRoutes(setting, WRITES))
    if (size === SIZES.at(-1)) await benchCost(page, setting, outcomes)
  }
  const small = settings[0] as Setting
  await benchGrowth(page, settings)
  await benchStarts(page, small)
  await benchInstances(page, small, SHARED_ROUTES)
  await benchReplicas(page, start)
  await benchEvents(page, small)
  const old = { ...options, node: OLD_NODE, routes: READS }
  await bench(page, { ...small, options: old, node: nodeBinary(OLD_NODE) }, rivalsAt(small.accounts, old))
  if (options.long !== undefined) await benchLong(page, small, options.long)
  // This comes last, because it changes the boards.
  await benchQueue(page, small, ROUTES_WHILE_SOLVING)
}

const runSome = async (page: Publication, start: Start): Promise<void> => {
  const { options } = start
  if (options.growth !== undefined) {
    const settings: Setting[] = []
    for (const size of options.growth) settings.push(await openSetting(start, size))
    return benchGrowth(page, settings)
  }
  if (options.mode === 'replicas') return benchReplicas(page, start)
  if (options.mode === 'unanalyzed') {
    const setting = await openSetting(start, options.accounts, UNANALYZED_COPY)
    return benchUnanalyzed(
      page,
      withRoutes(
        setting,
        options.routes.filter((route) => WRITES.includes(route)),
      ),
    )
  }
  const { accounts, mode } = options
  const rivals = options.write ? rivalsAt(accounts, options) : options.rivals
  // The noise is measured with `bare`.
  const setting = await openSetting(start, accounts, isOfRoutes(options) ? copiesFor(['bare', ...rivals]) : [])
  if (mode === 'starts') return benchStarts(page, setting)
  if (mode === 'instances') return benchInstances(page, setting, options.write ? SHARED_ROUTES : options.routes)
  if (mode === 'events') return benchEvents(page, setting)
  if (mode === 'queue') return benchQueue(page, setting, options.write ? ROUTES_WHILE_SOLVING : options.routes)
  if (options.long !== undefined) return benchLong(page, setting, options.long)
  const outcomes = await bench(page, setting, rivals)
  // The cost is computed from the whole mix.
  const isOfMix = options.write
    ? accounts === SIZES.at(-1) && options.routes.length === ROUTES.length
    : options.routes.some(({ share }) => share > 0)
  if (isOfMix) await benchCost(page, setting, outcomes)
}

const run = async (options: Options): Promise<void> => {
  if (options.write && isChanged())
    throw new Refusal('Nothing is measured: --write needs a commit, and the working tree differs from it.')
  await requireQuiet(options.force)
  compile()
  const node = nodeBinary(options.node)
  console.error(`Node ${versionOf(node)}`)
  const start = { options, node, provider: await startProvider() }
  const page = new Publication()
  if (options.mode === 'all') await runAll(page, start)
  else await runSome(page, start)
  if (options.write) page.write()
}

const stopAt = (signal: NodeJS.Signals): void => {
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)))
}

const main = async (): Promise<void> => {
  stopAt('SIGINT')
  stopAt('SIGTERM')
  const options = readOptions()
  try {
    await run(options)
  } finally {
    await cleanUp()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Refusal ? error.message : error)
  process.exitCode = 1
})
