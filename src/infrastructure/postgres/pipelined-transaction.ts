import { setImmediate } from 'node:timers/promises'
import type pg from 'pg'

/** Sends one or more statements over a connection, without waiting for earlier ones. Returns the last result. */
export type Send = (client: pg.PoolClient) => Promise<pg.QueryResult>

export type Settled = PromiseSettledResult<pg.QueryResult>

/** The result of each send if the transaction was committed; otherwise none of them had an effect. */
export type Outcome =
  | { readonly isCommitted: true; readonly answers: readonly Settled[] }
  | { readonly isCommitted: false; readonly reason: unknown }

/**
 * Sends a whole transaction in one round trip.
 * @param begin the statement that begins it
 * @throws if the reply was lost, so that it is unknown whether the transaction was committed
 */
export const sendTransaction = async (
  client: pg.PoolClient,
  begin: string,
  sends: readonly Send[],
): Promise<Outcome> => {
  const { stream } = client.connection
  stream.cork()
  const sent = [client.query(begin), ...sends.map((send) => send(client))]
  const failures: unknown[] = []
  for (const answer of sent) answer.catch((error: unknown) => failures.push(error))
  const answered = Promise.allSettled(sent)
  // A statement that could not be sent, for example because of its values, does not abort the transaction in
  // PostgreSQL.
  await setImmediate()
  const ending = client.query(failures.length === 0 ? 'COMMIT' : 'ROLLBACK')
  stream.uncork()
  const [[begun, ...answers], [ended]] = await Promise.all([answered, Promise.allSettled([ending])])
  if (begun?.status === 'rejected') throw begun.reason
  if (ended.status === 'rejected') {
    // If the session still responds, it has rolled back what it could not commit.
    await client.query('SELECT').catch(() => Promise.reject(ended.reason))
    return { isCommitted: false, reason: failures[0] ?? ended.reason }
  }
  if (ended.value.command === 'COMMIT') return { isCommitted: true, answers }
  return { isCommitted: false, reason: failures[0] ?? new Error('the transaction was not committed') }
}
