import { playGrowth, runLong } from './alone.js'
import { cleanUp } from './cleanup.js'
import { isChanged } from './commit.js'
import { costOf, readLimits } from './cost.js'
import { playInstances, playRivals } from './matches.js'
import { nodeBinary, versionOf } from './node-binary.js'
import { measureNoise } from './noise.js'
import { OLD_NODE, type Options, type RivalName, readOptions, rivalsAt, SIZES } from './options.js'
import { describeMachine, describeMatch, describeRounds, Publication } from './publication.js'
import { Refusal, requireQuiet } from './quiet.js'
import { instancesTable, type Outcome, tableOf } from './report.js'
import { type MeasuredRoute, ROUTES } from './routes.js'
import { compile, openSetting, SERVICE_SCRIPT, type Setting, serviceEnv, startProvider } from './setting.js'
import { startsTable } from './starts.js'

/** What several instances are measured on. */
const SHARED_ROUTES = ROUTES.filter(({ name }) => ['me', 'recent', 'search', 'serve', 'patch'].includes(name))

const placeOf = ({ accounts, options: { node } }: Setting): string =>
  node === OLD_NODE ? `bench on Node ${OLD_NODE}` : `bench of ${accounts} accounts`

const bench = async (
  page: Publication,
  setting: Setting,
  rivals: readonly RivalName[],
): Promise<readonly Outcome[]> => {
  await requireQuiet(setting.options.force)
  const noise = await measureNoise(setting)
  const outcomes = await playRivals(setting, rivals)
  page.put(placeOf(setting), await describeMatch(setting, outcomes, noise), tableOf(outcomes, noise))
  return outcomes
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
  page.put('instances', await describeMatch(setting, outcomes, null), instancesTable(outcomes))
}

const benchCost = async (page: Publication, setting: Setting, outcomes: readonly Outcome[]): Promise<void> =>
  page.put(
    'cost',
    `From the figures at ${setting.accounts.toLocaleString('en')} accounts. ${await describeMachine(setting)}`,
    costOf(outcomes, await readLimits(setting.data.pool)),
  )

const benchLong = async (page: Publication, setting: Setting, requests: number): Promise<void> =>
  page.put('long', await describeMachine(setting), await runLong(setting, requests))

type Start = Pick<Setting, 'options' | 'node' | 'provider'>

/** Everything that the page has tables for. */
const runAll = async (page: Publication, start: Start): Promise<void> => {
  const { options } = start
  const settings: Setting[] = []
  for (const size of SIZES) {
    const setting = await openSetting(start, size)
    settings.push(setting)
    const outcomes = await bench(page, setting, rivalsAt(size, options))
    if (size === SIZES.at(-1)) await benchCost(page, setting, outcomes)
  }
  const small = settings[0] as Setting
  await benchGrowth(page, settings)
  await benchStarts(page, small)
  await benchInstances(page, small, SHARED_ROUTES)
  const old = { ...options, node: OLD_NODE }
  await bench(page, { ...small, options: old, node: nodeBinary(OLD_NODE) }, rivalsAt(small.accounts, old))
  if (options.long !== undefined) await benchLong(page, small, options.long)
}

const runSome = async (page: Publication, start: Start): Promise<void> => {
  const { options } = start
  if (options.growth !== undefined) {
    const settings: Setting[] = []
    for (const size of options.growth) settings.push(await openSetting(start, size))
    return benchGrowth(page, settings)
  }
  const setting = await openSetting(start, options.accounts)
  if (options.starts) return benchStarts(page, setting)
  if (options.instances) return benchInstances(page, setting, options.write ? SHARED_ROUTES : options.routes)
  if (options.long !== undefined) return benchLong(page, setting, options.long)
  const { accounts } = options
  const outcomes = await bench(page, setting, options.write ? rivalsAt(accounts, options) : options.rivals)
  if (!options.write || accounts === SIZES.at(-1)) await benchCost(page, setting, outcomes)
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
  if (options.all) await runAll(page, start)
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
