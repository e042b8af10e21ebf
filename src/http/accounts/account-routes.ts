import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { CompleteOnboarding } from '../../application/accounts/complete-onboarding.js'
import type { GetAccount } from '../../application/accounts/get-account.js'
import type { GetOwnAccount } from '../../application/accounts/get-own-account.js'
import type { ListAuctionSystems } from '../../application/accounts/list-auction-systems.js'
import type { SearchAccounts } from '../../application/accounts/search-accounts.js'
import type { UpdateAccount } from '../../application/accounts/update-account.js'
import type { ExplainAccountExposure } from '../../application/exposure/explain-account-exposure.js'
import { ExposureDto, toExposureDto } from '../dtos/exposure-dtos.js'
import { AccountParams, BEARER, CONDITIONAL, failures, MERGE_PATCH, ref, withScope } from '../dtos/schemas.js'
import { callerOf, type Guards, initiatorOf } from '../plugins/caller/authentication.js'
import { expectedRevisions, tagged } from '../plugins/response/conditional-requests.js'
import {
  AccountDto,
  AuctionSystemsDto,
  SlimAccountsDto,
  toAccountDto,
  toAuctionSystemDto,
  toSlimAccountDto,
  toUpdatedAccountDto,
  UpdatedAccountDto,
} from './account-dtos.js'
import { AccountPatchBody, OnboardingBody, SearchQuery, withoutNulls } from './account-inputs.js'

/** Accounts and, with this scope, backends. */
const EITHER = [...BEARER, ...withScope('accounts')]

export interface AccountUseCases {
  readonly getOwnAccount: GetOwnAccount
  readonly completeOnboarding: CompleteOnboarding
  readonly getAccount: GetAccount
  readonly updateAccount: UpdateAccount
  readonly searchAccounts: SearchAccounts
  readonly listAuctionSystems: ListAuctionSystems
  readonly explainAccountExposure: ExplainAccountExposure
}

