import { sumOfViews, type ViewsOfDay } from '../../domain/collection.js'
import { dayName } from '../../domain/day.js'
import type { CollectionId } from '../../domain/ids.js'
import type { Clock } from '../ports/clock.js'
import type { CollectionRepository } from '../ports/collection-repository.js'

/** The maximum number of pairs of collection and day with unwritten views; views of further pairs are not counted. */
export const MAX_PENDING = 10_000
/** How many pairs of collection and day one statement writes. */
const BATCH = 500

/**
 * Counts in memory how often public links are opened, so that a reader never waits for a write. Stores nothing about
 * readers. Views that have not been flushed are lost if the process dies.
 */
export class ViewCounter {
  private pending = new Map<string, ViewsOfDay>()
  private flushing: Promise<void> | null = null

  constructor(
    private readonly collections: Pick<CollectionRepository, 'addViews'>,
    private readonly clock: Clock,
    /** Called when a write has failed; the next flush retries it. */
    private readonly onError: (error: unknown) => void,
  ) {}

  count(collectionId: CollectionId): void {
    const last = this.clock.now()
    this.add({ collectionId, day: dayName(last), count: 1, last })
  }

  /** Writes the views counted so far, unless a flush is already running. Never fails. */
  async flush(): Promise<void> {
    this.flushing ??= this.write().finally(() => {
      this.flushing = null
    })
    await this.flushing
  }

  /** Writes everything that was counted before the call. */
  async stop(): Promise<void> {
    await this.flushing
    await this.flush()
  }

  private add(views: ViewsOfDay): void {
    const key = `${views.collectionId} ${views.day}`
    const before = this.pending.get(key)
    if (before === undefined && this.pending.size >= MAX_PENDING) return
    this.pending.set(key, before === undefined ? views : sumOfViews(before, views))
  }

  private async write(): Promise<void> {
    const views = [...this.pending.values()]
    this.pending = new Map()
    for (let from = 0; from < views.length; from += BATCH) {
      const batch = views.slice(from, from + BATCH)
      try {
        await this.collections.addViews(batch)
      } catch (error) {
        this.onError(error)
        // The other batches would most likely fail too.
        for (const one of views.slice(from)) this.add(one)
        return
      }
    }
  }
}
