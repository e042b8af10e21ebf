import type { Paragraph, TextNode } from 'dealbook-domain/paragraph.js'

/** A node of the rich-text editor's document. */
export interface DocumentNode {
  type?: string
  text?: string
  marks?: { type: string }[]
  content?: DocumentNode[]
}

const LINE_BREAK = 'hardBreak'

const nodesOf = ({ text, bold, italic }: TextNode): DocumentNode[] => {
  const marks = [...(bold ? [{ type: 'bold' }] : []), ...(italic ? [{ type: 'italic' }] : [])]
  return text
    .split(/(\n)/)
    .filter((piece) => piece !== '')
    .map((piece) => (piece === '\n' ? { type: LINE_BREAK, marks } : { type: 'text', text: piece, marks }))
}

/** Paragraphs as the editor takes them. There is always one to write in. */
export const documentOf = (paragraphs: readonly Paragraph[]): DocumentNode & { type: 'doc' } => ({
  type: 'doc',
  content: (paragraphs.length === 0 ? [{ children: [] }] : paragraphs).map(({ children }) => ({
    type: 'paragraph',
    content: children.flatMap(nodesOf),
  })),
})

const textOf = ({ type, text = '', marks = [] }: DocumentNode): TextNode => ({
  type: 'text',
  text: type === LINE_BREAK ? '\n' : text,
  bold: marks.some((mark) => mark.type === 'bold'),
  italic: marks.some((mark) => mark.type === 'italic'),
})

/** Neighbours in the same style are one piece. */
const joined = (pieces: readonly TextNode[]): readonly TextNode[] => {
  const runs: TextNode[] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    if (last?.bold === piece.bold && last.italic === piece.italic)
      runs[runs.length - 1] = { ...last, text: last.text + piece.text }
    else runs.push(piece)
  }
  return runs
}

/** What stands in the editor, as paragraphs; nothing for one that is empty. */
export const paragraphsOf = ({ content = [] }: DocumentNode): readonly Paragraph[] => {
  const paragraphs = content.map(
    (block): Paragraph => ({ type: 'paragraph', children: joined((block.content ?? []).map(textOf)) }),
  )
  return paragraphs.every(({ children }) => children.length === 0) && paragraphs.length <= 1 ? [] : paragraphs
}

/** The words alone. */
export const plainText = (paragraphs: readonly Paragraph[]): string =>
  paragraphs.map(({ children }) => children.map(({ text }) => text).join('')).join('\n')
