import { describe, expect, it } from 'vitest'
import {
  apiKeyIssues,
  hourOfUse,
  isLiveKey,
  MAX_REPLACED_SECRETS,
  newApiKey,
  replacedSecrets,
  revokedKey,
  rotatedKey,
  stateOfKey,
} from '../../src/domain/api-key.js'
import { DAY_MS } from '../../src/domain/day.js'
import { newSecret } from '../../src/infrastructure/callers/api-key-secret.js'
import { anApiKey, later, NOON } from '../support/builders.js'

describe('an API key', () => {
  it('is live until it ends or is revoked', () => {
    expect(isLiveKey(anApiKey(), NOON)).toBe(true)
    const ending = anApiKey({ expiresAt: later(1) })
    expect([NOON, later(1), later(2)].map((at) => isLiveKey(ending, at))).toEqual([true, false, false])
    expect(isLiveKey(anApiKey({ revokedAt: later(5) }), NOON)).toBe(false)
    expect([ending, anApiKey({ revokedAt: NOON }), anApiKey()].map((key) => stateOfKey(key, later(1)))).toEqual([
      'ended',
      'revoked',
      'live',
    ])
  })

  it('keeps the time of its first revocation', () => {
    const revoked = revokedKey(anApiKey(), later(1))
    expect(revoked.revokedAt).toEqual(later(1))
    expect(revokedKey(revoked, later(2))).toEqual(revoked)
  })

  it('has its scopes once, in one order, and the last characters of its secret', () => {
    const secret = newSecret()
    const fields = { name: 'Site', scopes: ['events', 'serve', 'events'] as const, expiresAt: null }
    expect(newApiKey({ ...fields, id: anApiKey().id, secret, createdBy: null }, NOON)).toMatchObject({
      scopes: ['serve', 'events'],
      lastFour: secret.slice(-4),
      createdAt: NOON,
    })
  })

  it('accepts each replaced secret for a day, and at most ten of them', () => {
    const first = replacedSecrets('first', [], NOON)
    expect(first).toEqual([{ hash: 'first', until: later(DAY_MS) }])
    const second = replacedSecrets('second', first, later(1))
    expect(second).toEqual([{ hash: 'second', until: later(DAY_MS + 1) }, ...first])
    expect(replacedSecrets('third', second, later(DAY_MS)).map(({ hash }) => hash)).toEqual(['third', 'second'])
    let replaced = first
    for (let i = 0; i < MAX_REPLACED_SECRETS; i++) replaced = replacedSecrets(String(i), replaced, later(i))
    expect(replaced.map(({ hash }) => hash)).toEqual(['9', '8', '7', '6', '5', '4', '3', '2', '1', '0'])
  })

  it('accepts its previous secret for a day after a rotation', () => {
    const rotated = rotatedKey(anApiKey(), newSecret(), NOON)
    expect(rotated.previousSecretUntil).toEqual(new Date(NOON.getTime() + 24 * 3_600_000))
  })

  it('must end in the future, if at all', () => {
    expect([null, later(1)].flatMap((expiresAt) => apiKeyIssues({ expiresAt }, NOON))).toEqual([])
    expect(apiKeyIssues({ expiresAt: NOON }, NOON)).toEqual([{ path: '/expiresAt', message: 'must be in the future' }])
  })

  it('remembers the hour of its last use, no more', () => {
    expect(hourOfUse(new Date('2026-03-01T09:59:59.999Z'))).toEqual(new Date('2026-03-01T09:00:00.000Z'))
  })
})
