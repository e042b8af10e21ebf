import { Worker } from 'node:worker_threads'
import type { Jobs } from './counting-thread.js'

const LOAD = `import('tsx/esm/api').then(({ tsImport }) => tsImport('./counting-thread.ts', ${JSON.stringify(import.meta.url)}))`

type Answer = { readonly id: number; readonly result: unknown } | { readonly id: number; readonly error: unknown }

interface Asked {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Runs the readers in a separate thread: the more code a thread has loaded, the longer reading its counters takes. */
export const openCountedWork = () => {
  const thread = new Worker(LOAD, { eval: true })
  const asked = new Map<number, Asked>()
  let asks = 0
  thread.on('message', (answer: Answer) => {
    const { resolve, reject } = asked.get(answer.id) as Asked
    asked.delete(answer.id)
    if ('error' in answer) reject(answer.error)
    else resolve(answer.result)
  })
  thread.on('error', (error) => {
    for (const { reject } of asked.values()) reject(error)
  })
  return {
    /** @throws what the job throws */
    ask: <Name extends keyof Jobs>(name: Name, ...args: Parameters<Jobs[Name]>): Promise<ReturnType<Jobs[Name]>> =>
      new Promise((resolve, reject) => {
        const id = asks++
        asked.set(id, { resolve: resolve as Asked['resolve'], reject })
        thread.postMessage({ id, name, args })
      }),
    close: () => thread.terminate(),
  }
}
