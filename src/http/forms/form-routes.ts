import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SubmitForm } from '../../application/forms/submit-form.js'
import type { FormFields } from '../../domain/form-submission.js'
import { failures, IdempotencyHeaders } from '../dtos/schemas.js'
import { ContactFormBody, NewsletterFormBody, SubmittedFormDto } from './form-dtos.js'

export interface FormUseCases {
  readonly submitForm: SubmitForm
}

/** Public forms. */
export const formRoutes: FastifyPluginAsyncTypebox<FormUseCases> = async (app, { submitForm }) => {
  const config = { limit: 'forms', manualIdempotency: true } as const
  const common = {
    tags: ['public'],
    security: [],
    headers: IdempotencyHeaders,
    response: { 202: SubmittedFormDto, ...failures(400, 413, 415, 429) },
  }
  const submit = async (
    request: FastifyRequest,
    reply: FastifyReply,
    fields: FormFields,
    trap: string | null | undefined,
  ) => {
    const answer = async () => {
      const { id } = await submitForm.execute({ actor: request.actor, fields, trap: trap ?? '' })
      reply.code(202)
      return { id }
    }
    // If the trap was filled in, nothing is stored, not even the idempotency key.
    return (trap ?? '') === '' ? request.respondOnce(reply, answer) : answer()
  }

  app.post(
    '/contact',
    {
      config,
      schema: {
        ...common,
        operationId: 'submitContactForm',
        summary: 'Submit the contact form',
        body: ContactFormBody,
      },
    },
    async (request, reply) => {
      const { name, email, message, locale, website } = request.body
      return submit(request, reply, { form: 'contact', name, email, message, locale: locale ?? null }, website)
    },
  )

  app.post(
    '/newsletter',
    {
      config,
      schema: {
        ...common,
        operationId: 'submitNewsletterForm',
        summary: 'Subscribe to the newsletter',
        body: NewsletterFormBody,
      },
    },
    async (request, reply) => {
      const { email, locale, website } = request.body
      const fields = { form: 'newsletter', name: null, email, message: null, locale: locale ?? null } as const
      return submit(request, reply, fields, website)
    },
  )
}
