import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { MAX_POSITIONS } from '../../application/ports/deal-solver.js'
import { DoubleDummySolver } from '../../domain/bridge/double-dummy/double-dummy-solver.js'
import type { Message, Question } from './solver-messages.js'

/* The program of a thread that solves deals: see `ThreadSolver`. */

const SIGN_OF_LIFE_MS = 1_000
/**
 * How long it rests after each few milliseconds of work while the service is busy. The rests of one answer add up to about a
 * minute at most, because `MAX_POSITIONS` limits its work.
 */
const REST_MS = 25

// On Linux, each thread has its own priority; elsewhere this would slow down the whole service.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

const say = (message: Message): void => parentPort?.postMessage(message)

let saidAt = 0
let current: Pick<Question, 'ended' | 'isBusy'> | null = null

const solver = new DoubleDummySolver({
  positions: MAX_POSITIONS,
  onProgress: () => {
    const now = performance.now()
    if (now - saidAt > SIGN_OF_LIFE_MS) {
      saidAt = now
      say({ isAlive: true })
    }
    if (current === null) return true
    Atomics.wait(current.isBusy, 0, 1, REST_MS)
    return Atomics.load(current.ended, 0) === 0
  },
})

parentPort?.on('message', (question: Question) => {
  saidAt = performance.now()
  current = question
  say({ answer: 'table' in question ? solver.solveTable(question.table) : solver.solvePlay(question.played) })
})
