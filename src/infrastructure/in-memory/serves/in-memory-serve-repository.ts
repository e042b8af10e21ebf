import type { DayOfServes, ServeOutcome, ServeRepository } from '../../../application/ports/serve-repository.js'
import type { UtcDay } from '../../../domain/day.js'
import { dayName } from '../../../domain/day.js'
import { asPlain } from '../../../domain/deal.js'
import { isActiveGrant } from '../../../domain/grant.js'
import type { AccountId } from '../../../domain/ids.js'
import { type Serve, serveAllowance, servesLeft } from '../../../domain/serve.js'
import { compareCodePoints } from '../../../domain/text.js'
import type { InMemoryDatabase, Tables } from '../in-memory-database.js'

export class InMemoryServeRepository implements ServeRepository {
  constructor(private readonly db: InMemoryDatabase) {}

  serve(serve: Serve, free: number | null): Promise<ServeOutcome | null> {
    return this.db.write((tables) => {
      const deal = tables.deals.get(serve.dealId)
      if (deal === undefined) return null
      const player = serve.playerId === null ? undefined : tables.accounts.get(serve.playerId)
      const recorded = { ...serve, playerId: player?.isActive ? player.id : null }
      const remaining = recorded.playerId === null ? null : pay(tables, recorded.playerId, serve.servedAt, free)
      if (typeof remaining === 'object' && remaining !== null) return { refused: remaining }
      tables.serves.set(serve.id, structuredClone(recorded))
      return { deal: asPlain(structuredClone(deal)), serve: recorded, remaining }
    })
  }

  async countByDay(from: UtcDay, to: UtcDay): Promise<readonly DayOfServes[]> {
    const { serves, serveDays } = this.db.tables
    const counts = new Map<UtcDay, number>()
    const count = (day: UtcDay, number: number) => {
      if (day >= from && day <= to) counts.set(day, (counts.get(day) ?? 0) + number)
    }
    for (const { servedAt } of serves.values()) count(dayName(servedAt), 1)
    for (const { day, serves: number } of serveDays.values()) count(day, number)
    return [...counts].map(([day, number]) => ({ day, serves: number })).sort((a, b) => (a.day < b.day ? -1 : 1))
  }

  async countOfPlayer(playerId: AccountId, from: UtcDay, to: UtcDay): Promise<number> {
    return [...this.db.tables.serveCounts.values()]
      .filter((count) => count.playerId === playerId && count.day >= from && count.day <= to)
      .reduce((sum, { used }) => sum + used, 0)
  }

  async listOfPlayer(playerId: AccountId, after: Serve | null, limit: number): Promise<readonly Serve[]> {
    const found = [...this.db.tables.serves.values()]
      .filter((serve) => serve.playerId === playerId && (after === null || newestFirst(after, serve) < 0))
      .sort(newestFirst)
    return structuredClone(found.slice(0, limit))
  }

  sumUp(before: UtcDay, atMost: number): Promise<number> {
    return this.db.write(({ serves, serveDays }) => {
      const old = [...serves.values()]
        .filter(({ servedAt }) => dayName(servedAt) < before)
        .sort((a, b) => a.servedAt.getTime() - b.servedAt.getTime() || compareCodePoints(a.id, b.id))
        .slice(0, atMost)
      for (const { id, dealId, servedAt } of old) {
        const day = dayName(servedAt)
        const key = `${day} ${dealId}`
        serveDays.set(key, { day, serves: (serveDays.get(key)?.serves ?? 0) + 1 })
        serves.delete(id)
      }
      return old.length
    })
  }

  deleteCounts(before: UtcDay, atMost: number): Promise<number> {
    return this.db.write(({ serveCounts }) => {
      const old = [...serveCounts]
        .filter(([, { day }]) => day < before)
        .sort(([, a], [, b]) => compareCodePoints(a.day, b.day))
        .slice(0, atMost)
      for (const [key] of old) serveCounts.delete(key)
      return old.length
    })
  }
}

const newestFirst = (a: Serve, b: Serve): number =>
  b.servedAt.getTime() - a.servedAt.getTime() || compareCodePoints(b.id, a.id)

/** Uses up one of the player's serves for the day. Returns what is left, or the allowance if it is used up. */
const pay = (tables: Tables, playerId: AccountId, at: Date, free: number | null) => {
  const grants = [...tables.grants.values()].filter((grant) => grant.accountId === playerId && isActiveGrant(grant, at))
  const allowance = serveAllowance(grants, free)
  const day = dayName(at)
  const key = `${day} ${playerId}`
  const used = tables.serveCounts.get(key)?.used ?? 0
  if (allowance !== null && used >= allowance) return { allowance, used }
  tables.serveCounts.set(key, { playerId, day, used: used + 1 })
  return servesLeft(allowance, used + 1)
}
