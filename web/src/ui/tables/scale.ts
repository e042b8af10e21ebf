const STEPS = [1, 2, 5, 10] as const
const INTERVALS = 4

/** Evenly spaced round integers, from 0 up to at least `most`. */
export const roundScale = (most: number): readonly number[] => {
  const top = Math.max(1, most)
  const power = 10 ** Math.floor(Math.log10(top / INTERVALS))
  const step = Math.max(1, power * (STEPS.find((factor) => factor * power * INTERVALS >= top) ?? 10))
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, i) => i * step)
}

/** Splits items into groups of `size`, in order; the last may be smaller. */
export const inGroups = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size))
