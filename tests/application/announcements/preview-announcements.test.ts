import { describe, expect, it } from 'vitest'
import { type Announcement, asShown } from '../../../src/domain/announcement.js'
import { anAnnouncement, later, NOON } from '../../support/builders.js'
import { openUseCaseWorld } from '../../support/use-case-world.js'

describe('previewing the announcements of an account', () => {
  const openWorld = async (kept: readonly Announcement[] = []) => {
    const world = await openUseCaseWorld()
    const { actor } = await world.signUp({ role: 'admin' })
    const { account: player } = await world.signUp({ role: 'player' })
    for (const announcement of kept) await world.repositories.announcements.insert(announcement)
    const preview = async (accountId: string, at: Date | null = null) => {
      const { news, ...others } = await world.useCases.previewAnnouncements.execute({ actor, accountId, at })
      return { ...others, news: news.whole }
    }
    return { ...world, player, preview }
  }
  const forPlayers = { roles: ['player'], languages: [], countries: [] } as const

  it('shows what that account sees now, with its marks, without marking anything', async () => {
    const [banner, news] = [anAnnouncement({ kind: 'banner' }), anAnnouncement({ audience: forPlayers })]
    const { repositories, player, preview } = await openWorld([banner, news])
    await repositories.announcements.markRead(player.id, news.id, NOON)
    expect(await preview(player.id)).toEqual({
      banner: { announcement: asShown(banner), readAt: null },
      news: [{ announcement: asShown(news), readAt: NOON }],
      unreadCount: 1,
      nextChangeAt: null,
    })
    expect(await repositories.announcements.listReads(player.id)).toHaveLength(1)
  })

  it('shows what it will see, or has seen, at another time', async () => {
    const scheduled = anAnnouncement({ publishedAt: later(10) })
    const over = anAnnouncement({ publishedAt: later(-20), expiresAt: later(-10) })
    const { player, preview } = await openWorld([scheduled, over])
    const idsAt = async (at: Date | null) =>
      (await preview(player.id, at)).news?.map(({ announcement }) => announcement.id)
    expect(await idsAt(null)).toEqual([])
    expect(await idsAt(later(10))).toEqual([scheduled.id])
    expect(await idsAt(later(-15))).toEqual([over.id])
  })

  it('reports an unknown account', async () => {
    const { preview } = await openWorld()
    for (const id of ['unknown', 'not an id'])
      await expect(preview(id)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND', meta: { ids: [id] } })
  })

  it('is for admins', async () => {
    const { useCases, signUp } = await openWorld()
    const { actor, account } = await signUp()
    await expect(
      useCases.previewAnnouncements.execute({ actor, accountId: account.id, at: null }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
