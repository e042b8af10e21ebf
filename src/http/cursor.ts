import type { PublicationCursor } from '../domain/cursor.js'
import { validationFailed } from '../domain/errors.js'
import { isInstant } from '../domain/formats.js'
import { parseDealId } from '../domain/ids.js'

/** A cursor as clients carry it, bound to the list that gave it. */
export const encodeCursor = (list: string, { publishedAt, id }: PublicationCursor): string =>
  Buffer.from(JSON.stringify([list, publishedAt?.getTime() ?? null, id])).toString('base64url')

/** @throws VALIDATION_FAILED when the list did not give this cursor */
export const decodeCursor = (list: string, text: string | undefined): PublicationCursor | null => {
  if (text === undefined) return null
  const cursor = parse(list, text)
  if (cursor === null || encodeCursor(list, cursor) !== text)
    throw validationFailed([{ path: '/cursor', message: 'must be a cursor that this list gave' }])
  return cursor
}

const parse = (list: string, text: string): PublicationCursor | null => {
  try {
    const [from, time, idText] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    const publishedAt = time === null ? null : new Date(time)
    const id = parseDealId(String(idText))
    if (from !== list || id === null) return null
    // No deal is published at a time that the databases cannot hold.
    if (publishedAt !== null && !isInstant(publishedAt.toISOString())) return null
    return { publishedAt, id }
  } catch {
    return null
  }
}
