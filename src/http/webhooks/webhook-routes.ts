import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { CreateWebhook } from '../../application/webhooks/create-webhook.js'
import type { DeleteWebhook } from '../../application/webhooks/delete-webhook.js'
import type { GetWebhook } from '../../application/webhooks/get-webhook.js'
import type { ListDeliveries } from '../../application/webhooks/list-deliveries.js'
import type { ListWebhooks } from '../../application/webhooks/list-webhooks.js'
import type { RecoverDeliveries } from '../../application/webhooks/recover-deliveries.js'
import type { ResendDelivery } from '../../application/webhooks/resend-delivery.js'
import type { RotateWebhook } from '../../application/webhooks/rotate-webhook.js'
import type { TestWebhook } from '../../application/webhooks/test-webhook.js'
import type { UpdateWebhook } from '../../application/webhooks/update-webhook.js'
import { tooManyWebhooks } from '../../domain/webhook.js'
import { BEARER, failures, IdempotencyHeaders, NoContent, ref, toPaginationDto } from '../dtos/schemas.js'
import { ADMINS_ONLY } from '../errors/problems.js'
import { initiatorOf } from '../plugins/caller/authentication.js'
import { SHOWN_ONCE, showOnce } from '../responses/shown-once.js'
import {
  DeliveriesDto,
  DeliveriesQuery,
  DeliveryDto,
  DeliveryParams,
  RecoverBody,
  RecoveredDto,
  SecretWebhookDto,
  toDeliveryDto,
  toSecretWebhookDto,
  toWebhookDto,
  toWebhookFields,
  toWebhookPatch,
  toWebhookTestDto,
  WebhookBody,
  WebhookDto,
  WebhookParams,
  WebhookPatchBody,
  WebhooksDto,
  WebhookTestDto,
} from './webhook-dtos.js'

export interface WebhookUseCases {
  readonly createWebhook: CreateWebhook
  readonly deleteWebhook: DeleteWebhook
  readonly getWebhook: GetWebhook
  readonly listDeliveries: ListDeliveries
  readonly listWebhooks: ListWebhooks
  readonly recoverDeliveries: RecoverDeliveries
  readonly resendDelivery: ResendDelivery
  readonly rotateWebhook: RotateWebhook
  readonly testWebhook: TestWebhook
  readonly updateWebhook: UpdateWebhook
}

