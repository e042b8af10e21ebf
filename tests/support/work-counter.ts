import { Session } from 'node:inspector'
import { tsImport } from 'tsx/esm/api'
import type { readers as countedReaders } from './counted-readers.js'

type Readers = typeof countedReaders

/**
 * Counts work in steps, which are the same in each run: how often each block of the service's code runs, and how many
 * characters and items the built-in functions that it calls examine.
 */
export interface WorkCounter {
  /** The readers, loaded so that their blocks are counted. */
  readonly readers: Readers
  readonly count: (work: () => unknown) => number
  readonly close: () => void
}

export const openWorkCounter = async (): Promise<WorkCounter> => {
  const session = new Session()
  session.connect()
  /** Commands to the inspector of the own thread return at once. */
  const post = (method: string, params = {}): unknown => {
    let answer: unknown
    session.post(method, params, (error: Error | null, result?: object) => {
      if (error !== null) throw error
      answer = result
    })
    return answer
  }
  post('Profiler.enable')
  // Only code that is loaded after this is counted.
  post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  const { readers } = (await tsImport('./counted-readers.ts', import.meta.url)) as { readers: Readers }
  const blocks = (): number => {
    const { result } = post('Profiler.takePreciseCoverage') as { result: readonly ScriptCoverage[] }
    return result
      .filter(({ url }) => url.includes('/src/'))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
      .reduce((sum, count) => sum + count, 0)
  }
  return {
    readers,
    count: (work) => {
      blocks()
      const looks = countLooks(work)
      const ran = blocks()
      if (ran === 0) throw new Error('no block of the service was counted')
      return looks + ran
    },
    close: () => session.disconnect(),
  }
}

interface ScriptCoverage {
  readonly url: string
  readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[]
}

type Method = (this: unknown, ...args: unknown[]) => unknown

const sizeOf = (value: unknown): number => {
  const { length, size } = value as { length?: number; size?: number }
  return length ?? size ?? 0
}

/** Built-in functions, and how much one call of each examines. */
const LOOKS: readonly (readonly [
  object,
  readonly PropertyKey[],
  (self: unknown, args: unknown[], result: unknown) => number,
])[] = [
  [
    String.prototype,
    ['trim', 'trimStart', 'trimEnd', 'toUpperCase', 'toLowerCase', 'toWellFormed', 'normalize'],
    sizeOf,
  ],
  [String.prototype, ['replace', 'replaceAll', 'split', 'match', 'matchAll'], sizeOf],
  [
    String.prototype,
    ['indexOf', 'includes'],
    (text, [_, from = 0], at) => (typeof at === 'number' && at >= 0 ? at : sizeOf(text)) - (from as number),
  ],
  [String.prototype, ['lastIndexOf'], (text, _, at) => sizeOf(text) - (at as number)],
  [Array.prototype, ['join', 'slice', 'concat', 'filter', 'map', 'flatMap', 'reduce', 'sort'], sizeOf],
  [Array.prototype, ['find', 'findIndex', 'findLast', 'findLastIndex', 'some', 'every'], sizeOf],
  [Array.prototype, ['includes', 'indexOf', 'values', 'entries', Symbol.iterator], sizeOf],
  [Map.prototype, ['keys', 'values', 'entries', 'forEach', Symbol.iterator], sizeOf],
  [Set.prototype, ['keys', 'values', 'entries', 'forEach', Symbol.iterator], sizeOf],
  [Array, ['from'], (_, __, made) => sizeOf(made)],
  [TextEncoder.prototype, ['encode'], (_, [text = '']) => sizeOf(text)],
  [JSON, ['stringify'], (_, __, text) => sizeOf(text ?? '')],
]

const countLooks = (work: () => unknown): number => {
  let looks = 0
  const restores: (() => void)[] = []
  const wrap = (owner: object, name: PropertyKey, wrapped: (method: Method) => Method) => {
    const method = (owner as Record<PropertyKey, Method>)[name] as Method
    const put = (value: Method) => Object.defineProperty(owner, name, { value, configurable: true, writable: true })
    restores.push(() => put(method))
    put(wrapped(method))
  }
  for (const [owner, names, look] of LOOKS)
    for (const name of names)
      wrap(
        owner,
        name,
        (method) =>
          function counted(this: unknown, ...args: unknown[]) {
            const result = Reflect.apply(method, this, args)
            looks += look(this, args, result)
            return result
          },
      )
  // RegExp and String use this function for all their methods with expressions.
  wrap(
    RegExp.prototype,
    'exec',
    (exec) =>
      function counted(this: unknown, text: unknown) {
        const { global, sticky, lastIndex: from } = this as RegExp
        const found = Reflect.apply(exec, this, [text])
        if (!global && !sticky) looks += sizeOf(text)
        else if (found !== null) looks += (this as RegExp).lastIndex - from
        // Unless a sticky expression matches, it is unknown how far it looked.
        else looks += sticky ? 1 : sizeOf(text) - from
        return found
      },
  )
  try {
    work()
  } finally {
    for (const restore of restores) restore()
  }
  return looks
}
