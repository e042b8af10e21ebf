import type { MeasuredRoute } from './measured-route.js'
import { play } from './measurement.js'
import { Refusal } from './quiet.js'
import { MOST_NOISE, type Noise, ratioOf } from './report.js'
import { ROUTES } from './routes.js'
import { matchOf, type Setting, startLoadOf, startRival, stopContestant } from './setting.js'

/** The measured routes: one row, and a page with its total. */
const NOISE_ROUTES: readonly MeasuredRoute[] = ROUTES.filter(({ name }) => name === 'me' || name === 'author-deals')
const LEAST_ROUNDS = 3

/** The maximum number of attempts until it is quiet: other loads on the same host vary. */
const TRIES = 5

const NAMES = ['bare', 'bare again'] as const

const measureOnce = async (setting: Setting, players: Parameters<typeof matchOf>[2]): Promise<Noise> => {
  const ratios: number[] = []
  let share = 0
  for (const route of NOISE_ROUTES) {
    const options = matchOf(setting, route, players)
    const match = await play({ ...options, rounds: Math.max(LEAST_ROUNDS, options.rounds) })
    const [one = [], other = []] = NAMES.map((name) => match.get(name))
    const ofRounds = one.map((turn, i) => turn.requestsPerSecond / (other[i]?.requestsPerSecond ?? Number.NaN))
    ratios.push(...ofRounds)
    share = Math.max(share, Math.abs((ratioOf(match, ...NAMES) ?? Number.NaN) - 1))
  }
  const noise = { share, least: Math.min(...ratios), greatest: Math.max(...ratios) }
  console.error(describeNoise(noise))
  return noise
}

/** Measures `bare` against itself first. @throws Refusal if the two differ by too much in every attempt */
export const measureNoise = async (setting: Setting): Promise<Noise> => {
  const contestants = [await startRival(setting, 'bare'), await startRival(setting, ...NAMES)]
  const players = { load: startLoadOf(setting), contestants }
  const isQuiet = ({ share }: Noise): boolean => share <= MOST_NOISE || setting.options.force
  let noise = await measureOnce(setting, players)
  for (let tried = 1; tried < TRIES && !isQuiet(noise); tried++) noise = await measureOnce(setting, players)
  for (const contestant of contestants) await stopContestant(contestant)
  players.load.disconnect()
  if (!isQuiet(noise))
    throw new Refusal(`Nothing is measured: ${describeNoise(noise)}, and it may be ${MOST_NOISE} at most.`)
  return noise
}

export const describeNoise = ({ share, least, greatest }: Noise): string =>
  `noise of bare against bare ${share.toFixed(3)} (rounds from ${least.toFixed(2)} to ${greatest.toFixed(2)})`
