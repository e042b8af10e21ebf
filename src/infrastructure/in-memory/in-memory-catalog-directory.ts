import { setImmediate } from 'node:timers/promises'
import { batchesOf } from '../../application/batched-list.js'
import type { CatalogDirectory, DirectoryEntry } from '../../application/ports/catalog-directory.js'
import { asAuthor } from '../../domain/author.js'
import { type DirectoryRequest, isFoundInDirectory } from '../../domain/author-directory.js'
import { hasRespelledTheme, mostFrequentFirst, type SpellingCount } from '../../domain/catalog-themes.js'
import { latestPublishedFirst } from '../../domain/cursor.js'
import type { Deal } from '../../domain/deal.js'
import { isExposedBy, isExposedInCatalog, isListedAuthor } from '../../domain/exposure.js'
import type { InMemoryDatabase } from './in-memory-database.js'
import { activeGrants } from './in-memory-entitlements.js'

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

  async countThemes(atMost: number, take: (counts: readonly SpellingCount[]) => void): Promise<void> {
    const counts = [...this.themes()].map(([theme, deals]) => ({ theme, deals }))
    for (const some of batchesOf(counts.sort(mostFrequentFirst).slice(0, atMost), () => 0)) {
      take(some)
      await setImmediate()
    }
  }

  async filterExposedThemes(spellings: readonly string[]): Promise<ReadonlySet<string>> {
    const themes = this.themes()
    return new Set(spellings.filter((theme) => themes.has(theme)))
  }

  async readRespelledThemes(take: (deals: readonly (readonly string[])[]) => void): Promise<void> {
    take([...this.shown()].filter(hasRespelledTheme).map(({ themes }) => [...themes]))
  }

  private themes(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>()
    for (const deal of this.shown())
      for (const theme of new Set(deal.themes)) counts.set(theme, (counts.get(theme) ?? 0) + 1)
    return counts
  }

  private *shown(): Iterable<Deal> {
    const { accounts, deals } = this.db.tables
    for (const deal of deals.values()) {
      const owner = deal.ownerId === null ? undefined : accounts.get(deal.ownerId)
      if (owner !== undefined && isListedAuthor(owner) && isExposedInCatalog(deal)) yield deal
    }
  }
}
