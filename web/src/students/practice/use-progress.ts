import { useEffect, useRef, useState } from 'react'
import type { LessonData } from '../practising.js'
import { choicesOf } from './choices.js'
import { keepProgress, readProgress } from './kept-progress.js'
import { type BoardProgress, type LessonProgress, NO_PROGRESS } from './progress.js'

/** The progress in the address, for the board that it opens. */
const progressInAddress = ({ choices, deals, at }: LessonData): LessonProgress => {
  const deal = deals[at] ?? null
  return deal === null || choices === null ? {} : { [deal.id]: { ...NO_PROGRESS, chosen: choicesOf(choices) } }
}

export interface PracticeProgress {
  readonly progress: LessonProgress
  readonly change: (dealId: string, board: BoardProgress) => void
  readonly clear: () => void
}

/** The progress with the boards of a link: initially from the address, then from the device's storage. */
export const useProgress = (data: LessonData): PracticeProgress => {
  const { token } = data
  const [progress, setProgress] = useState(() => progressInAddress(data))
  const latest = useRef(progress)
  const set = (now: LessonProgress): void => {
    latest.current = now
    setProgress(now)
  }
  useEffect(() => {
    latest.current = { ...latest.current, ...readProgress(token) }
    setProgress(latest.current)
  }, [token])
  const change = (dealId: string, board: BoardProgress): void => {
    // Another tab may have made progress on other boards in the meantime.
    set({ ...latest.current, ...readProgress(token), [dealId]: board })
    keepProgress(token, latest.current)
  }
  const clear = (): void => {
    set({})
    keepProgress(token, {})
  }
  return { progress, change, clear }
}
