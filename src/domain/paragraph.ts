import type { Issue } from './errors.js'
import { exceedsJsonBytes } from './text.js'

export interface TextNode {
  readonly type: 'text'
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
}

export interface Paragraph {
  readonly type: 'paragraph'
  readonly children: readonly TextNode[]
}

/** A paragraph as a client may send it: missing marks are off. */
export interface ParagraphInput {
  readonly type: 'paragraph'
  readonly children: readonly {
    readonly type: 'text'
    readonly text: string
    readonly bold?: boolean | null
    readonly italic?: boolean | null
  }[]
}

export const MAX_PARAGRAPHS_BYTES = 64 * 1024
export const MAX_COMMENTARY_PARAGRAPHS = 200

export const toParagraphs = (input: readonly ParagraphInput[]): readonly Paragraph[] =>
  input.map(({ children }) => ({
    type: 'paragraph',
    children: children.map(({ text, bold, italic }) => ({
      type: 'text',
      text,
      bold: bold ?? false,
      italic: italic ?? false,
    })),
  }))

export const paragraphOf = (line: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'text', text: line, bold: false, italic: false }],
})

export const paragraphsOf = (text: string): readonly Paragraph[] =>
  text === '' ? [] : text.split('\n').map(paragraphOf)

export const paragraphIssues = (path: string, paragraphs: readonly Paragraph[]): readonly Issue[] =>
  exceedsJsonBytes(paragraphs, MAX_PARAGRAPHS_BYTES) ? [{ path, message: 'must not be larger than 64 KiB' }] : []

/** The issues of a deal's commentary. If it already has more paragraphs than are allowed now, it may keep that number. */
export const commentaryIssues = (
  path: string,
  commentary: readonly Paragraph[],
  stored: readonly Paragraph[] = [],
): readonly Issue[] => [
  ...(commentary.length > Math.max(MAX_COMMENTARY_PARAGRAPHS, stored.length)
    ? [{ path, message: `must not contain more than ${MAX_COMMENTARY_PARAGRAPHS} paragraphs` }]
    : []),
  ...paragraphIssues(path, commentary),
]
