import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { DealSolver } from '../../../src/application/ports/deal-solver.js'
import type { FourHands } from '../../../src/domain/bridge/double-dummy/double-dummy-solver.js'
import type { Card } from '../../../src/domain/bridge/play.js'
import { InProcessSolver } from '../../../src/infrastructure/solver/in-process-solver.js'
import { ThreadSolver } from '../../../src/infrastructure/solver/thread-solver.js'
import { aDataFolder } from '../../support/service-process.js'
import { LAYDOWN } from '../../support/trick-tables.js'

const HANDS = LAYDOWN as unknown as FourHands
const PLAYED = { hands: HANDS, strain: 'S', leader: 'E', play: ['HA'] as unknown as Card[] } as const

const open: DealSolver[] = []
const opened = <Solver extends DealSolver>(solver: Solver): Solver => {
  open.push(solver)
  return solver
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((solver) => solver.close()))
})

describe.each([
  ['in a thread', () => new ThreadSolver()],
  ['in the process', () => new InProcessSolver()],
])('a solver %s', (_, create) => {
  it('answers questions, one after another', async () => {
    const solver = opened(create())
    const [table, play] = await Promise.all([solver.solveTable(HANDS), solver.solvePlay(PLAYED)])
    expect(table).toMatchObject({ N: { S: 13, H: 0, NT: 0 }, E: { H: 13, S: 0 } })
    expect(play).toEqual({ start: 13, cards: [{ card: 'HA', tricks: 13 }] })
  })
})

describe('a solver in a thread', () => {
  const folder = aDataFolder()
  /** Writes a program for a thread. */
  const program = (name: string, text: string): URL => {
    const path = join(folder.path, `${name}.mjs`)
    writeFileSync(path, `import { parentPort, threadId } from 'node:worker_threads'\n${text}`)
    return pathToFileURL(path)
  }
  let hanging: URL
  let dying: URL
  let slow: URL
  let endless: URL
  /** Answers with the id of its thread. */
  let named: URL

  beforeAll(() => {
    hanging = program('hanging', `parentPort.on('message', () => { for (;;); })`)
    named = program('named', `parentPort.on('message', () => parentPort.postMessage({ answer: threadId }))`)
    dying = program('dying', `parentPort.on('message', () => { throw new Error('broken') })`)
    endless = program(
      'endless',
      `parentPort.on('message', ({ ended }) => {
        while (Atomics.load(ended, 0) === 0);
        parentPort.postMessage({ answer: null })
      })`,
    )
    slow = program(
      'slow',
      `parentPort.on('message', async () => {
        for (let i = 0; i < 8; i++) {
          parentPort.postMessage({ isAlive: true })
          await new Promise((resolve) => setTimeout(resolve, 100))
        }
        parentPort.postMessage({ answer: null })
      })`,
    )
    return folder.remove
  })

  it('is terminated if it hangs, and the next question gets a new thread', async () => {
    const solver = opened(new ThreadSolver({ program: hanging, silenceMs: 300 }))
    for (let i = 0; i < 2; i++) await expect(solver.solveTable(HANDS)).rejects.toThrow('hangs')
  })

  it('fails if its thread dies, without ending the process', async () => {
    const solver = opened(new ThreadSolver({ program: dying }))
    for (let i = 0; i < 2; i++) await expect(solver.solveTable(HANDS)).rejects.toThrow('failed')
  })

  it('may take a long time as long as it reports that it is alive', async () => {
    expect(await opened(new ThreadSolver({ program: slow, silenceMs: 600 })).solveTable(HANDS)).toBeNull()
  })

  it('is terminated while it is idle, and starts again', async () => {
    const solver = opened(new ThreadSolver({ program: named, idleMs: 1 }))
    const first = await solver.solveTable(HANDS)
    await expect.poll(() => solver.solveTable(HANDS), { timeout: 5_000 }).not.toBe(first)
  })

  it('stays for the questions that arrive before it is idle', async () => {
    const solver = opened(new ThreadSolver({ program: named, idleMs: 60_000 }))
    const threads = new Set<unknown>()
    for (let i = 0; i < 3; i++) threads.add(await solver.solveTable(HANDS))
    expect(threads.size).toBe(1)
  })

  it('ends the search when no caller is waiting any more', async () => {
    const solver = opened(new ThreadSolver({ program: endless }))
    const nobody = new AbortController()
    const asked = solver.solveTable(HANDS, nobody.signal)
    setTimeout(() => nobody.abort(), 100)
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('answers the next question after a long one was abandoned', async () => {
    const solver = opened(new ThreadSolver())
    // Long suits and voids take by far the longest.
    const long = {
      N: 'AQT86.J975.43.K2',
      E: 'K.AQT8642.J9.A83',
      S: '5.K3.AQT8652.QJ4',
      W: 'J97432..K7.T9765',
    } as unknown as FourHands
    const nobody = new AbortController()
    const asked = solver.solveTable(long, nobody.signal)
    nobody.abort()
    const [left, next] = await Promise.allSettled([asked, solver.solveTable(HANDS)])
    expect(left).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } })
    expect(next).toMatchObject({ status: 'fulfilled', value: { N: { S: 13 } } })
    await expect(solver.solveTable(HANDS, nobody.signal)).rejects.toMatchObject({ name: 'AbortError' })
  })

  describe('while requests keep the service busy', () => {
    /** The outcome of a question to a thread that only answers once it is told to rest. */
    const outcomeWhileBusy = async (yields: boolean): Promise<PromiseSettledResult<unknown>> => {
      const resting = program(
        `resting-${yields}`,
        `parentPort.on('message', ({ isBusy }) => {
          while (Atomics.load(isBusy, 0) === 0);
          parentPort.postMessage({ answer: null })
        })`,
      )
      const solver = opened(new ThreadSolver({ program: resting, yields, silenceMs: 1_500 }))
      const outcomes: PromiseSettledResult<unknown>[] = []
      void Promise.allSettled([solver.solveTable(HANDS)]).then((settled) => outcomes.push(...settled))
      while (outcomes.length === 0) {
        const end = performance.now() + 20
        while (performance.now() < end);
        await setImmediate()
      }
      return outcomes[0] as PromiseSettledResult<unknown>
    }

    it('rests, if it yields', async () => {
      expect(await outcomeWhileBusy(true)).toEqual({ status: 'fulfilled', value: null })
    })

    it('goes on at full speed for a caller who waits', async () => {
      expect(await outcomeWhileBusy(false)).toMatchObject({
        status: 'rejected',
        reason: { message: expect.stringContaining('hangs') },
      })
    })
  })

  it('can be closed while it is working, and then answers nothing', async () => {
    const solver = new ThreadSolver({ program: hanging })
    const asked = expect(solver.solveTable(HANDS)).rejects.toThrow('ended')
    await new Promise((resolve) => setTimeout(resolve, 100))
    await solver.close()
    await asked
    await expect(solver.solveTable(HANDS)).rejects.toThrow('closed')
  })
})
