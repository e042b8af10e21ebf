import type { ChildProcess } from 'node:child_process'
import type { Database } from './databases.js'
import { deleteOneByOne } from './deletions.js'
import type { LoadMessage, Planned, Turn, TurnResult } from './load.js'
import type { MeasuredRoute } from './measured-route.js'
import { cpuSeconds, residentMiB } from './processes.js'

export const CONNECTIONS = 32
const WARM_UP_SECONDS = 1.5

/** One process, or several that share the load. */
export interface Contestant {
  readonly name: string
  readonly origins: readonly string[]
  readonly children: readonly ChildProcess[]
  readonly database: Database
}

/** The result of one turn of one contestant. */
export interface Measured extends TurnResult {
  /** The share of a core in use; `null` if it is unknown. */
  readonly busy: number | null
  readonly cpuMicrosPerRequest: number | null
  /** CPU time of the contestant's PostgreSQL processes. */
  readonly databaseMicrosPerRequest: number | null
  readonly residentMiB: number | null
}

/** The turns of one route by contestant, one in each round. */
export type Match = ReadonlyMap<string, readonly Measured[]>

export interface MatchOptions {
  readonly load: ChildProcess
  readonly contestants: readonly Contestant[]
  readonly requestsOf: (contestant: Contestant) => readonly Planned[]
  readonly connections?: number | undefined
  /** See {@link MeasuredRoute}. */
  readonly isLeft?: string | undefined
  readonly rounds: number
  readonly seconds: number
  /** Called before each turn. */
  readonly prepare: (contestant: Contestant) => Promise<void>
  /** Called while a turn warms up, when all its database connections are open; returns PostgreSQL's processes. */
  readonly onWarm: (contestant: Contestant) => Promise<readonly number[]>
  readonly onTurn: (contestant: Contestant, round: number, measured: Measured) => void
}

/** Sends one turn to the load generator and waits for its result. */
const exchange = (load: ChildProcess, turn: Turn, onMessage: (message: LoadMessage) => void): Promise<TurnResult> =>
  new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('the load generator ended'))
    const settle = (settleWith: () => void): void => {
      load.off('message', onAnswer)
      load.off('exit', onExit)
      settleWith()
    }
    const onAnswer = (message: LoadMessage): void => {
      onMessage(message)
      if (message.kind === 'done') settle(() => resolve(message.result))
      if (message.kind === 'failed') settle(() => reject(new Error(message.message)))
    }
    load.on('message', onAnswer)
    load.once('exit', onExit)
    load.send(turn)
  })

type TurnOptions = Omit<MatchOptions, 'contestants' | 'rounds' | 'onTurn'>

/** Callbacks for the start and the end of the measurement. */
interface Watching {
  readonly onWarming: () => Promise<void>
  readonly onMark: () => void
}

const takeLoad = async (
  { load, requestsOf, seconds, connections = CONNECTIONS }: TurnOptions,
  contestant: Contestant,
  seed: number,
  { onWarming, onMark }: Watching,
): Promise<TurnResult> => {
  const { origins } = contestant
  const requests = requestsOf(contestant)
  const turn: Turn = { origins, requests, seconds, seed, connections, warmUpSeconds: WARM_UP_SECONDS }
  let warmed: Promise<void> | undefined
  const result = await exchange(load, turn, ({ kind }) => {
    if (kind === 'warming') warmed = sleep(WARM_UP_SECONDS / 2).then(onWarming)
    if (kind === 'measuring' || kind === 'measured') onMark()
  })
  await warmed
  return result
}

const takeDeletions = async (
  { requestsOf, isLeft = '' }: TurnOptions,
  contestant: Contestant,
  { onWarming, onMark }: Watching,
): Promise<TurnResult> => {
  await onWarming()
  onMark()
  const result = await deleteOneByOne(contestant, requestsOf(contestant).flat(), isLeft)
  onMark()
  return result
}

/** Puts load on one contestant for a while. @throws if a request fails */
export const takeTurn = async (options: TurnOptions, contestant: Contestant, seed: number): Promise<Measured> => {
  const { name, children } = contestant
  await options.prepare(contestant)
  const own = new Stopwatch(() => children)
  let backends: readonly { readonly pid: number }[] = []
  const database = new Stopwatch(() => backends)
  const watching: Watching = {
    onWarming: async () => {
      backends = (await options.onWarm(contestant)).map((pid) => ({ pid }))
    },
    onMark: () => {
      own.read()
      database.read()
    },
  }
  const result = await (options.isLeft === undefined
    ? takeLoad(options, contestant, seed, watching)
    : takeDeletions(options, contestant, watching))
  if (result.failures > 0) throw new Error(`${name} failed ${result.failures} requests: the run is void`)
  const [used, usedByDatabase] = [own.used(), database.used()]
  return {
    ...result,
    busy: used === null ? null : used / result.seconds,
    cpuMicrosPerRequest: used === null ? null : (used * 1e6) / result.completed,
    databaseMicrosPerRequest: usedByDatabase === null ? null : (usedByDatabase * 1e6) / result.completed,
    residentMiB: sum(children.map(residentMiB)),
  }
}

type Readable = Parameters<typeof cpuSeconds>[0]

/**
 * CPU time between the first and the last reading, in seconds, of the processes that exist at both. Sessions of waiting
 * contestants are idle, and end after a while. `null` if there are no such processes.
 */
export class Stopwatch {
  private readonly readings: ReadonlyMap<number | undefined, number | null>[] = []

  constructor(
    private readonly processes: () => readonly Readable[],
    private readonly secondsOf: (process: Readable) => number | null = cpuSeconds,
  ) {}

  read(): void {
    this.readings.push(new Map(this.processes().map((process) => [process.pid, this.secondsOf(process)])))
  }

  used(): number | null {
    const [before, after] = this.readings
    const spent = [...(before ?? [])].flatMap(([pid, then]) => {
      const now = after?.get(pid) ?? null
      return then === null || now === null ? [] : [now - then]
    })
    return spent.length === 0 ? null : sum(spent)
  }
}

const sum = (values: readonly (number | null)[]): number | null =>
  values.reduce((total, value) => (total === null || value === null ? null : total + value), 0)

/** The first round is only a warm-up, at most this long, in seconds. */
const WARM_ROUND_SECONDS = 3

/** Plays turn by turn, so that other work on the machine affects all; the order changes from round to round. */
export const play = async (options: MatchOptions): Promise<Match> => {
  const { contestants, rounds, seconds, onTurn } = options
  const turns = new Map(contestants.map(({ name }) => [name, [] as Measured[]]))
  const warming = { ...options, seconds: Math.min(seconds, WARM_ROUND_SECONDS) }
  for (const contestant of contestants) await takeTurn(warming, contestant, 0)
  for (let round = 1; round <= rounds; round++) {
    for (const contestant of round % 2 === 1 ? contestants : contestants.toReversed()) {
      const measured = await takeTurn(options, contestant, round)
      turns.get(contestant.name)?.push(measured)
      onTurn(contestant, round, measured)
    }
  }
  return turns
}

const sleep = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000))
