import { type Actor, requireAccount } from '../../domain/actor.js'
import type { CursorRequest } from '../../domain/cursor.js'
import { type BoardSearch, requireFewWords } from '../../domain/deal-search.js'
import { normalizeHandle } from '../../domain/handle.js'
import type { Clock } from '../ports/clock.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { type PublishedDeals, publishedDeals } from './authored-deals.js'

interface Input extends CursorRequest {
  readonly actor: Actor
  /** Only public fields are searched, even for the owner. */
  readonly search?: BoardSearch
  /** The handle of an author, in any spelling; an unknown handle finds no deals. */
  readonly author?: string | undefined
  /** Only deals of authors with this base language. */
  readonly language?: string | undefined
}

/** Lists the exposed deals of all authors, or those that a search finds, most recently published first. */
export class ListRecentDeals {
  constructor(
    private readonly repositories: Pick<Repositories, 'catalogSearch' | 'deals'>,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, VALIDATION_FAILED for too many words */
  async execute({ actor, search = {}, author: text, language, ...request }: Input): Promise<PublishedDeals> {
    requireAccount(actor)
    requireFewWords(search)
    const { catalogSearch, deals } = this.repositories
    const at = this.clock.now()
    const author = text === undefined ? null : normalizeHandle(text)
    const isNobodys = text !== undefined && author === null
    return publishedDeals(deals, request, at, async (wider) =>
      isNobodys
        ? []
        : catalogSearch.findPublished({ search, author, language: language?.toLowerCase() ?? null }, wider, at),
    )
  }
}
