import { describe, expect, it } from 'vitest'
import {
  commentaryIssues,
  MAX_COMMENTARY_PARAGRAPHS,
  MAX_PARAGRAPHS_BYTES,
  paragraphIssues,
  paragraphsOf,
  toParagraphs,
} from '../../src/domain/paragraph.js'
import { jsonBytes } from '../../src/domain/text.js'

const plain = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text, bold: false, italic: false }] })

describe('toParagraphs', () => {
  it('has marks that are left out or null off', () => {
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
  it('makes a paragraph of each line', () => {
    expect(paragraphsOf('')).toEqual([])
    expect(paragraphsOf('one\n\nthree')).toEqual([plain('one'), plain(''), plain('three')])
  })
})

describe('paragraphIssues', () => {
  it('names the place of what is larger than 64 KiB', () => {
    const room = MAX_PARAGRAPHS_BYTES - jsonBytes(paragraphsOf('x')) + 1
    expect(paragraphIssues('/body', paragraphsOf('x'.repeat(room)))).toEqual([])
    expect(paragraphIssues('/body', paragraphsOf('x'.repeat(room + 1)))).toEqual([
      { path: '/body', message: 'must not be larger than 64 KiB' },
    ])
  })
})

describe('commentaryIssues', () => {
  const lines = (count: number) => Array.from({ length: count }, () => plain('') as never)
  const tooMany = [{ path: '/commentary', message: 'must not contain more than 200 paragraphs' }]

  it('names the place of more than 200 paragraphs, and of what is larger than 64 KiB', () => {
    expect(MAX_COMMENTARY_PARAGRAPHS).toBe(200)
    expect(commentaryIssues('/commentary', lines(200))).toEqual([])
    expect(commentaryIssues('/commentary', lines(201))).toEqual(tooMany)
    expect(commentaryIssues('/commentary', paragraphsOf('x'.repeat(70_000)))).toMatchObject([{ path: '/commentary' }])
  })

  it('lets a longer one that is stored stay as long as it is', () => {
    expect(commentaryIssues('/commentary', lines(300), lines(300))).toEqual([])
    expect(commentaryIssues('/commentary', lines(250), lines(300))).toEqual([])
    expect(commentaryIssues('/commentary', lines(301), lines(300))).toEqual(tooMany)
  })
})
