import type { Statements } from '../../postgres/statements.js'
import { LIST_DELETED, REMOVE_ANSWERS, REMOVE_PARTICIPANTS } from './practice-statements.js'

/** How many participants are examined at a time: each may have hundreds of answers. */
const PARTICIPANTS = 100

/** See `ParticipantRepository.removeDeleted`. */
export const removeDeletedParticipants = async ({ rows }: Statements, atMost: number): Promise<number> => {
  const deleted = await rows<{ readonly id: string }>(LIST_DELETED, [PARTICIPANTS])
  if (deleted.length === 0) return 0
  const ids = deleted.map(({ id }) => id)
  const answers = await rows(REMOVE_ANSWERS, [ids, atMost])
  if (answers.length >= atMost) return answers.length
  return answers.length + (await rows(REMOVE_PARTICIPANTS, [ids])).length
}
