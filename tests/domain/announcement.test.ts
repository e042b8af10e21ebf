import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Announcement,
  type AnnouncementFields,
  announcementPatchIssues,
  changeAnnouncement,
  isAppPath,
  isVisibleTo,
  MAX_NEWS,
  MAX_TEXTS_BYTES,
  newAnnouncement,
  selectAnnouncements,
  stateOf,
  textBytesOf,
} from '../../src/domain/announcement.js'
import { EVERYONE, type Reader, reaches } from '../../src/domain/audience.js'
import type { Issue } from '../../src/domain/errors.js'
import type { AnnouncementId } from '../../src/domain/ids.js'
import { jsonBytes } from '../../src/domain/text.js'
import { anAccountId, anAnnouncement, later, NOON } from '../support/builders.js'

const reader: Reader = {
  id: anAccountId('reader'),
  role: 'teacher',
  language: 'de',
  appLanguage: 'fr-CA',
  country: 'CA',
}

const select = (announcements: readonly Announcement[], at = NOON, read: readonly Announcement[] = []) => {
  const marked = announcements.map((announcement) => ({
    announcement,
    readAt: read.includes(announcement) ? later(-1) : null,
  }))
  const { banner, news, unreadCount, nextChangeAt } = selectAnnouncements(marked, reader, at)
  return {
    banner: banner?.announcement.id ?? null,
    news: news.map(({ announcement }) => announcement.id),
    unreadCount,
    nextChangeAt,
  }
}

describe('an announcement', () => {
  it('is live from its publication until just before its end', () => {
    const announcement = anAnnouncement({ publishedAt: NOON, expiresAt: later(10) })
    expect([later(-1), NOON, later(9), later(10)].map((at) => stateOf(announcement, at))).toEqual([
      'scheduled',
      'live',
      'live',
      'over',
    ])
    expect(stateOf(anAnnouncement({ publishedAt: null }), NOON)).toBe('draft')
    expect(isVisibleTo(announcement, reader, later(10))).toBe(false)
    expect(isVisibleTo({ ...announcement, expiresAt: null }, reader, later(1e12))).toBe(true)
  })

  it.each<[string, Partial<Announcement['audience']>, Partial<Reader>, boolean]>([
    ['everyone', {}, {}, true],
    ['a role', { roles: ['teacher'] }, {}, true],
    ['another role', { roles: ['player', 'admin'] }, {}, false],
    ['the exact language', { languages: ['fr-CA'] }, {}, true],
    ['the base language', { languages: ['fr'] }, {}, true],
    ['the language in another case', { languages: ['FR-ca'] }, {}, true],
    ['a tag of private use', { languages: ['x-Club'] }, { appLanguage: 'x-club' }, true],
    ['another tag of private use', { languages: ['x-club'] }, { appLanguage: 'x-other' }, false],
    ['the base language of an extended one', { languages: ['zh'] }, { appLanguage: 'zh-cmn-Hans-CN' }, true],
    ['the base language of an irregular tag', { languages: ['sgn'] }, { appLanguage: 'sgn-BE-FR' }, true],
    ['one of several languages', { languages: ['pl', 'FR'] }, {}, true],
    ['a sister of the language', { languages: ['fr-FR'] }, {}, false],
    ['the second language', { languages: ['de'] }, {}, false],
    ['the language, where the app has none', { languages: ['de'] }, { appLanguage: null }, true],
    ['a language, to one without any', { languages: ['de'] }, { appLanguage: null, language: null }, false],
    ['a country', { countries: ['FR', 'CA'] }, {}, true],
    ['another country', { countries: ['FR'] }, {}, false],
    ['a country, to one without any', { countries: ['FR'] }, { country: null }, false],
    ['all that hold', { roles: ['teacher'], languages: ['fr'], countries: ['CA'] }, {}, true],
    ['two that hold and one that does not', { roles: ['teacher'], languages: ['fr'], countries: ['FR'] }, {}, false],
  ])('for %s reaches its audience', (_, audience, who, expected) => {
    expect(reaches({ ...EVERYONE, ...audience }, { ...reader, ...who })).toBe(expected)
  })
})

