import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { BoardFormat } from '../../application/ports/board-reader.js'
import { RANK_LANGUAGES } from '../../domain/drawing/ranks.js'
import { foldForSearch } from '../../domain/text.js'
import { BOARD_NUMBERINGS, SOUTH_HANDS } from '../../domain/turned-board.js'
import { IN_DOCUMENT, oneOf } from '../dtos/schemas.js'

export const MEDIA_TYPES: Readonly<Record<BoardFormat, string>> = { pbn: 'application/x-pbn', lin: 'application/x-lin' }
export const SVG = 'image/svg+xml'
export const PDF = 'application/pdf'

/** The response of a route that returns a file. */
export const fileOf = (mediaType: string, description: string, example: string) =>
  Type.Unsafe<string>({ description, content: { [mediaType]: { schema: Type.String({ examples: [example] }) } } })

const MAX_NAME_LENGTH = 60

/** The title as a file name that is safe in headers and on every file system. */
const fileName = (title: string): string =>
  foldForSearch(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^-|-$/g, '') || 'boards'

/** Makes the browser save a file under a title, and returns its media type. */
const savedAs = (reply: FastifyReply, title: string, extension: string, type: string): string => {
  reply.header('content-disposition', `attachment; filename="${fileName(title)}.${extension}"`)
  return type
}

export const boardFileType = (reply: FastifyReply, format: BoardFormat, title: string): string =>
  savedAs(reply, title, format, `${MEDIA_TYPES[format]}; charset=utf-8`)

export const sheetFileType = (reply: FastifyReply, title: string): string => savedAs(reply, title, 'pdf', PDF)

export const csvFileType = (reply: FastifyReply, title: string): string =>
  savedAs(reply, title, 'csv', 'text/csv; charset=utf-8')

/** The response of a route that returns a sheet. */
export const sheetResponse = Type.Unsafe<string>({
  description: 'A sheet to print',
  content: { [PDF]: { schema: Type.String({ [IN_DOCUMENT]: { format: 'binary' } }) } },
})

/** Keeps a picture from running or loading anything, even when it is opened on its own, and returns its media type. */
export const pictureType = (reply: FastifyReply): string => {
  reply.header('content-security-policy', "default-src 'none'; sandbox")
  return `${SVG}; charset=utf-8`
}

/** The parameters of every file of boards. */
export const FileQuery = Type.Object({
  south: Type.Optional(
    oneOf(SOUTH_HANDS, {
      description:
        "Turns each board so that this hand sits South: hands, dealer, vulnerability, auction, play and double dummy results are turned; the board number and the commentary are not. `declarer` is the declarer's hand; a board without a contract is not turned.",
      examples: ['declarer'],
    }),
  ),
})

const LOOKS = {
  ranks: Type.Optional(
    oneOf(RANK_LANGUAGES, {
      description:
        'The language of the ranks: A K Q J in English (the default), A R D V in French, A K D B in German, A H V B in Dutch, A K D W in Polish, E K D Kn in Swedish, E K D B in Danish.',
      examples: ['fr'],
    }),
  ),
  doubleDummy: Type.Boolean({
    default: false,
    description:
      'With `true`, the picture also shows how many tricks each declarer takes, double dummy, and the par, if they are known.',
  }),
}

/** The parameters of a picture. */
export const PictureQuery = Type.Object({ ...FileQuery.properties, ...LOOKS })

/** The parameters of a file of the boards of a collection. */
export const CollectionFileQuery = Type.Object({
  ...FileQuery.properties,
  numbers: Type.Optional(
    oneOf(BOARD_NUMBERINGS, {
      description:
        'With `place`, the boards are numbered 1, 2, 3 and so on by their places. Each is turned so that the dealer is that of its number, and gets the vulnerability of its number. Nothing stored is changed.',
      examples: ['place'],
    }),
  ),
})

/** The query parameters of the picture of one board of a collection. */
export const CollectionPictureQuery = Type.Object({ ...CollectionFileQuery.properties, ...LOOKS })
