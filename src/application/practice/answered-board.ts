import type { Actor } from '../../domain/actor.js'
import { collectionNotFound } from '../../domain/collection.js'
import { dealNotFound } from '../../domain/deal.js'
import { isShownToStudents } from '../../domain/exposure.js'
import { type DealId, parseDealId } from '../../domain/ids.js'
import { type AnsweredBoard, answeredBoardOf } from '../../domain/practice/judged-answer.js'
import type { OpenLink, PublicLinks } from '../collections/public-links.js'
import { foundOr } from '../found-or.js'
import type { Repositories } from '../ports/unit-of-work.js'
import type { ParticipantTarget } from './participant-by-key.js'

/** A board to answer, which students can read: its place in the collection, from 1, or the id of its deal. */
export interface AnswerTarget extends ParticipantTarget {
  readonly actor: Actor
  readonly board: string
}

const PLACE = /^[1-9]\d{0,2}$/

/** The deal at a place in the list that students see, or with an id. @throws DEAL_NOT_FOUND */
export const dealIdAt = async (links: PublicLinks, link: OpenLink, board: string): Promise<DealId> => {
  if (!PLACE.test(board)) return foundOr(parseDealId(board), dealNotFound)
  const entries = await links.deals(link)
  return foundOr(entries[Number(board) - 1] ?? null, dealNotFound).deal.id
}

/** A deal that students of the collection see now, as a board to answer. @throws DEAL_NOT_FOUND */
export const boardToAnswer = async (
  { collections, deals }: Pick<Repositories, 'collections' | 'deals'>,
  { collection }: OpenLink,
  id: DealId,
): Promise<AnsweredBoard> => {
  const [stored, owned] = await Promise.all([collections.findById(collection.id), deals.findOwned(id)])
  const isHeld = foundOr(stored, collectionNotFound).dealIds.includes(id)
  if (owned === null || !isHeld || !isShownToStudents(collection, owned.deal, owned.owner)) throw dealNotFound()
  return answeredBoardOf(owned.deal)
}
