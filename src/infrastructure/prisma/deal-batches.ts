import { setImmediate } from 'node:timers/promises'

/** How much JSON one statement takes: little enough for its timeout, and for other requests meanwhile. */
const STATEMENT_LENGTH = 256 * 1024

/** JSON lists of bounded length, each made when it is asked for. */
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

/** Each record is made when it is asked for. */
export function* made(records: readonly (() => object)[]): Iterable<object> {
  for (const make of records) yield make()
}

/** The embedded database answers without a turn of the event loop: other work has its turn in between. */
export async function* inTurns<Item>(items: Iterable<Item>): AsyncIterable<Item> {
  let isFirst = true
  for (const item of items) {
    if (!isFirst) await setImmediate()
    isFirst = false
    yield item
  }
}
