import { describe, expect, it } from 'vitest'
import { markOf } from '../../../web/src/students/board-mark.js'

describe('the mark of a board in the list', () => {
  it('shows that an exercise is done, not that it was opened', () => {
    expect([markOf(false, true), markOf(true, true), markOf(true, false)]).toEqual([null, 'done', 'done'])
  })

  it('shows that any other board was seen', () => {
    expect([markOf(null, true), markOf(null, false)]).toEqual(['seen', null])
  })
})
