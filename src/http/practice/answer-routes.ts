import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { listAtHand } from '../../application/batched-list.js'
import type { DeleteAnswers } from '../../application/practice/delete-answers.js'
import type { DeleteParticipant } from '../../application/practice/delete-participant.js'
import type { GetParticipantAnswers } from '../../application/practice/get-participant-answers.js'
import type { ListAnswers } from '../../application/practice/list-answers.js'
import { COMMON } from '../collections/collection-changes.js'
import { csvFileType, fileOf } from '../deals/board-files.js'
import { CollectionParams, failures, NoContent, ref, Uuid } from '../dtos/schemas.js'
import { EXAMPLE_FILES, EXAMPLE_IDS } from '../openapi/examples.js'
import type { Guards } from '../plugins/caller/authentication.js'
import { sendIfChanged, sendList, sendStream } from '../responses/streamed-responses.js'
import {
  AnswersDto,
  ParticipantAnswersDto,
  ResultDto,
  toAnswersDto,
  toParticipantAnswersDto,
  toResultDto,
} from './answer-dtos.js'
import { answersCsv, CSV } from './answers-csv.js'

export interface AnswerUseCases {
  readonly deleteAnswers: DeleteAnswers
  readonly deleteParticipant: DeleteParticipant
  readonly getParticipantAnswers: GetParticipantAnswers
  readonly listAnswers: ListAnswers
}

const OneParams = Type.Object({
  ...CollectionParams.properties,
  participantId: Uuid('The id of the participant.', EXAMPLE_IDS.participant),
})

/** The length of a result as JSON. */
const RESULT_BYTES = 220

/** The answers to the practice of the signed-in owner's collections. */
export const answerRoutes: FastifyPluginAsyncTypebox<AnswerUseCases & { guards: Guards }> = async (
  app,
  { guards, ...useCases },
) => {
  app.addHook('onRequest', guards.requireAccount)

  app.get(
    '/:id/answers',
    {
      config: { turn: 'list' },
      schema: {
        ...COMMON,
        operationId: 'listAnswers',
        summary: 'List the answers to the practice of one of your collections',
        description: 'Poll it every few seconds with `If-None-Match`: while nothing has changed, the response is 304.',
        params: CollectionParams,
        response: { 200: AnswersDto, ...failures(401, 403, 'DEAL_COLLECTION_NOT_FOUND') },
      },
    },
    async (request, reply) => {
      const { actor, params } = request
      const { version, read } = await useCases.listAnswers.execute({ actor, ...params })
      return sendIfChanged(request, reply, version, async () => {
        const sheet = await read()
        return sendList(request, reply, {
          list: listAtHand(
            sheet.answers,
            () => RESULT_BYTES,
            () => null,
          ),
          field: 'answers',
          schema: ref(ResultDto),
          toItem: toResultDto,
          around: (answers) => toAnswersDto(sheet, answers),
        })
      })
    },
  )

  app.get(
    '/:id/answers.csv',
    {
      config: { turn: 'list' },
      schema: {
        ...COMMON,
        operationId: 'getAnswersAsCsv',
        summary: 'Get the answers to the practice of one of your collections as a table',
        description:
          "A line for each participant and board. A cell that begins with `=`, `+`, `-` or `@` gets a `'` before it, so that no spreadsheet runs it.",
        params: CollectionParams,
        response: {
          200: fileOf(CSV, 'A table', EXAMPLE_FILES.csv),
          ...failures(401, 403, 'DEAL_COLLECTION_NOT_FOUND'),
        },
      },
    },
    async (request, reply) => {
      const { actor, params } = request
      const { collection, version, read } = await useCases.listAnswers.execute({ actor, ...params })
      return sendStream(request, reply, {
        type: csvFileType(reply, collection.title),
        version,
        texts: async function* () {
          yield* answersCsv(await read(), collection.dealIds)
        },
      })
    },
  )

  app.get(
    '/:id/answers/:participantId',
    {
      config: { turn: 'list' },
      schema: {
        ...COMMON,
        operationId: 'getParticipantAnswers',
        summary: 'Get everything that one participant of one of your collections answered',
        description: 'All calls that were chosen and all cards that were played, by deal id.',
        params: OneParams,
        response: {
          200: ParticipantAnswersDto,
          ...failures(401, 403, 'DEAL_COLLECTION_NOT_FOUND', 'PARTICIPANT_NOT_FOUND'),
        },
      },
    },
    async ({ actor, params }) =>
      toParticipantAnswersDto(await useCases.getParticipantAnswers.execute({ actor, ...params })),
  )

  app.delete(
    '/:id/answers',
    {
      schema: {
        ...COMMON,
        operationId: 'deleteAnswers',
        summary: 'Delete all participants of one of your collections, with their answers',
        params: CollectionParams,
        response: { 204: NoContent, ...failures(401, 403, 'DEAL_COLLECTION_NOT_FOUND') },
      },
    },
    async ({ actor, params }, reply) => {
      await useCases.deleteAnswers.execute({ actor, ...params })
      reply.code(204)
      return null
    },
  )

  app.delete(
    '/:id/answers/:participantId',
    {
      schema: {
        ...COMMON,
        operationId: 'deleteParticipant',
        summary: 'Delete one participant of one of your collections, with all answers',
        params: OneParams,
        response: { 204: NoContent, ...failures(401, 403, 'DEAL_COLLECTION_NOT_FOUND', 'PARTICIPANT_NOT_FOUND') },
      },
    },
    async ({ actor, params }, reply) => {
      await useCases.deleteParticipant.execute({ actor, ...params })
      reply.code(204)
      return null
    },
  )
}
