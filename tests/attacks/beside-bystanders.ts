import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

/** A client that requests these addresses in turn, in a loop. */
export interface Bystander {
  readonly urls: readonly string[]
  readonly headers: object
  /** Between two requests, in milliseconds. */
  readonly pause?: number
}

/** How a bystander was served. */
export interface Served {
  readonly asked: number
  /** In milliseconds of an ordinary machine. */
  readonly slowest: number
  readonly slowestUrl: string
  readonly failures: readonly string[]
}

/** Long enough for bystanders to notice, in milliseconds. */
const SHORTEST_ATTACK = 1_500

/** How long an ordinary machine works on what `slowness` measures, in milliseconds. */
const ORDINARY_WORK_MS = 60

/** How many times slower than an ordinary machine this one is at present; at least 1. */
const slowness = (): number => {
  const workMs = (): number => {
    const began = performance.now()
    const rows = Array.from({ length: 20_000 }, (_, id) => ({ id, title: `Squeeze ${id} in hearts` }))
    for (let i = 0; i < 4; i++) JSON.parse(JSON.stringify(rows)).sort((a: Row, b: Row) => (a.title < b.title ? -1 : 1))
    return performance.now() - began
  }
  // The median, because the first rounds are slower until they are compiled.
  const typical = Array.from({ length: 5 }, workMs).sort((a, b) => a - b)[2] as number
  return Math.max(1, typical / ORDINARY_WORK_MS)
}

interface Row {
  readonly id: number
  readonly title: string
}

/** Runs an attack next to bystanders, each in a separate thread. Returns what the attack does, and how each was served. */
export const besideBystanders = async <Result>(
  bystanders: readonly Bystander[],
  attack: () => Promise<Result>,
): Promise<readonly [result: Result, served: readonly Served[]]> => {
  const workers = bystanders.map((workerData) => new Worker(join(import.meta.dirname, 'bystander.mjs'), { workerData }))
  await Promise.all(workers.map((worker) => once(worker, 'message')))
  const before = slowness()
  const [result] = await Promise.all([attack(), setTimeout(SHORTEST_ATTACK)])
  const served = workers.map(async (worker) => {
    worker.postMessage('over')
    const [one] = (await once(worker, 'message')) as [Served]
    await worker.terminate()
    return one
  })
  const all = await Promise.all(served)
  const times = Math.max(before, slowness())
  return [result, all.map((one) => ({ ...one, slowest: one.slowest / times }))]
}
