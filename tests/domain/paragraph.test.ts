import { describe, expect, it } from 'vitest'
import { MAX_PARAGRAPHS_BYTES, paragraphIssues, paragraphsOf, toParagraphs } from '../../src/domain/paragraph.js'
import { jsonBytes } from '../../src/domain/text.js'

const plain = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text, bold: false, italic: false }] })

describe('toParagraphs', () => {
  it('omits null marks', () => {
    const children = [
      { type: 'text', text: 'a' },
      { type: 'text', text: 'b', bold: true, italic: null },
      { type: 'text', text: 'c', bold: null, italic: true },
    ] as const
    expect(toParagraphs([{ type: 'paragraph', children }])).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'a', bold: false, italic: false },
          { type: 'text', text: 'b', bold: true, italic: false },
          { type: 'text', text: 'c', bold: false, italic: true },
        ],
      },
    ])
  })
})

describe('paragraphsOf', () => {
  it('creates a paragraph for each line', () => {
    expect(paragraphsOf('')).toEqual([])
    expect(paragraphsOf('one\n\nthree')).toEqual([plain('one'), plain(''), plain('three')])
  })
})

describe('paragraphIssues', () => {
  it('reports the location of anything larger than 64 KiB', () => {
    const room = MAX_PARAGRAPHS_BYTES - jsonBytes(paragraphsOf('x')) + 1
    expect(paragraphIssues('/body', paragraphsOf('x'.repeat(room)))).toEqual([])
    expect(paragraphIssues('/body', paragraphsOf('x'.repeat(room + 1)))).toEqual([
      { path: '/body', message: 'must not be larger than 64 KiB' },
    ])
  })
})
