import { describe, expect, it } from 'vitest'
import type { Paragraph, TextNode } from '../../src/domain/paragraph.js'
import { documentOf, paragraphsOf, plainText } from '../../web/src/ui/rich-text-document.js'

const text = (words: string, marks: Partial<TextNode> = {}): TextNode => ({
  type: 'text',
  text: words,
  bold: false,
  italic: false,
  ...marks,
})
const paragraph = (...children: readonly TextNode[]): Paragraph => ({ type: 'paragraph', children })

describe('rich text', () => {
  it.each<[string, readonly Paragraph[]]>([
    ['nothing', []],
    ['several paragraphs, one of them empty', [paragraph(text('One')), paragraph(), paragraph(text('Two'))]],
    ['marks', [paragraph(text('a '), text('b', { bold: true }), text(' c', { bold: true, italic: true }))]],
    ['lines within a paragraph', [paragraph(text('One\n\nTwo\n'), text('\nThree', { italic: true }))]],
    ['blanks', [paragraph(text('  two  blanks \t and a tab '))]],
  ])('keeps %s through the editor', (_, paragraphs) => {
    expect(paragraphsOf(documentOf(paragraphs))).toEqual(paragraphs)
  })

  it('has a paragraph to write in, and is nothing while that is empty', () => {
    expect(documentOf([])).toEqual({ type: 'doc', content: [{ type: 'paragraph', content: [] }] })
    expect(paragraphsOf({ type: 'doc', content: [{ type: 'paragraph' }] })).toEqual([])
  })

  it('joins neighbours in the same style, and drops pieces without text', () => {
    expect(paragraphsOf(documentOf([paragraph(text('a'), text(''), text('b'))]))).toEqual([paragraph(text('ab'))])
  })

  it('is read as lines', () => {
    expect(plainText([paragraph(text('One '), text('two', { bold: true })), paragraph(text('Three'))])).toBe(
      'One two\nThree',
    )
  })
})
