import { context, propagation, trace } from '@opentelemetry/api'
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pooledStatements } from '../../../src/infrastructure/postgres/statements.js'
import { tracePool } from '../../../src/infrastructure/postgres/trace-pool.js'
import { createServerDatabase, type ServerDatabase } from '../../support/databases.js'

const REQUESTS = 20

describe('the spans of statements', () => {
  const exporter = new InMemorySpanExporter()
  const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] })
  const tracer = provider.getTracer('test')
  let server: ServerDatabase
  let pool: pg.Pool

  const openPool = (options: pg.PoolConfig): pg.Pool => {
    const opened = new pg.Pool({ connectionString: server.url, ...options })
    // PostgreSQL may still be closing connections of an ended pool when the database is dropped.
    opened.on('error', () => {})
    tracePool(opened, tracer)
    return opened
  }

  beforeEach(async () => {
    provider.register()
    server = await createServerDatabase()
    // With one connection, as for the embedded database, statements wait for each other.
    pool = openPool({ max: 1 })
  })
  afterEach(async () => {
    await pool.end()
    await server.drop()
    for (const api of [trace, context, propagation]) api.disable()
    exporter.reset()
  })

  it('are part of the request that sent them, whatever else waits for the same connection', async () => {
    const request = (i: number) =>
      tracer.startActiveSpan(`request ${i}`, async (span) => {
        await pool.query(`SELECT ${i} AS n`)
        span.end()
        return span.spanContext().spanId
      })
    const ids = await Promise.all(Array.from({ length: REQUESTS }, (_, i) => request(i)))
    const statements = exporter.getFinishedSpans().filter(({ attributes }) => attributes['db.query.text'] !== undefined)
    const parents = statements.map(({ attributes, parentSpanContext }) => [
      attributes['db.query.text'],
      parentSpanContext?.spanId,
    ])
    expect(Object.fromEntries(parents)).toEqual(Object.fromEntries(ids.map((id, i) => [`SELECT ${i} AS n`, id])))
    expect(statements).toHaveLength(REQUESTS)
  })

  it('are part of the request that sent them, even if several are committed together', async () => {
    const shared = openPool({ max: 10, pipeline: true })
    const statements = pooledStatements(shared, { isDirect: true })
    const request = (i: number) =>
      tracer.startActiveSpan(`request ${i}`, async (span) => {
        await statements.rows({ kind: 'write', locks: 0, text: `SELECT $1::int AS write_${i}` }, [i])
        span.end()
        return [`SELECT $1::int AS write_${i}`, span.spanContext().spanId]
      })
    const ids = await Promise.all(Array.from({ length: REQUESTS }, (_, i) => request(i)))
    await shared.end()
    const spans = exporter.getFinishedSpans().map(({ attributes, parentSpanContext }) => ({
      text: String(attributes['db.query.text'] ?? ''),
      parent: parentSpanContext?.spanId,
    }))
    const writes = spans.filter(({ text }) => text.startsWith('SELECT'))
    expect(Object.fromEntries(writes.map(({ text, parent }) => [text, parent]))).toEqual(Object.fromEntries(ids))
    expect(writes).toHaveLength(REQUESTS)
    const commits = spans.filter(({ text }) => text === 'COMMIT')
    expect(commits.length).toBeGreaterThan(0)
    expect(commits.filter(({ parent }) => parent !== undefined)).toEqual([])
  })

  it('show a failure on a shared connection', async () => {
    const shared = openPool({ max: 10, pipeline: true })
    const statements = pooledStatements(shared, { isDirect: true })
    await expect(statements.rows({ name: 'divided', text: 'SELECT 1 / $1::int' }, [0])).rejects.toThrow('by zero')
    await shared.end()
    expect(exporter.getFinishedSpans()).toMatchObject([
      { name: 'SELECT', status: { code: 2 }, attributes: { 'error.type': 'error' } },
    ])
  })

  it('show a failure, but neither values nor the message', async () => {
    await expect(pool.query('SELECT $1::int', ['secret'])).rejects.toThrow('secret')
    const [span] = exporter.getFinishedSpans()
    expect(span).toMatchObject({ name: 'SELECT', status: { code: 2 }, attributes: { 'error.type': 'error' } })
    const { attributes, events, status } = span ?? {}
    expect(JSON.stringify({ attributes, events, status })).not.toContain('secret')
  })
})
