import { execFileSync } from 'node:child_process'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { GROWTH_FLAG, releaseMemory } from '../../src/process/garbage-collection.js'

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

// That full collections are rarer shows under load only, in the tails.
it('sets how far the heap grows by a flag that V8 knows', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  expect(known).toContain(`\n  ${GROWTH_FLAG.split('=')[0]} `)
})
