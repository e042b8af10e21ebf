import type { Deal } from './deal.js'
import type { DealId } from './ids.js'
import { compareCodePoints } from './text.js'

/** Where a list by publication stands: after the deal with this time and id. */
export interface PublicationCursor {
  readonly publishedAt: Date | null
  readonly id: DealId
}

export interface CursorRequest {
  /** `null`: from the start. */
  readonly after: PublicationCursor | null
  readonly limit: number
}

type Placed = Pick<Deal, 'publishedAt' | 'id'>

const time = ({ publishedAt }: Placed): number => publishedAt?.getTime() ?? Number.NEGATIVE_INFINITY

/** The order of publication: the latest first, those never published last, then the latest id. */
export const latestPublishedFirst = (a: Placed, b: Placed): number =>
  time(a) === time(b) ? compareCodePoints(b.id, a.id) : time(b) - time(a)
