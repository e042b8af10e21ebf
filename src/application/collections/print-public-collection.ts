import type { Actor } from '../../domain/actor.js'
import { type Practice, viewWhilePractised } from '../../domain/practice/practice.js'
import { type ChosenSheet, type SheetOptions, sheetOptionsOf } from '../../domain/sheet/sheet-options.js'
import { type StudentView, southUnder } from '../../domain/student-view.js'
import type { BoardLooks } from '../../domain/turned-board.js'
import type { SheetFile, SheetFiles } from '../deals/sheet-files.js'
import { printedBoards } from './collection-file.js'
import type { LinkTarget, PublicLinks } from './public-links.js'

interface Input extends LinkTarget, BoardLooks {
  readonly actor: Actor
  readonly chosen: ChosenSheet
}

/**
 * The options for a link. Boards to be practised have no titles unless their solutions are beside them, no notes if
 * solutions are left out, no contract if it is to be bid, and hand records no double dummy results. All of that can be
 * asked for.
 */
const optionsOf = (chosen: ChosenSheet, view: StudentView, { bidding, play }: Practice): SheetOptions => {
  const options = sheetOptionsOf(chosen, view)
  if (!(bidding || play)) return options
  const { layout, solutions, auction, commentary } = options
  const isBeside = layout === 'boards' && solutions === 'inline' && (auction || commentary)
  return {
    ...options,
    titles: chosen.titles ?? isBeside,
    commentary: solutions === 'none' ? (chosen.commentary ?? false) : commentary,
    doubleDummy: chosen.doubleDummy ?? view.doubleDummy,
    given: bidding ? (chosen.given ?? 'nothing') : options.given,
  }
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
        options: optionsOf(chosen, studentView, practice),
        boards: () => printedBoards(read, looks),
        version: [looks, await this.links.versionOf(link)],
      })
    })
  }
}
