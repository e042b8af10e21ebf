import { removeDeletedParticipants } from '../practice/removed-participants.js'
import type { PieceTools } from './job-pieces.js'

/** The maximum number of answers that a piece removes. */
const ANSWERS_PER_PIECE = 1_000

/**
 * Removes the next answers of deleted participants and, at the end, the participants. The position stays empty, because
 * each piece looks up what is left.
 */
export const removeAnswers = async ({ statements }: PieceTools): Promise<string | null> =>
  (await removeDeletedParticipants(statements, ANSWERS_PER_PIECE)) === 0 ? null : ''
