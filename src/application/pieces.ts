const PIECE = 1_000

/** Resolves after other pending callbacks have run. */
const otherWork = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** `flatMap` for many items, in pieces that are short enough not to delay other requests. */
export const flatMapInPieces = async <Item, Result>(
  items: readonly Item[],
  map: (item: Item) => readonly Result[],
): Promise<readonly Result[]> => {
  const results: Result[] = []
  for (let from = 0; from < items.length; from += PIECE) {
    if (from > 0) await otherWork()
    results.push(...items.slice(from, from + PIECE).flatMap(map))
  }
  return results
}

/** Runs work in short steps, letting other work run between them, and returns its result. */
export const inSteps = async <Result>(work: Generator<undefined, Result>): Promise<Result> => {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value
    await otherWork()
  }
}
