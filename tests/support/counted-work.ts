import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Jobs } from './counting-thread.js'

const LOAD = `import('tsx/esm/api').then(({ tsImport }) => tsImport('./counting-thread.ts', ${JSON.stringify(import.meta.url)}))`

/** The readers in a thread of their own: the more code a thread has loaded, the longer it takes to look its counters up. */
export const openCountedWork = () => {
  const thread = new Worker(LOAD, { eval: true })
  return {
    /** Has one job done; the next one is for when it is. */
    ask: async <Name extends keyof Jobs>(name: Name, ...args: Parameters<Jobs[Name]>) => {
      thread.postMessage([name, ...args])
      const [answer] = await once(thread, 'message')
      return answer as ReturnType<Jobs[Name]>
    },
    close: () => thread.terminate(),
  }
}
