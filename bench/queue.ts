import type pg from 'pg'
import { until } from '../tests/support/until.js'
import { dealtHands } from './boards.js'
import { playOnAllCores } from './matches.js'
import { type MeasuredRoute, SEED } from './measured-route.js'
import type { Contestant } from './measurement.js'
import { createRandom } from './random.js'
import { BACKEND, type Outcome } from './report.js'
import { type Setting, startOnAllCores } from './setting.js'

/** The number of boards that wait to be solved. */
const QUEUED = 10_000

/** Gives boards unique hands, and queues them like an import. */
const fillQueue = async (pool: pg.Pool): Promise<void> => {
  const random = createRandom(SEED)
  const hands = Array.from({ length: QUEUED }, () => dealtHands(random))
  await pool.query(
    `WITH numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM deals WHERE owner_id IS NOT NULL LIMIT $2),
     dealt AS (UPDATE deals d SET hands = ($1::text[])[n], double_dummy = NULL FROM numbered
       WHERE d.id = numbered.id RETURNING d.id, d.owner_id)
     INSERT INTO double_dummy_work (deal_id, owner_id, imported, queued_at) SELECT id, owner_id, true, now() FROM dealt`,
    [hands, QUEUED],
  )
}

const countQueued = async (pool: pg.Pool): Promise<number> =>
  (await pool.query('SELECT count(*)::int AS count FROM double_dummy_work')).rows[0].count

/** Before the turn of a contestant, suspends all others, whose background work would use its cores. */
const suspendOthers =
  (contestants: readonly Contestant[]) =>
  async (chosen: Contestant): Promise<void> => {
    for (const contestant of contestants)
      for (const child of contestant.children) child.kill(contestant === chosen ? 'SIGCONT' : 'SIGSTOP')
  }

/**
 * Runs the service at rest and while it solves a long queue of boards, on all cores.
 * @throws if fewer boards were solved than routes measured, or if the queue ran empty
 */
export const playQueue = async (setting: Setting, routes: readonly MeasuredRoute[]): Promise<readonly Outcome[]> => {
  const { pool } = setting.data
  await fillQueue(pool)
  const resting = await startOnAllCores(setting, BACKEND)
  const solving = await startOnAllCores(setting, 'solving', { DOUBLE_DUMMY: 'on' })
  // The service looks for work now and then.
  await until(async () => (await countQueued(pool)) < QUEUED)
  const contestants = [resting, solving]
  const outcomes = await playOnAllCores(setting, contestants, routes, suspendOthers(contestants))
  const left = await countQueued(pool)
  console.error(`${left} of ${QUEUED} boards are left in the queue`)
  if (left === 0 || left > QUEUED - routes.length) throw new Error('the service was not solving: the run is void')
  return outcomes
}
