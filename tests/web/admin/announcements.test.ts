import { describe, expect, it } from 'vitest'
import { halfTexts } from '../../../web/src/admin/announcements/announcement-draft.js'
import { announcementFaults } from '../../../web/src/admin/announcements/announcement-faults.js'
import { hidingBanner } from '../../../web/src/admin/announcements/banner-precedence.js'

const NOW = new Date('2026-03-02T12:00:00.000Z')
const EVERYONE = { roles: [], languages: [], countries: [] }

const aBanner = (id: string, fields: Partial<Parameters<typeof hidingBanner>[0]> = {}) => ({
  id,
  kind: 'banner' as const,
  pinned: false,
  publishedAt: '2026-03-01T00:00:00.000Z',
  expiresAt: null,
  audience: EVERYONE,
  ...fields,
})

const hiderOf = (banner: ReturnType<typeof aBanner>, ...others: ReturnType<typeof aBanner>[]) =>
  hidingBanner(banner, [banner, ...others], NOW)?.id ?? null

describe('a banner', () => {
  const older = aBanner('older', { publishedAt: '2026-02-01T00:00:00.000Z' })

  it('is hidden behind a pinned one, else behind a newer one', () => {
    const pinned = aBanner('pinned', { publishedAt: '2026-01-01T00:00:00.000Z', pinned: true })
    expect(hiderOf(aBanner('newer'), older)).toBeNull()
    expect(hiderOf(older, aBanner('newer'))).toBe('newer')
    expect(hiderOf(older, aBanner('newer'), pinned)).toBe('pinned')
    expect(hiderOf({ ...older, pinned: true }, aBanner('newer'))).toBeNull()
  })

  it('is hidden only by what is shown at the same time', () => {
    const over = aBanner('over', { expiresAt: '2026-03-02T00:00:00.000Z' })
    const toCome = aBanner('to-come', { publishedAt: '2026-03-03T00:00:00.000Z' })
    expect(hiderOf(older, over, toCome, aBanner('draft', { publishedAt: null }))).toBeNull()
    expect(hiderOf({ ...older, expiresAt: '2026-03-02T00:00:00.000Z' }, aBanner('newer'))).toBeNull()
    const nextWeek = aBanner('next-week', { publishedAt: '2026-03-09T00:00:00.000Z' })
    expect(hiderOf(nextWeek, { ...toCome, pinned: true })).toBe('to-come')
  })

  it('counts as published now if it is a draft', () => {
    expect(hiderOf(aBanner('draft', { publishedAt: null }), older)).toBeNull()
    expect(hiderOf(aBanner('draft', { publishedAt: null }), { ...older, pinned: true })).toBe('older')
  })

  it('is hidden only by one that some of its readers see', () => {
    const inFrance = { ...older, audience: { ...EVERYONE, countries: ['FR'], languages: ['fr-CA'] } }
    const newer = (audience: Partial<typeof EVERYONE>) =>
      aBanner('newer', { audience: { ...EVERYONE, ...audience } as typeof EVERYONE })
    expect(hiderOf(inFrance, newer({ countries: ['GB'] as never[] }))).toBeNull()
    expect(hiderOf(inFrance, newer({ languages: ['en'] as never[] }))).toBeNull()
    expect(hiderOf(inFrance, newer({ languages: ['fr'] as never[] }))).toBe('newer')
    expect(hiderOf(inFrance, newer({ languages: ['FR-ca'] as never[] }))).toBe('newer')
    expect(hiderOf(inFrance, newer({ languages: ['fr-BE'] as never[] }))).toBeNull()
    expect(hiderOf(inFrance, newer({ roles: ['player'] as never[] }))).toBe('newer')
  })

  it('is not part of the news, and hides no news', () => {
    const news = aBanner('news', { kind: 'news' as never })
    expect(hiderOf(older, news)).toBeNull()
    expect(hiderOf(news, aBanner('newer'))).toBeNull()
  })
})

describe('what is wrong with an announcement', () => {
  const t = (key: string, values: Readonly<Record<string, string>> = {}) => [key, ...Object.values(values)].join(' ')
  const draft = { countries: ['GB', 'United Kingdom'], languages: ['xx'] }
  const faultsOf = (...issues: (readonly [path: string, message: string])[]) =>
    announcementFaults(
      issues.map(([path, message]) => ({ path, message })),
      draft,
      t,
    )

  it('is shown at its field', () => {
    expect(
      faultsOf(
        ['/title', 'must contain at least one text'],
        ['/actionPath', 'is required with actionLabel'],
        ['/expiresAt', 'must be after publishedAt'],
      ),
    ).toEqual({
      title: 'announcement.fault.title',
      actionPath: 'announcement.fault.noPath',
      expiresAt: 'announcement.fault.ends',
    })
    expect(faultsOf(['/actionPath', 'must be a path'])).toEqual({ actionPath: 'announcement.fault.path' })
    expect(faultsOf(['/title/en', 'must not be longer'])).toEqual({ title: 'announcement.fault.long' })
  })

  it('names the entry of a list', () => {
    expect(faultsOf(['/audience/countries/1', 'must be an ISO 3166-1 alpha-2 country code'])).toEqual({
      countries: 'choose.fromList United Kingdom',
    })
    expect(faultsOf(['/audience/languages/0', 'must be a language tag'])).toEqual({ languages: 'choose.fromList xx' })
  })

  it('is shown for the whole form if the editor has no field for it', () => {
    expect(faultsOf(['/kind', 'must be one of banner, news'])).toEqual({})
  })
})

describe('a language of an announcement', () => {
  const texts = (title: string, body: string) => ({ title, body, actionLabel: '' })

  it('is half translated if it lacks the title or the text that another language has', () => {
    const half = halfTexts({
      en: texts('Congress', ' '),
      fr: texts('', 'Inscrivez-vous.'),
      de: texts('Kongress', 'Los.'),
    })
    expect(half).toEqual([
      { tag: 'en', missing: 'body' },
      { tag: 'fr', missing: 'title' },
    ])
  })

  it('is complete if it lacks nothing that another language has', () => {
    expect(halfTexts({ en: texts('Congress', ''), fr: texts('Congrès', ''), de: texts('', '') })).toEqual([])
  })
})
