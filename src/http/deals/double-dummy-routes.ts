import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { GetDoubleDummy } from '../../application/deals/get-double-dummy.js'
import { DealParams, failures, ref } from '../dtos/schemas.js'
import { departureOf } from '../plugins/caller/turns.js'
import { sendIfChanged } from '../responses/streamed-responses.js'
import { SolvedDealDto, toSolvedDealDto } from './double-dummy-dtos.js'
import type { ManagedDealScope } from './managed-deal-routes.js'

interface DoubleDummyOptions {
  readonly getDoubleDummy: GetDoubleDummy
  readonly scope: Pick<ManagedDealScope, 'common' | 'operationId' | 'refusals' | 'summarySuffix'>
}

const DoubleDummyQuery = Type.Object({
  play: Type.Boolean({
    default: false,
    description: 'With `true`, the response also contains what could still be made after each card of the play.',
  }),
})

/** The double dummy results of a deal, for owners and internal backends. */
export const doubleDummyRoutes: FastifyPluginAsyncTypebox<DoubleDummyOptions> = async (
  app,
  { getDoubleDummy, scope: { common, operationId, refusals, summarySuffix } },
) => {
  app.get(
    '/:id/double-dummy',
    {
      schema: {
        ...common,
        operationId: operationId('getDoubleDummy'),
        summary: `Get what can be made on a deal${summarySuffix}, computed immediately if necessary`,
        description:
          'Takes from milliseconds to half a minute if it has to be computed: one request per owner at a time; two more may wait, and get a 503 after 10 seconds. A HEAD computes nothing. `DOUBLE_DUMMY_UNAVAILABLE` has `meta.reason`: `hands` (not four hands of 13 cards), `off` (switched off) or `budget` (it takes too long).',
        params: DealParams,
        querystring: DoubleDummyQuery,
        response: {
          200: ref(SolvedDealDto),
          ...failures(400, ...refusals, 'DEAL_NOT_FOUND', 'DOUBLE_DUMMY_UNAVAILABLE'),
        },
      },
    },
    async (request, reply) => {
      const { actor, params, query } = request
      const found = await getDoubleDummy.execute({ actor, ...params, withPlay: query.play })
      return sendIfChanged(request, reply, [query, found.version], async () =>
        toSolvedDealDto(await found.read(departureOf(reply))),
      )
    },
  )
}
