import { useEffect, useState } from 'react'
import type { Answer, Question } from './double-dummy-worker.js'

const NOT_SOLVED: Answer = { table: null, play: null }

/** Solves a deal in a worker, which is stopped when the question changes; `null` without an answer or a question. */
export const useDoubleDummy = (question: Question | null): Answer | null => {
  const key = JSON.stringify(question)
  const [solved, setSolved] = useState<{ readonly key: string; readonly answer: Answer } | null>(null)
  useEffect(() => {
    if (key === 'null') return
    const worker = new Worker(new URL('./double-dummy-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => setSolved({ key, answer: data }))
    worker.addEventListener('error', () => setSolved({ key, answer: NOT_SOLVED }))
    worker.postMessage(JSON.parse(key))
    return () => worker.terminate()
  }, [key])
  return solved?.key === key ? solved.answer : null
}
