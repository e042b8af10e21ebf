import { describe, expect, it } from 'vitest'
import { changedFields, mergeOf, withFieldsOf } from '../../web/src/three-way-merge.js'

const BASE = { title: 'Welcome', pinned: false, roles: ['teacher'], until: '' }

describe('a record that two people edit at once', () => {
  it('has the fields that differ, compared by their content', () => {
    expect(changedFields(BASE, { ...BASE, roles: ['teacher'] })).toEqual([])
    expect(changedFields(BASE, { ...BASE, roles: [], pinned: true })).toEqual(['pinned', 'roles'])
  })

  it('takes over what only the other side changed', () => {
    const mine = { ...BASE, title: 'Hello' }
    const current = { ...BASE, roles: ['admin'], until: '2026-12-01' }
    const { conflicts, theirs } = mergeOf(BASE, mine, current)
    expect([conflicts, theirs]).toEqual([[], ['roles', 'until']])
    expect(withFieldsOf(mine, current, theirs)).toEqual({ ...current, title: 'Hello' })
  })

  it('is in conflict where both sides changed a field differently', () => {
    const mine = { ...BASE, title: 'Hello', pinned: true }
    const current = { ...BASE, title: 'Good day', pinned: true }
    expect(mergeOf(BASE, mine, current)).toEqual({ conflicts: ['title'], theirs: [] })
  })

  it('counts the given fields as changed by the draft', () => {
    const current = { ...BASE, until: '2026-12-01' }
    expect(mergeOf(BASE, BASE, current, ['until'])).toEqual({ conflicts: ['until'], theirs: [] })
  })
})
