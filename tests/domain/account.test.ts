import { describe, expect, it } from 'vitest'
import {
  changeAccount,
  completeOnboarding,
  displayNameFrom,
  isActiveAdmin,
  mayManageAccount,
  requireFieldRights,
} from '../../src/domain/account.js'
import { type Actor, ANONYMOUS, asAccount, asBackend, BACKEND } from '../../src/domain/actor.js'
import type { DomainError } from '../../src/domain/errors.js'
import { parseAccountId } from '../../src/domain/ids.js'
import { aHandle, anAccount, anApiKey, later, NOON } from '../support/builders.js'

const account = anAccount({ avatarUrl: 'https://example.org/a.png', avatarTrusted: true, handle: aHandle('alice') })
const owner = asAccount(account)
const admin: Actor = asAccount(anAccount({ role: 'admin' }))
const stranger: Actor = asAccount(anAccount())

const refusalOf = (act: () => unknown): DomainError => {
  try {
    act()
  } catch (error) {
    return error as DomainError
  }
  throw new Error('nothing was refused')
}

describe('an account', () => {
  it('ignores fields that a change may not set', () => {
    const account = anAccount()
    const stray = {
      id: 'other',
      revision: 9,
      onboardedAt: NOON,
      isRoot: true,
      displayName: undefined,
      firstName: 'Ann',
    }
    expect(changeAccount(account, stray as never, BACKEND, NOON)).toEqual({
      ...account,
      firstName: 'Ann',
      updatedAt: NOON,
    })
  })

  it('is managed by itself, admins and internal backends', () => {
    expect([owner, admin, BACKEND, stranger, ANONYMOUS].map((actor) => mayManageAccount(actor, account.id))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it('refuses admin fields from its owner, and names them', () => {
    const change = { displayName: 'x', role: 'admin', certified: false } as const
    expect(refusalOf(() => requireFieldRights(owner, change))).toMatchObject({
      code: 'FORBIDDEN',
      meta: { fields: ['role', 'certified'] },
    })
    expect(requireFieldRights(admin, change)).toBeUndefined()
    expect(requireFieldRights(BACKEND, change)).toBeUndefined()
    expect(requireFieldRights(owner, { displayName: 'x' })).toBeUndefined()
  })

  it('no longer trusts an avatar that its owner or a named API key changes', () => {
    const avatarUrl = 'https://example.org/b.png'
    expect(changeAccount(account, { avatarUrl }, owner, NOON)).toMatchObject({ avatarUrl, avatarTrusted: false })
    expect(changeAccount(account, { avatarUrl }, admin, NOON)).toMatchObject({ avatarUrl, avatarTrusted: true })
    expect(changeAccount(account, { avatarUrl }, BACKEND, NOON)).toMatchObject({ avatarUrl, avatarTrusted: true })
    expect(changeAccount(account, { avatarUrl }, asBackend(anApiKey()), NOON)).toMatchObject({ avatarTrusted: false })
    expect(changeAccount(account, { avatarUrl: account.avatarUrl }, owner, NOON)).toMatchObject({ avatarTrusted: true })
    expect(changeAccount(account, { displayName: 'Alice' }, owner, NOON)).toMatchObject({ avatarTrusted: true })
    expect(changeAccount(account, { avatarUrl: null }, owner, NOON)).toMatchObject({
      avatarUrl: null,
      avatarTrusted: false,
    })
  })

  it('normalises its handle, keeps it if missing, and removes it for null', () => {
    expect(changeAccount(account, { handle: '@Zofia Wójcik' }, owner, NOON).handle).toBe('zofia-wojcik')
    expect(changeAccount(account, {}, owner, NOON).handle).toBe('alice')
    expect(changeAccount(account, { handle: null }, owner, NOON).handle).toBeNull()
    expect(refusalOf(() => changeAccount(account, { handle: 'admin' }, owner, NOON))).toMatchObject({
      code: 'VALIDATION_FAILED',
      meta: { issues: [{ path: '/handle' }] },
    })
  })

  it('merges preferences and restores the defaults of removed ones', () => {
    const dark = changeAccount(
      account,
      { preferences: { theme: 'dark', dealsExplorer: { columnVisibility: { a: true } } } },
      owner,
      NOON,
    )
    const both = changeAccount(
      dark,
      { preferences: { dealsExplorer: { columnVisibility: { b: false, a: null } } } },
      owner,
      later(1),
    )
    expect(both.preferences.theme).toBe('dark')
    expect(both.preferences.dealsExplorer.columnVisibility).toEqual({ b: false })
    expect(both.updatedAt).toEqual(later(1))
    expect(changeAccount(both, { preferences: { theme: null } }, owner, NOON).preferences.theme).toBe('light')
    expect(changeAccount(both, { preferences: null }, owner, NOON).preferences).toEqual(account.preferences)
  })

  it('names every preference that becomes too large by merging', () => {
    const columnVisibility = (prefix: string) =>
      Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`${prefix}${i}`, true]))
    const first = changeAccount(
      account,
      { preferences: { dealsExplorer: { columnVisibility: columnVisibility('a') } } },
      owner,
      NOON,
    )
    const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'é'.repeat(33_000) }] }] as const
    const preferences = {
      dealsExplorer: { columnVisibility: columnVisibility('b') },
      shareTemplates: { mail: { body }, whatsapp: { body } },
    }
    const { meta } = refusalOf(() => changeAccount(first, { preferences }, owner, NOON))
    expect((meta.issues as { path: string }[]).map(({ path }) => path)).toEqual([
      '/preferences/dealsExplorer/columnVisibility',
      '/preferences/shareTemplates/mail/body',
      '/preferences/shareTemplates/whatsapp/body',
    ])
  })

  it('is onboarded once, with the values of the last call', () => {
    const once = completeOnboarding(account, { displayName: 'One' }, owner, later(1))
    const twice = completeOnboarding(once, { displayName: 'Two' }, owner, later(2))
    expect(once).toMatchObject({ displayName: 'One', onboardedAt: later(1) })
    expect(twice).toMatchObject({ displayName: 'Two', onboardedAt: later(1), updatedAt: later(2) })
  })

  it('is an active admin only if it is both active and an admin', () => {
    expect(isActiveAdmin({ role: 'admin', isActive: true })).toBe(true)
    expect(isActiveAdmin({ role: 'admin', isActive: false })).toBe(false)
    expect(isActiveAdmin({ role: 'teacher', isActive: true })).toBe(false)
  })
})

