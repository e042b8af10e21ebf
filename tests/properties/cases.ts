/** Runs that failed once, by the seed and the path that fast-check printed: each is run again before new ones are drawn. */
export const KNOWN_CASES: readonly { readonly seed: number; readonly path: string }[] = []
