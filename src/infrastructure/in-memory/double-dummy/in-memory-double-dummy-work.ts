import {
  type Claim,
  type ClaimedDeal,
  type DoubleDummyWork,
  MAX_COUNTED_WORK,
} from '../../../application/ports/double-dummy-work.js'
import type { FourHands } from '../../../domain/bridge/double-dummy/double-dummy-solver.js'
import type { TrickTable } from '../../../domain/bridge/par.js'
import { consequencesOf } from '../../../domain/consequences.js'
import type { Deal } from '../../../domain/deal.js'
import { areSameHands } from '../../../domain/double-dummy.js'
import type { DealId } from '../../../domain/ids.js'
import { mayShareTricks } from '../../../domain/solving.js'
import type { InMemoryDatabase, QueuedDeal, Tables } from '../in-memory-database.js'

/** Queues a deal that was written if it has to be solved. */
export const queueWritten = ({ doubleDummyWork }: Tables, before: Deal | null, after: Deal): void => {
  if (!consequencesOf(before, after).solves) return
  const isImported = before === null && after.imported
  doubleDummyWork.set(after.id, { isImported, queuedAt: after.updatedAt, tries: 0, leasedUntil: null })
}

interface Waiting {
  readonly deal: Deal
  readonly queued: QueuedDeal
}

const ownerOf = ({ deal }: Waiting): string => deal.ownerId ?? ''

/** Sorts queued deals by owner, imported ones last, then the newest first. */
const byTurn = (a: Waiting, b: Waiting): number => {
  if (ownerOf(a) !== ownerOf(b)) return ownerOf(a) < ownerOf(b) ? -1 : 1
  if (a.queued.isImported !== b.queued.isImported) return a.queued.isImported ? 1 : -1
  const later = b.queued.queuedAt.getTime() - a.queued.queuedAt.getTime()
  return later === 0 ? (a.deal.id < b.deal.id ? -1 : 1) : later
}

export class InMemoryDoubleDummyWork implements DoubleDummyWork {
  constructor(private readonly db: InMemoryDatabase) {}

  claim({ after, at, until }: Claim): Promise<ClaimedDeal | null> {
    return this.db.write(({ deals, doubleDummyWork }) => {
      const waiting = [...doubleDummyWork].flatMap(([id, queued]): Waiting[] => {
        const deal = deals.get(id)
        const isFree = queued.leasedUntil === null || queued.leasedUntil <= at
        return deal === undefined || !isFree ? [] : [{ deal, queued }]
      })
      waiting.sort(byTurn)
      const next = waiting.find((one) => ownerOf(one) > after) ?? waiting[0]
      if (next === undefined) return null
      const tries = next.queued.tries + 1
      const { id, ownerId, hands, doubleDummy, sharing, lifecycle } = next.deal
      doubleDummyWork.set(id, { ...next.queued, tries, leasedUntil: until })
      return structuredClone({ id, ownerId, hands, doubleDummy, sharing, lifecycle, tries, leasedUntil: until })
    })
  }

  async findSolved(claimed: ClaimedDeal): Promise<TrickTable | null> {
    const solved = [...this.db.tables.deals.values()].find(
      (deal) =>
        deal.doubleDummy?.source === 'solver' &&
        areSameHands(deal.hands, claimed.hands) &&
        mayShareTricks(deal, claimed),
    )
    return structuredClone(solved?.doubleDummy?.tricks ?? null)
  }

  store(id: DealId, hands: FourHands, tricks: TrickTable): Promise<void> {
    return this.db.write(({ deals }) => {
      const deal = deals.get(id)
      if (deal === undefined || !areSameHands(deal.hands, hands)) return
      deals.set(id, { ...deal, doubleDummy: structuredClone({ tricks, source: 'solver' }) })
    })
  }

  finish(deal: ClaimedDeal): Promise<void> {
    return this.ifHeld(deal, (work) => void work.delete(deal.id))
  }

  release(deal: ClaimedDeal): Promise<void> {
    return this.ifHeld(deal, (work, queued) =>
      work.set(deal.id, { ...queued, tries: queued.tries - 1, leasedUntil: null }),
    )
  }

  async count(): Promise<number> {
    return Math.min(this.db.tables.doubleDummyWork.size, MAX_COUNTED_WORK)
  }

  private ifHeld(
    { id, leasedUntil }: ClaimedDeal,
    change: (work: Tables['doubleDummyWork'], queued: QueuedDeal) => unknown,
  ): Promise<void> {
    return this.db.write(({ doubleDummyWork }) => {
      const queued = doubleDummyWork.get(id)
      if (queued?.leasedUntil?.getTime() === leasedUntil.getTime()) change(doubleDummyWork, queued)
    })
  }
}
