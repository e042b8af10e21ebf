import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { StallAwareClock } from '../../../src/infrastructure/postgres/stall-aware-clock.js'

const BLOCKED_MS = 2_000

it('a stall-aware clock stops while the process is stalled', async () => {
  const clock = new StallAwareClock()
  let ticks = 0
  clock.start(() => ticks++)
  const [before, from] = [clock.now(), performance.now()]
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BLOCKED_MS)
  // The first tick is due during the stall.
  while (ticks < 2) await setTimeout(10)
  clock.stop()
  const passed = performance.now() - from
  expect(clock.now() - before).toBeLessThan(passed - BLOCKED_MS + 250 + 10)
  expect(clock.now() - before).toBeGreaterThan(250)
})
