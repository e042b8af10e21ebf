import { describe, expect, it } from 'vitest'
import type { AccountPatch } from '../../../src/application/accounts/update-account.js'
import type { Account } from '../../../src/domain/account.js'
import { type Actor, asAccount, BACKEND } from '../../../src/domain/actor.js'
import type { ExpectedRevisions } from '../../../src/domain/revision.js'
import { STANDARD_AUCTION_SYSTEMS } from '../../../src/domain/standard-auction-systems.js'
import { aHandle, anAccountId, later, NOON } from '../../support/builders.js'
import { aClock } from '../../support/clock.js'
import { BROKEN_TRAIL, trailOf } from '../../support/trail.js'
import { openUseCaseWorld, type ReplacedMethods } from '../../support/use-case-world.js'

const PICTURE = 'https://pictures.example.org/a.png'

describe('updating an account', () => {
  /** A world with a teacher and an admin, a minute after they signed up. */
  const openWorld = async (methods: ReplacedMethods = {}) => {
    const clock = aClock()
    const world = await openUseCaseWorld({ clock, methods })
    const teacher = await world.signUp({ displayName: 'Anna', avatarUrl: PICTURE, avatarTrusted: true })
    const admin = await world.signUp({ role: 'admin' })
    clock.at = later(60_000)
    const update = async (actor: Actor, id: string, patch: AccountPatch, expected: ExpectedRevisions = null) =>
      (await world.useCases.updateAccount.execute({ actor, requestId: 'request', id, patch, expected })).account
    const kept = ({ id }: Account) => world.repositories.accounts.findById(id)
    return { ...world, clock, teacher, admin, update, kept, trail: () => trailOf(world.repositories) }
  }

  it("applies the owner's patch, and nothing else", async () => {
    const { teacher, update, kept, trail } = await openWorld()
    const { actor, account } = teacher
    const [system] = STANDARD_AUCTION_SYSTEMS
    const patch = { firstName: 'Anna', handle: '@Ánna B.', auctionSystemId: system?.id ?? null }
    const updated = await update(actor, account.id, patch)
    expect(updated).toEqual({
      ...account,
      firstName: 'Anna',
      handle: 'anna-b',
      auctionSystem: system,
      revision: 2,
      updatedAt: later(60_000),
    })
    expect(await kept(account)).toEqual(updated)
    expect(await trail()).toEqual([])
  })

  it('merges preferences, and removes those that are null', async () => {
    const { teacher, update } = await openWorld()
    const { actor, account } = teacher
    await update(actor, account.id, {
      handle: 'anna',
      preferences: { theme: 'dark', groupsList: { viewMode: 'grid' } },
    })
    const updated = await update(actor, account.id, { handle: null, preferences: { theme: null } })
    expect(updated).toMatchObject({ handle: null, preferences: { theme: 'light', groupsList: { viewMode: 'grid' } } })
  })

  it('changes nothing if the patch is empty', async () => {
    const { teacher, admin, update, kept, trail } = await openWorld()
    for (const actor of [teacher.actor, admin.actor, BACKEND])
      expect(await update(actor, teacher.account.id, {})).toEqual(teacher.account)
    expect(await kept(teacher.account)).toEqual(teacher.account)
    expect(await trail()).toEqual([])
  })

  it('trusts a new avatar set by an admin, but not one set by the owner, and keeps trusting an unchanged one', async () => {
    const { teacher, admin, update } = await openWorld()
    const { id } = teacher.account
    const patch = { avatarUrl: `${PICTURE}?2` }
    expect(await update(teacher.actor, id, { avatarUrl: PICTURE })).toMatchObject({ avatarTrusted: true })
    expect(await update(admin.actor, id, patch)).toMatchObject({ ...patch, avatarTrusted: true })
    expect(await update(teacher.actor, id, { avatarUrl: PICTURE })).toMatchObject({ avatarTrusted: false })
  })

  it('refuses fields that the owner may not set, names them, and writes nothing', async () => {
    const { teacher, update, kept } = await openWorld()
    const { actor, account } = teacher
    const patch = { firstName: 'Anna', certified: true, role: 'admin', email: 'anna@example.org' } as const
    await expect(update(actor, account.id, patch)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      meta: { fields: ['role', 'certified', 'email'] },
    })
    expect(await kept(account)).toEqual(account)
  })

  it('records what an admin does to another account, without personal values', async () => {
    const { teacher, admin, update, trail } = await openWorld()
    const { id } = teacher.account
    await update(admin.actor, id, { certified: true, displayName: 'Berta', email: 'berta@example.org' })
    expect(await trail()).toMatchObject([
      {
        action: 'account.update',
        at: later(60_000),
        actor: { type: 'account', id: admin.account.id },
        as: null,
        subject: { type: 'account', id },
        changes: { certified: { before: false, after: true }, displayName: {}, email: {} },
        requestId: 'request',
      },
    ])
    expect(JSON.stringify(await trail())).not.toMatch(/Anna|Berta/i)
  })

  it("records for an admin's own account only what only admins may set", async () => {
    const { admin, update, trail } = await openWorld()
    const { actor, account } = admin
    await update(actor, account.id, { displayName: 'Chief' })
    expect(await trail()).toEqual([])
    await update(actor, account.id, { certified: true })
    expect(await trail()).toMatchObject([{ changes: { certified: { before: false, after: true } } }])
  })

  it('records what an internal backend does', async () => {
    const { teacher, update, trail } = await openWorld()
    await update(BACKEND, teacher.account.id, { signupSource: 'import' })
    expect(await trail()).toMatchObject([{ actor: { type: 'service', id: null }, action: 'account.update' }])
  })

  it("writes nothing if it can't be recorded", async () => {
    const { teacher, admin, update, kept } = await openWorld(BROKEN_TRAIL)
    await expect(update(admin.actor, teacher.account.id, { certified: true })).rejects.toThrow('the trail is broken')
    expect(await kept(teacher.account)).toEqual(teacher.account)
  })

  it.each<[string, AccountPatch]>([
    ['AUCTION_SYSTEM_NOT_FOUND', { auctionSystemId: 'unknown' }],
    ['VALIDATION_FAILED', { handle: 'me' }],
    ['ACCOUNT_EMAIL_TAKEN', { email: 'TAKEN@example.org' }],
    ['ACCOUNT_HANDLE_TAKEN', { handle: 'Taken' }],
  ])('responds with %s to %o, whatever the revision, and writes nothing', async (code, patch) => {
    const { signUp, teacher, admin, update, kept, trail } = await openWorld()
    await signUp({ email: 'taken@example.org', handle: aHandle('taken') })
    for (const expected of [null, [7]])
      await expect(update(admin.actor, teacher.account.id, patch, expected)).rejects.toMatchObject({ code })
    expect(await kept(teacher.account)).toEqual(teacher.account)
    expect(await trail()).toEqual([])
  })

  it('lets an account keep its own address and handle in a different spelling', async () => {
    const { teacher, update } = await openWorld()
    const { id, email } = teacher.account
    await update(BACKEND, id, { handle: 'anna' })
    expect(await update(BACKEND, id, { email: email.toUpperCase(), handle: '@Anna' })).toMatchObject({
      email: email.toUpperCase(),
      handle: 'anna',
    })
  })

  it('refuses the handle of an erased account for ninety days', async () => {
    const { useCases, signUp, teacher, update } = await openWorld()
    const { actor, account } = await signUp({ handle: aHandle('held') })
    await useCases.eraseAccount.execute({ actor, requestId: 'request', id: account.id })
    await expect(update(teacher.actor, teacher.account.id, { handle: 'held' })).rejects.toMatchObject({
      code: 'ACCOUNT_HANDLE_TAKEN',
    })
  })

  it('writes only an expected revision', async () => {
    const { teacher, update, kept } = await openWorld()
    const { actor, account } = teacher
    for (const expected of [[2], []])
      for (const patch of [{ country: 'FR' }, {}])
        await expect(update(actor, account.id, patch, expected)).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
    expect(await kept(account)).toEqual(account)
    expect(await update(actor, account.id, { country: 'FR' }, [7, 1])).toMatchObject({ country: 'FR', revision: 2 })
  })

  it('applies the patch to what another writer has stored in the meantime', async () => {
    const { clock, repositories, teacher, update } = await openWorld()
    const { actor, account } = teacher
    const others: Promise<Account | null>[] = []
    // The clock is read after the account is loaded and before it is saved.
    clock.now = () => {
      if (others.length === 0) others.push(repositories.accounts.save(account, { ...account, firstName: 'Ann' }))
      return NOON
    }
    expect(await update(actor, account.id, { country: 'FR' })).toMatchObject({
      firstName: 'Ann',
      country: 'FR',
      revision: 3,
    })
  })

  it('reveals nothing to strangers, but reports an unknown account to administrators', async () => {
    const { teacher, admin, update } = await openWorld()
    for (const id of [admin.account.id, 'unknown', 'not an id'])
      await expect(update(teacher.actor, id, {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
    for (const id of ['unknown', 'not an id'])
      await expect(update(BACKEND, id, {})).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' })
  })

  it('does not change the address for an admin who acts as the account', async () => {
    const { teacher, admin, update, kept } = await openWorld()
    const actor = asAccount(teacher.account, admin.account.id)
    await expect(update(actor, teacher.account.id, { email: 'a@example.org' })).rejects.toMatchObject({
      code: 'IMPERSONATION_FORBIDDEN',
    })
    expect(await kept(teacher.account)).toEqual(teacher.account)
    expect(await update(actor, teacher.account.id, { country: 'FR' })).toMatchObject({ country: 'FR' })
  })

  it.each<AccountPatch>([{ role: 'teacher' }, { isActive: false }])(
    'refuses %o if it would leave no active admin',
    async (patch) => {
      const { signUp, admin, update, kept } = await openWorld()
      await signUp({ role: 'admin', isActive: false })
      const change = () => update(BACKEND, admin.account.id, patch)
      await expect(change()).rejects.toMatchObject({ code: 'LAST_ADMIN' })
      expect(await kept(admin.account)).toEqual(admin.account)
      await signUp({ role: 'admin' })
      expect(await change()).toMatchObject(patch)
    },
  )

  it('is refused to an admin who has lost the role', async () => {
    const { signUp, teacher, update, kept } = await openWorld()
    const { account } = await signUp({ id: anAccountId('former'), role: 'teacher' })
    const { account: inactive } = await signUp({ role: 'admin', isActive: false })
    const [former, deactivated] = [
      asAccount({ ...account, role: 'admin' }),
      asAccount({ ...inactive, isActive: true }),
    ] as const
    const { id } = teacher.account
    await expect(update(former, id, { certified: true })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(update(deactivated, id, { certified: true })).rejects.toMatchObject({ code: 'ACCOUNT_INACTIVE' })
    expect(await kept(teacher.account)).toEqual(teacher.account)
  })

  it('immediately takes effect for what the account may do', async () => {
    const { dependencies, teacher, update } = await openWorld()
    const { id } = teacher.account
    expect(await dependencies.callers.find(id)).toMatchObject({ role: 'teacher', isActive: true })
    await update(BACKEND, id, { role: 'player', isActive: false })
    expect(await dependencies.callers.find(id)).toMatchObject({ role: 'player', isActive: false })
  })

  describe('of a caller who has just been looked up', () => {
    /** Also counts the reads of an account since it was looked up. */
    const openKnown = async () => {
      const world = await openWorld()
      let reads = 0
      const { findById } = world.repositories.accounts
      const counted: typeof findById = (id) => {
        reads++
        return findById(id)
      }
      Object.assign(world.repositories.accounts, { findById: counted })
      const { account, actor } = world.teacher
      await world.dependencies.callers.find(account.id)
      reads = 0
      return { ...world, account, actor, readsOf: () => reads }
    }

    it('starts from that account, without reading it again', async () => {
      const { account, actor, update, kept, readsOf } = await openKnown()
      await update(actor, account.id, { country: 'FR' })
      const updated = await update(actor, account.id, { preferences: { theme: 'dark' } }, [2])
      expect(readsOf()).toBe(0)
      expect(updated).toMatchObject({ country: 'FR', preferences: { theme: 'dark' }, revision: 3 })
      expect(await kept(account)).toEqual(updated)
    })

    it('starts from the stored account if another instance has changed it', async () => {
      const { account, actor, update, kept, repositories } = await openKnown()
      const elsewhere = await repositories.accounts.save(account, { ...account, lastName: 'Elsewhere' })
      expect(elsewhere).toMatchObject({ revision: 2 })
      await expect(update(actor, account.id, { country: 'FR' }, [1])).rejects.toMatchObject({
        code: 'PRECONDITION_FAILED',
      })
      expect(await kept(account)).toEqual(elsewhere)
      const updated = await update(actor, account.id, { country: 'FR' }, [2])
      expect(updated).toMatchObject({ lastName: 'Elsewhere', country: 'FR', revision: 3 })
      expect(await kept(account)).toEqual(updated)
    })

    it('returns the stored account if the patch is empty', async () => {
      const { account, actor, update, repositories } = await openKnown()
      const elsewhere = await repositories.accounts.save(account, { ...account, lastName: 'Elsewhere' })
      expect(await update(actor, account.id, {})).toEqual(elsewhere)
    })

    it('is refused by what is stored, not by what is cached', async () => {
      const { account, actor, update, repositories } = await openKnown()
      const columns = (names: readonly string[]) => ({
        dealsExplorer: { columnVisibility: Object.fromEntries(names.map((name) => [name, true])) },
      })
      const names = Array.from({ length: 256 }, (_, i) => `column ${i}`)
      await update(actor, account.id, { preferences: columns(names) })
      const known = await repositories.accounts.findById(account.id)
      await repositories.accounts.save(known as Account, { ...(known as Account), preferences: account.preferences })
      const updated = await update(actor, account.id, { preferences: columns(['another']) })
      expect(updated).toMatchObject({ preferences: columns(['another']), revision: 4 })
    })

    it('writes nothing from the former account into one created with the same id', async () => {
      const { account, actor, update, kept, dependencies, repositories } = await openKnown()
      await dependencies.unitOfWork.run(({ erasure }) => erasure.erase(account.id, NOON, NOON))
      const successor = { ...account, displayName: 'Successor', createdAt: later(1) }
      expect(await repositories.accounts.insert(successor)).toBe(true)
      await update(actor, account.id, { country: 'FR' })
      expect(await kept(account)).toEqual({ ...successor, country: 'FR', revision: 2, updatedAt: later(60_000) })
    })

    it('is still recorded if an admin does it', async () => {
      const { account, admin, update, trail } = await openKnown()
      await update(admin.actor, account.id, { certified: true })
      expect(await trail()).toMatchObject([{ action: 'account.update', subject: { id: account.id } }])
    })

    it('leaves the saved account in the cache', async () => {
      const { account, actor, update, dependencies } = await openKnown()
      const updated = await update(actor, account.id, { country: 'FR' })
      expect(dependencies.callers.recall(account.id)).toEqual(updated)
    })
  })
})
