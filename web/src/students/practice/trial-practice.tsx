import { useState } from 'react'
import type { WithPracticeProps } from '../practising.js'
import type { Part } from './participant.js'
import type { LessonProgress } from './progress.js'
import type { Participation } from './use-participant.js'
import type { PracticeProgress } from './use-progress.js'
import { Practised } from './with-practice.js'

const useTrialProgress = (): PracticeProgress => {
  const [progress, setProgress] = useState<LessonProgress>({})
  return {
    progress,
    change: (dealId, board) => setProgress((before) => ({ ...before, [dealId]: board })),
    clear: () => setProgress({}),
  }
}

const useTrialParticipation = (onGone: () => void): Participation => {
  const [part, setPart] = useState<Part>(null)
  return {
    part,
    join: async (name) => {
      setPart({ id: '', name, key: '' })
      return null
    },
    decline: () => setPart('declined'),
    reconsider: () => setPart(null),
    quit: async () => {
      setPart('declined')
      onGone()
      return true
    },
    handOver: async () => {
      setPart(null)
      onGone()
      return true
    },
    news: null,
    confirm: () => false,
    hasRefusal: false,
    isWaiting: false,
    answer: () => {},
  }
}

/** Practice in a teacher's preview of the students' page: nothing is sent or stored. */
export const TrialPractice = (props: WithPracticeProps) => {
  const kept = useTrialProgress()
  return <Practised {...props} kept={kept} participation={useTrialParticipation(kept.clear)} />
}
