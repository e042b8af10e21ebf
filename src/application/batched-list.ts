/** So much of a list is read at a time: one of any length takes little memory. */
const BATCH_BYTES = 128 * 1024
const BATCH_ITEMS = 50

/** A list that may be large, to be had as fast as it is taken. */
export interface BatchedList<Shown> {
  /** `null` where it is too large to be had at once. */
  readonly whole: readonly Shown[] | null
  /** What the list is made of: another value whenever any of it changes. */
  readonly madeOf: () => unknown
  /** How to read the items in their order, a bounded number of bytes at a time: each reads its batch when it is called. */
  readonly batches: () => Iterable<() => Promise<readonly Shown[]>>
}

/** Cuts a list into stretches of bounded size, or of one item. */
export function* batchesOf<Item>(items: readonly Item[], bytesOf: (item: Item) => number): Iterable<readonly Item[]> {
  let batch: Item[] = []
  let bytes = 0
  for (const item of items) {
    const size = bytesOf(item)
    if (batch.length > 0 && (bytes + size > BATCH_BYTES || batch.length === BATCH_ITEMS)) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(item)
    bytes += size
  }
  if (batch.length > 0) yield batch
}

/** The batches of a list, one after another. */
export async function* everyBatchOf<Shown>({ batches }: BatchedList<Shown>): AsyncIterable<readonly Shown[]> {
  for (const read of batches()) yield await read()
}

/** Everything that a list holds, read from one item to the next: `read` returns what comes behind an item, or the first. */
export async function* everyBatch<Item>(
  read: (after: Item | null) => Promise<readonly Item[]>,
): AsyncIterable<readonly Item[]> {
  for (let last: Item | null = null; ; ) {
    const items = await read(last)
    if (items.length === 0) return
    yield items
    last = items.at(-1) as Item
  }
}
