import { describe, expect, it } from 'vitest'
import { type CommentaryBlock, commentaryIssues, partsOf, STEP, toCommentary } from '../../src/domain/commentary.js'
import { paragraphOf, paragraphsOf } from '../../src/domain/paragraph.js'

const [one, two, three] = ['one', 'two', 'three'].map(paragraphOf) as [
  CommentaryBlock,
  CommentaryBlock,
  CommentaryBlock,
]

describe('a commentary', () => {
  it('has steps between its paragraphs, whose missing marks are off', () => {
    const children = [{ type: 'text', text: 'a', bold: true }] as const
    expect(toCommentary([{ type: 'paragraph', children }, { type: 'step' }])).toEqual([
      { type: 'paragraph', children: [{ type: 'text', text: 'a', bold: true, italic: false }] },
      { type: 'step' },
    ])
  })

  it.each([
    [[], [[]]],
    [[one, two], [[one, two]]],
    [
      [one, STEP, two, three],
      [[one], [two, three]],
    ],
    [
      [STEP, one],
      [[], [one]],
    ],
    [
      [one, STEP, STEP, two, STEP],
      [[one], [two]],
    ],
    [[STEP], [[]]],
  ])('is shown in parts: %#', (blocks, parts) => {
    expect(partsOf(blocks as never)).toEqual(parts)
  })
})

describe('commentaryIssues', () => {
  const lines = (count: number): CommentaryBlock[] => Array.from({ length: count }, () => paragraphOf(''))
  const tooMany = [{ path: '/commentary', message: 'must not contain more than 200 paragraphs and steps' }]

  it('reports the location if it has more than 200 blocks, including steps, or more than 64 KiB', () => {
    expect(commentaryIssues('/commentary', lines(200))).toEqual([])
    expect(commentaryIssues('/commentary', lines(201))).toEqual(tooMany)
    expect(commentaryIssues('/commentary', [...lines(200), STEP])).toEqual(tooMany)
    expect(commentaryIssues('/commentary', paragraphsOf('x'.repeat(70_000)))).toMatchObject([{ path: '/commentary' }])
  })

  it('allows a stored commentary to keep its length even if it is too long', () => {
    expect(commentaryIssues('/commentary', lines(300), lines(300))).toEqual([])
    expect(commentaryIssues('/commentary', lines(250), lines(300))).toEqual([])
    expect(commentaryIssues('/commentary', lines(301), lines(300))).toEqual(tooMany)
  })
})
