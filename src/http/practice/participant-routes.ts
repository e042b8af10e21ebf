import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import type { GetOwnAnswer } from '../../application/practice/get-own-answer.js'
import type { LeavePractice } from '../../application/practice/leave-practice.js'
import type { PutAnswer } from '../../application/practice/put-answer.js'
import type { RenewParticipantKey } from '../../application/practice/renew-participant-key.js'
import type { TakePart } from '../../application/practice/take-part.js'
import { MAX_PARTICIPANTS } from '../../domain/practice/participant.js'
import { quotaExceeded } from '../../domain/quotas.js'
import { linkReader } from '../collections/link-reader.js'
import { OF_LINKS, TokenParams } from '../collections/public-collection-dtos.js'
import { failures, IdempotencyHeaders, NoContent } from '../dtos/schemas.js'
import { AnswerBody, AnswerDto, toAnswerDto, toGivenAnswer } from './answer-dtos.js'
import {
  AnswerParams,
  PARTICIPANT_KEY,
  ParticipantBody,
  ParticipantDto,
  ParticipantHeaders,
  ParticipantParams,
  toParticipantDto,
} from './participant-dtos.js'

export interface ParticipantUseCases {
  readonly getOwnAnswer: GetOwnAnswer
  readonly leavePractice: LeavePractice
  readonly putAnswer: PutAnswer
  readonly renewParticipantKey: RenewParticipantKey
  readonly takePart: TakePart
}

const { schema: OF_LINK } = OF_LINKS
const IN_TURN = { ...OF_LINKS.route.config, turn: 'class' } as const
const FOR_THE_PAGE = "For the page of the public link: no other site's page can use it."

/** The participant's key; a missing key is treated like a wrong one. */
const keyOf = ({ headers }: FastifyRequest): string => {
  const key = headers[PARTICIPANT_KEY]
  return typeof key === 'string' ? key : ''
}

/** For students who take part in the practice of a public link. */
export const participantRoutes: FastifyPluginAsyncTypebox<ParticipantUseCases> = async (app, useCases) => {
  app.post(
    '/collections/:token/participants',
    {
      config: { ...IN_TURN, manualIdempotency: true },
      schema: {
        ...OF_LINK,
        operationId: 'takePart',
        summary: 'Take part in the practice of a collection under a name',
        description: `${FOR_THE_PAGE} The \`key\` is shown once. Repeating the request with the same \`Idempotency-Key\` returns the same participant with a new key.`,
        params: TokenParams,
        headers: IdempotencyHeaders,
        body: ParticipantBody,
        response: {
          201: ParticipantDto,
          ...failures(
            400,
            'DEAL_COLLECTION_NOT_FOUND',
            quotaExceeded('participants', MAX_PARTICIPANTS),
            'IDEMPOTENCY_KEY_REUSED',
            413,
            415,
            429,
          ),
        },
      },
    },
    async (request, reply) => {
      const { body, params } = request
      const target = { ...linkReader(request, reply, 'participants'), ...params }
      let key: string | null = null
      const renewedKey = (id: string) => useCases.renewParticipantKey.execute({ ...target, admit: async () => {}, id })
      reply.code(201)
      const made = await useCases.takePart.execute({
        ...target,
        ...body,
        // Neither the key nor the name nor the link is stored.
        once: (make) =>
          request.respondOnce(
            reply,
            async () => {
              const dto = toParticipantDto(await make())
              key = dto.key
              return dto
            },
            {
              kept: (dto) => ({ ...dto, name: '', key: '' }),
              shown: async ({ id }) => ({ id, ...body, key: key ?? (await renewedKey(id)) }),
            },
          ),
      })
      reply.header('location', `/public/collections/${params.token}/participants/${made.id}`)
      return made
    },
  )

  app.delete(
    '/collections/:token/participants/:id',
    {
      config: IN_TURN,
      schema: {
        ...OF_LINK,
        operationId: 'leave',
        summary: 'Leave the practice of a collection, with all answers',
        description: FOR_THE_PAGE,
        params: ParticipantParams,
        headers: ParticipantHeaders,
        response: { 204: NoContent, ...failures('DEAL_COLLECTION_NOT_FOUND', 'PARTICIPANT_NOT_FOUND', 429) },
      },
    },
    async (request, reply) => {
      await useCases.leavePractice.execute({ ...linkReader(request, reply), ...request.params, key: keyOf(request) })
      reply.code(204)
      return null
    },
  )

  app.get(
    '/collections/:token/participants/:id/answers/:board',
    {
      config: IN_TURN,
      schema: {
        ...OF_LINK,
        operationId: 'getOwnAnswer',
        summary: 'Get your answer to a board',
        description: FOR_THE_PAGE,
        params: AnswerParams,
        headers: ParticipantHeaders,
        response: {
          200: AnswerDto,
          ...failures('DEAL_COLLECTION_NOT_FOUND', 'PARTICIPANT_NOT_FOUND', 'DEAL_NOT_FOUND', 429),
        },
      },
    },
    async (request, reply) =>
      toAnswerDto(
        await useCases.getOwnAnswer.execute({ ...linkReader(request, reply), ...request.params, key: keyOf(request) }),
      ),
  )

  app.put(
    '/collections/:token/participants/:id/answers/:board',
    {
      config: IN_TURN,
      schema: {
        ...OF_LINK,
        operationId: 'putAnswer',
        summary: 'Answer a board, completely or in part',
        description: `${FOR_THE_PAGE} It can be repeated. Answers are judged by the board as it was when the participant first answered it.`,
        params: AnswerParams,
        headers: ParticipantHeaders,
        body: AnswerBody,
        response: {
          200: AnswerDto,
          ...failures(400, 'DEAL_COLLECTION_NOT_FOUND', 'PARTICIPANT_NOT_FOUND', 'DEAL_NOT_FOUND', 413, 415, 429),
        },
      },
    },
    async (request, reply) =>
      toAnswerDto(
        await useCases.putAnswer.execute({
          ...linkReader(request, reply),
          ...request.params,
          key: keyOf(request),
          answer: toGivenAnswer(request.body),
        }),
      ),
  )
}
