import type { Actor } from '../../domain/actor.js'
import { type Practice, viewWhilePractised } from '../../domain/practice/practice.js'
import { type ChosenSheet, sheetOptionsOf } from '../../domain/sheet/sheet-options.js'
import { southUnder } from '../../domain/student-view.js'
import type { BoardLooks } from '../../domain/turned-board.js'
import type { SheetFile, SheetFiles } from '../deals/sheet-files.js'
import { printedBoards } from './collection-file.js'
import type { LinkTarget, PublicLinks } from './public-links.js'

interface Input extends LinkTarget, BoardLooks {
  readonly actor: Actor
  readonly chosen: ChosenSheet
}

/**
 * Sheets of boards to be practised have no titles above the boards unless solutions are beside them; those that leave
 * out solutions have no notes either. Both can be asked for.
 */
const asExercises = (chosen: ChosenSheet, { bidding, play }: Practice): ChosenSheet => {
  const { solutions = 'inline', titles = false, commentary = false } = chosen
  if (!(bidding || play) || solutions === 'inline') return chosen
  return { ...chosen, titles, ...(solutions === 'none' && { commentary }) }
}

/** Prints the deals that students see in a collection, by default with the parts that their page shows. */
export class PrintPublicCollection {
  constructor(
    private readonly links: PublicLinks,
    private readonly sheets: SheetFiles,
  ) {}

  /** @throws DEAL_COLLECTION_NOT_FOUND, and what `admit` and `inTurn` throw */
  async execute({ south, numbers, chosen, actor: _, ...target }: Input): Promise<SheetFile> {
    return this.links.read(target, async (link) => {
      const { title, practice } = link.collection
      const studentView = viewWhilePractised(link.collection.studentView, practice)
      const looks = { numbers, south: southUnder(studentView, south ?? studentView.south ?? 'S') }
      const read = async () => {
        const entries = await this.links.deals(link)
        return { listed: entries.map(({ deal }) => deal), list: this.links.list(link, entries) }
      }
      return this.sheets.of({
        title,
        author: link.author.displayName,
        options: sheetOptionsOf(asExercises(chosen, practice), studentView),
        boards: () => printedBoards(read, looks),
        version: [looks, await this.links.versionOf(link)],
      })
    })
  }
}
