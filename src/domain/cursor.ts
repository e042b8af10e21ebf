import type { Deal } from './deal.js'
import type { DealId } from './ids.js'
import { compareCodePoints } from './text.js'

/** A position in a list ordered by publication: right after the deal with this time and id. */
export interface PublicationCursor {
  readonly publishedAt: Date | null
  readonly id: DealId
}

/** A position in a list ordered by creation. */
export type CreationCursor = Pick<Deal, 'createdAt' | 'id'>

export interface CursorRequest {
  /** `null` for the first page. */
  readonly after: PublicationCursor | null
  /** At most one more than the page size, to see whether there is another page. */
  readonly limit: number
}

interface Placed {
  readonly publishedAt: Date | null
  readonly id: string
}

const time = ({ publishedAt }: Placed): number => publishedAt?.getTime() ?? Number.NEGATIVE_INFINITY

/**
 * Sorts by publication, latest first and unpublished last. Deals published at the same time, such as the boards of one
 * file, are ordered by id.
 */
export const latestPublishedFirst = (a: Placed, b: Placed): number =>
  time(a) === time(b) ? compareCodePoints(a.id, b.id) : time(b) - time(a)

/**
 * Sorts by creation, latest first. Deals created at the same time, such as the boards of one file, are ordered by id.
 */
export const latestCreatedFirst = (a: CreationCursor, b: CreationCursor): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || compareCodePoints(a.id, b.id)