describe('the selection', () => {
  const banner = (overrides: Partial<Announcement> = {}) => anAnnouncement({ kind: 'banner', ...overrides })

  it('shows the pinned banner, then the newest unread one', () => {
    const [old, fresh, pinned] = [
      banner({ publishedAt: later(-9) }),
      banner({ publishedAt: later(-5) }),
      banner({ publishedAt: later(-7), pinned: true }),
    ] as const
    const all = [old, fresh, pinned]
    expect(select(all).banner).toBe(pinned.id)
    expect(select(all, NOON, [pinned]).banner).toBe(fresh.id)
    expect(select(all, NOON, [pinned, fresh]).banner).toBe(old.id)
    expect(select(all, NOON, all)).toMatchObject({ banner: null, news: [], unreadCount: 0 })
    const news = anAnnouncement({ publishedAt: later(-1), pinned: true })
    expect(select([news, fresh])).toMatchObject({ banner: fresh.id, news: [news.id] })
  })

  it('never shows drafts, future or expired ones, or those for other audiences', () => {
    const hidden = [
      banner({ publishedAt: null }),
      banner({ publishedAt: null }),
      banner({ publishedAt: later(1) }),
      banner({ publishedAt: later(-2), expiresAt: NOON }),
      banner({ audience: { ...EVERYONE, roles: ['player'] } }),
      anAnnouncement({ audience: { ...EVERYONE, countries: ['FR'] } }),
    ]
    expect(select(hidden)).toMatchObject({ banner: null, news: [], unreadCount: 0 })
  })

  it('lists news with pinned ones first, then newest, then by id, including read ones', () => {
    const [a, b, c] = [
      anAnnouncement({ id: 'a' as AnnouncementId, publishedAt: later(-5) }),
      anAnnouncement({ id: 'b' as AnnouncementId, publishedAt: later(-5) }),
      anAnnouncement({ id: 'c' as AnnouncementId, publishedAt: later(-9), pinned: true }),
    ] as const
    for (const all of [
      [a, b, c],
      [c, b, a],
    ])
      expect(select(all, NOON, [b])).toMatchObject({ news: ['c', 'b', 'a'], unreadCount: 2 })
  })

  it('shows the first hundred news and counts them all', () => {
    const news = Array.from({ length: MAX_NEWS + 3 }, (_, i) => anAnnouncement({ publishedAt: later(-i) }))
    const shown = select(news)
    expect(shown.news).toEqual(news.slice(0, MAX_NEWS).map(({ id }) => id))
    expect(shown.unreadCount).toBe(MAX_NEWS + 3)
  })

  it('says when it will change over time', () => {
    expect(select([]).nextChangeAt).toBeNull()
    expect(select([anAnnouncement()]).nextChangeAt).toBeNull()
    expect(
      select([anAnnouncement({ expiresAt: later(7) }), anAnnouncement({ publishedAt: later(5) })]).nextChangeAt,
    ).toEqual(later(5))
    expect(select([anAnnouncement({ expiresAt: later(7) })], later(6)).nextChangeAt).toEqual(later(7))
    expect(select([anAnnouncement({ expiresAt: later(7) })], later(7)).nextChangeAt).toBeNull()
  })

  it('counts a change that leaves the number of unread ones the same', () => {
    // One banner replaces another.
    expect(select([banner({ expiresAt: later(4) }), banner({ publishedAt: later(4) })]).nextChangeAt).toEqual(later(4))
    // One news item expires and another starts.
    const news = [anAnnouncement(), anAnnouncement({ expiresAt: later(4) }), anAnnouncement({ publishedAt: later(4) })]
    expect(select(news).nextChangeAt).toEqual(later(4))
    // Read ones expire and start.
    const read = [anAnnouncement({ expiresAt: later(8) }), anAnnouncement({ publishedAt: later(6) })]
    expect(select(read, NOON, read).nextChangeAt).toEqual(later(6))
    expect(select(read, later(7), read).nextChangeAt).toEqual(later(8))
  })

  it('uses the earliest change as the next, and no past one', () => {
    const endings = [anAnnouncement({ pinned: true, expiresAt: later(9) }), anAnnouncement({ expiresAt: later(5) })]
    expect(select(endings).nextChangeAt).toEqual(later(5))
    const begun = [anAnnouncement({ publishedAt: later(-5) }), anAnnouncement({ publishedAt: later(-3) })]
    expect(select(begun).nextChangeAt).toBeNull()
  })

  it('does not count a change that readers cannot see', () => {
    const read = banner({ expiresAt: later(3) })
    const elsewhere = anAnnouncement({ publishedAt: later(4), audience: { ...EVERYONE, roles: ['player'] } })
    expect(select([read, elsewhere, anAnnouncement({ expiresAt: later(9) })], NOON, [read]).nextChangeAt).toEqual(
      later(9),
    )
    // A banner hidden by another one is counted, so its expiry is visible.
    expect(select([banner({ pinned: true }), banner({ expiresAt: later(2) })]).nextChangeAt).toEqual(later(2))
    const beyond = Array.from({ length: MAX_NEWS + 1 }, (_, i) => anAnnouncement({ publishedAt: later(-i) }))
    const last = { ...(beyond[MAX_NEWS] as Announcement), expiresAt: later(1) }
    expect(select([...beyond.slice(0, MAX_NEWS), last], NOON, [last]).nextChangeAt).toBeNull()
  })
})

