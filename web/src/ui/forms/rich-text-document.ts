import { type CommentaryBlock, STEP } from 'dealbook-domain/commentary.js'
import type { TextNode } from 'dealbook-domain/paragraph.js'

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

const EMPTY: CommentaryBlock = { type: 'paragraph', children: [] }

/** Converts blocks to the editor's document, which always has a paragraph to write in. */
export const documentOf = (blocks: readonly CommentaryBlock[]): DocumentNode & { type: 'doc' } => ({
  type: 'doc',
  content: (blocks.some(({ type }) => type === 'paragraph') ? blocks : [...blocks, EMPTY]).map((block) =>
    block.type === 'step' ? STEP : { type: 'paragraph', content: block.children.flatMap(nodesOf) },
  ),
})

const textOf = ({ type, text = '', marks = [] }: DocumentNode): TextNode => ({
  type: 'text',
  text: type === LINE_BREAK ? '\n' : text,
  bold: marks.some((mark) => mark.type === 'bold'),
  italic: marks.some((mark) => mark.type === 'italic'),
})

/** Joins neighbouring pieces of the same style. */
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

/** Converts the editor's document to blocks; an empty list if it is empty. */
export const blocksOf = ({ content = [] }: DocumentNode): readonly CommentaryBlock[] => {
  const blocks = content.map(
    (block): CommentaryBlock =>
      block.type === STEP.type ? STEP : { type: 'paragraph', children: joined((block.content ?? []).map(textOf)) },
  )
  const [only] = blocks
  return blocks.length === 1 && only?.type === 'paragraph' && only.children.length === 0 ? [] : blocks
}

/** The plain text, with three hyphens for a step. */
export const plainText = (blocks: readonly CommentaryBlock[]): string =>
  blocks.map((block) => (block.type === 'step' ? '---' : block.children.map(({ text }) => text).join(''))).join('\n')
