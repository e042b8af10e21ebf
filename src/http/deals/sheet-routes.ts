import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { PrintDeals } from '../../application/deals/print-deals.js'
import { BEARER, failures, withScope } from '../dtos/schemas.js'
import { callerOf } from '../plugins/caller/authentication.js'
import { sheetResponse } from './board-files.js'
import { sendSheet } from './deal-file-routes.js'
import { ApiDealsSheetQuery, DealsSheetQuery, EXPLORED, toDealListRequest } from './deal-list-query.js'
import { SHEET_NOTES, sheetOf, TOO_MANY } from './sheet-queries.js'

interface SheetOptions {
  readonly printDeals: PrintDeals
}

/** The deals that match an owner's filter, as a sheet to print. */
export const dealsSheetRoute: FastifyPluginAsyncTypebox<SheetOptions> = async (app, { printDeals }) => {
  app.get(
    '.pdf',
    {
      config: { turn: 'print' },
      schema: {
        tags: ['deals'],
        security: BEARER,
        operationId: 'printDeals',
        summary: 'Get your deals as a sheet to print, searched and sorted like the list',
        description: `${EXPLORED.description} ${TOO_MANY} ${SHEET_NOTES}`,
        querystring: DealsSheetQuery,
        response: { 200: sheetResponse, ...failures(400, 401, 403, ...EXPLORED.refusals) },
      },
    },
    async (request, reply) => {
      const { chosen, others } = sheetOf(request.query)
      const asked = { ...toDealListRequest(others), actor: request.actor, ownerId: callerOf(request).id }
      return sendSheet(request, reply, await printDeals.execute({ ...asked, chosen }))
    },
  )
}

/** The same for internal backends. */
export const apiDealsSheetRoute: FastifyPluginAsyncTypebox<SheetOptions> = async (app, { printDeals }) => {
  app.get(
    '.pdf',
    {
      config: { turn: 'print' },
      schema: {
        tags: ['internal backends'],
        security: withScope('deals:read'),
        operationId: 'apiPrintDeals',
        summary: 'Get deals as a sheet to print, searched and sorted like the list; this is not a serve',
        description: `${EXPLORED.apiDescription} ${TOO_MANY} ${SHEET_NOTES}`,
        querystring: ApiDealsSheetQuery,
        response: { 200: sheetResponse, ...failures(400, 401, ...EXPLORED.refusals) },
      },
    },
    async (request, reply) => {
      const { chosen, others } = sheetOf(request.query)
      const asked = { ...toDealListRequest(others), actor: request.actor }
      return sendSheet(request, reply, await printDeals.execute({ ...asked, chosen }))
    },
  )
}
