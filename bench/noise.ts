import { play } from './measurement.js'
import { Refusal } from './quiet.js'
import { MOST_NOISE, type Noise, ratioOf } from './report.js'
import { type MeasuredRoute, ROUTES } from './routes.js'
import { matchOf, type Setting, startLoadOf, startRival, stopContestant } from './setting.js'

/** Routes to look at: one row, and a page with its count. */
const NOISE_ROUTES: readonly MeasuredRoute[] = ROUTES.filter(({ name }) => name === 'me' || name === 'author-deals')
const LEAST_ROUNDS = 3

/** How often a quiet while is waited for: others on the same host come and go. */
const TRIES = 5

/** `bare` against itself before anything is measured. @throws Refusal when the two differ by too much at every try */
export const measureNoise = async (setting: Setting): Promise<Noise> => {
  const names = ['bare', 'bare again'] as const
  const contestants = [await startRival(setting, 'bare'), await startRival(setting, 'bare', names[1])]
  const load = startLoadOf(setting)
  const measure = async (): Promise<Noise> => {
    const ratios: number[] = []
    let share = 0
    for (const route of NOISE_ROUTES) {
      const options = matchOf(setting, route, { load, contestants })
      const match = await play({ ...options, rounds: Math.max(LEAST_ROUNDS, options.rounds) })
      const [one = [], other = []] = names.map((name) => match.get(name))
      const ofRounds = one.map((turn, i) => turn.requestsPerSecond / (other[i]?.requestsPerSecond ?? Number.NaN))
      ratios.push(...ofRounds)
      share = Math.max(share, Math.abs((ratioOf(match, ...names) ?? Number.NaN) - 1))
    }
    return { share, least: Math.min(...ratios), greatest: Math.max(...ratios) }
  }
  const isQuiet = ({ share }: Noise): boolean => share <= MOST_NOISE || setting.options.force
  let noise = await measure()
  console.error(describeNoise(noise))
  for (let tried = 1; tried < TRIES && !isQuiet(noise); tried++) {
    noise = await measure()
    console.error(describeNoise(noise))
  }
  for (const contestant of contestants) await stopContestant(contestant)
  load.disconnect()
  if (!isQuiet(noise))
    throw new Refusal(`Nothing is measured: ${describeNoise(noise)}, and it may be ${MOST_NOISE} at most.`)
  return noise
}

export const describeNoise = ({ share, least, greatest }: Noise): string =>
  `noise of bare against bare ${share.toFixed(3)} (rounds from ${least.toFixed(2)} to ${greatest.toFixed(2)})`
