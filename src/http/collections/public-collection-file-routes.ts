import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { ExportPublicCollection } from '../../application/collections/export-public-collection.js'
import type { GetPublicCollectionAvatar } from '../../application/collections/get-public-collection-avatar.js'
import type { GetPublicCollectionDeal } from '../../application/collections/get-public-collection-deal.js'
import type { PrintPublicCollection } from '../../application/collections/print-public-collection.js'
import type { BoardWriter } from '../../application/ports/board-writer.js'
import { PictureOf, sendPicture } from '../accounts/pictures.js'
import {
  boardFileType,
  CollectionFileQuery,
  CollectionPictureQuery,
  fileOf,
  MEDIA_TYPES,
  pictureType,
  SVG,
  sheetResponse,
} from '../deals/board-files.js'
import { sendSheet } from '../deals/deal-file-routes.js'
import { CollectionSheetQuery, SHEET_NOTES, sheetOf } from '../deals/sheet-queries.js'
import { failures, says } from '../dtos/schemas.js'
import { EXAMPLE_FILES } from '../openapi/examples.js'
import { sendStream } from '../responses/streamed-responses.js'
import { linkReader } from './link-reader.js'
import { OF_LINKS, TokenParams } from './public-collection-dtos.js'

export interface PublicCollectionFileUseCases {
  readonly boardWriter: BoardWriter
  readonly exportPublicCollection: ExportPublicCollection
  readonly getPublicCollectionAvatar: GetPublicCollectionAvatar
  readonly getPublicCollectionDeal: GetPublicCollectionDeal
  readonly printPublicCollection: PrintPublicCollection
}

const PlaceParams = Type.Object({
  ...TokenParams.properties,
  n: Type.String(says('The place of the deal in the public read, from 1.', '1')),
})

/** Any page may embed a picture of a public link. */
const onAnyPage = (_request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
  reply.header('cross-origin-resource-policy', 'cross-origin')
  done()
}

const SOUTH = '`south=declarer` changes nothing where the `studentView` hides the auction, which it would give away.'

/** Files for students of a public link: the boards, as a file or a sheet to print, a picture of each, and the avatar of the author. */
export const publicCollectionFileRoutes: FastifyPluginAsyncTypebox<PublicCollectionFileUseCases> = async (
  app,
  { boardWriter, exportPublicCollection, getPublicCollectionAvatar, getPublicCollectionDeal, printPublicCollection },
) => {
  app.get(
    '/collections/:token.pbn',
    {
      config: { ...OF_LINKS.route.config, turn: 'file' },
      schema: {
        ...OF_LINKS.schema,
        operationId: 'getPublicCollectionAsPbn',
        summary: 'Get the deals of a collection as one PBN file, through its public link',
        description: `In the order of the public read. Every board gets its own number: the board numbers of the deals if they all differ, otherwise 1, 2, 3 and so on. ${SOUTH}`,
        params: TokenParams,
        querystring: CollectionFileQuery,
        response: {
          200: fileOf(MEDIA_TYPES.pbn, 'A file of boards', EXAMPLE_FILES.pbn),
          ...failures(400, 'DEAL_COLLECTION_NOT_FOUND', 429),
        },
      },
    },
    async (request, reply) => {
      const { params, query } = request
      const { title, version, pieces } = await exportPublicCollection.execute({
        ...linkReader(request, reply),
        ...params,
        ...query,
        format: 'pbn',
      })
      return sendStream(request, reply, { type: boardFileType(reply, 'pbn', title), version, texts: pieces })
    },
  )

  app.get(
    '/collections/:token.pdf',
    {
      config: { ...OF_LINKS.route.config, turn: 'print' },
      schema: {
        ...OF_LINKS.schema,
        operationId: 'printPublicCollection',
        summary: 'Get the deals of a collection as a sheet to print, through its public link',
        description: `By default it shows what the \`studentView\` shows. ${SOUTH} ${SHEET_NOTES}`,
        params: TokenParams,
        querystring: CollectionSheetQuery,
        response: { 200: sheetResponse, ...failures(400, 'DEAL_COLLECTION_NOT_FOUND', 429) },
      },
    },
    async (request, reply) => {
      const { params, query } = request
      const { chosen, others } = sheetOf(query)
      const reader = linkReader(request, reply)
      return sendSheet(request, reply, await printPublicCollection.execute({ ...reader, ...params, ...others, chosen }))
    },
  )

  app.get(
    '/collections/:token/deals/:n.svg',
    {
      config: { ...OF_LINKS.route.config, turn: 'class' },
      onRequest: onAnyPage,
      schema: {
        ...OF_LINKS.schema,
        operationId: 'getPublicCollectionDealPicture',
        summary: 'Get a deal of a collection as a picture, a hand diagram, through its public link',
        description: `The SVG includes a title and a description for screen readers. ${SOUTH}`,
        params: PlaceParams,
        querystring: CollectionPictureQuery,
        response: {
          200: fileOf(SVG, 'A picture', EXAMPLE_FILES.svg),
          ...failures(400, 'DEAL_COLLECTION_NOT_FOUND', 'DEAL_NOT_FOUND', 429),
        },
      },
    },
    async (request, reply) => {
      const {
        params,
        query: { ranks, doubleDummy, ...turned },
      } = request
      const board = await getPublicCollectionDeal.execute({ ...linkReader(request, reply), ...params, ...turned })
      const type = pictureType(reply)
      return sendStream(request, reply, {
        type,
        version: [type, ranks, doubleDummy, board],
        texts: async function* () {
          yield boardWriter.draw(board, { ranks, doubleDummy })
        },
      })
    },
  )

  app.get(
    '/collections/:token/avatar',
    {
      ...OF_LINKS.route,
      onRequest: onAnyPage,
      schema: {
        ...OF_LINKS.schema,
        operationId: 'getPublicCollectionAvatar',
        summary: "Get the avatar of a collection's author, once it is trusted, through the public link",
        params: TokenParams,
        response: { 200: PictureOf, ...failures('DEAL_COLLECTION_NOT_FOUND', 'AVATAR_NOT_FOUND', 429) },
      },
    },
    async (request, reply) =>
      sendPicture(reply, await getPublicCollectionAvatar.execute({ ...linkReader(request, reply), ...request.params })),
  )
}
