import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { CreateAccount } from '../../application/accounts/create-account.js'
import type { FindAccountsByEmail } from '../../application/accounts/find-accounts-by-email.js'
import type { GetAccount } from '../../application/accounts/get-account.js'
import type { AccountId } from '../../domain/ids.js'
import { AccountParams, failures, IdempotencyHeaders, ref, withScope } from '../dtos/schemas.js'
import { tagged } from '../plugins/response/conditional-requests.js'
import { AccountDto, FoundAccountsDto, toAccountDto } from './account-dtos.js'
import { EmailQuery, NewAccountBody, withoutNulls } from './account-inputs.js'

export interface AccountApiUseCases {
  readonly createAccount: CreateAccount
  readonly findAccountsByEmail: FindAccountsByEmail
  readonly getAccount: GetAccount
}

/** Accounts as internal backends see them, under /api. */
export const accountApiRoutes: FastifyPluginAsyncTypebox<AccountApiUseCases> = async (app, useCases) => {
  const tags = ['internal backends']

  app.get(
    '/accounts/:id',
    {
      schema: {
        operationId: 'apiGetAccount',
        summary: 'Get an account',
        tags,
        security: withScope('accounts'),
        params: AccountParams,
        response: { 200: ref(AccountDto), ...failures(401, 'ACCOUNT_NOT_FOUND') },
      },
    },
    async ({ actor, params }, reply) =>
      toAccountDto(tagged(reply, await useCases.getAccount.execute({ actor, ...params }))),
  )

  app.get(
    '/accounts',
    {
      schema: {
        operationId: 'apiFindAccountsByEmail',
        summary: 'Find accounts by e-mail address, ignoring case',
        tags,
        security: withScope('accounts'),
        querystring: EmailQuery,
        response: { 200: FoundAccountsDto, ...failures(400, 401) },
      },
    },
    async ({ actor, query }) => ({
      accounts: (await useCases.findAccountsByEmail.execute({ actor, ...query })).map(toAccountDto),
    }),
  )

  app.post(
    '/accounts',
    {
      config: { createsRevision: true },
      schema: {
        operationId: 'apiCreateAccount',
        summary: 'Create an account before its first sign-in',
        tags,
        security: withScope('accounts'),
        headers: IdempotencyHeaders,
        body: NewAccountBody,
        response: {
          201: ref(AccountDto),
          ...failures(
            400,
            401,
            'AUCTION_SYSTEM_NOT_FOUND',
            'ACCOUNT_ID_TAKEN',
            'ACCOUNT_EMAIL_TAKEN',
            'ACCOUNT_HANDLE_TAKEN',
            413,
            415,
          ),
        },
      },
    },
    async ({ actor, body }, reply) => {
      const { id, signupSource = 'backend', ...fields } = withoutNulls(body)
      const account = await useCases.createAccount.execute({
        actor,
        fields: { ...fields, id: id as AccountId, signupSource },
      })
      reply.code(201).header('location', `/api/accounts/${encodeURIComponent(account.id)}`)
      return toAccountDto(tagged(reply, account))
    },
  )
}
