import { useEffect, useState } from 'react'
import type { Answer, Question } from './double-dummy-worker.js'

interface Solved {
  /** `null` while there is none. */
  readonly answer: Answer | null
  /** Whether the worker could not be loaded, as without a connection. It is tried again once there is one. */
  readonly isUnreachable: boolean
}

const NOTHING: Solved = { answer: null, isUnreachable: false }

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
    worker.addEventListener('error', () => {
      setSolved({ key, answer: null, isUnreachable: true })
      addEventListener('online', again, { once: true })
    })
    worker.postMessage(JSON.parse(key))
    return () => {
      removeEventListener('online', again)
      worker.terminate()
    }
  }, [key, attempt])
  return solved.key === key ? solved : NOTHING
}
