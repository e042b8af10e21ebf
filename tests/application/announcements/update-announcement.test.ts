import { describe, expect, it } from 'vitest'
import type { AnnouncementPatch } from '../../../src/domain/announcement.js'
import type { ExpectedRevisions } from '../../../src/domain/revision.js'
import { anAnnouncement, later, NOON } from '../../support/builders.js'
import { aClock } from '../../support/clock.js'
import { BROKEN_TRAIL, trailOf } from '../../support/trail.js'
import { openUseCaseWorld, type ReplacedMethods } from '../../support/use-case-world.js'

const BEFORE = anAnnouncement({ title: { en: 'News', fr: 'Nouvelles' }, pinned: true })

describe('updating an announcement', () => {
  /** A world with an announcement that its admin has read, a second later. */
  const openWorld = async (methods: ReplacedMethods = {}) => {
    const clock = aClock()
    const world = await openUseCaseWorld({ clock, methods })
    const { actor, account: admin } = await world.signUp({ role: 'admin' })
    const { announcements } = world.repositories
    await announcements.insert(BEFORE)
    await announcements.markRead(admin.id, BEFORE.id, NOON)
    clock.at = later(1_000)
    const update = (patch: AnnouncementPatch, expected: ExpectedRevisions = null, id: string = BEFORE.id) =>
      world.useCases.updateAnnouncement.execute({ actor, requestId: 'request', id, patch, expected })
    const kept = () => announcements.findById(BEFORE.id)
    return { ...world, admin, update, kept, trail: () => trailOf(world.repositories) }
  }

  it('applies the patch, and keeps the rest and the read marks', async () => {
    const { update, kept } = await openWorld()
    const updated = await update({ title: { fr: null, de: 'Neues' }, pinned: null, publishedAt: null })
    expect(updated).toEqual({
      announcement: {
        ...BEFORE,
        title: { en: 'News', de: 'Neues' },
        pinned: false,
        publishedAt: null,
        revision: 2,
        updatedAt: later(1_000),
      },
      readCount: 1,
    })
    expect(await kept()).toEqual(updated)
  })

  it('is recorded with the changes', async () => {
    const { admin, update, trail } = await openWorld()
    await update({ kind: 'banner', title: { en: 'News' } })
    expect(await trail()).toMatchObject([
      {
        action: 'announcement.update',
        actor: { type: 'account', id: admin.id },
        subject: { type: 'announcement', id: BEFORE.id },
        requestId: 'request',
      },
    ])
    expect((await trail())[0]?.changes).toEqual({ kind: { before: 'news', after: 'banner' } })
  })

  it('changes and records nothing if the patch is empty', async () => {
    const { update, kept, trail } = await openWorld()
    expect(await update({})).toEqual({ announcement: BEFORE, readCount: 1 })
    expect(await kept()).toEqual({ announcement: BEFORE, readCount: 1 })
    expect(await trail()).toEqual([])
  })

  it("writes nothing if it can't be recorded", async () => {
    const { update, kept } = await openWorld(BROKEN_TRAIL)
    await expect(update({ pinned: false })).rejects.toThrow('the trail is broken')
    expect(await kept()).toMatchObject({ announcement: BEFORE })
  })

  it('writes only an expected revision', async () => {
    const { update, kept, trail } = await openWorld()
    for (const patch of [{ pinned: false }, {}])
      await expect(update(patch, [2])).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
    expect(await kept()).toMatchObject({ announcement: BEFORE })
    expect(await trail()).toEqual([])
    expect(await update({ pinned: false }, [1, 2])).toMatchObject({ announcement: { pinned: false, revision: 2 } })
  })

  it.each<AnnouncementPatch>([
    { title: null },
    { title: { en: null, fr: null } },
    { actionPath: '/path' },
    { expiresAt: NOON },
  ])('refuses what would be incomplete after %o, whatever the revision', async (patch) => {
    const { update, kept } = await openWorld()
    for (const expected of [null, [7]])
      await expect(update(patch, expected)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    expect(await kept()).toMatchObject({ announcement: BEFORE })
  })

  it('does not find an unknown announcement', async () => {
    const { update } = await openWorld()
    for (const id of [anAnnouncement().id, 'not an id'])
      await expect(update({}, null, id)).rejects.toMatchObject({ code: 'ANNOUNCEMENT_NOT_FOUND' })
  })
})
