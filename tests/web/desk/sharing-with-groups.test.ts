import { describe, expect, it } from 'vitest'
import { notSharedWith, sharedAlsoWith } from '../../../web/src/desk/sharing-with-groups.js'

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

describe('taking a board back from a group', () => {
  it('keeps the other groups', () => {
    const board = { sharing: 'group' as const, sharingGroupIds: [REGION.id, CLUB.id] }
    expect(notSharedWith(board, REGION.id)).toEqual({ sharing: 'group', sharingGroupIds: ['club'] })
  })

  it.each(['public', 'group', 'private'] as const)(
    'leaves a %s board as it is if it is not shared with the group',
    (sharing) => {
      const board = { sharing, sharingGroupIds: sharing === 'group' ? [REGION.id] : [] }
      expect(notSharedWith(board, CLUB.id)).toBe(board)
    },
  )

  it('makes the board private if it was the only one', () => {
    const board = { sharing: 'group' as const, sharingGroupIds: [CLUB.id] }
    expect(notSharedWith(board, CLUB.id)).toEqual({ sharing: 'private', sharingGroupIds: [] })
  })
})
