/* Receives events from a webhook and verifies that Dealbook has sent them. It needs Node 20 or later, and no packages.
     WEBHOOK_SECRET=whsec_… node docs/examples/receive-events.mjs */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const key = Buffer.from(process.env.WEBHOOK_SECRET.replace('whsec_', ''), 'base64')
const seen = new Set() // in a real receiver: the ids in your database

const isGenuine = (headers, body) => {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false // an old message, sent again by somebody else
  const expected = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`)
  const given = signatures.split(' ').map((text) => Buffer.from(text)) // two while the secret is being changed
  return given.some((one) => one.length === expected.length && timingSafeEqual(one, expected))
}

createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString()
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end()
  const { id, type, data } = JSON.parse(body)
  if (!seen.has(id)) process.stdout.write(`${type} ${data.type} ${data.id}\n`) // the same event may come more than once
  seen.add(id)
  response.writeHead(204).end()
}).listen(process.env.PORT ?? 8080, '127.0.0.1')
