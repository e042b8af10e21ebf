import { hash } from 'node:crypto'
import { validationFailed } from '../../domain/errors.js'
import { type AccountId, parseAccountId, parseDealId } from '../../domain/ids.js'
import { isInstant } from '../../domain/standard-formats.js'

/** The lists that have cursors, each with how it reads the ids in them. A cursor is bound to the list that returned it. */
const LISTS = {
  authors: parseAccountId as (text: string) => AccountId | null,
  feed: parseDealId,
  recent: parseDealId,
} as const
export type CursorList = keyof typeof LISTS

/** A position in a list ordered by publication. */
export interface Position<List extends CursorList> {
  readonly publishedAt: Date | null
  readonly id: NonNullable<ReturnType<(typeof LISTS)[List]>>
}

/** A short digest of a list's filter; empty for a list without filters. */
const digestOf = (filter: object): readonly string[] => {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined)
  if (given.length === 0) return []
  return [hash('sha1', JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1))), 'base64url')]
}

/** A cursor as clients carry it, bound to the list that returned it and to the filter that the list had. */
export const encodeCursor = <List extends CursorList>(
  list: List,
  { publishedAt, id }: Position<List>,
  filter: object = {},
): string => written([list, publishedAt?.getTime() ?? null, id, ...digestOf(filter)])

const written = (parts: readonly unknown[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url')

/**
 * The position in a cursor that the list returned for the same filter; `null` for no cursor.
 * @throws VALIDATION_FAILED if it was returned for a different filter
 */
export const decodeCursor = <List extends CursorList>(
  list: List,
  text: string | undefined,
  filter: object = {},
): Position<List> | null => {
  const cursor = text === undefined ? null : parse(list, text)
  if (cursor === null) return null
  const { position, digest } = cursor
  if (digest !== digestOf(filter).join())
    throw validationFailed([
      { path: '/cursor', message: 'must be a cursor that this list returned for the same filter' },
    ])
  return position
}

/** Whether the list returned this cursor, for whichever filter. */
export const isCursorOf =
  (list: CursorList) =>
  (text: string): boolean =>
    parse(list, text) !== null

const parse = <List extends CursorList>(
  list: List,
  text: string,
): { readonly position: Position<List>; readonly digest: string } | null => {
  try {
    const parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    const [from, time, idText, digest = ''] = parts
    const publishedAt = time === null ? null : new Date(time)
    const id = LISTS[list](String(idText)) as Position<List>['id'] | null
    if (from !== list || id === null) return null
    // Nothing is published at a time that the databases can't store.
    if (publishedAt !== null && !isInstant(publishedAt.toISOString())) return null
    const digests = parts.length === 3 ? [] : [String(digest)]
    return written([list, publishedAt?.getTime() ?? null, id, ...digests]) === text
      ? { position: { publishedAt, id }, digest: String(digest) }
      : null
  } catch {
    return null
  }
}
