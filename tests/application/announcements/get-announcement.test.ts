import { describe, expect, it } from 'vitest'
import { anAnnouncement, later, NOON } from '../../support/builders.js'
import { openUseCaseWorld } from '../../support/use-case-world.js'

describe('reading an announcement as an admin', () => {
  const openWorld = async () => {
    const world = await openUseCaseWorld()
    const { actor, account: admin } = await world.signUp({ role: 'admin' })
    return { ...world, admin, get: (id: string) => world.useCases.getAnnouncement.execute({ actor, id }) }
  }

  it('returns any announcement, with the number of its readers', async () => {
    const { repositories, admin, get } = await openWorld()
    const [draft, over] = [anAnnouncement({ publishedAt: null }), anAnnouncement({ expiresAt: later(-1) })]
    for (const announcement of [draft, over]) await repositories.announcements.insert(announcement)
    await repositories.announcements.markRead(admin.id, over.id, NOON)
    expect(await get(draft.id)).toEqual({ announcement: draft, readCount: 0 })
    expect(await get(over.id)).toEqual({ announcement: over, readCount: 1 })
  })

  it('does not find an unknown announcement', async () => {
    const { get } = await openWorld()
    for (const id of [anAnnouncement().id, 'not an id'])
      await expect(get(id)).rejects.toMatchObject({ code: 'ANNOUNCEMENT_NOT_FOUND' })
  })

  it('is refused to its readers', async () => {
    const { useCases, repositories, signUp } = await openWorld()
    const { actor } = await signUp()
    const announcement = anAnnouncement()
    await repositories.announcements.insert(announcement)
    await expect(useCases.getAnnouncement.execute({ actor, id: announcement.id })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})
