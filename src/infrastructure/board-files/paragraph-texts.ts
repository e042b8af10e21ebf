import type { CommentaryBlock } from '../../domain/commentary.js'
import type { Paragraph } from '../../domain/paragraph.js'
import { STEP_LINE } from './bridge-texts.js'

/** A commentary as plain lines, without empty ones at either end. A step is a line of three hyphens. */
export const paragraphTexts = (commentary: readonly CommentaryBlock[]): readonly string[] => {
  const lines = commentary.flatMap((block) => (block.type === 'step' ? [STEP_LINE] : linesOf(block)))
  const first = lines.findIndex((line) => line.trim() !== '')
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex((line) => line.trim() !== '') + 1)
}

const linesOf = ({ children }: Paragraph): readonly string[] =>
  children
    .map(({ text }) => text)
    .join('')
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/[^\P{Cc}\t]/gu, ''))
