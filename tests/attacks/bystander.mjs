// Asks again and again, on a thread of its own, so that what the attackers do here does not count as the service's delay.
import { parentPort, workerData } from 'node:worker_threads'

const { urls, headers, pause = 25 } = workerData
const LATE_MS = 10_000

const told = { asked: 0, slowest: 0, slowestUrl: '', failures: [] }
let isOver = false

parentPort.once('message', () => {
  isOver = true
})

// The first requests also load what it takes to ask.
for (const url of urls) await (await fetch(url, { headers })).text()
parentPort.postMessage('ready')

for (let i = 0; !isOver; i++) {
  const url = urls[i % urls.length]
  const from = performance.now()
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(LATE_MS) })
    await response.text()
    if (response.status !== 200) told.failures.push(`${response.status} ${url}`)
  } catch (error) {
    told.failures.push(`${error.name} ${url}`)
  }
  const took = performance.now() - from
  told.asked++
  if (took > told.slowest) Object.assign(told, { slowest: took, slowestUrl: url })
  await new Promise((resolve) => setTimeout(resolve, pause))
}
parentPort.postMessage(told)
