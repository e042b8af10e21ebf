import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Node 20 does not support options: if any are passed, it only collects young objects. */
const KNOWS_OPTIONS = !process.versions.node.startsWith('20.')

/**
 * Returns memory that was only needed for starting to the operating system, some 50 MiB. V8 collects garbage when the
 * heap grows, which it doesn't in an idle service, and keeps the freed pages. This blocks the event loop for about 0.1
 * s.
 */
export const releaseMemory = (): void => {
  // The only way to call V8's garbage collector without starting the process with a flag.
  setFlagsFromString('--expose-gc')
  const collect: NodeJS.GCFunction = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  if (KNOWS_OPTIONS) collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  else collect()
}

/** Lets the heap double between two full collections. V8 ignores flags that it does not know. */
export const GROWTH_FLAG = '--heap-growing-percent=100'

/**
 * Makes full garbage collections rarer. By default they run when the heap has grown by a third. With about 60 MiB of
 * code and schemas, that is every few seconds under load, and each delays requests by a tenth of a second.
 */
export const collectLessOften = (): void => setFlagsFromString(GROWTH_FLAG)
