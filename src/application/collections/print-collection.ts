import { type Actor, requireAccount } from '../../domain/actor.js'
import type { Collection } from '../../domain/collection.js'
import { type ChosenSheet, sheetOptionsOf } from '../../domain/sheet/sheet-options.js'
import type { BoardLooks } from '../../domain/turned-board.js'
import type { SheetFile, SheetFiles } from '../deals/sheet-files.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { collectionEntries, entriesAsDealList } from './collection-entries.js'
import { printedBoards } from './collection-file.js'
import { collectionIdOf, ownedCollection } from './owned-collection.js'

interface Input extends BoardLooks {
  readonly actor: Actor
  readonly id: string
  readonly chosen: ChosenSheet
}

/** Prints the deals that the owner sees in a collection, except those in the trash. */
export class PrintCollection {
  constructor(
    private readonly repositories: Pick<Repositories, 'collections' | 'deals'>,
    private readonly sheets: SheetFiles,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_COLLECTION_NOT_FOUND */
  async execute({ actor, id, chosen, ...looks }: Input): Promise<SheetFile & { readonly collection: Collection }> {
    const account = requireAccount(actor)
    const { deals } = this.repositories
    const collection = await ownedCollection(this.repositories, actor, collectionIdOf(id))
    const read = async () => {
      const entries = await collectionEntries(deals, actor, collection)
      const printed = entries.filter(({ deal }) => deal.lifecycle === 'active')
      return { listed: printed.map(({ deal }) => deal), list: entriesAsDealList(deals, actor, collection, printed) }
    }
    const sheet = {
      title: collection.title,
      author: await this.sheets.nameOf(account.id),
      options: sheetOptionsOf(chosen),
      boards: () => printedBoards(read, looks),
      version: [looks, await deals.versionOfCollection(collection.id)],
    }
    return { collection, ...this.sheets.of(sheet) }
  }
}
