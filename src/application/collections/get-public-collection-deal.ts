import type { Actor } from '../../domain/actor.js'
import { dealNotFound, type SharedDeal } from '../../domain/deal.js'
import { southUnder } from '../../domain/student-view.js'
import { type SouthHand, turnedSouth } from '../../domain/turned-board.js'
import { foundOr } from '../found-or.js'
import type { LinkTarget, PublicLinks } from './public-links.js'

interface Input extends LinkTarget {
  readonly actor: Actor
  /** The place of the deal in the list that students read, from 1. */
  readonly n: string
  /** Which hand should sit South; as it was dealt by default. */
  readonly south?: SouthHand | undefined
}

const PLACE = /^[1-9]\d{0,2}$/

/** Reads one deal of a collection for its students. */
export class GetPublicCollectionDeal {
  constructor(private readonly links: PublicLinks) {}

  /** @throws DEAL_COLLECTION_NOT_FOUND, DEAL_NOT_FOUND, and what `admit` throws */
  async execute({ n, south = 'S', ...target }: Input): Promise<SharedDeal> {
    const link = await this.links.find(target)
    if (!PLACE.test(n)) throw dealNotFound()
    const entries = await this.links.deals(link)
    const deal = foundOr(await this.links.one(link, entries[Number(n) - 1]), dealNotFound)
    return turnedSouth(deal, southUnder(link.collection.studentView, south))
  }
}
