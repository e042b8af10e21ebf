import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { CreateApiKey } from '../../application/api-keys/create-api-key.js'
import type { ListApiKeys } from '../../application/api-keys/list-api-keys.js'
import type { RevokeApiKey } from '../../application/api-keys/revoke-api-key.js'
import type { RotateApiKey } from '../../application/api-keys/rotate-api-key.js'
import { tooManyKeys } from '../../domain/api-key.js'
import { BEARER, failures, IdempotencyHeaders, ref } from '../dtos/schemas.js'
import { ADMINS_ONLY } from '../errors/problems.js'
import { initiatorOf } from '../plugins/caller/authentication.js'
import { SHOWN_ONCE, showOnce } from '../responses/shown-once.js'
import {
  ApiKeyBody,
  ApiKeyDto,
  ApiKeyParams,
  ApiKeysDto,
  SecretKeyDto,
  toApiKeyDto,
  toApiKeyFields,
  toSecretKeyDto,
} from './api-key-dtos.js'

export interface ApiKeyUseCases {
  readonly createApiKey: CreateApiKey
  readonly listApiKeys: ListApiKeys
  readonly revokeApiKey: RevokeApiKey
  readonly rotateApiKey: RotateApiKey
}

/** The routes under /back-office with which admins manage the API keys of backends. */
export const apiKeyRoutes: FastifyPluginAsyncTypebox<ApiKeyUseCases> = async (app, useCases) => {
  const common = { tags: ['back-office'], security: BEARER }

  app.get(
    '/api-keys',
    {
      schema: {
        ...common,
        operationId: 'backOfficeListApiKeys',
        summary: 'List the named API keys',
        response: { 200: ApiKeysDto, ...failures(...ADMINS_ONLY) },
      },
    },
    async ({ actor }) => ({ apiKeys: (await useCases.listApiKeys.execute({ actor })).map(toApiKeyDto) }),
  )

  app.post(
    '/api-keys',
    {
      config: { manualIdempotency: true },
      schema: {
        ...common,
        operationId: 'backOfficeCreateApiKey',
        summary: 'Create an API key for a backend',
        description: SHOWN_ONCE,
        headers: IdempotencyHeaders,
        body: ApiKeyBody,
        response: {
          201: SecretKeyDto,
          ...failures(400, ...ADMINS_ONLY, tooManyKeys(), 413, 415),
        },
      },
    },
    async (request, reply) => {
      const fields = toApiKeyFields(request.body)
      reply.code(201).header('location', '/back-office/api-keys')
      return showOnce(request, reply, async () =>
        toSecretKeyDto(await useCases.createApiKey.execute({ ...initiatorOf(request), fields })),
      )
    },
  )

  app.post(
    '/api-keys/:id/revoke',
    {
      schema: {
        ...common,
        operationId: 'backOfficeRevokeApiKey',
        summary: 'Revoke an API key: every instance refuses it within 5 seconds',
        params: ApiKeyParams,
        response: { 200: ref(ApiKeyDto), ...failures(...ADMINS_ONLY, 'API_KEY_NOT_FOUND') },
      },
    },
    async (request) => toApiKeyDto(await useCases.revokeApiKey.execute({ ...initiatorOf(request), ...request.params })),
  )

  app.post(
    '/api-keys/:id/rotate',
    {
      config: { manualIdempotency: true },
      schema: {
        ...common,
        operationId: 'backOfficeRotateApiKey',
        summary: 'Give an API key a new secret; the previous one is accepted for another day',
        description: `${SHOWN_ONCE} Rotating again does not shorten the time for which an earlier secret is accepted; up to ten are accepted. If a secret has leaked, revoke the key.`,
        params: ApiKeyParams,
        headers: IdempotencyHeaders,
        response: {
          200: SecretKeyDto,
          ...failures(400, ...ADMINS_ONLY, 'API_KEY_NOT_FOUND'),
        },
      },
    },
    async (request, reply) =>
      showOnce(request, reply, async () =>
        toSecretKeyDto(await useCases.rotateApiKey.execute({ ...initiatorOf(request), ...request.params })),
      ),
  )
}
