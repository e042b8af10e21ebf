import { describe, expect, it } from 'vitest'
import { sharedAlsoWith } from '../../web/src/desk/boards/explorer/shared-also-with.js'

const [REGION, CLUB, OLD] = [{ id: 'region' }, { id: 'club' }, { id: 'old' }]

describe('sharing a board with more groups', () => {
  it('keeps the groups it is already shared with, each once', () => {
    const board = { sharing: 'group' as const, sharingGroupIds: [REGION.id] }
    expect(sharedAlsoWith(board, [CLUB, REGION])).toEqual({ sharing: 'group', sharingGroupIds: ['region', 'club'] })
  })

  it('does not bring back the groups of a board that is not shared with any', () => {
    const board = { sharing: 'public' as const, sharingGroupIds: [OLD.id] }
    expect(sharedAlsoWith(board, [CLUB])).toEqual({ sharing: 'group', sharingGroupIds: ['club'] })
  })
})
