import type { CommentaryBlock } from '../commentary.js'
import type { Item, Items } from './sheet-flow.js'
import type { LateKey, SheetMark } from './sheet-marks.js'
import { BASE_LINE, LINE_HEIGHT, lineAt, type PartGroup } from './sheet-pages.js'
import { inlineMarks, type Run, type TextTools, typeset, widthOfRuns } from './typesetting.js'

/** The width available for a text, and its font size. */
export interface Measure {
  readonly width: number
  readonly size: number
  readonly tools: TextTools
}

interface Look {
  readonly group: PartGroup
  readonly gap?: number
  readonly staysWithNext?: boolean
}

/** A paragraph line by line. Neither its first nor its last line is left alone in a cell. */
export function* paragraphItems(
  runs: readonly Run[],
  { width, size, tools }: Measure,
  { group, gap = 0, staysWithNext = false }: Look,
): Items {
  // The last lines so far: whether a line is one of the last two is only known once others follow.
  const held: Item[] = []
  let count = 0
  for (const line of typeset(runs, size, width, tools)) {
    if (line === null) {
      yield null
      continue
    }
    held.push({
      height: size * LINE_HEIGHT,
      gap: count === 0 ? gap : 0,
      group,
      staysWithNext: staysWithNext || count === 0,
      place: (x, y) => ({ marks: lineAt(line, x, y + size * BASE_LINE) }),
    })
    count++
    if (held.length > 2) yield held.shift() as Item
  }
  for (const [i, item] of held.entries()) yield { ...item, staysWithNext: staysWithNext || i < held.length - 1 }
}

/** The title of a board, followed by a page reference once the page number is known. */
export function* titleItems(title: string, measure: Measure, page: PageReference | null): Items {
  yield* paragraphItems([{ text: title, isBold: true }], measure, {
    group: { tag: 'H2' },
    gap: measure.size,
    staysWithNext: true,
  })
  if (page !== null) yield pageItem(page, { ...measure, size: measure.size * 0.8 })
}

export interface PageReference {
  readonly text: string
  readonly key: LateKey
}

/** A page reference, such as "Solution: page 12". */
const pageItem = ({ text, key }: PageReference, { size, tools }: Measure): Item => {
  const words: readonly Run[] = [{ text: `${text} `, ink: 'soft' }]
  return {
    height: size * LINE_HEIGHT,
    gap: 0,
    group: { tag: 'P' },
    staysWithNext: true,
    place: (x, top) => {
      const y = top + size * BASE_LINE
      const end = x + widthOfRuns(words, size, tools)
      const late: SheetMark = { shape: 'late', x: end, y, size, ink: 'soft', key }
      return { marks: [...inlineMarks(words, { x, y, size, tools }), late] }
    },
  }
}

/** The commentary on a board; a step becomes a wider space. */
export function* commentaryItems(blocks: readonly CommentaryBlock[], measure: Measure): Items {
  let gap = measure.size * 0.8
  for (const block of blocks) {
    if (block.type === 'step') {
      gap = measure.size * 1.6
      continue
    }
    const runs = block.children.map(({ text, bold, italic }) => ({ text, isBold: bold, isItalic: italic }))
    yield* paragraphItems(runs, measure, { group: { tag: 'P' }, gap })
    gap = measure.size * 0.45
  }
}
