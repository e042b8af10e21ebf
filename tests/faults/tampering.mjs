// Loaded into the service before its own code, which then takes orders over its channel: its clock is shifted, its
// monotonic clock too, or its event loop blocked.

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
