import { useEffect, useState } from 'react'
import type { WithPracticeProps } from '../practising.js'
import { type ParticipantDevice, type ParticipantService, Participation } from './participation.js'
import type { LessonProgress } from './progress.js'
import type { PracticeProgress } from './use-progress.js'
import { PractisedInTurn } from './with-practice.js'

const useTrialProgress = (): PracticeProgress => {
  const [progress, setProgress] = useState<LessonProgress>({})
  return {
    progress,
    change: (dealId, board) => setProgress((before) => ({ ...before, [dealId]: board })),
    clear: () => setProgress({}),
  }
}

const keepsNothing: ParticipantDevice = {
  readPart: () => null,
  keepPart: () => {},
  readUnsent: () => ({}),
  keepUnsent: () => {},
}

const acceptsAll: ParticipantService = {
  takePart: async (name) => ({ id: '', name, key: '' }),
  sendAnswer: async () => 'arrived',
  leave: async () => true,
}

/** Practice in a teacher's preview of the students' page: nothing is sent or stored. */
export const TrialPractice = (props: WithPracticeProps) => {
  const [participation] = useState(() => new Participation(keepsNothing, acceptsAll))
  useEffect(() => participation.start(), [participation])
  return <PractisedInTurn {...props} kept={useTrialProgress()} participation={participation} />
}
