import { sumOfViews, type ViewsOfDay } from '../../domain/collection.js'
import { dayName } from '../../domain/day.js'
import type { CollectionId } from '../../domain/ids.js'
import type { Clock } from '../ports/clock.js'
import type { CollectionRepository } from '../ports/collection-repository.js'

/** The maximum number of collections and days with views that are not written yet; views of further ones are not counted. */
export const MAX_PENDING = 10_000
/** How many are written by one statement. */
const BATCH = 500

/**
 * Counts in memory how often public links are opened, so that a reader never waits for a write. Only numbers are kept, nothing
 * of the reader. What was not flushed is lost with the process.
 */
export class ViewCounter {
  private pending = new Map<string, ViewsOfDay>()
  private flushing: Promise<void> | null = null

  constructor(
    private readonly collections: Pick<CollectionRepository, 'addViews'>,
    private readonly clock: Clock,
    /** Called when a write failed; it is retried at the next flush. */
    private readonly onError: (error: unknown) => void,
  ) {}

  count(collectionId: CollectionId): void {
    const last = this.clock.now()
    this.add({ collectionId, day: dayName(last), count: 1, last })
  }

  /** Writes what was counted so far, unless that is being done already. Never fails. */
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
        // Whatever refused this batch would refuse the others too.
        for (const one of views.slice(from)) this.add(one)
        return
      }
    }
  }
}
