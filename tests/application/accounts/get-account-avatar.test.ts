import { describe, expect, it } from 'vitest'
import type { Picture } from '../../../src/application/ports/pictures.js'
import { openUseCaseWorld } from '../../support/use-case-world.js'

const URL = 'https://pictures.example.org/anna.png'
const PICTURE: Picture = { type: 'image/png', bytes: Uint8Array.from([1, 2, 3]) }

describe('the avatar of an account, for the admin who reviews it', () => {
  const openWorld = async () => {
    const world = await openUseCaseWorld({ pictures: { [URL]: PICTURE } })
    const { actor } = await world.signUp({ role: 'admin' })
    return { ...world, read: (id: string) => world.useCases.getAccountAvatar.execute({ actor, id }) }
  }

  it('is returned whether or not it is trusted', async () => {
    const { signUp, read } = await openWorld()
    for (const avatarTrusted of [true, false]) {
      const { account } = await signUp({ avatarUrl: URL, avatarTrusted })
      expect(await read(account.id)).toEqual(PICTURE)
    }
  })

  it('is not found without an address, or with one that has no picture', async () => {
    const { signUp, read } = await openWorld()
    for (const avatarUrl of [null, 'https://pictures.example.org/gone.png']) {
      const { account } = await signUp({ avatarUrl })
      await expect(read(account.id)).rejects.toMatchObject({ code: 'AVATAR_NOT_FOUND' })
    }
  })

  it('requires an existing account', async () => {
    const { read } = await openWorld()
    for (const id of ['unknown', 'not an id'])
      await expect(read(id)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' })
  })

  it('is refused to its owner', async () => {
    const { useCases, signUp } = await openWorld()
    const { actor, account } = await signUp({ avatarUrl: URL })
    await expect(useCases.getAccountAvatar.execute({ actor, id: account.id })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})
