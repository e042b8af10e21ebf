import type { Deal } from '../../domain/deal.js'
import { TABLE_FIELDS } from '../../domain/deal-content.js'

/** The warning for a later record of a board with different content. */
export const OTHER_TABLE =
  'this record of the board was skipped: only the auction, play, result and texts of its first record are imported'

/** The `TABLE_FIELDS` of a deal as JSON, computed once for each deal. */
const contents = new WeakMap<Deal, readonly string[]>()

const contentOf = (deal: Deal): readonly string[] => {
  const content = contents.get(deal) ?? TABLE_FIELDS.map((field) => JSON.stringify(deal[field]))
  contents.set(deal, content)
  return content
}

const isEmpty = (content: string | undefined): boolean => content === '[]' || content === 'null'

/** Whether a deal has content that the imported deal of the same board does not have. */
export const isOfOtherTable = (deal: Deal, imported: Deal | undefined): boolean => {
  if (imported === undefined) return false
  const known = contentOf(imported)
  return contentOf(deal).some((content, i) => !isEmpty(content) && content !== known[i])
}
