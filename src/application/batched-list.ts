/** The size of a batch, in bytes and items, so that even a long list takes little memory. */
const BATCH_BYTES = 128 * 1024
const BATCH_ITEMS = 50

/** A list that may be large. Its items are only read as fast as they are consumed. */
export interface BatchedList<Shown> {
  /** All items; `null` if they are too large to load at once. */
  readonly whole: readonly Shown[] | null
  /** Returns a different value whenever anything in the list changes. */
  readonly version: () => unknown
  /** Functions that each read one batch of bounded size when called. Together, they cover all items in order. */
  readonly batches: () => Iterable<() => Promise<readonly Shown[]>>
}

/** Splits a list into batches of bounded size; an item that exceeds the bound gets a separate batch. */
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

/** Even lists in memory are written in batches if they are larger than this, in bytes. */
const AT_HAND_BYTES = 256 * 1024

/** A list of items that are already in memory. `versionOf` must return a different value whenever the item changes. */
export const listAtHand = <Shown>(
  items: readonly Shown[],
  bytesOf: (item: Shown) => number,
  versionOf: (item: Shown) => unknown,
): BatchedList<Shown> => ({
  whole: items.reduce((sum, item) => sum + bytesOf(item), 0) <= AT_HAND_BYTES ? items : null,
  version: () => items.map(versionOf),
  batches: function* () {
    for (const batch of batchesOf(items, bytesOf)) yield async () => batch
  },
})

/** The batches of a list, one after another. */
export async function* everyBatchOf<Shown>({ batches }: BatchedList<Shown>): AsyncIterable<readonly Shown[]> {
  for (const read of batches()) yield await read()
}

/** Reads a whole list batch by batch. `read` returns the items after the given one, or the first ones for `null`. */
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
