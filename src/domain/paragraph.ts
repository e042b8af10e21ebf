import type { Issue } from './errors.js'
import { jsonBytes } from './text.js'

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

/** A paragraph as a client may send it: marks that are left out are off. */
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

export const paragraphsOf = (text: string): readonly Paragraph[] =>
  text === '' ? [] : text.split('\n').map((line) => ({ type: 'paragraph', children: [plainText(line)] }))

const plainText = (text: string): TextNode => ({ type: 'text', text, bold: false, italic: false })

export const paragraphIssues = (path: string, paragraphs: readonly Paragraph[]): readonly Issue[] =>
  jsonBytes(paragraphs) > MAX_PARAGRAPHS_BYTES ? [{ path, message: 'must not be larger than 64 KiB' }] : []
