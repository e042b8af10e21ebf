import type { Attributes, Tracer } from '@opentelemetry/api'
import type pg from 'pg'
import { inSpan } from '../opentelemetry/in-span.js'
import { PipelinedQuery } from './pipelined-query.js'

type Query = (...args: unknown[]) => unknown

const MAX_TEXT_LENGTH = 2_000
const traced = Symbol('traced')

/** Records the statement only: its parameters may be private. */
const describe = (query: unknown): { readonly operation: string; readonly attributes: Attributes } => {
  const text = typeof query === 'string' ? query : String((query as { text?: unknown }).text ?? '')
  const operation = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY'
  return {
    operation,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text.slice(0, MAX_TEXT_LENGTH),
    },
  }
}

/** The pool itself runs a statement with a callback, and that statement has already been traced. */
const tracing =
  (tracer: Tracer, query: Query): Query =>
  (...args) => {
    if (typeof args.at(-1) === 'function') return query(...args)
    const { operation, attributes } = describe(args[0])
    return inSpan(tracer, operation, attributes, () => {
      const sent = query(...args)
      return sent instanceof PipelinedQuery ? sent.result : sent
    })
  }

/** Creates a span for each statement of a pool and of the connections it hands out. */
export const tracePool = (pool: pg.Pool, tracer: Tracer): void => {
  const { query } = pool
  pool.query = tracing(tracer, query.bind(pool) as Query) as typeof pool.query
  pool.on('connect', (client) => {
    const marked = client as pg.PoolClient & { [traced]?: true }
    if (marked[traced]) return
    marked[traced] = true
    client.query = tracing(tracer, client.query.bind(client) as Query) as typeof client.query
  })
}
