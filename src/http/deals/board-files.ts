import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { BoardFormat } from '../../application/ports/board-reader.js'
import { RANK_LANGUAGES } from '../../domain/bridge/ranks.js'
import { foldForSearch } from '../../domain/text.js'
import { BOARD_NUMBERINGS, SOUTH_HANDS } from '../../domain/turned-board.js'
import { oneOf } from '../dtos/schemas.js'

export const MEDIA_TYPES: Readonly<Record<BoardFormat, string>> = { pbn: 'application/x-pbn', lin: 'application/x-lin' }
export const SVG = 'image/svg+xml'

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

/** Makes the browser save a board file under its title, and returns its media type. */
export const boardFileType = (reply: FastifyReply, format: BoardFormat, title: string): string => {
  reply.header('content-disposition', `attachment; filename="${fileName(title)}.${format}"`)
  return `${MEDIA_TYPES[format]}; charset=utf-8`
}

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
        "Turns each board so that this hand sits South: hands, dealer, vulnerability, auction and play turn with it; the board number and the commentary stay. `declarer` is the declarer's hand; a board without a contract stays as it is.",
      examples: ['declarer'],
    }),
  ),
})

const RANKS = {
  ranks: Type.Optional(
    oneOf(RANK_LANGUAGES, {
      description:
        'The language of the ranks: A K Q J in English (the default), A R D V in French, A K D B in German, A H V B in Dutch, A K D W in Polish, E K D Kn in Swedish, E K D B in Danish.',
      examples: ['fr'],
    }),
  ),
}

/** The parameters of a picture. */
export const PictureQuery = Type.Object({ ...FileQuery.properties, ...RANKS })

/** The parameters of a file of the boards of a collection. */
export const CollectionFileQuery = Type.Object({
  ...FileQuery.properties,
  numbers: Type.Optional(
    oneOf(BOARD_NUMBERINGS, {
      description:
        'With `place`, the boards are numbered 1, 2, 3 and so on by their places: each is turned so that its dealer is that of the number, and has the vulnerability of the number. Nothing that is stored changes.',
      examples: ['place'],
    }),
  ),
})

/** The parameters of a picture of one of them. */
export const CollectionPictureQuery = Type.Object({ ...CollectionFileQuery.properties, ...RANKS })
