import type { Actor } from '../../domain/actor.js'
import { dealNotFound, type SharedDeal } from '../../domain/deal.js'
import { southUnder } from '../../domain/student-view.js'
import { type BoardLooks, shownAs } from '../../domain/turned-board.js'
import { foundOr } from '../found-or.js'
import type { LinkTarget, PublicLinks } from './public-links.js'

interface Input extends LinkTarget, BoardLooks {
  readonly actor: Actor
  /** The position of the deal in the list that students see, starting at 1. */
  readonly n: string
}

const PLACE = /^[1-9]\d{0,2}$/

/** Reads one deal of a collection for its students. */
export class GetPublicCollectionDeal {
  constructor(private readonly links: PublicLinks) {}

  /** @throws DEAL_COLLECTION_NOT_FOUND, DEAL_NOT_FOUND, and what `admit` and `inTurn` throw */
  async execute({ n, south, numbers, ...target }: Input): Promise<SharedDeal> {
    return this.links.read(target, async (link) => {
      if (!PLACE.test(n)) throw dealNotFound()
      const entries = await this.links.deals(link)
      const deal = foundOr(await this.links.one(link, entries[Number(n) - 1]), dealNotFound)
      return shownAs(deal, { numbers, south: southUnder(link.collection.studentView, south ?? 'S') }, Number(n) - 1)
    })
  }
}
