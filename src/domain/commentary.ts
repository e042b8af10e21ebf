import type { Issue } from './errors.js'
import { type Paragraph, type ParagraphInput, paragraphIssues, toParagraph } from './paragraph.js'

/** A pause in a commentary: what follows is shown when a reader asks for it. */
export interface Step {
  readonly type: 'step'
}

export type CommentaryBlock = Paragraph | Step
/** A block as a client may send it. */
export type CommentaryBlockInput = ParagraphInput | Step

export const STEP: Step = { type: 'step' }

/** The maximum number of paragraphs and steps together. */
export const MAX_COMMENTARY_BLOCKS = 200

export const toCommentary = (input: readonly CommentaryBlockInput[]): readonly CommentaryBlock[] =>
  input.map((block) => (block.type === 'step' ? STEP : toParagraph(block)))

/** The issues of a commentary. It may have as many blocks as the stored one, even if that exceeds the maximum. */
export const commentaryIssues = (
  path: string,
  commentary: readonly CommentaryBlock[],
  stored: readonly CommentaryBlock[] = [],
): readonly Issue[] => [
  ...(commentary.length > Math.max(MAX_COMMENTARY_BLOCKS, stored.length)
    ? [{ path, message: `must not contain more than ${MAX_COMMENTARY_BLOCKS} paragraphs and steps` }]
    : []),
  ...paragraphIssues(path, commentary),
]

/** Groups the paragraphs that are shown together: those before the first step, then those after each step, if any. */
export const partsOf = <Part extends { readonly type: 'paragraph' }>(
  commentary: readonly (Part | Step)[],
): readonly (readonly Part[])[] => {
  const parts: Part[][] = [[]]
  for (const block of commentary) {
    if (block.type === 'step') parts.push([])
    else parts.at(-1)?.push(block)
  }
  return parts.filter((part, i) => i === 0 || part.length > 0)
}

/** What comes before the first step; nothing if there are no steps. */
export const beforeSteps = <Block extends { readonly type: string }>(commentary: readonly Block[]): readonly Block[] =>
  commentary.slice(
    0,
    Math.max(
      0,
      commentary.findIndex(({ type }) => type === 'step'),
    ),
  )
