/** The selected items of a list, and the anchor of the next range. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  readonly anchor: string | null
}

export const NO_SELECTION: Selection = { ids: new Set(), anchor: null }

const between = (order: readonly string[], one: string, other: string): readonly string[] => {
  const [from, to] = [order.indexOf(one), order.indexOf(other)].sort((a, b) => a - b) as [number, number]
  return from < 0 ? [other] : order.slice(from, to + 1)
}

/** Selects or deselects an item; with `isRange`, also everything between it and the item chosen last. */
export const withTurned = (
  { ids, anchor }: Selection,
  id: string,
  order: readonly string[],
  isRange: boolean,
): Selection => {
  const isOn = !ids.has(id)
  const next = new Set(ids)
  for (const each of isRange && anchor !== null ? between(order, anchor, id) : [id])
    if (isOn) next.add(each)
    else next.delete(each)
  return { ids: next, anchor: id }
}

export const withAll = (order: readonly string[]): Selection => ({ ids: new Set(order), anchor: null })
