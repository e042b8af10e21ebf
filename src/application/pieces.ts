const PIECE = 1_000

/** Resolves once other callbacks have had their chance to run. */
const otherWork = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** `flatMap` for many items, in pieces short enough that no other request is delayed by the whole. */
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

/** The result of work in short steps, with other work between them. */
export const inSteps = async <Result>(work: Generator<undefined, Result>): Promise<Result> => {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value
    await otherWork()
  }
}
