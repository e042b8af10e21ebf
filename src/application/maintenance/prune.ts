import { dayName, daysLater } from '../../domain/day.js'
import type { Clock } from '../ports/clock.js'
import type { Repositories } from '../ports/unit-of-work.js'

/** Rows that one statement takes: few enough to hold nobody up. */
const BATCH = 5_000

/** How old, in whole days or hours, things are when they go. */
export interface PruneAges {
  /** Serves are summed up by day, and what players used is forgotten. */
  readonly serveDays: number
  /** Answers kept for retries are deleted. */
  readonly keyHours: number
  /** What the public sent through the forms is deleted. */
  readonly formDays: number
}

/** The least ages: numbers of the last thirty days are shown, and an answer is kept for a day. */
export const MIN_SERVE_DAYS = 31
export const MIN_KEY_HOURS = 25
export const MIN_FORM_DAYS = 1

export const DEFAULT_AGES: PruneAges = { serveDays: 90, keyHours: 48, formDays: 365 }

/** What was done to how many. */
export interface Pruned {
  readonly what: string
  readonly count: number
}

/**
 * Takes away what is too old to be needed, batch by batch, each whole or not at all: it may be broken off, repeated, run
 * twice at once, and run while the service serves.
 */
export class Prune {
  constructor(
    private readonly repositories: Pick<Repositories, 'erasure' | 'formSubmissions' | 'idempotency' | 'serves'>,
    private readonly clock: Clock,
  ) {}

  async *execute({ serveDays, keyHours, formDays }: PruneAges): AsyncIterable<Pruned> {
    const { erasure, serves, idempotency, formSubmissions } = this.repositories
    const now = this.clock.now()
    const firstDay = dayName(daysLater(now, -serveDays))
    const keysBefore = new Date(now.getTime() - keyHours * 3_600_000)
    const steps: readonly (readonly [what: string, step: () => Promise<number>])[] = [
      ['serves summed up by day', () => serves.sumUp(firstDay, BATCH)],
      ["days of players' serves deleted", () => serves.deleteCounts(firstDay, BATCH)],
      ['kept answers deleted', () => idempotency.deleteBefore(keysBefore, BATCH)],
      ['form submissions deleted', () => formSubmissions.deleteBefore(daysLater(now, -formDays), BATCH)],
      ['handles of erased accounts released', () => erasure.releaseHandles(now, BATCH)],
    ]
    for (const [what, step] of steps) yield { what, count: await repeated(step) }
  }
}

const repeated = async (step: () => Promise<number>): Promise<number> => {
  let count = 0
  for (let done = BATCH; done > 0; count += done) done = await step()
  return count
}
