import type pg from 'pg'
import { dealtHands } from './boards.js'
import { playOnAllCores } from './matches.js'
import { type MeasuredRoute, SEED } from './measured-route.js'
import type { Contestant } from './measurement.js'
import { createRandom } from './random.js'
import { type Outcome, SERVICE } from './report.js'
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

/**
 * Before the turn of a contestant, suspends all others, whose background work would use its cores.
 * @throws if the queue did not get shorter in a turn of `solving`
 */
const suspendOthers = (contestants: readonly Contestant[], solving: Contestant, pool: pg.Pool) => {
  let before = QUEUED
  let hasSolved = false
  return async (chosen: Contestant): Promise<void> => {
    for (const contestant of contestants)
      for (const child of contestant.children) child.kill(contestant === chosen ? 'SIGCONT' : 'SIGSTOP')
    if (hasSolved) {
      const left = await countQueued(pool)
      console.error(`${left} boards are left in the queue`)
      if (left === 0 || left >= before) throw new Error('the service was not solving: the run is void')
      before = left
    }
    hasSolved = chosen === solving
  }
}

/** Runs the service at rest and while it solves a long queue of boards, on all cores. */
export const playQueue = async (setting: Setting, routes: readonly MeasuredRoute[]): Promise<readonly Outcome[]> => {
  const { pool } = setting.data
  await fillQueue(pool)
  const resting = await startOnAllCores(setting, SERVICE)
  const solving = await startOnAllCores(setting, 'solving', { DOUBLE_DUMMY: 'on' })
  const contestants = [resting, solving]
  return playOnAllCores(setting, contestants, routes, suspendOthers(contestants, solving, pool))
}
