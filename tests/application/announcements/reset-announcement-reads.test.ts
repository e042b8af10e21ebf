import { describe, expect, it } from 'vitest'
import { anAnnouncement, NOON } from '../../support/builders.js'
import { BROKEN_TRAIL, trailOf } from '../../support/trail.js'
import { openUseCaseWorld, type ReplacedMethods } from '../../support/use-case-world.js'

const [ANNOUNCEMENT, OTHER] = [anAnnouncement(), anAnnouncement()]

describe('resetting the reads of an announcement', () => {
  /** A world with two announcements that a teacher and the admin have read. */
  const openWorld = async (methods: ReplacedMethods = {}) => {
    const world = await openUseCaseWorld({ methods })
    const { actor, account: admin } = await world.signUp({ role: 'admin' })
    const { account: teacher } = await world.signUp()
    const { announcements } = world.repositories
    for (const announcement of [ANNOUNCEMENT, OTHER]) {
      await announcements.insert(announcement)
      for (const { id } of [admin, teacher]) await announcements.markRead(id, announcement.id, NOON)
    }
    const reset = (id: string = ANNOUNCEMENT.id) =>
      world.useCases.resetAnnouncementReads.execute({ actor, requestId: 'request', id })
    return { ...world, admin, teacher, reset }
  }

  it('makes this announcement unread for everyone, and no others', async () => {
    const { repositories, admin, teacher, reset } = await openWorld()
    await reset()
    expect(await repositories.announcements.findById(ANNOUNCEMENT.id)).toEqual({
      announcement: ANNOUNCEMENT,
      readCount: 0,
    })
    for (const { id } of [admin, teacher])
      expect(await repositories.announcements.listReads(id)).toEqual([{ id: OTHER.id, readAt: NOON }])
  })

  it('is recorded', async () => {
    const { repositories, admin, reset } = await openWorld()
    await reset()
    expect(await trailOf(repositories)).toMatchObject([
      {
        action: 'announcement.reset-reads',
        actor: { type: 'account', id: admin.id },
        subject: { type: 'announcement', id: ANNOUNCEMENT.id },
        changes: {},
        requestId: 'request',
      },
    ])
  })

  it("resets nothing if it can't be recorded", async () => {
    const { repositories, reset } = await openWorld(BROKEN_TRAIL)
    await expect(reset()).rejects.toThrow('the trail is broken')
    expect(await repositories.announcements.findById(ANNOUNCEMENT.id)).toMatchObject({ readCount: 2 })
  })

  it('does not find an unknown announcement', async () => {
    const { reset } = await openWorld()
    for (const id of [anAnnouncement().id, 'not an id'])
      await expect(reset(id)).rejects.toMatchObject({ code: 'ANNOUNCEMENT_NOT_FOUND' })
  })
})
