import { type SouthHand, turnedSouth } from '../../domain/turned-board.js'
import type { BoardFormat } from '../ports/board-reader.js'
import type { BoardWriter } from '../ports/board-writer.js'
import type { DealRepository } from '../ports/deal-repository.js'
import { type BoardsFile, boardFile } from './board-file.js'
import { type DealListRequest, dealFilterOf, type FilterSources, versionOfDeals } from './deal-filter.js'
import { everyDeal } from './deal-list.js'

interface Input extends DealListRequest {
  readonly format: BoardFormat
  /** Which hand of each board should sit South; by default, boards stay as dealt. */
  readonly south?: SouthHand | undefined
}

/** Writes all deals that `ListDeals` lists, on every page, to a file of boards, in bounded memory. */
export class ExportDeals {
  constructor(
    private readonly deals: Pick<DealRepository, 'findMany' | 'listAfter' | 'versionOf'>,
    private readonly sources: FilterSources,
    private readonly writer: BoardWriter,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, FORBIDDEN, DEAL_COLLECTION_NOT_FOUND, SHARING_GROUP_NOT_FOUND */
  async execute({ format, south = 'S', ...asked }: Input): Promise<BoardsFile> {
    const found = await dealFilterOf(this.sources, asked)
    const { filter } = found
    return {
      version: await versionOfDeals(this.deals, found),
      pieces: () =>
        boardFile(this.writer, {
          format,
          batches: filter === null ? nothing() : everyDeal(this.deals, filter),
          boardOf: (deal) => turnedSouth(deal, south),
        }),
    }
  }
}

async function* nothing(): AsyncIterable<never> {}
