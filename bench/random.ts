/** Repeatable random numbers: the same seed results in the same data and the same load. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number
  /** A whole number from 0 up to, but not including, `bound`. */
  below(bound: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** Picks the first items far more often than the last, like names. */
  pickSkewed<Item>(items: readonly Item[]): Item
  hex(digits: number): string
  shuffle<Item>(items: readonly Item[]): Item[]
}

/** The generator sfc32 of PractRand, with 128 bits of state. */
export const createRandom = (seed: number): Random => {
  let [a, b, c, counter] = [0x9e3779b9, 0x243f6a88, seed | 0, 1]
  const uint32 = (): number => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let i = 0; i < 16; i++) uint32()

  const next = (): number => uint32() / 2 ** 32
  const below = (bound: number): number => Math.floor(next() * bound)
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    pickSkewed: (items) => items[Math.floor(next() ** 2.2 * items.length)] as (typeof items)[number],
    hex: (digits) => {
      let text = ''
      while (text.length < digits) text += uint32().toString(16).padStart(8, '0')
      return text.slice(0, digits)
    },
    shuffle: (items) => {
      const shuffled = [...items]
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = below(i + 1)
        ;[shuffled[i], shuffled[j]] = [shuffled[j] as (typeof items)[number], shuffled[i] as (typeof items)[number]]
      }
      return shuffled
    },
  }
}
