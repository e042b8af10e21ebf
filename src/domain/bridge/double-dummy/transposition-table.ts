/** The size of a pattern in words. It begins with the owners of the four suits; the other fields have these offsets. */
const PATTERN = 8
export const SHIFTS = 4
const BOUNDS = 5
const NEXT = 6
const CHILD = 7

/** The size of a shape in words: two for its key, its first pattern, and whether it is in use. */
const SHAPE = 4
const FIRST = 2
const IN_USE = 3

const BYTES_PER_WORD = 4
/** How many patterns there is room for per shape. */
const PATTERNS_PER_SHAPE = 8

const LIMIT = 15
export const lowerOf = (bounds: number): number => bounds & LIMIT
export const upperOf = (bounds: number): number => bounds >> 4

/**
 * The known bounds of positions at the start of a trick. A shape says how many cards of each suit each hand has, and
 * who leads. A shape has patterns, each of which says who holds the highest cards of each suit, as far down as they
 * matter, and how many tricks North and South take at least and at most. The children of a pattern agree with it, look
 * further down, and have closer bounds.
 *
 * The owners in a suit are only compared above a shift, which drops the cards that do not matter; `SHIFTS` has the four
 * shifts, eight bits each.
 */
export class TranspositionTable {
  private readonly patterns: Int32Array
  private readonly shapes: Int32Array
  private readonly shapeMask: number
  private used = 0
  private usedShapes = 0
  /** The first of the patterns that become children of the one that is being added. */
  private adopted = 0

  /** `bytes` is the maximum memory of the table. */
  constructor(bytes: number) {
    const words = bytes / BYTES_PER_WORD
    const shapes = 1 << (31 - Math.clz32(words / (PATTERN * PATTERNS_PER_SHAPE + SHAPE)))
    this.shapes = new Int32Array(shapes * SHAPE)
    this.shapeMask = shapes - 1
    this.patterns = new Int32Array(Math.floor((words - shapes * SHAPE) / PATTERN) * PATTERN)
    this.clear()
  }

  clear(): void {
    this.shapes.fill(0)
    this.usedShapes = 0
    // The first place stays empty, because 0 means that there is no pattern.
    this.used = PATTERN
  }

  get isFull(): boolean {
    return this.used >= this.patterns.length || this.usedShapes * 2 > this.shapeMask
  }

