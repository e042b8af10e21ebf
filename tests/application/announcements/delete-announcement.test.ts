import { describe, expect, it } from 'vitest'
import type { ExpectedRevisions } from '../../../src/domain/revision.js'
import { anAnnouncement, NOON } from '../../support/builders.js'
import { BROKEN_TRAIL, trailOf } from '../../support/trail.js'
import { openUseCaseWorld, type ReplacedMethods } from '../../support/use-case-world.js'

const ANNOUNCEMENT = anAnnouncement({ revision: 3 })

describe('deleting an announcement', () => {
  const openWorld = async (methods: ReplacedMethods = {}) => {
    const world = await openUseCaseWorld({ methods })
    const { actor, account: admin } = await world.signUp({ role: 'admin' })
    const { announcements } = world.repositories
    await announcements.insert(ANNOUNCEMENT)
    await announcements.markRead(admin.id, ANNOUNCEMENT.id, NOON)
    const remove = (expected: ExpectedRevisions = null, id: string = ANNOUNCEMENT.id) =>
      world.useCases.deleteAnnouncement.execute({ actor, requestId: 'request', id, expected })
    return { ...world, admin, remove, kept: () => announcements.findById(ANNOUNCEMENT.id) }
  }

  it('also deletes its read marks, but no others', async () => {
    const { repositories, admin, remove, kept } = await openWorld()
    const other = anAnnouncement()
    await repositories.announcements.insert(other)
    await repositories.announcements.markRead(admin.id, other.id, NOON)
    await remove()
    expect(await kept()).toBeNull()
    expect(await repositories.announcements.findById(other.id)).toEqual({ announcement: other, readCount: 1 })
    expect(await repositories.announcements.listReads(admin.id)).toEqual([{ id: other.id, readAt: NOON }])
  })

  it('is recorded with the deleted fields', async () => {
    const { repositories, admin, remove } = await openWorld()
    await remove()
    expect(await trailOf(repositories)).toMatchObject([
      {
        action: 'announcement.delete',
        actor: { type: 'account', id: admin.id },
        subject: { type: 'announcement', id: ANNOUNCEMENT.id },
        changes: { title: { before: { en: 'News' }, after: null }, kind: { before: 'news', after: null } },
        requestId: 'request',
      },
    ])
  })

  it("deletes nothing if it can't be recorded", async () => {
    const { remove, kept } = await openWorld(BROKEN_TRAIL)
    await expect(remove()).rejects.toThrow('the trail is broken')
    expect(await kept()).toEqual({ announcement: ANNOUNCEMENT, readCount: 1 })
  })

  it('deletes only an expected revision', async () => {
    const { repositories, remove, kept } = await openWorld()
    await expect(remove([2])).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
    expect(await kept()).toEqual({ announcement: ANNOUNCEMENT, readCount: 1 })
    expect(await trailOf(repositories)).toEqual([])
    await remove([2, 3])
    expect(await kept()).toBeNull()
  })

  it('does not find an unknown or deleted announcement', async () => {
    const { remove } = await openWorld()
    await remove()
    for (const id of [ANNOUNCEMENT.id, 'not an id'])
      await expect(remove(null, id)).rejects.toMatchObject({ code: 'ANNOUNCEMENT_NOT_FOUND' })
  })
})
