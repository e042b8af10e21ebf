import type { Actor } from '../../domain/actor.js'
import { southUnder } from '../../domain/student-view.js'
import type { SouthHand } from '../../domain/turned-board.js'
import type { BoardFormat } from '../ports/board-reader.js'
import type { BoardWriter } from '../ports/board-writer.js'
import { type BoardsFile, collectionFile } from './collection-file.js'
import type { LinkTarget, PublicLinks } from './public-links.js'

export interface PublicCollectionFile extends BoardsFile {
  readonly title: string
}

interface Input extends LinkTarget {
  readonly actor: Actor
  readonly format: BoardFormat
  /** Which hand of each board should sit South; as it was dealt by default. */
  readonly south?: SouthHand | undefined
}

/** Writes the deals that students see in a collection to a file of boards. */
export class ExportPublicCollection {
  constructor(
    private readonly links: PublicLinks,
    private readonly writer: BoardWriter,
  ) {}

  /** @throws DEAL_COLLECTION_NOT_FOUND, and what `admit` throws */
  async execute({ format, south = 'S', ...target }: Input): Promise<PublicCollectionFile> {
    const link = await this.links.find(target)
    const { title, studentView } = link.collection
    const entries = await this.links.deals(link)
    const file = collectionFile(this.writer, {
      format,
      title,
      listed: entries.map(({ deal }) => deal),
      list: this.links.list(link, entries),
      south: southUnder(studentView, south),
    })
    return { title, ...file }
  }
}