describe('what an admin writes', () => {
  const fields: AnnouncementFields = { kind: 'banner', title: { en: 'Hello' } }
  const make = (overrides: Partial<AnnouncementFields> = {}) =>
    newAnnouncement('id' as AnnouncementId, { ...fields, ...overrides }, NOON)
  const issuesOf = (work: () => unknown): readonly string[] => {
    try {
      work()
    } catch (error) {
      const { issues } = (error as { meta: { issues: Issue[] } }).meta
      for (const { message } of issues) expect(message).toMatch(/^(must|is required) /)
      return issues.map(({ path }) => path)
    }
    return []
  }

  it('has a default for everything except kind and title', () => {
    expect(make()).toEqual({
      id: 'id',
      revision: 1,
      kind: 'banner',
      title: { en: 'Hello' },
      body: {},
      actionLabel: {},
      actionPath: null,
      pinned: false,
      publishedAt: null,
      expiresAt: null,
      audience: EVERYONE,
      createdAt: NOON,
      updatedAt: NOON,
    })
  })

  it('is refused with every fault named', () => {
    expect(issuesOf(() => make({ title: {} }))).toEqual(['/title'])
    expect(issuesOf(() => make({ actionPath: '/x' }))).toEqual(['/actionLabel'])
    expect(issuesOf(() => make({ actionLabel: { en: 'Go' } }))).toEqual(['/actionPath'])
    expect(issuesOf(() => make({ actionLabel: { en: 'Go' }, actionPath: '/x' }))).toEqual([])
    expect(issuesOf(() => make({ publishedAt: NOON, expiresAt: NOON, title: {} }))).toEqual(['/title', '/expiresAt'])
    expect(issuesOf(() => make({ publishedAt: NOON, expiresAt: later(1) }))).toEqual([])
    expect(issuesOf(() => make({ expiresAt: NOON }))).toEqual([])
    const many = Object.fromEntries(Array.from({ length: 257 }, (_, i) => [`l${i}`, 'x']))
    expect(issuesOf(() => make({ title: many }))).toEqual(['/title'])
    const { l0: _, ...most } = many
    expect(issuesOf(() => make({ title: most }))).toEqual([])
  })

  it('is refused if its texts are too large together, at the largest of them', () => {
    const link = { actionPath: '/x' }
    const bytesOf = (...texts: object[]) => texts.reduce((sum, text) => sum + JSON.stringify(text).length, 0)
    const texts = { title: { en: 'Hello' }, actionLabel: { en: 'Go' } }
    const room = MAX_TEXTS_BYTES - bytesOf(texts.title, texts.actionLabel, { en: '' })
    expect(issuesOf(() => make({ ...texts, ...link, body: { en: 'x'.repeat(room) } }))).toEqual([])
    expect(issuesOf(() => make({ ...texts, ...link, body: { en: 'x'.repeat(room + 1) } }))).toEqual(['/body'])
    const long = Object.fromEntries(Array.from({ length: 256 }, (_, i) => [`l${i}`, '界'.repeat(90)]))
    expect(issuesOf(() => make({ title: long }))).toEqual(['/title'])
    expect(issuesOf(() => make({ ...link, actionLabel: long, publishedAt: NOON, expiresAt: NOON }))).toEqual([
      '/expiresAt',
      '/actionLabel',
    ])
    expect(announcementPatchIssues({ title: long }).map(({ path }) => path)).toEqual(['/title'])
    expect(announcementPatchIssues({ actionLabel: { en: 'Go', fr: null }, body: null })).toEqual([])
    const half = { en: 'x'.repeat(MAX_TEXTS_BYTES / 2) }
    expect(announcementPatchIssues({ title: { ...half }, body: half }).map(({ path }) => path)).toEqual(['/body'])
    expect(issuesOf(() => changeAnnouncement(make({ body: half }), { body: { fr: half.en } }, NOON))).toEqual(['/body'])
  })

  it('is changed by a merge patch', () => {
    const before = make({
      title: { en: 'Hello', fr: 'Bonjour' },
      actionPath: '/x',
      actionLabel: { en: 'Go' },
      publishedAt: NOON,
      audience: { roles: ['teacher'], countries: ['FR'] },
    })
    const after = changeAnnouncement(
      before,
      {
        title: { fr: null, de: 'Hallo' },
        actionPath: null,
        actionLabel: null,
        pinned: true,
        audience: { roles: null },
      },
      later(1),
    )
    expect(after).toEqual({
      ...before,
      title: { en: 'Hello', de: 'Hallo' },
      actionPath: null,
      actionLabel: {},
      pinned: true,
      audience: { ...EVERYONE, countries: ['FR'] },
      updatedAt: later(1),
    })
    expect(changeAnnouncement(before, { publishedAt: null }, NOON).publishedAt).toBeNull()
    const ending = changeAnnouncement(before, { expiresAt: later(5) }, NOON)
    expect(changeAnnouncement(ending, { pinned: true }, NOON).expiresAt).toEqual(later(5))
    expect(changeAnnouncement(before, { expiresAt: later(9) }, NOON)).toMatchObject({
      publishedAt: NOON,
      expiresAt: later(9),
    })
    expect(issuesOf(() => changeAnnouncement(before, { expiresAt: later(-1) }, NOON))).toEqual(['/expiresAt'])
    expect(issuesOf(() => changeAnnouncement(before, { title: null }, NOON))).toEqual(['/title'])
  })

  it.each([
    ['/', true],
    ['/deals?sort=new#top', true],
    ['/überblick', true],
    ['//evil.example.org', false],
    ['/\\evil.example.org', false],
    ['https://evil.example.org', false],
    ['javascript:alert(1)', false],
    ['deals', false],
    ['', false],
    [' /deals', false],
    ['/deals\n', false],
    ['/a\tb', false],
    ['/\u2028', false],
  ])('has an action path %j inside the app: %s', (path, expected) => {
    expect(isAppPath(path)).toBe(expected)
  })
})

describe('the size of its texts', () => {
  const sizesOf = (texts: Pick<Announcement, 'title' | 'body' | 'actionLabel'>) => ({
    told: textBytesOf(anAnnouncement(texts)),
    asJson: Object.values(texts).reduce((sum, text) => sum + jsonBytes(text), 0),
  })

  it('is close to that of their JSON', () => {
    const title = { en: 'x'.repeat(1_000), 'fr-CA': 'y'.repeat(20) }
    const { told, asJson } = sizesOf({ title, body: { de: 'z' }, actionLabel: {} })
    expect(Math.abs(told - asJson)).toBeLessThan(10)
  })

  it('is at least a sixth of the size of their JSON', () => {
    const texts = fc.dictionary(fc.string(), fc.string())
    const all = fc.record({ title: texts, body: texts, actionLabel: texts })
    fc.assert(
      fc.property(all, (some) => {
        const { told, asJson } = sizesOf(some)
        expect(told * 6).toBeGreaterThanOrEqual(asJson)
      }),
    )
  })
})
