import type { CatalogDirectory, DirectoryEntry } from '../../../application/ports/catalog-directory.js'
import { asAuthor } from '../../../domain/author.js'
import { type DirectoryRequest, isFoundInDirectory } from '../../../domain/author-directory.js'
import { mostFrequentFirst, type ThemeCount } from '../../../domain/catalog-themes.js'
import { latestPublishedFirst } from '../../../domain/cursor.js'
import type { Deal } from '../../../domain/deal.js'
import { foldTheme, publicTextsOf } from '../../../domain/deal-search.js'
import { isExposedBy, isExposedInCatalog, isListedAuthor, isOfLanguage } from '../../../domain/exposure.js'
import { activeGrants } from '../grants/in-memory-entitlements.js'
import type { InMemoryDatabase } from '../in-memory-database.js'

export class InMemoryCatalogDirectory implements CatalogDirectory {
  constructor(private readonly db: InMemoryDatabase) {}

  async listAuthors({ term, after, limit }: DirectoryRequest, at: Date): Promise<readonly DirectoryEntry[]> {
    const { accounts, deals } = this.db.tables
    return [...accounts.values()]
      .filter((account) => isListedAuthor(account) && (term === null || isFoundInDirectory(account, term)))
      .flatMap((account) => {
        const exposed = [...deals.values()].filter((deal) => isExposedBy(account.id, deal)).sort(latestPublishedFirst)
        const [last] = exposed
        if (last === undefined) return []
        return [{ account, id: account.id, dealCount: exposed.length, publishedAt: last.publishedAt }]
      })
      .filter((entry) => after === null || latestPublishedFirst(after, entry) < 0)
      .sort(latestPublishedFirst)
      .slice(0, limit)
      .map(({ account, dealCount, publishedAt }) => ({
        author: asAuthor(structuredClone(account)),
        grants: activeGrants(this.db.tables, [account.id], at),
        dealCount,
        lastPublishedAt: publishedAt,
      }))
  }

  async countThemes(atMost: number, language: string | null): Promise<readonly ThemeCount[]> {
    const counts = new Map<string, ThemeCount>()
    for (const deal of this.shown(language))
      for (const folded of publicTextsOf(deal).themes)
        counts.set(folded, { folded, deals: (counts.get(folded)?.deals ?? 0) + 1, seenIn: deal.id })
    return [...counts.values()].sort(mostFrequentFirst).slice(0, atMost)
  }

  async findSpellings(themes: readonly ThemeCount[]): Promise<ReadonlyMap<string, string>> {
    const asked = new Set(themes.map(({ folded }) => folded))
    const exposed = [...this.shown()].flatMap((deal) => deal.themes.map((theme) => [foldTheme(theme), theme] as const))
    return new Map(exposed.filter(([folded]) => asked.has(folded)))
  }

  private *shown(language: string | null = null): Iterable<Deal> {
    const { accounts, deals } = this.db.tables
    for (const deal of deals.values()) {
      const owner = deal.ownerId === null ? undefined : accounts.get(deal.ownerId)
      if (owner === undefined || !isOfLanguage(owner, language)) continue
      if (isListedAuthor(owner) && isExposedInCatalog(deal)) yield deal
    }
  }
}
