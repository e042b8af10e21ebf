/** The place where items are dropped: before or after another one. */
export interface Place {
  readonly key: string
  readonly side: 'before' | 'after'
}

/** The ids after some of them were moved; the moved ones keep their relative order. */
export const moved = (ids: readonly string[], keys: ReadonlySet<string>, { key, side }: Place): readonly string[] => {
  const carried = ids.filter((id) => keys.has(id))
  return ids.flatMap((id) => {
    const self = keys.has(id) ? [] : [id]
    if (id !== key) return self
    return side === 'before' ? [...carried, ...self] : [...self, ...carried]
  })
}

/** The current ids in an earlier order, followed by those added since. */
export const reordered = (current: readonly string[], before: readonly string[]): readonly string[] => [
  ...before.filter((id) => current.includes(id)),
  ...current.filter((id) => !before.includes(id)),
]

/**
 * Reverts one change to the ids and keeps later changes. An id that the change removed is put back after its former
 * neighbour.
 */
export const undone = (
  current: readonly string[],
  before: readonly string[],
  after: readonly string[],
): readonly string[] => {
  const list = current.filter((id) => before.includes(id) || !after.includes(id))
  for (const [place, id] of before.entries()) {
    if (after.includes(id) || list.includes(id)) continue
    const neighbour = before.slice(0, place).findLast((other) => list.includes(other))
    list.splice(neighbour === undefined ? 0 : list.indexOf(neighbour) + 1, 0, id)
  }
  return list
}
