import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { DeleteDeal } from '../../application/deals/delete-deal.js'
import type { MoveDeal } from '../../application/deals/move-deal.js'
import type { UpdateDeal } from '../../application/deals/update-deal.js'
import type { UpdateDeals } from '../../application/deals/update-deals.js'
import { expectedRevisions, tagged } from '../conditional-requests.js'
import { CONDITIONAL, failures, IdParams, MERGE_PATCH, NoContent, ref } from '../schemas.js'
import { sendList } from '../streamed-answers.js'
import { DEAL, DealBatchBody, DealBody, DealDto, DealPatchBody, toDealDto, UpdatedDealsDto } from './deal-dtos.js'

export interface ManagedDealUseCases {
  readonly deleteDeal: DeleteDeal
  readonly moveDeal: MoveDeal
  readonly updateDeal: UpdateDeal
  readonly updateDeals: UpdateDeals
}

/** How those who may change a deal reach it. */
export interface ManagedDealScope {
  readonly common: { readonly tags: string[]; readonly security: { [credential: string]: string[] }[] }
  /** The id of an operation, from that of the owner's. */
  readonly operationId: (ownersId: string) => string
  /** What a summary calls their deals. */
  readonly whose: string
}

/** Changing deals, alike for their owner and for internal backends: who acts decides which deals there are. */
export const managedDealRoutes: FastifyPluginAsyncTypebox<ManagedDealUseCases & { scope: ManagedDealScope }> = async (
  app,
  { scope: { common, operationId, whose }, ...useCases },
) => {
  const changed = { 200: ref(DealDto), ...failures(400, 401, 403, 404, 409, 412, 413, 415) }
  const moved = { 200: ref(DealDto), ...failures(400, 401, 403, 404, 409, 412) }

  app.patch(
    '',
    {
      schema: {
        ...common,
        operationId: operationId('updateDeals'),
        summary: 'Set sharing or themes of several deals, on all of them or on none',
        body: DealBatchBody,
        response: { 200: UpdatedDealsDto, ...failures(400, 401, 403, 404, 409, 413, 415) },
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
        summary: `Change a deal${whose}`,
        description:
          'A merge patch (RFC 7396). `publishedAt` is set the first time the deal becomes public, and stays.',
        params: IdParams,
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
        operationId: operationId('overwriteDeal'),
        summary: `Overwrite a deal${whose}; what is left out has its default again`,
        params: IdParams,
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
        summary: 'Delete a trashed deal for ever; it leaves every collection',
        params: IdParams,
        response: { 204: NoContent, ...failures(401, 403, 404, 409, 412) },
      },
    },
    async (request, reply) => {
      const { actor, params } = request
      await useCases.deleteDeal.execute({ actor, ...params, expected: expectedRevisions(request) })
      reply.code(204)
      return null
    },
  )

  for (const { name, to, summary } of MOVES)
    app.post(
      `/:id/${name}`,
      {
        schema: {
          ...common,
          ...CONDITIONAL,
          operationId: operationId(`${name}Deal`),
          summary,
          params: IdParams,
          response: moved,
        },
      },
      async (request, reply) => {
        const { actor, params } = request
        const expected = expectedRevisions(request)
        return toDealDto(tagged(reply, await useCases.moveDeal.execute({ actor, ...params, to, expected })))
      },
    )
}

const MOVES = [
  { name: 'trash', to: 'trashed', summary: 'Put into the trash' },
  { name: 'restore', to: 'active', summary: 'Take back from the trash' },
] as const
