import type { Actor } from '../../domain/actor.js'
import { southUnder } from '../../domain/student-view.js'
import type { BoardLooks } from '../../domain/turned-board.js'
import type { BoardsFile } from '../deals/board-file.js'
import type { BoardFormat } from '../ports/board-reader.js'
import type { BoardWriter } from '../ports/board-writer.js'
import { collectionFile } from './collection-file.js'
import type { LinkTarget, PublicLinks } from './public-links.js'

export interface PublicCollectionFile extends BoardsFile {
  readonly title: string
}

interface Input extends LinkTarget, BoardLooks {
  readonly actor: Actor
  readonly format: BoardFormat
}

/** Writes the deals that students see in a collection to a file of boards. */
export class ExportPublicCollection {
  constructor(
    private readonly links: PublicLinks,
    private readonly writer: BoardWriter,
  ) {}

  /** @throws DEAL_COLLECTION_NOT_FOUND, and what `admit` and `inTurn` throw */
  async execute({ format, south, numbers, ...target }: Input): Promise<PublicCollectionFile> {
    return this.links.read(target, async (link) => {
      const { title, studentView } = link.collection
      const looks = { numbers, south: southUnder(studentView, south ?? 'S') }
      const read = async () => {
        const entries = await this.links.deals(link)
        return { listed: entries.map(({ deal }) => deal), list: this.links.list(link, entries) }
      }
      return {
        title,
        version: [title, looks, await this.links.versionOf(link)],
        pieces: () => collectionFile(this.writer, { format, looks }, read),
      }
    })
  }
}
