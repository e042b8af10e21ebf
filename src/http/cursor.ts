import type { PublicationCursor } from '../domain/cursor.js'
import { isInstant } from '../domain/formats.js'
import { parseDealId } from '../domain/ids.js'

/** The lists that have cursors, which are bound to the list that returned them. */
export const RECENT = 'recent'
export const FEED = 'feed'

/** A cursor as clients carry it, bound to the list that returned it. */
export const encodeCursor = (list: string, { publishedAt, id }: PublicationCursor): string =>
  Buffer.from(JSON.stringify([list, publishedAt?.getTime() ?? null, id])).toString('base64url')

/** The cursor that a list returned; `null` for none, or for a text that the list did not return. */
export const decodeCursor = (list: string, text: string | undefined): PublicationCursor | null => {
  const cursor = text === undefined ? null : parse(list, text)
  return cursor !== null && encodeCursor(list, cursor) === text ? cursor : null
}

/** Whether the list returned this cursor. */
export const isCursorOf =
  (list: string) =>
  (text: string): boolean =>
    decodeCursor(list, text) !== null

const parse = (list: string, text: string): PublicationCursor | null => {
  try {
    const [from, time, idText] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    const publishedAt = time === null ? null : new Date(time)
    const id = parseDealId(String(idText))
    if (from !== list || id === null) return null
    // No deal is published at a time that the databases can't store.
    if (publishedAt !== null && !isInstant(publishedAt.toISOString())) return null
    return { publishedAt, id }
  } catch {
    return null
  }
}
