import { describe, expect, it } from 'vitest'
import { ANONYMOUS } from '../../../src/domain/actor.js'
import { anAccountId } from '../../support/builders.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('searching accounts', () => {
  const openWorld = async () => {
    const world = await openUseCaseWorld()
    const { actor } = await world.signUp({ id: anAccountId('anna'), displayName: 'Anna Berg' })
    const search = async (q: string, includeSelf = true) =>
      (await world.useCases.searchAccounts.execute({ actor, q, includeSelf })).map(({ id }) => id)
    return { ...world, actor, search }
  }
  const signUpAs = async ({ signUp }: UseCaseWorld, id: string, displayName: string, isActive = true) =>
    signUp({ id: anAccountId(id), displayName, isActive, email: `${id}@example.org` })

  it('finds active accounts by name or e-mail address, the best match first, ignoring case and accents', async () => {
    const world = await openWorld()
    await signUpAs(world, 'bernd', 'Bernd Müller')
    await signUpAs(world, 'muller', 'Carla')
    await signUpAs(world, 'dora', 'Muller, Dora')
    await signUpAs(world, 'gone', 'Muller', false)
    expect(await world.search('MÜLLER')).toEqual(['dora', 'bernd', 'muller'])
    expect(await world.search('bernd@example.org')).toEqual(['bernd'])
    expect(await world.search('nobody')).toEqual([])
  })

  it("leaves out the actor's own account if requested", async () => {
    const { search } = await openWorld()
    expect(await search('anna')).toEqual(['anna'])
    expect(await search('anna', false)).toEqual([])
  })

  it('finds nothing for fewer than two characters', async () => {
    const { search } = await openWorld()
    for (const q of ['', 'a', ' a ', '  ']) expect(await search(q)).toEqual([])
    expect(await search(' an ')).toEqual(['anna'])
  })

  it('returns at most 20 accounts', async () => {
    const world = await openWorld()
    const names = Array.from({ length: 21 }, (_, i) => `same-${String(i).padStart(2, '0')}`)
    for (const name of names) await signUpAs(world, name, name)
    expect(await world.search('same')).toEqual(names.slice(0, 20))
  })

  it('returns an avatar only once it is trusted', async () => {
    const { useCases, signUp, actor } = await openWorld()
    const avatarUrl = 'https://pictures.example.org/a.png'
    await signUp({ displayName: 'Emil', avatarUrl, avatarTrusted: true })
    await signUp({ displayName: 'Emil the second', avatarUrl })
    const found = await useCases.searchAccounts.execute({ actor, q: 'emil', includeSelf: false })
    expect(found.map((account) => account.avatarUrl)).toEqual([avatarUrl, null])
    expect(Object.keys(found[0] ?? {}).sort()).toEqual(['avatarUrl', 'displayName', 'email', 'id'])
  })

  it('requires an active account', async () => {
    const { useCases, signUp } = await openWorld()
    const { actor: inactive } = await signUp({ isActive: false })
    const input = { q: 'anna', includeSelf: true }
    await expect(useCases.searchAccounts.execute({ actor: inactive, ...input })).rejects.toMatchObject({
      code: 'ACCOUNT_INACTIVE',
    })
    await expect(useCases.searchAccounts.execute({ actor: ANONYMOUS, ...input })).rejects.toMatchObject({
      code: 'ACCOUNT_REQUIRED',
    })
  })
})
