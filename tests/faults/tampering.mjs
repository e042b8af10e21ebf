// Loaded into the service before its own code. On orders from its channel, it shifts the clock or the monotonic clock,
// or blocks the event loop. It is also loaded into the threads of the service, where it makes the solver fail on the
// hands in a file in the data folder.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread, parentPort } from 'node:worker_threads'

const solverFault = () => {
  try {
    return JSON.parse(readFileSync(join(process.env.DATA_DIR ?? '', 'solver-fault.json'), 'utf8'))
  } catch {
    return null
  }
}

if (!isMainThread && parentPort !== null) {
  const listen = parentPort.on.bind(parentPort)
  parentPort.on = (name, listener) =>
    listen(name, (message) => {
      const fault = solverFault()
      const hands = message?.table ?? message?.played?.hands
      if (fault !== null && hands?.N === fault.north) {
        if (fault.kind === 'end') process.exit(1)
        for (;;);
      }
      listener(message)
    })
}

const clock = { shift: 0 }
const RealDate = Date
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [RealDate.now() + clock.shift] : args, newTarget),
  apply: () => new Date().toString(),
  get: (target, name) => (name === 'now' ? () => RealDate.now() + clock.shift : Reflect.get(target, name)),
})

const monotonic = { shift: 0 }
const realNow = performance.now.bind(performance)
performance.now = () => realNow() + monotonic.shift

const block = (ms) => {
  const until = realNow() + ms
  while (realNow() < until);
}

process.on('message', ({ shift, pass = 0, blocks = 0, blockMs = 0 }) => {
  if (shift !== undefined) clock.shift = shift
  monotonic.shift += pass
  const next = (left) => {
    if (left === 0) return process.send('done')
    block(blockMs)
    setImmediate(next, left - 1)
  }
  next(blocks)
})
