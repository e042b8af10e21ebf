/** Runs that failed once, by the seed and path that fast-check printed: each is repeated before new ones are drawn. */
export const KNOWN_CASES: readonly { readonly seed: number; readonly path: string }[] = []
