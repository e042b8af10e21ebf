import { setImmediate } from 'node:timers/promises'
import { NIL } from 'uuid'
import { batchesOf, everyBatch } from '../../application/batched-list.js'
import type { CatalogDirectory, DirectoryEntry } from '../../application/ports/catalog-directory.js'
import { matchesAnywhere } from '../../domain/account-search.js'
import type { DirectoryRequest } from '../../domain/author-directory.js'
import type { SpellingCount } from '../../domain/catalog-themes.js'
import { toAuthor } from './author-rows.js'
import {
  COUNT_THEMES,
  DIRECTORY,
  type DirectoryRow,
  FILTER_THEMES,
  FOUND_IN_DIRECTORY,
  type FoundAuthorRow,
  RESPELLED_THEMES,
  type RespelledRow,
} from './catalog-directory-statements.js'
import { escapeLike } from './escape-like.js'
import { toGrants } from './grant-rows.js'
import type { Statements } from './statements.js'

export class PrismaCatalogDirectory implements CatalogDirectory {
  constructor(private readonly statements: Statements) {}

  async listAuthors({ term, after, limit }: DirectoryRequest, at: Date): Promise<readonly DirectoryEntry[]> {
    const place = after === null ? 'first' : 'next'
    const position = after === null ? [] : [after.publishedAt?.toISOString() ?? '-infinity', after.id]
    const rows =
      term === null
        ? await this.statements.rows<DirectoryRow>(DIRECTORY[place], [limit, at, ...position])
        : await this.find(FOUND_IN_DIRECTORY[place], [limit, at, patternOf(term), ...position])
    return rows.map((row) => ({
      author: toAuthor(row),
      grants: toGrants(row),
      dealCount: row.dealCount,
      lastPublishedAt: row.lastPublishedAt,
    }))
  }

  private async find(
    { few, many }: (typeof FOUND_IN_DIRECTORY)['first'],
    values: readonly unknown[],
  ): Promise<readonly DirectoryRow[]> {
    const found = await this.statements.rows<FoundAuthorRow>(few, values)
    if (found[0]?.isFrequent) return this.statements.rows<DirectoryRow>(many, values)
    return found.filter((row): row is Extract<typeof row, DirectoryRow> => row.authorId !== null)
  }

  async countThemes(atMost: number, take: (counts: readonly SpellingCount[]) => void): Promise<void> {
    const counts = await this.statements.rows<SpellingCount>(COUNT_THEMES, [atMost])
    for (const some of batchesOf(counts, () => 0)) {
      take(some)
      await setImmediate()
    }
  }

  async readRespelledThemes(take: (deals: readonly (readonly string[])[]) => void): Promise<void> {
    const read = (last: RespelledRow | null) => this.statements.rows<RespelledRow>(RESPELLED_THEMES, [last?.id ?? NIL])
    for await (const rows of everyBatch(read)) {
      take(rows.map(({ themes }) => themes))
      await setImmediate()
    }
  }

  async filterExposedThemes(spellings: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.statements.rows<Pick<SpellingCount, 'theme'>>(FILTER_THEMES, [spellings])
    return new Set(rows.map(({ theme }) => theme))
  }
}

/** The rule of `isFoundInDirectory` as a pattern. */
const patternOf = (term: string): string => `${matchesAnywhere(term) ? '%' : ''}${escapeLike(term)}%`
