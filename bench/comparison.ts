import assert from 'node:assert/strict'
import type { PlannedRequest } from './load.js'
import type { Contestant } from './measurement.js'
import { SERVICE } from './report.js'
import type { MeasuredRoute } from './routes.js'

/** How many requests of a route have to be answered alike before it is measured. */
const COMPARED = 200

const answerOf = async (origin: string, { path, ...request }: PlannedRequest, moving: readonly string[]) => {
  const response = await fetch(`${origin}${path}`, request)
  const body: unknown = await response.json()
  if (typeof body === 'object' && body !== null) for (const name of moving) Reflect.deleteProperty(body, name)
  return { status: response.status, body, headers: response.headers }
}

type Answer = Awaited<ReturnType<typeof answerOf>>

/** What service and `bare` do besides answering: constant headers, a request id, an ETag, and a 304 to who has it. */
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
  const isTagged = request.method !== 'POST' && headers.get('cache-control') !== 'no-store'
  assert.equal(etag !== null, isTagged, what)
  if (etag === null || request.method !== undefined) return
  const again = await fetch(`${origin}${request.path}`, { headers: { ...request.headers, 'if-none-match': etag } })
  await again.arrayBuffer()
  assert.equal(again.status, 304, what)
}

/** All have to answer the same, and those that have duties have to do them, or there is nothing to compare. */
export const compareAnswers = async (
  contestants: readonly Contestant[],
  { moving = [] }: MeasuredRoute,
  requests: readonly PlannedRequest[],
): Promise<void> => {
  for (const request of requests.slice(0, COMPARED)) {
    const answers: Answer[] = []
    for (const { origins } of contestants) answers.push(await answerOf(origins[0] as string, request, moving))
    for (const [i, answer] of answers.entries()) {
      const { name, origins } = contestants[i] as Contestant
      const what = `${name}: ${request.path}`
      assert.equal(answer.status, 200, what)
      assert.deepEqual(answer.body, answers[0]?.body, what)
      if (name === SERVICE || name === 'bare')
        await compareDuties(origins[0] as string, request, answer, answers[0], what)
    }
  }
}