describe('displayNameFrom', () => {
  it.each([
    ['Alice', 'a@example.org', 'Alice'],
    ['  Al\u0007ice\n ', 'a@example.org', 'Alice'],
    [null, 'alice.m@example.org', 'alice.m'],
    ['\u0000 ', 'alice@example.org', 'alice'],
    ['\u202eAli\u2067ce\u2069', 'a@example.org', 'Alice'],
    ['\u200b\u202e', 'al\u202eice@example.org', 'alice'],
    ['🂡'.repeat(201), 'a@example.org', '🂡'.repeat(200)],
    [null, '"a@b"@example.org', '"a@b"'],
  ])('turns %j and %j into %j', (name, email, displayName) => {
    expect(displayNameFrom(name, email)).toBe(displayName)
  })
})

describe('parseAccountId', () => {
  it.each(['a', 'auth0|5f7c8ec7c33c6c004bbafe82', 'x'.repeat(255), 'user@example.org', 'a.b_c:d-e+f=g~h'])(
    'accepts %j',
    (id) => {
      expect(parseAccountId(id)).toBe(id)
    },
  )

  it.each(['', 'me', 'search', '.', '..', 'x'.repeat(256), 'a b', 'a/b', 'a\n', 'é', 'a%', 'a\u0000'])(
    'refuses %j',
    (id) => {
      expect(parseAccountId(id)).toBeNull()
    },
  )
})
