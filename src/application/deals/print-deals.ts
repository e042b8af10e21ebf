import type { Actor } from '../../domain/actor.js'
import { type ChosenSheet, requirePrintable, sheetOptionsOf } from '../../domain/sheet/sheet-options.js'
import { sheetWords } from '../../domain/sheet/sheet-words.js'
import { type SouthHand, turnedSouth } from '../../domain/turned-board.js'
import type { Board } from '../ports/board-writer.js'
import type { DealFilter } from '../ports/deal-repository.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { type DealListRequest, dealFilterOf, versionOfDeals } from './deal-filter.js'
import { everyDeal } from './deal-list.js'
import type { SheetFile, SheetFiles } from './sheet-files.js'

interface Input extends DealListRequest {
  readonly actor: Actor
  readonly chosen: ChosenSheet
  /** The title of the sheet; by default, a word for boards. */
  readonly heading?: string | undefined
  /** Which hand of each board should sit South; by default, boards stay as dealt. */
  readonly south?: SouthHand | undefined
}

const COUNTED = { page: 1, pageSize: 1 }

/** Prints all deals that `ListDeals` lists, on every page. */
export class PrintDeals {
  constructor(
    private readonly repositories: Pick<Repositories, 'collections' | 'deals' | 'sharingGroups'>,
    private readonly sheets: SheetFiles,
  ) {}

  /**
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, FORBIDDEN, DEAL_COLLECTION_NOT_FOUND, SHARING_GROUP_NOT_FOUND,
   *   VALIDATION_FAILED for too many words or boards
   */
  async execute({ chosen, heading, south = 'S', ...asked }: Input): Promise<SheetFile> {
    const found = await dealFilterOf(this.repositories, asked)
    const { filter } = found
    const { deals } = this.repositories
    if (filter !== null) requirePrintable((await deals.list(filter, COUNTED)).total)
    const options = sheetOptionsOf(chosen)
    return this.sheets.of({
      title: heading ?? sheetWords(options.locale)('sheet.boards'),
      author: await this.sheets.nameOf(filter?.ownerId ?? null),
      options,
      boards: () => this.boards(filter, south),
      version: [south, await versionOfDeals(deals, found)],
    })
  }

  private async *boards(filter: DealFilter | null, south: SouthHand): AsyncIterable<readonly Board[]> {
    if (filter === null) return
    for await (const batch of everyDeal(this.repositories.deals, filter))
      yield batch.map((deal) => turnedSouth(deal, south))
  }
}
