import { describe, expect, it } from 'vitest'
import { authorProfile } from '../../src/domain/author.js'
import { aHandle, anAccount } from '../support/builders.js'

describe('authorProfile', () => {
  it('shows the avatar only once trusted, and never the e-mail', () => {
    const avatarUrl = 'https://example.org/a.png'
    const account = anAccount({ avatarUrl, handle: aHandle('alice') })
    expect(authorProfile(account, ['premium'])).toEqual({
      displayName: account.displayName,
      avatarUrl: null,
      badges: ['premium'],
      createdAt: account.createdAt,
    })
    expect(authorProfile({ ...account, avatarTrusted: true }, [])).toMatchObject({ avatarUrl })
  })
})
