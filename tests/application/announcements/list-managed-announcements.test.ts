import { describe, expect, it } from 'vitest'
import type { Announcement } from '../../../src/domain/announcement.js'
import { anAnnouncement, later, NOON } from '../../support/builders.js'
import { aClock } from '../../support/clock.js'
import { openUseCaseWorld } from '../../support/use-case-world.js'

const ALL: readonly Announcement[] = [
  anAnnouncement({ createdAt: later(4), publishedAt: null }),
  anAnnouncement({ createdAt: later(3), publishedAt: later(3) }),
  anAnnouncement({ createdAt: later(2), audience: { roles: ['player'], languages: [], countries: [] } }),
  anAnnouncement({ createdAt: later(1), publishedAt: later(-1), expiresAt: NOON }),
]

describe('the announcements, for admins', () => {
  const openWorld = async (kept = ALL) => {
    const clock = aClock()
    const world = await openUseCaseWorld({ clock })
    const { actor, account: admin } = await world.signUp({ role: 'admin' })
    for (const announcement of [...kept].reverse()) await world.repositories.announcements.insert(announcement)
    const list = (page = 1, pageSize = 10) => world.useCases.listManagedAnnouncements.execute({ actor, page, pageSize })
    return { ...world, clock, admin, list }
  }
  const counted = (all: readonly Announcement[]) => all.map((announcement) => ({ announcement, readCount: 0 }))

  it('are all listed, including drafts and expired ones, newest first', async () => {
    const { list } = await openWorld()
    const { announcements, total, at } = await list()
    expect(announcements.whole).toEqual(counted(ALL))
    expect({ total, at }).toEqual({ total: 4, at: NOON })
  })

  it('are paged', async () => {
    const { list } = await openWorld()
    const { announcements, total } = await list(2, 3)
    expect(announcements.whole).toEqual(counted(ALL.slice(3)))
    expect(total).toBe(4)
  })

  it('have a new version after a change, after a read, and over time', async () => {
    const { repositories, clock, admin, list } = await openWorld()
    const marks: unknown[] = []
    const mark = async () => marks.push((await list()).announcements.version())
    await mark()
    await mark()
    expect(marks[1]).toEqual(marks[0])
    await repositories.announcements.save(ALL[0] as Announcement)
    await mark()
    await repositories.announcements.markRead(admin.id, (ALL[2] as Announcement).id, NOON)
    await mark()
    clock.at = later(3)
    await mark()
    expect(new Set(marks.map((one) => JSON.stringify(one))).size).toBe(4)
  })

  it('are read in batches if they are large', async () => {
    const large = Array.from({ length: 6 }, (_, i) =>
      anAnnouncement({ createdAt: later(-i), body: { en: 'x'.repeat(60_000) } }),
    )
    const { list } = await openWorld(large)
    const { announcements } = await list()
    expect(announcements.whole).toBeNull()
    const batches = await Promise.all([...announcements.batches()].map((read) => read()))
    expect(batches.length).toBeGreaterThan(1)
    expect(batches.flat()).toEqual(counted(large))
  })

  it('are refused to everyone else', async () => {
    const { useCases, signUp } = await openWorld()
    const { actor } = await signUp()
    const input = { actor, page: 1, pageSize: 10 }
    await expect(useCases.listManagedAnnouncements.execute(input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
