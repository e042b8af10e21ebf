import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { releaseMemory } from '../../src/process/release-memory.js'

/** Of an object that nothing holds, nor a frame of the stack. */
const aReference = () => new WeakRef({ held: 'by nobody' })

it('what nothing holds is given back, and no collector is left for others to call', async () => {
  const reference = aReference()
  // A new reference holds its object until the turn of the event loop ends.
  await setImmediate()
  releaseMemory()
  expect(reference.deref()).toBeUndefined()
  expect(globalThis.gc).toBeUndefined()
})
