import { describe, expect, it } from 'vitest'
import type { Account } from '../../../src/domain/account.js'
import { asAccount } from '../../../src/domain/actor.js'
import { aHandle, anAccount } from '../../support/builders.js'
import { openUseCaseWorld } from '../../support/use-case-world.js'

const ADDRESS = 'https://example.org/a.png'
const PICTURE = { type: 'image/png', bytes: Uint8Array.from([1, 2, 3]) } as const
const actor = asAccount(anAccount())

describe('GetAuthorAvatar', () => {
  const get = async (author: Partial<Account>, handle = 'ann') => {
    const { useCases, signUp } = await openUseCaseWorld({ pictures: { [ADDRESS]: PICTURE } })
    await signUp({ handle: aHandle('ann'), ...author })
    return useCases.getAuthorAvatar.execute({ actor, handle })
  }

  it('returns the picture of an author, by the handle in any spelling', async () => {
    expect(await get({ avatarUrl: ADDRESS, avatarTrusted: true }, '@Ann')).toEqual(PICTURE)
  })

  it.each<[string, Partial<Account>]>([
    ['is not trusted', { avatarUrl: ADDRESS, avatarTrusted: false }],
    ['is not set', { avatarUrl: null, avatarTrusted: true }],
    ['leads to no picture', { avatarUrl: 'https://example.org/b.png', avatarTrusted: true }],
  ])('does not find a picture that %s', async (_, author) => {
    await expect(get(author)).rejects.toMatchObject({ code: 'AVATAR_NOT_FOUND' })
  })

  it('does not find an author who is not in the catalog', async () => {
    const avatar = { avatarUrl: ADDRESS, avatarTrusted: true }
    for (const handle of ['nobody', '!'])
      await expect(get(avatar, handle)).rejects.toMatchObject({ code: 'CATALOG_AUTHOR_NOT_FOUND' })
    await expect(get({ ...avatar, isActive: false })).rejects.toMatchObject({ code: 'CATALOG_AUTHOR_NOT_FOUND' })
  })
})
