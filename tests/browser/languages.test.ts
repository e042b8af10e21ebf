import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemoData } from '../../src/demo/demo-data.js'
import type { AccountId } from '../../src/domain/ids.js'
import { PAGE_LANGUAGES } from '../../src/domain/page-languages.js'
import { openPagesWorld, type PagesWorld, type Visitor } from '../support/pages-world.js'
import { tokenOf } from '../support/tokens.js'

const ADMIN = { id: 'demo|admin' as AccountId, email: 'admin@example.org' }
const TEACHER = { id: 'demo|alice' as AccountId, email: 'alice@example.org' }
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const

let world: PagesWorld
/** What the demo data names by chance. */
let ids = { lesson: '', board: '', link: '' }

type Lesson = { readonly archivedAt: string | null; readonly degraded: boolean }
type Pages = Readonly<Record<string, () => string>>
const VISITORS: Pages = {
  home: () => '/',
  'sign-in': () => '/sign-in',
  students: () => `/c/${ids.link}`,
  closed: () => '/c/guessed',
}
const TEACHERS: Pages = {
  desk: () => '/desk',
  boards: () => '/desk/boards',
  board: () => `/desk/boards/${ids.board}`,
  'new-board': () => '/desk/boards/new',
  collections: () => '/desk/collections',
  lesson: () => `/desk/collections/${ids.lesson}`,
  trash: () => '/desk/collections/trash',
  groups: () => '/desk/groups',
  following: () => '/desk/following',
  feed: () => '/desk/feed',
  import: () => '/desk/import',
  profile: () => '/desk/profile',
  explore: () => '/explore',
  'public-board': () => `/boards/${ids.board}`,
  authors: () => '/authors',
  author: () => '/authors/alice-martin',
}
const ADMINS: Pages = {
  overview: () => '/admin',
  accounts: () => '/admin/accounts',
  account: () => '/admin/accounts/demo%7Calice',
  announcements: () => '/admin/announcements',
  'announcement-new': () => '/admin/announcements/new',
  grants: () => '/admin/grants',
  forms: () => '/admin/form-submissions',
  audit: () => '/admin/audit',
}

const asked = async ({ id, email }: typeof ADMIN, method: 'GET' | 'PUT' | 'PATCH', url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${await tokenOf({ sub: id, email })}` }
  return (await world.request({ method, url, headers, ...(payload && { payload }) })).body
}

beforeAll(async () => {
  world = await openPagesWorld()
  await seedDemoData(world.database, new Date())
  const { collections } = await asked(TEACHER, 'GET', '/collections')
  const { id: lesson } = collections.find((one: Lesson) => one.archivedAt === null && !one.degraded)
  const { publicToken: link, dealIds } = await asked(TEACHER, 'PUT', `/collections/${lesson}/public-link`, {})
  ids = { lesson, link, board: dealIds[0] }
})
afterAll(() => world.close())

/** English pages are looked at elsewhere. */
const OTHERS = PAGE_LANGUAGES.filter((language) => language !== 'en')

describe.each(OTHERS)('on a phone, every page fits in %s', (language) => {
  let visitor: Visitor

  const look = async (name: string, path: () => string): Promise<void> => {
    const { page } = visitor
    const response = await page.goto(path())
    expect(response?.status()).toBe(name === 'closed' ? 404 : 200)
    await page.locator(`html[lang=${language}]`).waitFor()
    await page.waitForLoadState('networkidle')
    await page.locator('.skeleton').first().waitFor({ state: 'detached' })
    await visitor.picture(`${name}-${language}`)
    const widths = await page.evaluate('[document.scrollingElement.scrollWidth, innerWidth]')
    expect({ name, widths }).toEqual({ name, widths: [360, 360] })
  }

  describe('without an account', () => {
    beforeAll(async () => {
      visitor = await world.visit({ ...PHONE, locale: language })
    })
    afterAll(() => visitor.page.context().close())

    it.each(Object.entries(VISITORS))('%s', look)
  })

  describe.each([
    ['a teacher', TEACHER, TEACHERS],
    ['an admin', ADMIN, ADMINS],
  ] as const)('for %s', (_, account, pages) => {
    beforeAll(async () => {
      visitor = await world.visit(PHONE)
      await asked(account, 'PATCH', '/accounts/me', { appLanguage: 'en' })
      await visitor.signIn(account, '/explore')
      await asked(account, 'PATCH', '/accounts/me', { appLanguage: language })
    })
    afterAll(() => visitor.page.context().close())

    it.each(Object.entries(pages))('%s', look)
  })
})
