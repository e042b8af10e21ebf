import { DeleteAnswers } from '../../application/practice/delete-answers.js'
import { DeleteParticipant } from '../../application/practice/delete-participant.js'
import { GetOwnAnswer } from '../../application/practice/get-own-answer.js'
import { GetParticipantAnswers } from '../../application/practice/get-participant-answers.js'
import { LeavePractice } from '../../application/practice/leave-practice.js'
import { ListAnswers } from '../../application/practice/list-answers.js'
import { PutAnswer } from '../../application/practice/put-answer.js'
import { RenewParticipantKey } from '../../application/practice/renew-participant-key.js'
import { TakePart } from '../../application/practice/take-part.js'
import type { Build } from './build.js'

export const practiceUseCases = {
  deleteAnswers: ({ unitOfWork, work, clock }) => new DeleteAnswers(unitOfWork, work, clock),
  deleteParticipant: ({ repositories }) => new DeleteParticipant(repositories),
  getOwnAnswer: ({ publicLinks, repositories }) => new GetOwnAnswer(publicLinks, repositories),
  getParticipantAnswers: ({ repositories }) => new GetParticipantAnswers(repositories),
  leavePractice: ({ publicLinks, repositories }) => new LeavePractice(publicLinks, repositories),
  listAnswers: ({ repositories }) => new ListAnswers(repositories),
  putAnswer: ({ publicLinks, repositories, clock }) => new PutAnswer(publicLinks, repositories, clock),
  renewParticipantKey: ({ publicLinks, repositories, ids }) => new RenewParticipantKey(publicLinks, repositories, ids),
  takePart: ({ publicLinks, unitOfWork, quotas, ids, clock }) =>
    new TakePart(publicLinks, unitOfWork, quotas, ids, clock),
} satisfies Build
