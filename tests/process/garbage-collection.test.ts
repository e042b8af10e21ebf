import { execFileSync } from 'node:child_process'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { GROWTH_FLAG, releaseMemory } from '../../src/process/garbage-collection.js'

/** A weak reference to an object without other references. */
const aReference = () => new WeakRef({ held: 'by nobody' })

it('collects unreferenced objects, and leaves no global function behind', async () => {
  const reference = aReference()
  // A new WeakRef keeps its object alive until the current job ends.
  await setImmediate()
  releaseMemory()
  expect(reference.deref()).toBeUndefined()
  expect(globalThis.gc).toBeUndefined()
})

// Rarer full collections only show under load, in the slowest requests.
it('sets the growth of the heap by a flag that V8 supports', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  expect(known).toContain(`\n  ${GROWTH_FLAG.split('=')[0]} `)
})
