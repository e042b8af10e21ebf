import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemoData } from '../../src/demo/demo-data.js'
import type { AccountId } from '../../src/domain/ids.js'
import { addDelivery } from '../support/access-table.js'
import { A_PICTURE, openPagesWorld, type PagesWorld, type Visitor } from '../support/pages-world.js'
import { tokenOf } from '../support/tokens.js'

const ADMIN = { id: 'demo|admin' as AccountId, email: 'admin@example.org' }

let world: PagesWorld
/** What the demo data names by chance. */
let announcementId: string
let collectionId: string
let webhookId: string

/** The pages by the names of their pictures. */
type Pages = Readonly<Record<string, () => string>>
const SIGNED_OUT: Pages = {
  'home-signed-out': () => '/',
  'sign-in': () => '/sign-in',
}
const SIGNED_IN: Pages = {
  desk: () => '/desk',
  boards: () => '/desk/boards',
  collections: () => '/desk/collections',
  groups: () => '/desk/groups',
  following: () => '/desk/following',
  feed: () => '/desk/feed',
  profile: () => '/desk/profile',
  import: () => '/desk/import',
  explore: () => '/explore',
  authors: () => '/authors',
  author: () => '/authors/alice-martin',
  collection: () => `/authors/alice-martin?collection=${collectionId}`,
  overview: () => '/admin',
  accounts: () => '/admin/accounts',
  account: () => '/admin/accounts/demo%7Calice',
  announcements: () => '/admin/announcements',
  'announcement-new': () => '/admin/announcements/new',
  announcement: () => `/admin/announcements/${announcementId}`,
  grants: () => '/admin/grants',
  'form-submissions': () => '/admin/form-submissions',
  'api-keys': () => '/admin/api-keys',
  webhooks: () => '/admin/webhooks',
  webhook: () => `/admin/webhooks/${webhookId}`,
  audit: () => '/admin/audit',
  unknown: () => '/admin/unknown',
}

beforeAll(async () => {
  const avatars = ['alice', 'zofia'].map((name) => [`https://avatars.example.org/${name}.png`, A_PICTURE])
  world = await openPagesWorld({ pictures: Object.fromEntries(avatars) })
  await seedDemoData(world.database, new Date())
  await world.request({
    method: 'POST',
    url: '/forms/contact',
    payload: { name: 'Nadia', email: 'nadia@example.org', message: 'How do I import a LIN file?', locale: 'en' },
  })
  // Adds a record to the audit trail.
  const headers = { authorization: `Bearer ${await tokenOf({ sub: ADMIN.id, email: ADMIN.email })}` }
  await world.request({ method: 'PATCH', url: '/accounts/demo%7Czofia', headers, payload: { certified: true } })
  await world.request({ url: '/deals', headers: { ...headers, 'x-app-impersonation': 'demo|alice' } })
  await world.request({
    method: 'POST',
    url: '/back-office/accounts/demo%7Ctakashi/grants',
    headers,
    payload: { source: 'trial', feature: 'collections', limit: 20 },
  })
  const { body: webhook } = await world.request({
    method: 'POST',
    url: '/back-office/webhooks',
    headers,
    payload: { url: 'https://club.example.org/a/rather/long/address/of/a/receiver', description: "The club's website" },
  })
  webhookId = webhook.id
  await addDelivery(world.repositories, webhook.id)
  await world.repositories.webhookDeliveries.pause(webhook.id, webhook.url, 'failing', new Date())
  const { body: list } = await world.request({ url: '/back-office/announcements', headers })
  const { body: collections } = await world.request({ url: '/catalog/authors/alice-martin/collections', headers })
  announcementId = list.announcements[0].id
  collectionId = collections[0].id
})
afterAll(() => world.close())

const SCREENS = {
  wide: { viewport: { width: 1280, height: 900 } },
  narrow: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
} as const

/** Each scheme and each width once; all four with `LOOKS=all`. */
const LOOKS = (['light', 'dark'] as const)
  .flatMap((scheme) => (['narrow', 'wide'] as const).map((width) => [scheme, width] as const))
  .filter(([scheme, width]) => process.env.LOOKS === 'all' || (scheme === 'light') === (width === 'narrow'))

/** Checks that the page has no serious accessibility problem, and does not scroll sideways. */
const examine = async (visitor: Visitor, name: string): Promise<void> => {
  await visitor.settle()
  await visitor.picture(name)
  expect({ name, barriers: await visitor.barriers() }).toEqual({ name, barriers: [] })
  // On a phone, what is wide makes the window of the document wide as well.
  const { width = 0 } = visitor.page.viewportSize() ?? {}
  const overflow = Number(await visitor.page.evaluate('document.documentElement.scrollWidth')) - width
  expect({ name, overflow }).toEqual({ name, overflow: 0 })
}

describe.each(LOOKS)('every page is accessible, with no error or foreign request, %s and %s', (colorScheme, width) => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await world.visit({ colorScheme, ...SCREENS[width] })
  })
  afterAll(() => visitor.page.context().close())

  const look = async (name: string, path: () => string): Promise<void> => {
    await visitor.page.goto(path())
    await examine(visitor, `${name}-${colorScheme}-${width}`)
    expect(visitor.seen.foreign).toEqual([])
    expect(visitor.seen.complaints).toEqual([])
  }

  it.each(Object.entries(SIGNED_OUT))('%s', look)

  describe('signed in', () => {
    beforeAll(() => visitor.signIn(ADMIN))

    it.each(Object.entries(SIGNED_IN))('%s', look)
  })
})

describe('the site', () => {
  it('has a sample board for visitors without an account', async () => {
    const visitor = await world.visit()
    const { page } = visitor
    await page.goto('/')
    const sample = page.getByRole('region', { name: 'Try a board as your students see it' })
    const west = sample.locator('.board [data-seat="W"]')
    expect(await west.textContent()).not.toContain('Q J 10 8 2')
    await sample.getByRole('button', { name: 'Show West' }).click()
    await expect.poll(() => west.textContent()).toContain('spades Q J 10 8 2')
    await sample.getByRole('button', { name: 'Next call' }).click()
    await sample.getByText('16 or 17 points, balanced', { exact: true }).waitFor()
    await sample.getByText('Duck the first club.').waitFor({ state: 'detached' })
    await sample.getByRole('button', { name: 'Go on' }).click()
    await sample.getByText('Duck the first club.').waitFor()
    expect(visitor.seen.complaints).toEqual([])
    await page.context().close()
  })

  it("is in the browser's language, or in another one once it is chosen", async () => {
    const visitor = await world.visit({ locale: 'fr-FR' })
    const { page } = visitor
    await page.goto('/')
    await page.getByRole('heading', { name: 'Des donnes pour enseigner le bridge' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    await visitor.picture('home-french')
    await page.getByLabel('Langue').selectOption('English')
    await page.getByRole('heading', { name: 'Boards for bridge teachers' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Boards for bridge teachers' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    // No texts in other languages are loaded.
    const loaded = await page.evaluate(
      `performance.getEntriesByType('resource').flatMap(({ name }) => /\\/(en|fr|de|pl)-[^/]+\\.js$/.exec(name)?.[1] ?? [])`,
    )
    expect(loaded).toEqual(['en'])
    await page.getByLabel('Language').selectOption('Deutsch')
    await page.getByRole('heading', { name: 'Boards für den Bridgeunterricht' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    await page.getByLabel('Sprache').selectOption('Polski')
    await page.getByRole('heading', { name: 'Rozdania dla nauczycieli brydża' }).waitFor()
    expect(visitor.seen.complaints).toEqual([])
  })
})
