import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import type { GetDeal } from '../../application/deals/get-deal.js'
import { BOARD_FORMATS } from '../../application/ports/board-reader.js'
import type { Board, BoardWriter } from '../../application/ports/board-writer.js'
import type { Actor } from '../../domain/actor.js'
import { boardFileType, fileOf, MEDIA_TYPES, SVG, sendPicture } from '../board-files.js'
import { failures, IdParams } from '../schemas.js'
import type { ManagedDealScope } from './managed-deal-routes.js'

interface DealFileOptions {
  readonly boardWriter: BoardWriter
  readonly getDeal: GetDeal
  readonly scope: Pick<ManagedDealScope, 'common' | 'operationId'>
}

/** A deal as PBN, as LIN and as a picture, for those who may read it. Never a serve. */
export const dealFileRoutes: FastifyPluginAsyncTypebox<DealFileOptions> = async (
  app,
  { boardWriter, getDeal, scope: { common, operationId } },
) => {
  const read = async (actor: Actor, id: string): Promise<Board> => {
    const found = await getDeal.execute({ actor, id })
    return 'whole' in found ? found.whole : found.shared
  }

  for (const format of BOARD_FORMATS)
    app.get(
      `/:id.${format}`,
      {
        schema: {
          ...common,
          operationId: operationId(`getDealAs${format === 'pbn' ? 'Pbn' : 'Lin'}`),
          summary: `Get a deal as a ${format.toUpperCase()} file`,
          params: IdParams,
          response: {
            200: fileOf(MEDIA_TYPES[format], 'A file with one board'),
            ...failures(401, 403, 'DEAL_NOT_FOUND'),
          },
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
        operationId: operationId('getDealPicture'),
        summary: 'Get a deal as a picture: a hand diagram',
        description: 'The SVG includes a title and a description for screen readers.',
        params: IdParams,
        response: { 200: fileOf(SVG, 'A picture'), ...failures(401, 403, 'DEAL_NOT_FOUND') },
      },
    },
    async ({ actor, params }, reply) => sendPicture(reply, boardWriter.draw(await read(actor, params.id))),
  )
}

/** A `Link` header (RFC 8288) with the other representations of a deal and a hand viewer. */
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
  'The `Link` header points to the deal as PBN, LIN and SVG, and (`rel="related"`) to a hand viewer that shows it.'
