import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { BoardFormat } from '../application/ports/board-reader.js'
import { foldForSearch } from '../domain/text.js'

export const MEDIA_TYPES: Readonly<Record<BoardFormat, string>> = { pbn: 'application/x-pbn', lin: 'application/x-lin' }
export const SVG = 'image/svg+xml'

/** The answer of a route that gives a file. */
export const fileOf = (mediaType: string, description: string) =>
  Type.Unsafe<string>({ description, content: { [mediaType]: { schema: Type.String() } } })

const MAX_NAME_LENGTH = 60

/** The title as the name of a file that no header and no file system stumbles over. */
const fileName = (title: string): string =>
  foldForSearch(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^-|-$/g, '') || 'boards'

/** Says that a file of boards is to be saved under their title, and returns its media type. */
export const boardFileType = (reply: FastifyReply, format: BoardFormat, title: string): string => {
  reply.header('content-disposition', `attachment; filename="${fileName(title)}.${format}"`)
  return `${MEDIA_TYPES[format]}; charset=utf-8`
}

/** Sends a picture that runs and loads nothing, opened by itself too. */
export const sendPicture = (reply: FastifyReply, svg: string): string => {
  reply.type(`${SVG}; charset=utf-8`)
  reply.header('content-security-policy', "default-src 'none'; sandbox")
  return svg
}
