import { type SouthHand, turnedSouth } from '../../domain/turned-board.js'
import type { BoardFormat } from '../ports/board-reader.js'
import type { BoardWriter } from '../ports/board-writer.js'
import type { DealRepository } from '../ports/deal-repository.js'
import { boardFile } from './board-file.js'
import { type AskedDeals, dealFilterOf, type FilterSources } from './deal-filter.js'
import { everyDeal } from './deal-list.js'

interface Input extends AskedDeals {
  readonly format: BoardFormat
  /** Which hand of each board should sit South; as it was dealt by default. */
  readonly south?: SouthHand | undefined
}

export interface DealsFile {
  /** A different text whenever the file changes. */
  readonly madeOf: string
  /** The file in pieces, which are created as they are read. */
  readonly pieces: () => AsyncIterable<string>
}

/** Writes the deals that `ListDeals` lists, all pages of them, to a file of boards, in bounded memory. */
export class ExportDeals {
  constructor(
    private readonly deals: Pick<DealRepository, 'findMany' | 'listAfter' | 'markOf'>,
    private readonly sources: FilterSources,
    private readonly writer: BoardWriter,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, FORBIDDEN, DEAL_COLLECTION_NOT_FOUND, SHARING_GROUP_NOT_FOUND */
  async execute({ format, south = 'S', ...asked }: Input): Promise<DealsFile> {
    const filter = await dealFilterOf(this.sources, asked)
    return {
      madeOf: filter === null ? '' : await this.deals.markOf(filter),
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
