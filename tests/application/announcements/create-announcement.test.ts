import { describe, expect, it } from 'vitest'
import { asAccount } from '../../../src/domain/actor.js'
import { EVERYONE } from '../../../src/domain/audience.js'
import { later, NOON } from '../../support/builders.js'
import { BROKEN_TRAIL, trailOf } from '../../support/trail.js'
import { openUseCaseWorld, type ReplacedMethods } from '../../support/use-case-world.js'

const PAGE = { page: 1, pageSize: 10 }

describe('creating an announcement', () => {
  const openWorld = async (methods: ReplacedMethods = {}) => {
    const world = await openUseCaseWorld({ methods })
    const { actor, account: admin } = await world.signUp({ role: 'admin' })
    const { createAnnouncement } = world.useCases
    return {
      ...world,
      admin,
      create: (fields: Parameters<typeof createAnnouncement.execute>[0]['fields']) =>
        createAnnouncement.execute({ actor, requestId: 'request', fields }),
      kept: async () => (await world.repositories.announcements.list(PAGE)).items,
    }
  }

  it('stores a draft, unless a time of publication is given', async () => {
    const { create, kept } = await openWorld()
    const draft = await create({ kind: 'news', title: { en: 'News' } })
    expect(draft).toEqual({
      announcement: {
        id: draft.announcement.id,
        revision: 1,
        kind: 'news',
        title: { en: 'News' },
        body: {},
        actionLabel: {},
        actionPath: null,
        pinned: false,
        publishedAt: null,
        expiresAt: null,
        audience: EVERYONE,
        createdAt: NOON,
        updatedAt: NOON,
      },
      readCount: 0,
    })
    expect(await kept()).toEqual([draft])
  })

  it('stores all fields', async () => {
    const { create, kept } = await openWorld()
    const fields = {
      kind: 'banner',
      title: { en: 'Party', fr: 'Fête' },
      body: { en: 'Come' },
      actionLabel: { en: 'Go' },
      actionPath: '/party',
      pinned: true,
      publishedAt: NOON,
      expiresAt: later(1),
      audience: { roles: ['teacher'], languages: ['fr'], countries: ['FR'] },
    } as const
    expect((await create(fields)).announcement).toMatchObject(fields)
    expect(await kept()).toMatchObject([{ announcement: fields, readCount: 0 }])
  })

  it('is recorded with the fields', async () => {
    const { repositories, admin, create } = await openWorld()
    const { announcement } = await create({ kind: 'news', title: { en: 'News' }, publishedAt: NOON })
    expect(await trailOf(repositories)).toMatchObject([
      {
        action: 'announcement.create',
        actor: { type: 'account', id: admin.id },
        subject: { type: 'announcement', id: announcement.id },
        changes: {
          title: { before: null, after: { en: 'News' } },
          publishedAt: { before: null, after: NOON.toISOString() },
        },
        requestId: 'request',
      },
    ])
  })

  it("stores nothing if it can't be recorded", async () => {
    const { create, kept } = await openWorld(BROKEN_TRAIL)
    await expect(create({ kind: 'news', title: { en: 'News' } })).rejects.toThrow('the trail is broken')
    expect(await kept()).toEqual([])
  })

  it('names every fault, and stores nothing', async () => {
    const { repositories, create, kept } = await openWorld()
    const faulty = create({ kind: 'news', title: {}, actionPath: '/a', publishedAt: NOON, expiresAt: NOON })
    await expect(faulty).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      meta: { issues: [{ path: '/title' }, { path: '/actionLabel' }, { path: '/expiresAt' }] },
    })
    expect(await kept()).toEqual([])
    expect(await trailOf(repositories)).toEqual([])
  })

  it('is refused to an admin who has lost the role', async () => {
    const { useCases, signUp, kept } = await openWorld()
    const { account } = await signUp()
    const fields = { kind: 'news', title: { en: 'News' } } as const
    const actor = asAccount({ ...account, role: 'admin' })
    await expect(useCases.createAnnouncement.execute({ actor, requestId: 'request', fields })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await kept()).toEqual([])
  })
})
