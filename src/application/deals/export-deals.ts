import { type Actor, requireActingFor } from '../../domain/actor.js'
import type { Deal } from '../../domain/deal.js'
import { parseAccountId } from '../../domain/ids.js'
import { type SouthHand, turnedSouth } from '../../domain/turned-board.js'
import { everyBatch, everyBatchOf } from '../batched-list.js'
import type { BoardFormat } from '../ports/board-reader.js'
import type { BoardWriter } from '../ports/board-writer.js'
import type { DealFilter, DealRepository, Listed } from '../ports/deal-repository.js'
import { boardFile } from './board-file.js'
import { wholeDeals } from './deal-list.js'

interface Input extends Omit<DealFilter, 'ownerId'> {
  readonly actor: Actor
  /** Absent: the deals of all owners, for internal backends only. */
  readonly ownerId?: string | undefined
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

const DEALS_PER_BATCH = 50

/** Writes the deals that `ListDeals` lists, all pages of them, to a file of boards, in bounded memory. */
export class ExportDeals {
  constructor(
    private readonly deals: Pick<DealRepository, 'findMany' | 'listAfter' | 'markOf'>,
    private readonly writer: BoardWriter,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, FORBIDDEN */
  async execute({ actor, ownerId: text, sharing, lifecycle, format, south = 'S' }: Input): Promise<DealsFile> {
    requireActingFor(actor, text)
    const ownerId = text === undefined ? undefined : parseAccountId(text)
    const filter = ownerId === null ? null : { ownerId, sharing, lifecycle }
    return {
      madeOf: filter === null ? '' : await this.deals.markOf(filter),
      pieces: () =>
        boardFile(this.writer, {
          format,
          batches: this.read(filter),
          boardOf: (deal) => turnedSouth(deal, south),
        }),
    }
  }

  /** No deals stay in memory between batches. */
  private async *read(filter: DealFilter | null): AsyncIterable<readonly Deal[]> {
    if (filter === null) return
    const readBatch = (last: Listed<Deal> | null) => this.deals.listAfter(filter, last, DEALS_PER_BATCH)
    for await (const entries of everyBatch(readBatch)) yield* everyBatchOf(wholeDeals(this.deals, entries))
  }
}
