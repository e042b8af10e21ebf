import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Announcement } from '../../src/domain/announcement.js'
import { EVERYONE } from '../../src/domain/audience.js'
import { anAnnouncement, later, NOON } from '../support/builders.js'
import { aClient, aClock, type Client, distinct, NO_IDS } from '../support/clients.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

let world: HttpWorld
let clock: ReturnType<typeof aClock>
let reader: Client

beforeEach(async () => {
  clock = aClock(NOON)
  world = await openHttpWorld({ clock })
  reader = await aClient(world, { appLanguage: 'fr', country: 'FR' })
})
afterEach(() => world.app.close())

const publish = async (overrides: Partial<Announcement> = {}): Promise<Announcement> => {
  const announcement = anAnnouncement(overrides)
  await world.repositories.announcements.insert(announcement)
  return announcement
}

describe('GET /announcements', () => {
  it('is empty if there is nothing', async () => {
    const { status, body } = await reader.get('/announcements')
    expect({ status, body }).toEqual({
      status: 200,
      body: { banner: null, news: [], unreadCount: 0, nextChangeAt: null },
    })
  })

  it('shows every field of an announcement except its audience', async () => {
    const announcement = await publish({
      kind: 'banner',
      title: { en: 'Hello', fr: 'Bonjour' },
      body: { en: 'Text' },
      actionLabel: { en: 'Go' },
      actionPath: '/go',
      pinned: true,
      expiresAt: later(60_000),
      audience: { ...EVERYONE, languages: ['fr'] },
    })
    const { body } = await reader.get('/announcements')
    expect(body).toEqual({
      banner: {
        id: announcement.id,
        kind: 'banner',
        title: { en: 'Hello', fr: 'Bonjour' },
        body: { en: 'Text' },
        actionLabel: { en: 'Go' },
        actionPath: '/go',
        pinned: true,
        publishedAt: '2026-03-01T12:00:00.000Z',
        expiresAt: '2026-03-01T12:01:00.000Z',
        readAt: null,
      },
      news: [],
      unreadCount: 1,
      nextChangeAt: '2026-03-01T12:01:00.000Z',
    })
  })

  it('shows the second banner once the first is closed, to that account only', async () => {
    const [second, first] = [
      await publish({ kind: 'banner', publishedAt: later(-2) }),
      await publish({ kind: 'banner', publishedAt: later(-1) }),
    ]
    const other = await aClient(world)
    expect((await reader.get('/announcements')).body.banner.id).toBe(first.id)
    await reader.post(`/announcements/${first.id}/read`)
    expect((await reader.get('/announcements')).body).toMatchObject({ banner: { id: second.id }, unreadCount: 1 })
    expect((await other.get('/announcements')).body).toMatchObject({ banner: { id: first.id }, unreadCount: 2 })
    await reader.post(`/announcements/${second.id}/read`)
    clock.pass(1_000)
    expect((await reader.get('/announcements')).body).toMatchObject({ banner: null, unreadCount: 0 })
  })

  it('lists news with their read marks', async () => {
    const [older, newer] = [await publish({ publishedAt: later(-9) }), await publish()]
    await reader.post(`/announcements/${older.id}/read`)
    const { body } = await reader.get('/announcements')
    expect(body.news).toMatchObject([
      { id: newer.id, readAt: null },
      { id: older.id, readAt: '2026-03-01T12:00:00.000Z' },
    ])
    expect(body.unreadCount).toBe(1)
  })
})

describe('marking as read', () => {
  it('keeps the first time', async () => {
    const { id } = await publish()
    const first = await reader.post(`/announcements/${id}/read`)
    expect(first).toMatchObject({ status: 200, body: { id, readAt: '2026-03-01T12:00:00.000Z' } })
    clock.pass(5_000)
    expect((await reader.post(`/announcements/${id}/read`)).body).toEqual(first.body)
  })

  it("responds with the same 404 for everything that the caller can't see", async () => {
    const hidden = [
      await publish({ publishedAt: null }),
      await publish({ publishedAt: later(1) }),
      await publish({ publishedAt: later(-2), expiresAt: NOON }),
      await publish({ audience: { ...EVERYONE, countries: ['DE'] } }),
    ]
    const answers = []
    for (const id of [...hidden.map((one) => one.id), ...NO_IDS])
      answers.push(await reader.post(`/announcements/${encodeURIComponent(decodeURIComponent(id))}/read`))
    expect(distinct(answers).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'ANNOUNCEMENT_NOT_FOUND', meta: {} } })
    for (const { id } of hidden) expect((await world.repositories.announcements.findById(id))?.readCount).toBe(0)
  })
})
