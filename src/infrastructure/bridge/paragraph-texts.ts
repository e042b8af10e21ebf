import type { Paragraph } from '../../domain/paragraph.js'

/** A commentary as plain lines, without empty ones at either end. */
export const paragraphTexts = (paragraphs: readonly Paragraph[]): readonly string[] => {
  const lines = paragraphs.flatMap(({ children }) =>
    children
      .map(({ text }) => text)
      .join('')
      .split(/\r\n|\r|\n/)
      .map((line) => line.replace(/[^\P{Cc}\t]/gu, '')),
  )
  const first = lines.findIndex((line) => line.trim() !== '')
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex((line) => line.trim() !== '') + 1)
}
