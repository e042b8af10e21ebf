import { describe, expect, it } from 'vitest'
import { type CommentaryBlock, STEP } from '../../../src/domain/commentary.js'
import type { Paragraph, TextNode } from '../../../src/domain/paragraph.js'
import { blocksOf, documentOf, plainText } from '../../../web/src/ui/forms/rich-text-document.js'

const text = (words: string, marks: Partial<TextNode> = {}): TextNode => ({
  type: 'text',
  text: words,
  bold: false,
  italic: false,
  ...marks,
})
const paragraph = (...children: readonly TextNode[]): Paragraph => ({ type: 'paragraph', children })

describe('rich text', () => {
  it.each<[string, readonly CommentaryBlock[]]>([
    ['nothing', []],
    ['several paragraphs, one of them empty', [paragraph(text('One')), paragraph(), paragraph(text('Two'))]],
    ['marks', [paragraph(text('a '), text('b', { bold: true }), text(' c', { bold: true, italic: true }))]],
    ['lines within a paragraph', [paragraph(text('One\n\nTwo\n'), text('\nThree', { italic: true }))]],
    ['steps', [paragraph(text('One')), STEP, paragraph(), STEP, paragraph(text('Two')), STEP]],
    ['blanks', [paragraph(text('  two  blanks \t and a tab '))]],
  ])('keeps %s through the editor', (_, paragraphs) => {
    expect(blocksOf(documentOf(paragraphs))).toEqual(paragraphs)
  })

  it('has a paragraph to write in, and has no value while that is empty', () => {
    expect(documentOf([])).toEqual({ type: 'doc', content: [{ type: 'paragraph', content: [] }] })
    expect(blocksOf({ type: 'doc', content: [{ type: 'paragraph' }] })).toEqual([])
    expect(documentOf([STEP]).content).toEqual([STEP, { type: 'paragraph', content: [] }])
  })

  it('joins neighbours in the same style, and drops pieces without text', () => {
    expect(blocksOf(documentOf([paragraph(text('a'), text(''), text('b'))]))).toEqual([paragraph(text('ab'))])
  })

  it('can be read as lines', () => {
    expect(plainText([paragraph(text('One '), text('two', { bold: true })), STEP, paragraph(text('Three'))])).toBe(
      'One two\n---\nThree',
    )
  })
})
