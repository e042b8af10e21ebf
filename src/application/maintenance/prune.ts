import { DELETED_COLLECTION_DAYS } from '../../domain/collection.js'
import { dayName, daysLater, HOUR_MS } from '../../domain/day.js'
import { EVENT_DAYS } from '../../domain/event.js'
import { ANSWER_DAYS } from '../../domain/practice/participant.js'
import type { Clock } from '../ports/clock.js'
import type { Repositories } from '../ports/unit-of-work.js'

/** How many rows one statement handles at most, so that it does not delay other work. */
const BATCH = 5_000
/** The limit for collections is lower, because each may have hundreds of participants. */
const COLLECTIONS = 50

/** How old data must be, in whole days or hours, before it is pruned. */
export interface PruneAges {
  /** When serves are summed up by day, and players' daily counts are deleted. */
  readonly serveDays: number
  /** When responses stored for retries are deleted. */
  readonly keyHours: number
  /** When submissions of the public forms are deleted. */
  readonly formDays: number
  /** When deleted collections can no longer be restored. */
  readonly collectionDays: number
  /** When participants are deleted with their answers, counted from their last answer. */
  readonly answerDays: number
  /** When events are deleted. */
  readonly eventDays: number
}

/**
 * The minimum ages. Figures of the last thirty days are shown, responses are stored for a day, deleted collections can
 * be restored for thirty days, and a failing webhook is paused after five.
 */
export const MIN_SERVE_DAYS = 31
export const MIN_KEY_HOURS = 25
export const MIN_FORM_DAYS = 1
export const MIN_COLLECTION_DAYS = DELETED_COLLECTION_DAYS
export const MIN_ANSWER_DAYS = 1
export const MIN_EVENT_DAYS = 6

/** How long read marks are kept after their announcement has ended. */
const READ_DAYS = 365

export const DEFAULT_AGES: PruneAges = {
  serveDays: 90,
  keyHours: 48,
  formDays: 365,
  collectionDays: DELETED_COLLECTION_DAYS,
  answerDays: ANSWER_DAYS,
  eventDays: EVENT_DAYS,
}

/** The result of a step: what was done, and to how many rows. */
export interface Pruned {
  readonly what: string
  readonly count: number
}

/**
 * Removes data that is no longer needed, in atomic batches. It is safe to interrupt, to repeat, to run twice at the
 * same time, and to run while the service is up.
 */
export class Prune {
  constructor(
    private readonly repositories: Pick<
      Repositories,
      | 'announcements'
      | 'collections'
      | 'erasure'
      | 'events'
      | 'formSubmissions'
      | 'idempotency'
      | 'participants'
      | 'serves'
      | 'webhooks'
    >,
    private readonly clock: Clock,
  ) {}

  /** Has no actor, because no caller starts it. Yields the result of each step. */
  async *execute(ages: PruneAges): AsyncIterable<Pruned> {
    const { serveDays, keyHours, formDays, collectionDays, answerDays, eventDays } = ages
    const {
      announcements,
      collections,
      erasure,
      events,
      serves,
      idempotency,
      formSubmissions,
      participants,
      webhooks,
    } = this.repositories
    const now = this.clock.now()
    const firstDay = dayName(daysLater(now, -serveDays))
    const keysBefore = new Date(now.getTime() - keyHours * HOUR_MS)
    const collectionsBefore = daysLater(now, -collectionDays)
    const answersBefore = daysLater(now, -answerDays)
    const readsBefore = daysLater(now, -READ_DAYS)
    const steps: readonly (readonly [what: string, step: () => Promise<number>])[] = [
      ['serves summed up by day', () => serves.sumUp(firstDay, BATCH)],
      ["days of players' serves deleted", () => serves.deleteCounts(firstDay, BATCH)],
      ['stored responses deleted', () => idempotency.deleteBefore(keysBefore, BATCH)],
      ['form submissions deleted', () => formSubmissions.deleteBefore(daysLater(now, -formDays), BATCH)],
      ['deleted collections removed', () => collections.deleteForeverBefore(collectionsBefore, COLLECTIONS)],
      ['participants deleted', () => participants.deleteBefore(answersBefore, COLLECTIONS)],
      ['rows of deleted participants removed', () => participants.removeDeleted(BATCH)],
      ['read marks of ended announcements deleted', () => announcements.deleteReadsOfEnded(readsBefore, BATCH)],
      ['events deleted', () => events.deleteBefore(daysLater(now, -eventDays), BATCH)],
      ["webhooks' replaced secrets deleted", () => webhooks.forgetSecrets(now)],
      ['handles of erased accounts released', () => erasure.releaseHandles(now, BATCH)],
    ]
    for (const [what, step] of steps) yield { what, count: await repeated(step) }
  }
}

const repeated = async (step: () => Promise<number>): Promise<number> => {
  let count = 0
  for (;;) {
    const done = await step()
    if (done === 0) return count
    count += done
  }
}
