import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { BOARD_FORMATS } from '../../application/ports/board-reader.js'
import type { Board, BoardWriter } from '../../application/ports/board-writer.js'
import type { Actor } from '../../domain/actor.js'
import { boardFileType, fileOf, MEDIA_TYPES, SVG, sendPicture } from '../board-files.js'
import { failures, IdParams } from '../schemas.js'
import type { ManagedDealScope } from './managed-deal-routes.js'

interface DealFileScope extends Pick<ManagedDealScope, 'common' | 'operationId'> {
  /** The deal, for whoever may read it here. */
  readonly read: (actor: Actor, id: string) => Promise<Board>
}

/** A deal in the formats of the field, and as a picture; for those who may read it, and never a serve. */
export const dealFileRoutes: FastifyPluginAsyncTypebox<{ boardWriter: BoardWriter; scope: DealFileScope }> = async (
  app,
  { boardWriter, scope: { common, operationId, read } },
) => {
  for (const format of BOARD_FORMATS)
    app.get(
      `/:id.${format}`,
      {
        schema: {
          ...common,
          operationId: operationId(`getDealAs${format === 'pbn' ? 'Pbn' : 'Lin'}`),
          summary: `A deal as a ${format.toUpperCase()} file`,
          params: IdParams,
          response: { 200: fileOf(MEDIA_TYPES[format], 'A file of one board'), ...failures(401, 403, 404) },
        },
      },
      async ({ actor, params }, reply) => {
        const deal = await read(actor, params.id)
        reply.type(boardFileType(reply, format, deal.title))
        return boardWriter.head(format) + boardWriter.board(format, deal, true)
      },
    )

  app.get(
    '/:id.svg',
    {
      schema: {
        ...common,
        operationId: operationId('drawDeal'),
        summary: 'A deal as a hand diagram',
        description: 'With a title and a description for screen readers.',
        params: IdParams,
        response: { 200: fileOf(SVG, 'A picture'), ...failures(401, 403, 404) },
      },
    },
    async ({ actor, params }, reply) => sendPicture(reply, boardWriter.draw(await read(actor, params.id))),
  )
}

/** Names the other representations of a deal, and a hand viewer that shows it (RFC 8288). */
export const linkFiles = (reply: FastifyReply, boardWriter: BoardWriter, path: string, deal: Board): void => {
  const alternate = (format: string, type: string) => `<${path}/${deal.id}.${format}>; rel="alternate"; type="${type}"`
  reply.header(
    'link',
    [
      ...BOARD_FORMATS.map((format) => alternate(format, MEDIA_TYPES[format])),
      alternate('svg', SVG),
      `<${boardWriter.viewerAddress(deal)}>; rel="related"; title="Open in a hand viewer"`,
    ].join(', '),
  )
}

export const LINKS =
  'The header `Link` names the deal as PBN, LIN and SVG, and an address (`rel="related"`) that opens it in a hand viewer.'