/** The routes under /back-office with which admins manage webhooks. */
export const webhookRoutes: FastifyPluginAsyncTypebox<WebhookUseCases> = async (app, useCases) => {
  const common = { tags: ['back-office'], security: BEARER }

  app.get(
    '/webhooks',
    {
      schema: {
        ...common,
        operationId: 'backOfficeListWebhooks',
        summary: 'List the webhooks',
        response: { 200: WebhooksDto, ...failures(...ADMINS_ONLY) },
      },
    },
    async ({ actor }) => ({ webhooks: (await useCases.listWebhooks.execute({ actor })).map(toWebhookDto) }),
  )

  app.post(
    '/webhooks',
    {
      config: { manualIdempotency: true },
      schema: {
        ...common,
        operationId: 'backOfficeCreateWebhook',
        summary: 'Create a webhook, which is sent events from now on',
        description: SHOWN_ONCE,
        headers: IdempotencyHeaders,
        body: WebhookBody,
        response: { 201: SecretWebhookDto, ...failures(400, ...ADMINS_ONLY, tooManyWebhooks(), 413, 415) },
      },
    },
    async (request, reply) => {
      const fields = toWebhookFields(request.body)
      reply.code(201)
      return showOnce(request, reply, async () => {
        const made = await useCases.createWebhook.execute({ ...initiatorOf(request), fields })
        reply.header('location', `/back-office/webhooks/${made.webhook.id}`)
        return toSecretWebhookDto(made)
      })
    },
  )

  app.get(
    '/webhooks/:id',
    {
      schema: {
        ...common,
        operationId: 'backOfficeGetWebhook',
        summary: 'Get a webhook',
        params: WebhookParams,
        response: { 200: ref(WebhookDto), ...failures(...ADMINS_ONLY, 'WEBHOOK_NOT_FOUND') },
      },
    },
    async ({ actor, params }) => toWebhookDto(await useCases.getWebhook.execute({ actor, ...params })),
  )

  app.patch(
    '/webhooks/:id',
    {
      schema: {
        ...common,
        operationId: 'backOfficeUpdateWebhook',
        summary: 'Update a webhook (merge patch)',
        consumes: ['application/json', 'application/merge-patch+json'],
        params: WebhookParams,
        body: WebhookPatchBody,
        response: { 200: ref(WebhookDto), ...failures(400, ...ADMINS_ONLY, 'WEBHOOK_NOT_FOUND', 413, 415) },
      },
    },
    async (request) => {
      const patch = toWebhookPatch(request.body)
      return toWebhookDto(await useCases.updateWebhook.execute({ ...initiatorOf(request), ...request.params, patch }))
    },
  )

  app.delete(
    '/webhooks/:id',
    {
      schema: {
        ...common,
        operationId: 'backOfficeDeleteWebhook',
        summary: 'Delete a webhook and its deliveries',
        params: WebhookParams,
        response: { 204: NoContent, ...failures(...ADMINS_ONLY, 'WEBHOOK_NOT_FOUND') },
      },
    },
    async (request, reply) => {
      await useCases.deleteWebhook.execute({ ...initiatorOf(request), ...request.params })
      reply.code(204)
      return null
    },
  )

  app.post(
    '/webhooks/:id/rotate',
    {
      config: { manualIdempotency: true },
      schema: {
        ...common,
        operationId: 'backOfficeRotateWebhook',
        summary: 'Give a webhook a new secret; the previous one keeps signing for a day',
        description: SHOWN_ONCE,
        params: WebhookParams,
        headers: IdempotencyHeaders,
        response: { 200: SecretWebhookDto, ...failures(400, ...ADMINS_ONLY, 'WEBHOOK_NOT_FOUND') },
      },
    },
    async (request, reply) =>
      showOnce(request, reply, async () =>
        toSecretWebhookDto(await useCases.rotateWebhook.execute({ ...initiatorOf(request), ...request.params })),
      ),
  )

  app.post(
    '/webhooks/:id/test',
    {
      schema: {
        ...common,
        operationId: 'backOfficeTestWebhook',
        summary: 'Send a test to the receiver of a webhook, and wait for its response',
        description:
          'Works even while the webhook is paused. The message is signed like any other; its `type` is `webhook.test`. It is not listed as a delivery, and neither retried nor counted as a success or failure.',
        params: WebhookParams,
        response: { 200: WebhookTestDto, ...failures(...ADMINS_ONLY, 'WEBHOOK_NOT_FOUND') },
      },
    },
    async (request) =>
      toWebhookTestDto(await useCases.testWebhook.execute({ ...initiatorOf(request), ...request.params })),
  )

  app.post(
    '/webhooks/:id/recover',
    {
      schema: {
        ...common,
        operationId: 'backOfficeRecoverDeliveries',
        summary: 'Send failed deliveries since a given time again',
        params: WebhookParams,
        body: RecoverBody,
        response: { 200: RecoveredDto, ...failures(400, ...ADMINS_ONLY, 'WEBHOOK_NOT_FOUND', 413, 415) },
      },
    },
    async (request) => {
      const since = new Date(request.body.since)
      return { count: await useCases.recoverDeliveries.execute({ ...initiatorOf(request), ...request.params, since }) }
    },
  )

  app.get(
    '/webhooks/:id/deliveries',
    {
      schema: {
        ...common,
        operationId: 'backOfficeListDeliveries',
        summary: 'List the deliveries of a webhook, newest first',
        params: WebhookParams,
        querystring: DeliveriesQuery,
        response: { 200: DeliveriesDto, ...failures(400, ...ADMINS_ONLY, 'WEBHOOK_NOT_FOUND') },
      },
    },
    async ({ actor, params, query: { page, pageSize, ...filter } }) => {
      const found = await useCases.listDeliveries.execute({ actor, ...params, filter, page, pageSize })
      return { deliveries: found.items.map(toDeliveryDto), pagination: toPaginationDto({ page, pageSize }, found) }
    },
  )

  app.post(
    '/webhooks/:id/deliveries/:deliveryId/resend',
    {
      schema: {
        ...common,
        operationId: 'backOfficeResendDelivery',
        summary: 'Send a delivery again, whatever its state',
        params: DeliveryParams,
        response: {
          200: ref(DeliveryDto),
          ...failures(...ADMINS_ONLY, 'WEBHOOK_NOT_FOUND', 'DELIVERY_NOT_FOUND'),
        },
      },
    },
    async (request) =>
      toDeliveryDto(await useCases.resendDelivery.execute({ ...initiatorOf(request), ...request.params })),
  )
}
