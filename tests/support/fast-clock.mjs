/**
 * Preloaded into a process: its monotonic clock, and timers of a minute or more, run a hundred times as fast. Dates and short
 * timers stay as they are.
 */
const FACTOR = 100
const LONG_MS = 60_000

const { setTimeout: setPlainTimeout } = globalThis
globalThis.setTimeout = (work, ms, ...args) => setPlainTimeout(work, ms >= LONG_MS ? ms / FACTOR : ms, ...args)

const now = performance.now.bind(performance)
performance.now = () => now() * FACTOR
