/** A value with undo and redo. */
export interface History<Value> {
  readonly past: readonly Value[]
  readonly present: Value
  readonly future: readonly Value[]
  /** The subject and time of the last change. Changes to the same subject in quick succession count as one. */
  readonly last: { readonly of: string | null; readonly at: number } | null
}

const MOST_STEPS = 200
const ONE_CHANGE_MS = 1_000

export const begin = <Value>(present: Value): History<Value> => ({ past: [], present, future: [], last: null })

/**
 * @param of the subject of the change, so that typing in one field is one step; `null` for a step of its own
 */
export const change = <Value>(
  history: History<Value>,
  present: Value,
  of: string | null,
  at: number,
): History<Value> => {
  const { past, last } = history
  const continues = of !== null && last?.of === of && at - last.at < ONE_CHANGE_MS && past.length > 0
  return {
    past: continues ? past : [...past, history.present].slice(-MOST_STEPS),
    present,
    future: [],
    last: { of, at },
  }
}

export const undo = <Value>({ past, present, future }: History<Value>): History<Value> => {
  const before = past.at(-1)
  return before === undefined
    ? { past, present, future, last: null }
    : { past: past.slice(0, -1), present: before, future: [present, ...future], last: null }
}

export const redo = <Value>({ past, present, future }: History<Value>): History<Value> => {
  const [after, ...rest] = future
  return after === undefined
    ? { past, present, future, last: null }
    : { past: [...past, present], present: after, future: rest, last: null }
}
