import { describe, expect, it } from 'vitest'
import { asAccount } from '../../../src/domain/actor.js'
import { type Announcement, asShown } from '../../../src/domain/announcement.js'
import { anAccount, anAnnouncement, later, NOON } from '../../support/builders.js'
import { aClock } from '../../support/clock.js'
import { openUseCaseWorld } from '../../support/use-case-world.js'

const unread = (announcement: Announcement) => ({ announcement: asShown(announcement), readAt: null })

describe('the announcements that an account sees', () => {
  const openWorld = async (kept: readonly Announcement[]) => {
    const clock = aClock()
    const world = await openUseCaseWorld({ clock })
    const reader = await world.signUp({ country: 'FR' })
    for (const announcement of kept) await world.repositories.announcements.insert(announcement)
    const list = async () => {
      const { news, ...others } = await world.useCases.listAnnouncements.execute({ actor: reader.actor })
      return { ...others, news: news.whole }
    }
    return { ...world, clock, reader: reader.account, list }
  }

  it('are live and addressed to it: a banner, and the news', async () => {
    const news = anAnnouncement({ publishedAt: later(-2) })
    const pinned = anAnnouncement({ publishedAt: later(-3), pinned: true })
    const french = anAnnouncement({
      publishedAt: later(-4),
      audience: { roles: ['teacher'], languages: [], countries: ['FR'] },
    })
    const banner = anAnnouncement({ kind: 'banner' })
    const { list } = await openWorld([
      french,
      news,
      pinned,
      banner,
      anAnnouncement({ kind: 'banner', publishedAt: later(-1) }),
      anAnnouncement({ publishedAt: null }),
      anAnnouncement({ publishedAt: later(1_000) }),
      anAnnouncement({ publishedAt: later(-1_000), expiresAt: NOON }),
      anAnnouncement({ audience: { roles: ['player'], languages: [], countries: [] } }),
      anAnnouncement({ audience: { roles: [], languages: [], countries: ['DE'] } }),
    ])
    expect(await list()).toEqual({
      banner: unread(banner),
      news: [pinned, news, french].map(unread),
      unreadCount: 5,
      nextChangeAt: later(1_000),
    })
  })

  it('include news that were read, but not a banner that was', async () => {
    const [banner, news] = [anAnnouncement({ kind: 'banner' }), anAnnouncement()]
    const { repositories, reader, list } = await openWorld([banner, news])
    for (const { id } of [banner, news]) await repositories.announcements.markRead(reader.id, id, NOON)
    expect(await list()).toEqual({
      banner: null,
      news: [{ announcement: asShown(news), readAt: NOON }],
      unreadCount: 0,
      nextChangeAt: null,
    })
  })

  it('change over time', async () => {
    const announcement = anAnnouncement({ publishedAt: later(1), expiresAt: later(2) })
    const { clock, list } = await openWorld([announcement])
    expect(await list()).toMatchObject({ news: [], nextChangeAt: later(1) })
    clock.at = later(1)
    expect(await list()).toMatchObject({ news: [unread(announcement)], nextChangeAt: later(2) })
    clock.at = later(2)
    expect(await list()).toMatchObject({ news: [], nextChangeAt: null })
  })

  it('are empty for a deleted account', async () => {
    const { useCases } = await openWorld([])
    await expect(useCases.listAnnouncements.execute({ actor: asAccount(anAccount()) })).rejects.toMatchObject({
      code: 'ACCOUNT_REQUIRED',
    })
  })

  it('are refused to a deactivated account', async () => {
    const { useCases, signUp } = await openWorld([])
    const { actor } = await signUp({ isActive: false })
    await expect(useCases.listAnnouncements.execute({ actor })).rejects.toMatchObject({ code: 'ACCOUNT_INACTIVE' })
  })
})
