import { useEffect, useMemo } from 'react'
import type { PlayAnswer, PlayQuestion } from './double-dummy-worker.js'

const NOT_SOLVED: PlayAnswer = { play: null, cards: null }

/** Answers questions about a play one after the other, in one worker that starts with the first question. */
class PlaySolver {
  private worker: Worker | null = null
  private readonly waiting: ((answer: PlayAnswer) => void)[] = []

  ask(question: PlayQuestion): Promise<PlayAnswer> {
    this.worker ??= this.start()
    const { worker } = this
    return new Promise((answer) => {
      this.waiting.push(answer)
      worker.postMessage(question)
    })
  }

  stop(): void {
    this.worker?.terminate()
    this.worker = null
    this.fail()
  }

  private start(): Worker {
    const worker = new Worker(new URL('./double-dummy-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<PlayAnswer>) => this.waiting.shift()?.(data))
    // The next question starts another worker.
    worker.addEventListener('error', () => this.stop())
    return worker
  }

  private fail(): void {
    for (const answer of this.waiting.splice(0)) answer(NOT_SOLVED)
  }
}

/** A solver that stops when the component unmounts. */
export const usePlaySolver = (): PlaySolver => {
  const solver = useMemo(() => new PlaySolver(), [])
  useEffect(() => () => solver.stop(), [solver])
  return solver
}
