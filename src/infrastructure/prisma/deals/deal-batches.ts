import { setImmediate } from 'node:timers/promises'

/**
 * The maximum length of the JSON in one statement, so that it stays within its timeout and other requests are not
 * delayed.
 */
const STATEMENT_LENGTH = 256 * 1024

/** JSON arrays of bounded length, each created when it is requested. */
export function* jsonBatches(records: Iterable<object>): Iterable<string> {
  let texts: string[] = []
  let length = 0
  for (const record of records) {
    const text = JSON.stringify(record)
    if (length > 0 && length + text.length > STATEMENT_LENGTH) {
      yield `[${texts.join(',')}]`
      texts = []
      length = 0
    }
    texts.push(text)
    length += text.length
  }
  if (length > 0) yield `[${texts.join(',')}]`
}

/** Creates each record when it is requested. */
export function* lazyRecords(records: readonly (() => object)[]): Iterable<object> {
  for (const make of records) yield make()
}

/** The embedded database responds within one turn of the event loop: this lets other work run in between. */
export async function* yieldingBetween<Item>(items: Iterable<Item>): AsyncIterable<Item> {
  let isFirst = true
  for (const item of items) {
    if (!isFirst) await setImmediate()
    isFirst = false
    yield item
  }
}
