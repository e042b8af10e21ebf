import { describe, expect, it } from 'vitest'
import { asAccount, BACKEND } from '../../src/domain/actor.js'
import { accountChanges, changesBetween, isAdministrative } from '../../src/domain/audit.js'
import type { AccountId } from '../../src/domain/ids.js'
import { anAccount } from '../support/builders.js'

describe('isAdministrative', () => {
  const admin = anAccount({ role: 'admin' })
  const itself = asAccount(admin)

  it('includes what administrators do to others', () => {
    expect(isAdministrative(itself, 'another' as AccountId, ['displayName'])).toBe(true)
    expect(isAdministrative(BACKEND, admin.id, [])).toBe(true)
    expect(isAdministrative(asAccount(anAccount({ role: 'teacher' })), admin.id, ['role'])).toBe(false)
  })

  it('includes what only administrators may do to their own account', () => {
    expect(isAdministrative(itself, admin.id, ['displayName'])).toBe(false)
    expect(isAdministrative(itself, admin.id, ['displayName', 'email'])).toBe(true)
    expect(isAdministrative(itself, admin.id, ['displayName', 'certified'])).toBe(true)
  })
})

describe('accountChanges', () => {
  it('has the values of official fields, only the names of personal ones, and no fields that always change', () => {
    const before = anAccount({ displayName: 'Anna', role: 'teacher', isActive: true, revision: 1 })
    const after = { ...before, displayName: 'Berta', role: 'admin', revision: 2, updatedAt: new Date(0) } as const
    expect(accountChanges(before, after)).toEqual({ displayName: {}, role: { before: 'teacher', after: 'admin' } })
    expect(accountChanges(before, before)).toEqual({})
  })
})

describe('changesBetween', () => {
  it('has times as text, and missing values as null', () => {
    const at = new Date('2026-03-01T09:30:00Z')
    const changes = changesBetween<{ at: Date | null; n: number }>({}, { at, n: 1 }, ['at', 'n'])
    expect(changes).toEqual({ at: { before: null, after: at.toISOString() }, n: { before: null, after: 1 } })
    expect(changesBetween<{ at: Date | null }>({}, { at: null }, ['at'])).toEqual({})
  })
})
