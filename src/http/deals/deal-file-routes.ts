import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BoardsFile } from '../../application/deals/board-file.js'
import type { GetDeal } from '../../application/deals/get-deal.js'
import type { SheetFile, SheetFiles } from '../../application/deals/sheet-files.js'
import { BOARD_FORMATS } from '../../application/ports/board-reader.js'
import type { Board, BoardWriter, PictureOptions } from '../../application/ports/board-writer.js'
import { type SouthHand, turnedSouth } from '../../domain/turned-board.js'
import { DealParams, failures } from '../dtos/schemas.js'
import { EXAMPLE_FILES } from '../openapi/examples.js'
import { tagged } from '../plugins/response/conditional-requests.js'
import { sendStream } from '../responses/streamed-responses.js'
import {
  boardFileType,
  FileQuery,
  fileOf,
  MEDIA_TYPES,
  PDF,
  PictureQuery,
  pictureType,
  SVG,
  sheetFileType,
  sheetResponse,
} from './board-files.js'
import type { ManagedDealScope } from './managed-deal-routes.js'
import { SHEET_NOTES, SheetQuery, sheetOf } from './sheet-queries.js'

/** Reads the requested deal as the caller may see it, and the name of its author. */
type ReadBoard = (
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
) => Promise<{ readonly board: Board; readonly author: () => Promise<string | null> }>

interface DealFileOptions {
  readonly boardWriter: BoardWriter
  readonly readBoard: ReadBoard
  readonly sheets: SheetFiles
  readonly scope: Pick<ManagedDealScope, 'common' | 'operationId' | 'refusals' | 'summarySuffix'>
}

/** For owners, members of sharing groups and internal backends. */
export const managedBoard =
  (getDeal: GetDeal, sheets: SheetFiles): ReadBoard =>
  async ({ actor }, reply, id) => {
    const found = await getDeal.execute({ actor, id })
    const board = 'whole' in found ? tagged(reply, found.whole) : found.shared
    return { board, author: () => sheets.nameOf(board.ownerId) }
  }

interface DealFile {
  readonly id: string
  readonly south?: SouthHand
  /** How a picture looks. */
  readonly looks?: PictureOptions
  /** Sets the headers of the file, and returns its media type. */
  readonly typeOf: (reply: FastifyReply, deal: Board) => string
  readonly textOf: (board: Board) => string
}

/** A deal as PBN, LIN, a picture or a sheet to print, for actors who may read it. Never a serve. */
export const dealFileRoutes: FastifyPluginAsyncTypebox<DealFileOptions> = async (
  app,
  { boardWriter, readBoard, sheets, scope: { common, operationId, refusals, summarySuffix } },
) => {
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { id, south = 'S', looks, typeOf, textOf }: DealFile,
  ): Promise<never> => {
    const { board: deal } = await readBoard(request, reply, id)
    const type = typeOf(reply, deal)
    return sendStream(request, reply, {
      type,
      version: [type, south, looks, deal],
      texts: async function* () {
        yield textOf(turnedSouth(deal, south))
      },
    })
  }

  for (const format of BOARD_FORMATS)
    app.get(
      `/:id.${format}`,
      {
        schema: {
          ...common,
          operationId: operationId(`getDealAs${format === 'pbn' ? 'Pbn' : 'Lin'}`),
          summary: `Get a deal${summarySuffix} as a ${format.toUpperCase()} file`,
          params: DealParams,
          querystring: FileQuery,
          response: {
            200: fileOf(MEDIA_TYPES[format], 'A file with one board', EXAMPLE_FILES[format]),
            ...failures(400, ...refusals, 'DEAL_NOT_FOUND'),
          },
        },
      },
      (request, reply) =>
        send(request, reply, {
          ...request.params,
          ...request.query,
          typeOf: (reply, { title }) => boardFileType(reply, format, title),
          textOf: (board) => boardWriter.head(format) + boardWriter.board(format, board, true),
        }),
    )

  app.get(
    '/:id.svg',
    {
      schema: {
        ...common,
        operationId: operationId('getDealPicture'),
        summary: `Get a deal${summarySuffix} as a picture: a hand diagram`,
        description: 'The SVG includes a title and a description for screen readers.',
        params: DealParams,
        querystring: PictureQuery,
        response: {
          200: fileOf(SVG, 'A picture', EXAMPLE_FILES.svg),
          ...failures(400, ...refusals, 'DEAL_NOT_FOUND'),
        },
      },
    },
    (request, reply) => {
      const {
        params,
        query: { south, ...looks },
      } = request
      return send(request, reply, {
        ...params,
        ...(south === undefined ? {} : { south }),
        looks,
        typeOf: pictureType,
        textOf: (board) => boardWriter.draw(board, looks),
      })
    },
  )

  app.get(
    '/:id.pdf',
    {
      config: { turn: 'print' },
      schema: {
        ...common,
        operationId: operationId('printDeal'),
        summary: `Get a deal${summarySuffix} as a sheet to print`,
        description: `${SHEET_NOTES} By default it fills the page.`,
        params: DealParams,
        querystring: SheetQuery,
        response: { 200: sheetResponse, ...failures(400, ...refusals, 'DEAL_NOT_FOUND') },
      },
    },
    async (request, reply) => {
      const { board, author } = await readBoard(request, reply, request.params.id)
      const { chosen, others } = sheetOf(request.query)
      return sendSheet(request, reply, sheets.ofBoard(board, await author(), others.south ?? 'S', chosen))
    },
  )
}

/** Streams a sheet to print. */
export const sendSheet = (
  request: FastifyRequest,
  reply: FastifyReply,
  { title, version, pieces }: SheetFile,
): Promise<never> => sendStream(request, reply, { type: sheetFileType(reply, title), version, texts: pieces })

/** Streams deals as a file of boards. */
export const sendDealsFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { version, pieces }: BoardsFile,
): Promise<string> =>
  sendStream(request, reply, {
    type: boardFileType(reply, 'pbn', 'deals'),
    // The version includes the query, so that no two files share a tag.
    version: [request.query, version],
    texts: pieces,
  })

/** The parts of a route that `sendDealsFile` answers. */
export const DEALS_FILE = {
  description:
    'The boards of all pages, each with the number of its deal. Streamed; the ETag is made of the ids and revisions of the deals.',
  response: fileOf(MEDIA_TYPES.pbn, 'A file of boards', EXAMPLE_FILES.pbn),
}

/** A `Link` header (RFC 8288) with the other representations of a deal and a hand viewer. */
export const linkFiles = (reply: FastifyReply, boardWriter: BoardWriter, path: string, deal: Board): void => {
  const alternate = (format: string, type: string) => `<${path}/${deal.id}.${format}>; rel="alternate"; type="${type}"`
  reply.header(
    'link',
    [
      ...BOARD_FORMATS.map((format) => alternate(format, MEDIA_TYPES[format])),
      alternate('svg', SVG),
      alternate('pdf', PDF),
      `<${boardWriter.viewerAddress(deal)}>; rel="related"; title="Open in a hand viewer"`,
    ].join(', '),
  )
}

export const LINKS =
  'The `Link` header points to the deal as PBN, LIN, SVG and PDF, and (`rel="related"`) to a hand viewer that shows it.'