export const accountRoutes: FastifyPluginAsyncTypebox<AccountUseCases & { guards: Guards }> = async (
  app,
  { guards, ...useCases },
) => {
  const tags = ['accounts']

  app.get(
    '/accounts/me',
    {
      onRequest: guards.requireSignIn,
      schema: {
        operationId: 'getOwnAccount',
        summary: 'Get your account; the first call creates it',
        description: 'A HEAD creates nothing: until the account exists, it is answered 403 `ACCOUNT_REQUIRED`.',
        tags,
        security: BEARER,
        response: { 200: ref(AccountDto), ...failures(401, 403, 'ACCOUNT_EMAIL_TAKEN') },
      },
    },
    async ({ method, actor, claims: sent }, reply) => {
      // A HEAD must not change anything, so it passes no claims from which to create an account.
      const claims = method === 'HEAD' ? null : sent
      return toAccountDto(tagged(reply, await useCases.getOwnAccount.execute({ actor, claims })))
    },
  )

  app.post(
    '/accounts/me/complete-onboarding',
    {
      onRequest: guards.requireSignIn,
      schema: {
        operationId: 'completeOnboarding',
        summary: 'Complete onboarding',
        description: 'Can be repeated: the values of the last call apply, but `onboardedAt` stays that of the first.',
        tags,
        security: BEARER,
        ...CONDITIONAL,
        body: OnboardingBody,
        response: {
          200: ref(AccountDto),
          ...failures(
            400,
            401,
            403,
            'AUCTION_SYSTEM_NOT_FOUND',
            'ACCOUNT_EMAIL_TAKEN',
            'ACCOUNT_HANDLE_TAKEN',
            412,
            413,
            415,
          ),
        },
      },
    },
    async (request, reply) =>
      toAccountDto(
        tagged(
          reply,
          await useCases.completeOnboarding.execute({
            actor: request.actor,
            claims: request.claims,
            values: withoutNulls(request.body),
            expected: expectedRevisions(request),
          }),
        ),
      ),
  )

  app.get(
    '/accounts/me/exposure',
    {
      onRequest: guards.requireAccount,
      schema: {
        operationId: 'getOwnExposure',
        summary: 'Explain why you are, or are not, in the catalog',
        tags,
        security: BEARER,
        response: { 200: ref(ExposureDto), ...failures(401, 403) },
      },
    },
    async ({ actor }) => toExposureDto(await useCases.explainAccountExposure.execute({ actor })),
  )

  app.get(
    '/accounts/search',
    {
      onRequest: guards.requireAccount,
      config: { limit: 'search' },
      schema: {
        operationId: 'searchAccounts',
        summary: 'Search accounts by name or e-mail',
        description:
          'Returns up to 20 active accounts. A term of three or more characters matches anywhere in the name or in the part of the e-mail address before the @; a term of two matches only at the start of either. Case and accents are ignored.',
        tags,
        security: BEARER,
        querystring: SearchQuery,
        response: { 200: SlimAccountsDto, ...failures(400, 401, 403) },
      },
    },
    async ({ actor, query }) => (await useCases.searchAccounts.execute({ actor, ...query })).map(toSlimAccountDto),
  )

  app.get(
    '/accounts/:id',
    {
      onRequest: guards.requireApiKeyOrAccount,
      schema: {
        operationId: 'getAccount',
        summary: 'Get an account, as its owner, an admin or an internal backend',
        tags,
        security: EITHER,
        params: AccountParams,
        response: { 200: ref(AccountDto), ...failures(401, 403, 'FORBIDDEN', 'ACCOUNT_NOT_FOUND') },
      },
    },
    async ({ actor, params }, reply) =>
      toAccountDto(tagged(reply, await useCases.getAccount.execute({ actor, ...params }))),
  )

  const patch = {
    ...MERGE_PATCH,
    tags,
    body: AccountPatchBody,
    response: {
      200: UpdatedAccountDto,
      ...failures(
        400,
        401,
        403,
        'FORBIDDEN',
        'ACCOUNT_NOT_FOUND',
        'AUCTION_SYSTEM_NOT_FOUND',
        'LAST_ADMIN',
        'ACCOUNT_EMAIL_TAKEN',
        'ACCOUNT_HANDLE_TAKEN',
        412,
        413,
        415,
      ),
    },
  }

  const update = async (
    request: FastifyRequest & { readonly body: Static<typeof AccountPatchBody> },
    reply: FastifyReply,
    id: string,
  ) => {
    const { body: patch } = request
    const change = { id, patch, expected: expectedRevisions(request) }
    const { account, apiKeys } = await useCases.updateAccount.execute({ ...initiatorOf(request), ...change })
    const mayTakeRights = patch.role !== undefined || patch.isActive !== undefined
    return toUpdatedAccountDto(tagged(reply, account), mayTakeRights ? apiKeys : null)
  }

  app.patch(
    '/accounts/me',
    {
      onRequest: guards.requireAccount,
      schema: {
        ...patch,
        operationId: 'updateOwnAccount',
        summary: 'Update your account',
        security: BEARER,
      },
    },
    async (request, reply) => update(request, reply, callerOf(request).id),
  )

  app.patch(
    '/accounts/:id',
    {
      onRequest: guards.requireApiKeyOrAccount,
      schema: {
        ...patch,
        operationId: 'updateAccount',
        summary: 'Update an account, as its owner, an admin or an internal backend',
        description:
          'A merge patch (RFC 7396). `role`, `isActive`, `certified`, `avatarTrusted`, `signupSource` and `email` can only be set by admins and internal backends; an owner who sends any of them gets a 403 that lists them in `meta.fields`.',
        security: EITHER,
        params: AccountParams,
      },
    },
    async (request, reply) => update(request, reply, request.params.id),
  )

  app.get(
    '/auction-systems',
    {
      config: { limit: 'public' },
      schema: {
        operationId: 'listAuctionSystems',
        summary: 'List the auction systems an account can choose from, by `sortOrder`',
        tags,
        security: [],
        response: { 200: AuctionSystemsDto, ...failures(429) },
      },
    },
    async ({ actor }) => ({
      auctionSystems: (await useCases.listAuctionSystems.execute({ actor })).map(toAuctionSystemDto),
    }),
  )
}
