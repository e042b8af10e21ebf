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

/** A paragraph as a client may send it. Absent marks are off. */
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

export const toParagraph = ({ children }: ParagraphInput): Paragraph => ({
  type: 'paragraph',
  children: children.map(({ text, bold, italic }) => ({
    type: 'text',
    text,
    bold: bold ?? false,
    italic: italic ?? false,
  })),
})

export const toParagraphs = (input: readonly ParagraphInput[]): readonly Paragraph[] => input.map(toParagraph)

export const paragraphOf = (line: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'text', text: line, bold: false, italic: false }],
})

export const paragraphsOf = (text: string): readonly Paragraph[] =>
  text === '' ? [] : text.split('\n').map(paragraphOf)

/** @param blocks paragraphs, and the other blocks allowed between them */
export const paragraphIssues = (path: string, blocks: readonly object[]): readonly Issue[] =>
  exceedsJsonBytes(blocks, MAX_PARAGRAPHS_BYTES) ? [{ path, message: 'must not be larger than 64 KiB' }] : []
