import type { Deal } from './deal.js'
import type { DealId } from './ids.js'
import { compareCodePoints } from './text.js'

/** A position in a list ordered by publication: right after the deal with this time and id. */
export interface PublicationCursor {
  readonly publishedAt: Date | null
  readonly id: DealId
}

export interface CursorRequest {
  /** `null` for the first page. */
  readonly after: PublicationCursor | null
  readonly limit: number
}

type Placed = Pick<Deal, 'publishedAt' | 'id'>

const time = ({ publishedAt }: Placed): number => publishedAt?.getTime() ?? Number.NEGATIVE_INFINITY

/** Sorts by publication, latest first and never published last, then by id, latest first. */
export const latestPublishedFirst = (a: Placed, b: Placed): number =>
  time(a) === time(b) ? compareCodePoints(b.id, a.id) : time(b) - time(a)
