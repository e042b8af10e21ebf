import { describe, expect, it } from 'vitest'
import { asAccount } from '../../../src/domain/actor.js'
import { type Announcement, asShown } from '../../../src/domain/announcement.js'
import { anAccount, anAnnouncement, later, NOON } from '../../support/builders.js'
import { aClock } from '../../support/clock.js'
import { openUseCaseWorld, type ReplacedMethods } from '../../support/use-case-world.js'

describe('marking an announcement as read', () => {
  const openWorld = async (announcement: Announcement, methods: ReplacedMethods = {}) => {
    const clock = aClock()
    const world = await openUseCaseWorld({ clock, methods })
    const { actor, account } = await world.signUp()
    await world.repositories.announcements.insert(announcement)
    const mark = (id: string = announcement.id) => world.useCases.markAnnouncementRead.execute({ actor, id })
    return { ...world, clock, mark, reads: () => world.repositories.announcements.listReads(account.id) }
  }

  it('keeps the first time', async () => {
    const announcement = anAnnouncement()
    const { clock, mark, reads } = await openWorld(announcement)
    const marked = { announcement: asShown(announcement), readAt: NOON }
    expect(await mark()).toEqual(marked)
    clock.at = later(1)
    expect(await mark()).toEqual(marked)
    expect(await reads()).toEqual([{ id: announcement.id, readAt: NOON }])
  })

  it('keeps one time for concurrent calls', async () => {
    const { mark, reads } = await openWorld(anAnnouncement())
    expect((await Promise.all([mark(), mark(), mark()])).map(({ readAt }) => readAt)).toEqual([NOON, NOON, NOON])
    expect(await reads()).toHaveLength(1)
  })

  it('sets the mark of this account only', async () => {
    const announcement = anAnnouncement()
    const { repositories, signUp, mark } = await openWorld(announcement)
    const { account: other } = await signUp()
    await mark()
    expect(await repositories.announcements.listReads(other.id)).toEqual([])
    expect(await repositories.announcements.findById(announcement.id)).toMatchObject({ readCount: 1 })
  })

  it.each<[string, Partial<Announcement>]>([
    ['a draft', { publishedAt: null }],
    ['scheduled', { publishedAt: later(1) }],
    ['over', { publishedAt: later(-1), expiresAt: NOON }],
    ['for others', { audience: { roles: ['player'], languages: [], countries: [] } }],
  ])('does not find one that is %s, and stores no mark', async (_, overrides) => {
    const { mark, reads } = await openWorld(anAnnouncement(overrides))
    await expect(mark()).rejects.toMatchObject({ code: 'ANNOUNCEMENT_NOT_FOUND' })
    expect(await reads()).toEqual([])
  })

  it('does not find an unknown announcement', async () => {
    const { mark } = await openWorld(anAnnouncement())
    for (const id of [anAnnouncement().id, 'not an id'])
      await expect(mark(id)).rejects.toMatchObject({ code: 'ANNOUNCEMENT_NOT_FOUND' })
  })

  it('finds nothing if the announcement or the account has been deleted in the meantime', async () => {
    const announcement = anAnnouncement()
    const { useCases, mark } = await openWorld(announcement, { announcements: { markRead: async () => null } })
    await expect(mark()).rejects.toMatchObject({ code: 'ANNOUNCEMENT_NOT_FOUND' })
    const gone = useCases.markAnnouncementRead.execute({ actor: asAccount(anAccount()), id: announcement.id })
    await expect(gone).rejects.toMatchObject({ code: 'ANNOUNCEMENT_NOT_FOUND' })
  })
})
