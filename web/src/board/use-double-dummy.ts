import { useEffect, useState } from 'react'
import type { Answer, Question } from './double-dummy-worker.js'

interface Solved {
  /** `null` while there is none. */
  readonly answer: Answer | null
  /** Whether the worker could not be loaded, as without a connection. That is tried again. */
  readonly isUnreachable: boolean
}

const NOTHING: Solved = { answer: null, isUnreachable: false }
const NOT_SOLVED: Solved = { answer: { table: null, play: null }, isUnreachable: false }
/** The delay before loading the worker again if there is a connection, in milliseconds. */
const AGAIN_MS = 10_000

/** Solves a deal in a worker, which is stopped when the question changes. `null` asks nothing. */
export const useDoubleDummy = (question: Question | null): Solved => {
  const key = JSON.stringify(question)
  const [solved, setSolved] = useState<Solved & { readonly key: string }>({ key: '', ...NOTHING })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts another worker
  useEffect(() => {
    if (key === 'null') return
    const worker = new Worker(new URL('./double-dummy-worker.ts', import.meta.url), { type: 'module' })
    const again = () => setAttempt((count) => count + 1)
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) =>
      setSolved({ key, answer: data, isUnreachable: false }),
    )
    let timer: ReturnType<typeof setTimeout> | undefined
    worker.addEventListener('error', (event) => {
      // An error in the worker has a message; a worker that could not be loaded has none.
      if (event instanceof ErrorEvent) return setSolved({ key, ...NOT_SOLVED })
      setSolved({ key, answer: null, isUnreachable: true })
      if (navigator.onLine) timer = setTimeout(again, AGAIN_MS)
      else addEventListener('online', again, { once: true })
    })
    worker.postMessage(JSON.parse(key))
    return () => {
      removeEventListener('online', again)
      clearTimeout(timer)
      worker.terminate()
    }
  }, [key, attempt])
  return solved.key === key ? solved : NOTHING
}
