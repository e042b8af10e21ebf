// Sends requests in a loop in a separate thread, so that what the attackers do here does not count as the service's delay.
import { setTimeout as later } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const { urls, headers, pause = 25 } = workerData
const LATE_MS = 10_000

const told = { asked: 0, slowest: 0, slowestUrl: '', failures: [] }
let isOver = false

parentPort.once('message', () => {
  isOver = true
})

const ask = async (url) => {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(LATE_MS) })
  await response.text()
  return response.status
}

// The first requests also load the code that sends them.
for (const url of urls) await ask(url)
parentPort.postMessage('ready')

for (let i = 0; !isOver; i++) {
  const url = urls[i % urls.length]
  const from = performance.now()
  try {
    const status = await Promise.race([ask(url), later(LATE_MS, 'late', { ref: false })])
    if (status !== 200) told.failures.push(`${status} ${url}`)
  } catch (error) {
    told.failures.push(`${error.name} ${url}`)
  }
  const took = performance.now() - from
  told.asked++
  if (took > told.slowest) Object.assign(told, { slowest: took, slowestUrl: url })
  await later(pause)
}
parentPort.postMessage(told)
