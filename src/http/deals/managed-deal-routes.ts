import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { DeleteDeal } from '../../application/deals/delete-deal.js'
import type { RestoreDeal } from '../../application/deals/restore-deal.js'
import type { TrashDeal } from '../../application/deals/trash-deal.js'
import type { UpdateDeal } from '../../application/deals/update-deal.js'
import type { UpdateDeals } from '../../application/deals/update-deals.js'
import { CONDITIONAL, DealParams, failures, MERGE_PATCH, NoContent, ref } from '../dtos/schemas.js'
import { type Cause, NAMED_NOT_FOUND } from '../errors/problems.js'
import { expectedRevisions, tagged } from '../plugins/response/conditional-requests.js'
import { sendList } from '../responses/streamed-responses.js'
import { DEAL, DealDto, toDealDto, UpdatedDealsDto } from './deal-dtos.js'
import { DealBatchBody, DealBody, DealPatchBody } from './deal-inputs.js'

export interface ManagedDealUseCases {
  readonly deleteDeal: DeleteDeal
  readonly restoreDeal: RestoreDeal
  readonly trashDeal: TrashDeal
  readonly updateDeal: UpdateDeal
  readonly updateDeals: UpdateDeals
}

/** The differences between the routes for owners and those for internal backends. */
export interface ManagedDealScope {
  readonly common: { readonly tags: string[]; readonly security: { [credential: string]: string[] }[] }
  /** Returns the operation id of a route, given that of the owner's route. */
  readonly operationId: (ownersId: string) => string
  /** The text that follows "a deal" in summaries. */
  readonly summarySuffix: string
  /** The text that precedes "deal" in the summary of the deletion, and says which deals can be deleted. */
  readonly deletable: string
  /** Reasons to refuse callers that don't depend on the deal. */
  readonly refusals: readonly Cause[]
  /** Reasons why a deal that the caller may access can't be changed. */
  readonly conflicts: readonly Cause[]
}

/** Routes that change deals, the same for owners and internal backends. The actor decides which deals they reach. */
export const managedDealRoutes: FastifyPluginAsyncTypebox<ManagedDealUseCases & { scope: ManagedDealScope }> = async (
  app,
  { scope: { common, operationId, summarySuffix, deletable, refusals, conflicts }, ...useCases },
) => {
  const changed = {
    200: ref(DealDto),
    ...failures(400, ...refusals, 'DEAL_NOT_FOUND', NAMED_NOT_FOUND.sharingGroups, ...conflicts, 412, 413, 415),
  }
  const moved = { 200: ref(DealDto), ...failures(400, ...refusals, 'DEAL_NOT_FOUND', ...conflicts, 412) }

  app.patch(
    '',
    {
      config: { turn: 'batch' },
      schema: {
        ...common,
        operationId: operationId('updateDeals'),
        summary: 'Set the sharing or themes of several deals at once, or of none if one fails',
        body: DealBatchBody,
        response: {
          200: UpdatedDealsDto,
          ...failures(400, ...refusals, NAMED_NOT_FOUND.deals, NAMED_NOT_FOUND.sharingGroups, ...conflicts, 413, 415),
        },
      },
    },
    async (request, reply) =>
      sendList(request, reply, {
        list: await useCases.updateDeals.execute({ actor: request.actor, ...request.body }),
        field: 'deals',
        schema: DEAL,
        toItem: toDealDto,
        around: (deals) => ({ deals }),
      }),
  )

  app.patch(
    '/:id',
    {
      schema: {
        ...common,
        ...MERGE_PATCH,
        operationId: operationId('updateDeal'),
        summary: `Update a deal${summarySuffix}`,
        description:
          'A merge patch (RFC 7396). `publishedAt` is set when the deal first becomes public, and never changes after that.',
        params: DealParams,
        body: DealPatchBody,
        response: changed,
      },
    },
    async (request, reply) =>
      toDealDto(
        tagged(
          reply,
          await useCases.updateDeal.execute({
            actor: request.actor,
            ...request.params,
            change: { patch: request.body },
            expected: expectedRevisions(request),
          }),
        ),
      ),
  )

  app.put(
    '/:id',
    {
      schema: {
        ...common,
        ...CONDITIONAL,
        operationId: operationId('replaceDeal'),
        summary: `Replace a deal${summarySuffix}; what you leave out returns to its default`,
        params: DealParams,
        body: DealBody,
        response: changed,
      },
    },
    async (request, reply) =>
      toDealDto(
        tagged(
          reply,
          await useCases.updateDeal.execute({
            actor: request.actor,
            ...request.params,
            change: { overwrite: request.body },
            expected: expectedRevisions(request),
          }),
        ),
      ),
  )

  app.delete(
    '/:id',
    {
      schema: {
        ...common,
        ...CONDITIONAL,
        operationId: operationId('deleteDeal'),
        summary: `Permanently delete a ${deletable} deal, also from all collections`,
        params: DealParams,
        response: { 204: NoContent, ...failures(...refusals, 'DEAL_NOT_FOUND', 'DEAL_NOT_TRASHED', 412) },
      },
    },
    async (request, reply) => {
      const { actor, params } = request
      await useCases.deleteDeal.execute({ actor, ...params, expected: expectedRevisions(request) })
      reply.code(204)
      return null
    },
  )

  for (const { name, useCase, summary } of MOVES)
    app.post(
      `/:id/${name}`,
      {
        schema: {
          ...common,
          ...CONDITIONAL,
          operationId: operationId(`${name}Deal`),
          summary,
          params: DealParams,
          response: moved,
        },
      },
      async (request, reply) => {
        const { actor, params } = request
        const expected = expectedRevisions(request)
        return toDealDto(tagged(reply, await useCases[useCase].execute({ actor, ...params, expected })))
      },
    )
}

const MOVES = [
  { name: 'trash', useCase: 'trashDeal', summary: 'Move a deal to the trash' },
  { name: 'restore', useCase: 'restoreDeal', summary: 'Restore a deal from the trash' },
] as const
