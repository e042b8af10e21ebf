import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Node 20 knows no options: given any, it collects young objects only. */
const KNOWS_OPTIONS = !process.versions.node.startsWith('20.')

/**
 * Gives back the memory that starting needed and serving does not, some 50 MiB. V8 collects garbage when the heap grows, which
 * the heap of an idle service does not, and keeps the pages that it has. It blocks the event loop for about 0.1 s.
 */
export const releaseMemory = (): void => {
  // The only way to V8's garbage collector that needs no flag when the process is started.
  setFlagsFromString('--expose-gc')
  const collect: NodeJS.GCFunction = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  if (KNOWS_OPTIONS) collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  else collect()
}

/** The heap doubles between two full collections. V8 passes over flags that it does not know. */
export const GROWTH_FLAG = '--heap-growing-percent=100'

/**
 * Makes full collections rarer. By default they run when the heap has grown by a third. Beside some 60 MiB of code and schemas
 * that is every few seconds under load, and requests wait a tenth of a second for each.
 */
export const collectLessOften = (): void => setFlagsFromString(GROWTH_FLAG)
