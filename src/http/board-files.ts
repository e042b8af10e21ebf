import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { BoardFormat } from '../application/ports/board-reader.js'
import { foldForSearch } from '../domain/text.js'

export const MEDIA_TYPES: Readonly<Record<BoardFormat, string>> = { pbn: 'application/x-pbn', lin: 'application/x-lin' }
export const SVG = 'image/svg+xml'

/** The response of a route that returns a file. */
export const fileOf = (mediaType: string, description: string) =>
  Type.Unsafe<string>({ description, content: { [mediaType]: { schema: Type.String() } } })

const MAX_NAME_LENGTH = 60

/** The title as a file name that is safe in headers and on every file system. */
const fileName = (title: string): string =>
  foldForSearch(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^-|-$/g, '') || 'boards'

/** Has the browser save a board file under its title, and returns its media type. */
export const boardFileType = (reply: FastifyReply, format: BoardFormat, title: string): string => {
  reply.header('content-disposition', `attachment; filename="${fileName(title)}.${format}"`)
  return `${MEDIA_TYPES[format]}; charset=utf-8`
}

/** Sends a picture that can't run or load anything, even when it is opened on its own. */
export const sendPicture = (reply: FastifyReply, svg: string): string => {
  reply.type(`${SVG}; charset=utf-8`)
  reply.header('content-security-policy', "default-src 'none'; sandbox")
  return svg
}
