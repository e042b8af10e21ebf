import type { CatalogDirectory, DirectoryEntry } from '../../../application/ports/catalog-directory.js'
import { matchesAnywhere } from '../../../domain/account-search.js'
import type { DirectoryRequest } from '../../../domain/author-directory.js'
import type { ThemeCount } from '../../../domain/catalog-themes.js'
import { foldTheme } from '../../../domain/deal-search.js'
import { escapeLike } from '../../postgres/escape-like.js'
import type { Statements } from '../../postgres/statements.js'
import { themeQueryOf } from '../deals/deal-search-columns.js'
import { toGrants } from '../grants/grant-rows.js'
import { toAuthor } from './author-rows.js'
import {
  COUNT_THEMES,
  COUNT_THEMES_OF_LANGUAGE,
  DIRECTORY,
  type DirectoryRow,
  FIND_SPELLED,
  FOUND_IN_DIRECTORY,
  type FoundAuthorRow,
  type SpelledRow,
} from './catalog-directory-statements.js'

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
    { bounded, exhaustive }: (typeof FOUND_IN_DIRECTORY)['first'],
    values: readonly unknown[],
  ): Promise<readonly DirectoryRow[]> {
    const found = await this.statements.rows<FoundAuthorRow>(bounded, values)
    if (found[0]?.isFrequent) return this.statements.rows<DirectoryRow>(exhaustive, values)
    return found.filter((row): row is Extract<typeof row, DirectoryRow> => row.authorId !== null)
  }

  countThemes(atMost: number, language: string | null): Promise<readonly ThemeCount[]> {
    return language === null
      ? this.statements.rows<ThemeCount>(COUNT_THEMES, [atMost])
      : this.statements.rows<ThemeCount>(COUNT_THEMES_OF_LANGUAGE, [atMost, language])
  }

  async findSpellings(themes: readonly ThemeCount[]): Promise<ReadonlyMap<string, string>> {
    const queries = themes.map(({ folded }) => themeQueryOf(folded))
    const deals = themes.map(({ seenIn }) => seenIn)
    const rows = await this.statements.rows<SpelledRow>(FIND_SPELLED, [queries, deals])
    const spellings = rows.flatMap(({ place, themes: spelled }) => {
      const folded = themes[place - 1]?.folded
      const spelling = spelled.find((theme) => foldTheme(theme) === folded)
      return folded === undefined || spelling === undefined ? [] : [[folded, spelling] as const]
    })
    return new Map(spellings)
  }
}

/** `isFoundInDirectory` as a LIKE pattern. */
const patternOf = (term: string): string => `${matchesAnywhere(term) ? '%' : ''}${escapeLike(term)}%`
