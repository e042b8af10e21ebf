import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { releaseMemory } from '../../src/process/release-memory.js'

/** To an object that nothing else refers to. */
const aReference = () => new WeakRef({ held: 'by nobody' })

it('collects what nothing refers to, and leaves no global collector behind', async () => {
  const reference = aReference()
  // A new WeakRef keeps its object alive until the current job ends.
  await setImmediate()
  releaseMemory()
  expect(reference.deref()).toBeUndefined()
  expect(globalThis.gc).toBeUndefined()
})
