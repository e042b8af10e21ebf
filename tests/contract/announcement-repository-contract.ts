import { beforeEach, describe, expect, it } from 'vitest'
import { type Announcement, asShown } from '../../src/domain/announcement.js'
import { EVERYONE } from '../../src/domain/audience.js'
import type { AnnouncementId } from '../../src/domain/ids.js'
import { anAccount, anAccountId, anAnnouncement, later, NOON } from '../support/builders.js'
import type { OpenWorld, World } from './world.js'

export const announcementRepositoryContract = (open: OpenWorld) =>
  describe('AnnouncementRepository', () => {
    let world: World
    let announcements: World['repositories']['announcements']
    const account = anAccount({ role: 'player', language: 'fr', appLanguage: 'en-GB', country: 'FR' })

    beforeEach(async () => {
      world = await open()
      announcements = world.repositories.announcements
      await world.repositories.accounts.insert(account)
    })

    const keep = async (overrides: Partial<Announcement> = {}): Promise<Announcement> => {
      const announcement = anAnnouncement(overrides)
      await announcements.insert(announcement)
      return announcement
    }
    const UNKNOWN = '01980000-0000-7000-8000-00000000abcd' as AnnouncementId

    it('returns every field as it was stored, also after an update', async () => {
      const kept = await keep({
        kind: 'banner',
        title: { en: 'Hello 🂡', constructor: 'x' },
        body: { fr: 'Été' },
        actionLabel: { en: 'Go' },
        actionPath: '/go',
        pinned: true,
        publishedAt: later(1),
        expiresAt: later(2),
        audience: { roles: ['player', 'admin'], languages: ['fr'], countries: ['FR'] },
        createdAt: later(3),
        updatedAt: later(4),
      })
      expect(await announcements.findById(kept.id)).toEqual({ announcement: kept, readCount: 0 })
      const draft = {
        ...kept,
        publishedAt: null,
        expiresAt: null,
        actionLabel: {},
        actionPath: null,
        audience: EVERYONE,
      }
      expect(await announcements.save({ ...draft, createdAt: NOON })).toEqual({ ...draft, revision: 2 })
      expect((await announcements.findById(kept.id))?.announcement).toEqual({ ...draft, revision: 2 })
      expect(await announcements.findById(UNKNOWN)).toBeNull()
    })

    it("lists for an account what is published and not expired, with that account's marks", async () => {
      const [live, endless, coming] = [
        await keep({ publishedAt: later(-5), expiresAt: later(1) }),
        await keep({ publishedAt: later(-5) }),
        await keep({ publishedAt: later(5) }),
      ]
      await keep({ publishedAt: null })
      await keep({ publishedAt: later(-5), expiresAt: NOON })
      const other = anAccount()
      await world.repositories.accounts.insert(other)
      await announcements.markRead(account.id, live.id, later(7))
      await announcements.markRead(other.id, endless.id, later(8))
      const found = await announcements.listFor(account.id, NOON)
      expect(found?.reader).toEqual({
        id: account.id,
        role: 'player',
        language: 'fr',
        appLanguage: 'en-GB',
        country: 'FR',
      })
      const byId = new Map(found?.announcements.map((marked) => [marked.announcement.id, marked]))
      expect(byId).toEqual(
        new Map([
          [live.id, { announcement: asShown(live), readAt: later(7) }],
          [endless.id, { announcement: asShown(endless), readAt: null }],
          [coming.id, { announcement: asShown(coming), readAt: null }],
        ]),
      )
      expect(await announcements.listFor(anAccountId('nobody'), NOON)).toBeNull()
    })

    it('lists nothing for an account if there is nothing', async () => {
      expect((await announcements.listFor(account.id, NOON))?.announcements).toEqual([])
    })

    it('finds one announcement as listed for the account', async () => {
      const draft = await keep({ publishedAt: null })
      expect(await announcements.findFor(account.id, draft.id)).toMatchObject({
        announcement: asShown(draft),
        readAt: null,
        reader: { id: account.id },
      })
      await announcements.markRead(account.id, draft.id, NOON)
      expect((await announcements.findFor(account.id, draft.id))?.readAt).toEqual(NOON)
      expect(await announcements.findFor(account.id, UNKNOWN)).toBeNull()
      expect(await announcements.findFor(anAccountId('nobody'), draft.id)).toBeNull()
    })

    it('keeps the first time at which an account reads, also of concurrent ones', async () => {
      const { id } = await keep()
      const times = await Promise.all(
        Array.from({ length: 20 }, (_, i) => announcements.markRead(account.id, id, later(i))),
      )
      const [first] = times
      expect(new Set(times.map((time) => time?.getTime())).size).toBe(1)
      expect(await announcements.markRead(account.id, id, later(99))).toEqual(first)
      expect(await announcements.listReads(account.id)).toEqual([{ id, readAt: first }])
      expect((await announcements.findById(id))?.readCount).toBe(1)
    })

    it('marks nothing for a deleted announcement or account', async () => {
      const { id } = await keep()
      expect(await announcements.markRead(account.id, UNKNOWN, NOON)).toBeNull()
      expect(await announcements.markRead(anAccountId('nobody'), id, NOON)).toBeNull()
      expect((await announcements.findById(id))?.readCount).toBe(0)
    })

    it('lists the marks of an account, latest first', async () => {
      const [a, b] = [await keep(), await keep()]
      await announcements.markRead(account.id, a.id, later(1))
      await announcements.markRead(account.id, b.id, later(2))
      const other = anAccount()
      await world.repositories.accounts.insert(other)
      await announcements.markRead(other.id, a.id, later(3))
      expect(await announcements.listReads(account.id)).toEqual([
        { id: b.id, readAt: later(2) },
        { id: a.id, readAt: later(1) },
      ])
    })

    it('pages through all announcements, newest first, with their counts', async () => {
      const kept = [
        await keep({ createdAt: later(1) }),
        await keep({ createdAt: later(2) }),
        await keep({ createdAt: later(2) }),
      ]
      const [oldest, older, newest] = kept as [Announcement, Announcement, Announcement]
      await announcements.markRead(account.id, older.id, NOON)
      expect(await announcements.list({ page: 1, pageSize: 2 })).toEqual({
        items: [
          { announcement: newest, readCount: 0 },
          { announcement: older, readCount: 1 },
        ],
        total: 3,
      })
      expect(
        (await announcements.list({ page: 2, pageSize: 2 })).items.map(({ announcement }) => announcement),
      ).toEqual([oldest])
      expect(await announcements.list({ page: 9, pageSize: 2 })).toEqual({ items: [], total: 3 })
    })

    it('removes marks, of one announcement and with the announcement', async () => {
      const [a, b] = [await keep(), await keep()]
      for (const { id } of [a, b]) await announcements.markRead(account.id, id, NOON)
      await announcements.resetReads(a.id)
      expect(await announcements.listReads(account.id)).toEqual([{ id: b.id, readAt: NOON }])
      await announcements.delete(b.id)
      await announcements.delete(UNKNOWN)
      expect(await announcements.findById(b.id)).toBeNull()
      expect(await announcements.listReads(account.id)).toEqual([])
      expect(await announcements.findById(a.id)).not.toBeNull()
    })

    it('removes the marks of announcements that ended long ago, up to a maximum', async () => {
      const ended = [later(-2), later(-2), later(-1), null].map((expiresAt) =>
        keep({ publishedAt: later(-9), expiresAt }),
      )
      for (const { id } of await Promise.all(ended)) await announcements.markRead(account.id, id, NOON)
      expect(await announcements.deleteReadsOfEnded(later(-1), 1)).toBe(1)
      expect(await announcements.deleteReadsOfEnded(later(-1), 5)).toBe(1)
      expect(await announcements.deleteReadsOfEnded(later(-1), 5)).toBe(0)
      expect(await announcements.listReads(account.id)).toHaveLength(2)
    })

    it('lets only one writer at a time hold the lock of an announcement', async () => {
      const { id } = await keep({ title: { en: '0' } })
      await Promise.all(
        Array.from({ length: 6 }, () =>
          world.unitOfWork.run(async (repositories) => {
            await repositories.announcements.lock(id)
            const found = (await repositories.announcements.findById(id))?.announcement as Announcement
            await repositories.announcements.save({ ...found, title: { en: String(Number(found.title.en) + 1) } })
          }),
        ),
      )
      expect((await announcements.findById(id))?.announcement).toMatchObject({ title: { en: '6' }, revision: 7 })
    })
  })
