import type { Deal } from '../../domain/deal.js'
import { toDealRecord } from './deal-rows.js'

/** How much JSON one INSERT takes: little enough for the timeout of a statement, and for other requests meanwhile. */
const INSERT_LENGTH = 64 * 1024

/** JSON lists of deals, each made as it is asked for. */
export function* insertBatches(deals: readonly Deal[]): Iterable<string> {
  let records: string[] = []
  let length = 0
  for (const deal of deals) {
    const record = JSON.stringify(toDealRecord(deal))
    if (length > 0 && length + record.length > INSERT_LENGTH) {
      yield `[${records.join(',')}]`
      records = []
      length = 0
    }
    records.push(record)
    length += record.length
  }
  if (length > 0) yield `[${records.join(',')}]`
}
