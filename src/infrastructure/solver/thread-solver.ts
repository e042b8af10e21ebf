import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { DealSolver } from '../../application/ports/deal-solver.js'
import type { FourHands, Played, PlayTricks } from '../../domain/bridge/double-dummy/double-dummy-solver.js'
import type { TrickTable } from '../../domain/bridge/par.js'
import type { Message, Question } from './solver-messages.js'

export interface ThreadSolverOptions {
  /** The script that the worker runs. */
  readonly program?: URL
  /** How long a worker may be silent before it is considered hung and is terminated, in milliseconds. */
  readonly silenceMs?: number
  /** A thread that has nothing to do for so long is ended, in milliseconds: it keeps some 60 MiB. */
  readonly idleMs?: number
  /** Whether it rests most of the time while requests keep the service busy. */
  readonly yields?: boolean
}

const SILENCE_MS = 20_000
const IDLE_MS = 60_000

/** The share of the event loop's time above which the service counts as busy, and how often it is measured. */
const BUSY = 0.5
const MEASURE_MS = 100

/** The heap of a thread; the solver's tables are outside of it. */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }

/** The same program before and after it was compiled. */
const PROGRAM = new URL(import.meta.url.endsWith('.ts') ? './solver-thread.ts' : './solver-thread.js', import.meta.url)

/** Starts a program in TypeScript: the oldest supported Node ignores loaders in the arguments of threads. */
const bootstrapOf = (program: URL): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(program.href)}) })`

/** A number that the thread reads while it searches. */
const sharedNumber = (): Int32Array<SharedArrayBuffer> => new Int32Array(new SharedArrayBuffer(4))

const endedBy = (signal: AbortSignal | undefined): Question['ended'] => {
  const ended = sharedNumber()
  signal?.addEventListener('abort', () => Atomics.store(ended, 0, 1), { once: true })
  return ended
}

/** Solves deals in a separate thread, so that requests do not wait. The thread starts with the first question. */
export class ThreadSolver implements DealSolver {
  private readonly options: Required<ThreadSolverOptions>
  private worker: Worker | null = null
  private idle: NodeJS.Timeout | undefined
  private isClosed = false
  private readonly isBusy = sharedNumber()
  /** Settles with the question before. */
  private tail: Promise<unknown> = Promise.resolve()

  constructor({
    program = PROGRAM,
    silenceMs = SILENCE_MS,
    idleMs = IDLE_MS,
    yields = false,
  }: ThreadSolverOptions = {}) {
    this.options = { program, silenceMs, idleMs, yields }
  }

  solveTable(hands: FourHands, signal?: AbortSignal): Promise<TrickTable | null> {
    return this.inTurn<TrickTable>({ table: hands, ended: endedBy(signal), isBusy: this.isBusy }, signal)
  }

  solvePlay(played: Played, signal?: AbortSignal): Promise<PlayTricks | null> {
    return this.inTurn<PlayTricks>({ played, ended: endedBy(signal), isBusy: this.isBusy }, signal)
  }

  async close(): Promise<void> {
    this.isClosed = true
    await this.end()
    await this.tail
  }

  private inTurn<Solved extends TrickTable | PlayTricks>(
    question: Question,
    signal: AbortSignal | undefined,
  ): Promise<Solved | null> {
    const answer = this.tail.then(async () => {
      signal?.throwIfAborted()
      const solved = await this.ask(question)
      // The answer of an aborted question is `null`, as if it took too long.
      signal?.throwIfAborted()
      return solved
    })
    this.tail = answer.catch(() => {})
    return answer as Promise<Solved | null>
  }

  private ask(question: Question): Promise<TrickTable | PlayTricks | null> {
    if (this.isClosed) return Promise.reject(new Error('the solver is closed'))
    clearTimeout(this.idle)
    this.worker ??= this.start()
    const { worker } = this
    const measuring = this.options.yields ? this.measureLoop() : undefined
    return new Promise<TrickTable | PlayTricks | null>((resolve, reject) => {
      const fail = (message: string) => (cause?: unknown) => {
        void this.end()
        settle(() => reject(new Error(message, cause instanceof Error ? { cause } : {})))
      }
      const onError = fail('the thread of the solver failed')
      const onExit = fail('the thread of the solver ended')
      const watchdog = setTimeout(fail('the thread of the solver hangs'), this.options.silenceMs).unref()
      const onMessage = (message: Message): void => {
        watchdog.refresh()
        if ('answer' in message) settle(() => resolve(message.answer))
      }
      const settle = (how: () => void): void => {
        clearTimeout(watchdog)
        worker.off('message', onMessage).off('error', onError).off('exit', onExit)
        // Only a question keeps the process alive.
        worker.unref()
        how()
      }
      worker.on('message', onMessage).on('error', onError).on('exit', onExit)
      worker.ref()
      worker.postMessage(question)
    }).finally(() => {
      clearInterval(measuring)
      this.idle = setTimeout(() => void this.end(), this.options.idleMs).unref()
    })
  }

  /** Tells the solver's thread whether requests keep the main thread busy. */
  private measureLoop(): NodeJS.Timeout {
    let before = performance.eventLoopUtilization()
    return setInterval(() => {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, before)
      before = now
      Atomics.store(this.isBusy, 0, utilization > BUSY ? 1 : 0)
      Atomics.notify(this.isBusy, 0)
    }, MEASURE_MS).unref()
  }

  private start(): Worker {
    const { program } = this.options
    const isSource = program.pathname.endsWith('.ts')
    return new Worker(isSource ? bootstrapOf(program) : fileURLToPath(program), {
      name: 'solver',
      resourceLimits: LIMITS,
      eval: isSource,
    }).on('error', () => {})
  }

  private async end(): Promise<void> {
    clearTimeout(this.idle)
    const { worker } = this
    this.worker = null
    await worker?.terminate()
  }
}
