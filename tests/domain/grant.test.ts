import { describe, expect, it } from 'vitest'
import { isActiveGrant, revoked, stateOfGrant } from '../../src/domain/grant.js'
import { aGrant, later, NOON } from '../support/builders.js'

describe('a grant', () => {
  it('is active from its start until just before its end', () => {
    const grant = aGrant({ startsAt: NOON, endsAt: later(10) })
    expect([later(-1), NOON, later(9), later(10)].map((at) => isActiveGrant(grant, at))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect([later(-1), NOON, later(10)].map((at) => stateOfGrant(grant, at))).toEqual(['toCome', 'active', 'over'])
    expect(isActiveGrant(aGrant({ startsAt: NOON, endsAt: null }), later(1_000))).toBe(true)
  })

  it('is not active once it is revoked, and is revoked once', () => {
    const ended = revoked(aGrant({ startsAt: NOON }), later(1))
    expect(isActiveGrant(ended, later(2))).toBe(false)
    expect(stateOfGrant(ended, later(2))).toBe('revoked')
    expect(revoked(ended, later(5))).toEqual(ended)
  })
})