  /** The index of the shape with this key, which is added if it is missing. */
  shapeOf(high: number, low: number): number {
    const { shapes, shapeMask } = this
    let hash = Math.imul(high, 0x9e3779b1) ^ Math.imul(low, 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    for (let at = hash ^ (hash >>> 13); ; at++) {
      const shape = (at & shapeMask) * SHAPE
      if ((shapes[shape + IN_USE] as number) === 0) {
        shapes[shape] = high
        shapes[shape + 1] = low
        shapes[shape + IN_USE] = 1
        this.usedShapes++
        return shape
      }
      if ((shapes[shape] as number) === high && (shapes[shape + 1] as number) === low) return shape
    }
  }

  shiftsOf(pattern: number): number {
    return this.patterns[pattern + SHIFTS] as number
  }

  boundsOf(pattern: number): number {
    return this.patterns[pattern + BOUNDS] as number
  }

  /**
   * A pattern of the shape that agrees with these owners and decides whether `goal` tricks can be taken; 0 if there is
   * none. Moves its top-level pattern to the front, because it is likely to be needed again.
   */
  find(shape: number, o0: number, o1: number, o2: number, o3: number, goal: number): number {
    const { patterns, shapes } = this
    const first = shapes[shape + FIRST] as number
    let previous = 0
    for (let at = first; at !== 0; at = patterns[at + NEXT] as number) {
      if (this.agrees(at, o0, o1, o2, o3)) {
        const found = this.decides(at, goal) ? at : this.findBelow(at, o0, o1, o2, o3, goal)
        if (found !== 0) {
          if (previous !== 0) {
            patterns[previous + NEXT] = patterns[at + NEXT] as number
            patterns[at + NEXT] = first
            shapes[shape + FIRST] = at
          }
          return found
        }
      }
      previous = at
    }
    return 0
  }

  private findBelow(pattern: number, o0: number, o1: number, o2: number, o3: number, goal: number): number {
    const { patterns } = this
    for (let at = patterns[pattern + CHILD] as number; at !== 0; at = patterns[at + NEXT] as number)
      if (this.agrees(at, o0, o1, o2, o3)) {
        const found = this.decides(at, goal) ? at : this.findBelow(at, o0, o1, o2, o3, goal)
        if (found !== 0) return found
      }
    return 0
  }

  private decides(pattern: number, goal: number): boolean {
    const bounds = this.patterns[pattern + BOUNDS] as number
    return lowerOf(bounds) >= goal || upperOf(bounds) < goal
  }

  private agrees(pattern: number, o0: number, o1: number, o2: number, o3: number): boolean {
    const { patterns } = this
    const shifts = patterns[pattern + SHIFTS] as number
    return (
      ((patterns[pattern] as number) ^ o0) >>> (shifts & 31) === 0 &&
      ((patterns[pattern + 1] as number) ^ o1) >>> ((shifts >>> 8) & 31) === 0 &&
      ((patterns[pattern + 2] as number) ^ o2) >>> ((shifts >>> 16) & 31) === 0 &&
      ((patterns[pattern + 3] as number) ^ o3) >>> (shifts >>> 24) === 0
    )
  }

  /** Whether a pattern applies to all positions with these owners above the shifts, and compares no more cards. */
  private covers(pattern: number, o0: number, o1: number, o2: number, o3: number, shifts: number): boolean {
    return looksFurther(shifts, this.patterns[pattern + SHIFTS] as number) && this.agrees(pattern, o0, o1, o2, o3)
  }

  private isCovered(pattern: number, o0: number, o1: number, o2: number, o3: number, shifts: number): boolean {
    const { patterns } = this
    return (
      looksFurther(patterns[pattern + SHIFTS] as number, shifts) &&
      ((patterns[pattern] as number) ^ o0) >>> (shifts & 31) === 0 &&
      ((patterns[pattern + 1] as number) ^ o1) >>> ((shifts >>> 8) & 31) === 0 &&
      ((patterns[pattern + 2] as number) ^ o2) >>> ((shifts >>> 16) & 31) === 0 &&
      ((patterns[pattern + 3] as number) ^ o3) >>> (shifts >>> 24) === 0
    )
  }

  /** Adds bounds for the positions that have these owners above the shifts. */
  add(shape: number, o0: number, o1: number, o2: number, o3: number, shifts: number, min: number, max: number): void {
    const { patterns } = this
    let lower = min
    let upper = max
    let parent = 0
    this.adopted = 0
    let previous = 0
    let at = this.shapes[shape + FIRST] as number
    while (at !== 0) {
      const next = patterns[at + NEXT] as number
      if (this.covers(at, o0, o1, o2, o3, shifts)) {
        const bounds = patterns[at + BOUNDS] as number
        if (lowerOf(bounds) > lower) lower = lowerOf(bounds)
        if (upperOf(bounds) < upper) upper = upperOf(bounds)
        if (((upper << 4) | lower) === bounds) return
        if ((patterns[at + SHIFTS] as number) === shifts) {
          patterns[at + BOUNDS] = (upper << 4) | lower
          return
        }
        parent = at
        previous = 0
        at = patterns[at + CHILD] as number
      } else if (this.isCovered(at, o0, o1, o2, o3, shifts)) {
        this.setLink(shape, parent, previous, next)
        this.adopt(at, lower, upper)
        at = next
      } else {
        previous = at
        at = next
      }
    }
    const added = this.write(o0, o1, o2, o3, shifts, (upper << 4) | lower)
    patterns[added + NEXT] =
      parent === 0 ? (this.shapes[shape + FIRST] as number) : (patterns[parent + CHILD] as number)
    this.setLink(shape, parent, 0, added)
  }

  /** Makes `to` the next pattern after `previous` or, without one, the first child of the parent or the shape. */
  private setLink(shape: number, parent: number, previous: number, to: number): void {
    if (previous !== 0) this.patterns[previous + NEXT] = to
    else if (parent !== 0) this.patterns[parent + CHILD] = to
    else this.shapes[shape + FIRST] = to
  }

  /** Makes a pattern a child of the one that is being added, unless its bounds are no closer. */
  private adopt(pattern: number, lower: number, upper: number): void {
    const { patterns } = this
    const bounds = patterns[pattern + BOUNDS] as number
    if (lowerOf(bounds) <= lower && upperOf(bounds) >= upper) return
    patterns[pattern + NEXT] = this.adopted
    this.adopted = pattern
  }

  private write(o0: number, o1: number, o2: number, o3: number, shifts: number, bounds: number): number {
    const { patterns, used } = this
    this.used += PATTERN
    patterns[used] = o0
    patterns[used + 1] = o1
    patterns[used + 2] = o2
    patterns[used + 3] = o3
    patterns[used + SHIFTS] = shifts
    patterns[used + BOUNDS] = bounds
    patterns[used + CHILD] = this.adopted
    return used
  }
}

/** Whether each of the four shifts is at most the other's, so that it drops no more cards. */
const looksFurther = (shifts: number, others: number): boolean =>
  (shifts & 31) <= (others & 31) &&
  ((shifts >>> 8) & 31) <= ((others >>> 8) & 31) &&
  ((shifts >>> 16) & 31) <= ((others >>> 16) & 31) &&
  shifts >>> 24 <= others >>> 24
