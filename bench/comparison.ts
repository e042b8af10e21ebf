import assert from 'node:assert/strict'
import { deleteOneByOne } from './deletions.js'
import { changedRows } from './kept-rows.js'
import type { Planned, PlannedRequest } from './load.js'
import type { MeasuredRoute } from './measured-route.js'
import type { Contestant } from './measurement.js'
import { BACKEND } from './report.js'

/** How many requests of a route must have identical responses before it is measured. */
const COMPARED = 200

/** The type of a value that always differs, or the length of a list: nothing else of it is compared. */
const kindOf = (value: unknown): unknown => (Array.isArray(value) ? value.length : value === null ? null : typeof value)

const withoutMoving = (body: unknown, moving: readonly string[]): unknown =>
  JSON.parse(JSON.stringify(body), (name, value) => (moving.includes(name) ? kindOf(value) : value))

const answerOf = async (origin: string, { path, ...request }: PlannedRequest, moving: readonly string[]) => {
  const response = await fetch(`${origin}${path}`, request)
  return { status: response.status, body: withoutMoving(await response.json(), moving), headers: response.headers }
}

type Answer = Awaited<ReturnType<typeof answerOf>>

/**
 * Compares what service and `bare` do besides responding: constant headers, a request id, an ETag, and a 304 for a
 * known one.
 */
const compareDuties = async (
  origin: string,
  request: PlannedRequest,
  { headers }: Answer,
  first: Answer | undefined,
  what: string,
): Promise<void> => {
  for (const header of ['cache-control', 'content-security-policy', 'strict-transport-security'])
    assert.equal(headers.get(header), first?.headers.get(header), what)
  assert.ok(headers.has('x-request-id'), what)
  const etag = headers.get('etag')
  assert.equal(etag !== null, first?.headers.has('etag'), what)
  if (etag === null || request.method !== undefined) return
  const again = await fetch(`${origin}${request.path}`, { headers: { ...request.headers, 'if-none-match': etag } })
  await again.arrayBuffer()
  assert.equal(again.status, 304, what)
}

/** Compares the rows that requests have written, including columns derived for searches. */
const compareRows = async (contestants: readonly Contestant[], route: MeasuredRoute): Promise<void> => {
  const [first, ...others] = contestants
  if (first === undefined || route.prepare === undefined) return
  const expected = await changedRows(first.database.pool)
  for (const { name, database } of others) {
    const rows = await changedRows(database.pool)
    const what = `${name}: a row of ${route.pattern}`
    // Shows only the first row that differs.
    for (const [i, row] of expected.entries()) assert.equal(rows[i], row, what)
    assert.equal(rows.length, expected.length, what)
  }
}

const compareEach = async (
  contestants: readonly Contestant[],
  { moving = [] }: MeasuredRoute,
  requests: readonly PlannedRequest[],
): Promise<void> => {
  for (const request of requests) {
    const answers: Answer[] = []
    for (const { origins } of contestants) answers.push(await answerOf(origins[0] as string, request, moving))
    for (const [i, answer] of answers.entries()) {
      const { name, origins } = contestants[i] as Contestant
      const what = `${name}: ${request.method ?? 'GET'} ${request.path}`
      assert.ok(answer.status < 300, `${what}: ${answer.status} ${JSON.stringify(answer.body)}`)
      assert.equal(answer.status, answers[0]?.status, what)
      assert.deepEqual(answer.body, answers[0]?.body, what)
      if (name === BACKEND || name === 'bare')
        await compareDuties(origins[0] as string, request, answer, answers[0], what)
    }
  }
}

/**
 * Checks that all contestants give the same responses and, unless they are exempt, do the same duties. Each starts with
 * the same rows, and has to write the same.
 */
export const compareAnswers = async (
  contestants: readonly Contestant[],
  route: MeasuredRoute,
  requests: readonly Planned[],
): Promise<void> => {
  for (const { database } of contestants) await route.prepare?.(database.pool)
  const compared = requests.flat().slice(0, COMPARED)
  if (route.isLeft === undefined) await compareEach(contestants, route, compared)
  else for (const contestant of contestants) await deleteOneByOne(contestant, compared, route.isLeft)
  await compareRows(contestants, route)
}
