import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemoData } from '../../src/demo/demo-data.js'
import { openPagesWorld, type PagesWorld } from '../support/pages-world.js'
import { tokenOf } from '../support/tokens.js'

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 32"><rect width="96" height="32" rx="6" fill="#7a1f5c"/><circle cx="48" cy="16" r="9" fill="#fff"/></svg>'
const ALICE = { id: 'demo|alice', email: 'alice.martin@example.org' } as never

let world: PagesWorld

beforeAll(async () => {
  const logo = { type: 'image/svg+xml', bytes: Buffer.from(LOGO) } as const
  world = await openPagesWorld({ site: { name: 'Bridge Club Lyon', color: '#7a1f5c', logo } })
  await seedDemoData(world.database, new Date())
})
afterAll(() => world.close())

const headersOf = async (sub: string) => ({ authorization: `Bearer ${await tokenOf({ sub })}` })

describe('the site', () => {
  it('shows its name, colour and logo on every page', async () => {
    const { body } = await world.request({ url: '/collections', headers: await headersOf('demo|alice') })
    const { publicToken } = body.collections.find(
      (each: Record<string, unknown>) =>
        each.publicToken !== null && each.availableFrom === null && each.availableUntil === null,
    )
    for (const colorScheme of ['light', 'dark'] as const)
      for (const [width, height] of [
        [1280, 800],
        [360, 740],
      ] as const) {
        const visitor = await world.visit({ colorScheme, viewport: { width, height } })
        const { page } = visitor
        for (const [name, path, status] of [
          ['home', '/sign-in', 200],
          ['students', `/c/${publicToken}`, 200],
          ['closed', '/c/closed', 404],
          ['unknown', '/nowhere', 404],
        ] as const) {
          expect((await page.goto(path))?.status()).toBe(status)
          await visitor.settle()
          await page.waitForFunction("document.title.endsWith(' · Bridge Club Lyon')")
          await page.getByText('Bridge Club Lyon').waitFor()
          const logos = page.locator('img[src="/site-logo"]')
          for (const logo of await logos.all())
            expect(
              await logo.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
            ).toBeGreaterThan(0)
          expect({ name, logos: await logos.count() }).toEqual({ name, logos: 1 })
          const accent = await page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--accent')")
          expect(accent).toContain('#7a1f5c')
          await visitor.picture(`site-${name}-${colorScheme}-${width}`)
          expect({ name, barriers: await visitor.barriers() }).toEqual({ name, barriers: [] })
          expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
        }
      }
  })

  it('has a page for the action of every demo announcement', async () => {
    const { body } = await world.request({ url: '/back-office/announcements', headers: await headersOf('demo|admin') })
    const paths = body.announcements.flatMap(({ actionPath }: { actionPath: string | null }) => actionPath ?? [])
    expect(paths).not.toEqual([])
    const visitor = await world.visit()
    await visitor.signIn(ALICE, '/desk')
    for (const path of paths) {
      expect((await visitor.page.goto(path))?.status()).toBe(200)
      const heading = visitor.page.getByRole('heading', { level: 1 })
      await heading.waitFor()
      await visitor.settle()
      expect(await heading.textContent()).not.toBe('Page not found')
    }
  })

  it('leads from an announcement to its page, inside or outside the site, and marks it as read by keyboard', async () => {
    const headers = await headersOf('demo|admin')
    const publishedAt = new Date(Date.now() - 60_000).toISOString()
    for (const [title, actionPath] of [
      ['Explore', '/explore?theme=Stayman'],
      ['Authors', '/authors?q=alice'],
      ['Documentation', '/docs'],
    ])
      await world.request({
        method: 'POST',
        url: '/back-office/announcements',
        headers,
        payload: { kind: 'news', title: { en: title }, actionLabel: { en: `Go to ${title}` }, actionPath, publishedAt },
      })
    const visitor = await world.visit()
    const { page, seen } = visitor
    const { account: reader } = await world.signIn({ displayName: 'A Reader', onboardedAt: new Date() })
    await visitor.signIn(reader, '/desk')
    for (const [title, named] of [
      ['Explore', 'Explore'],
      ['Authors', 'Authors'],
      ['Documentation', 'Dealbook API'],
    ] as const) {
      await page.getByRole('link', { name: `Go to ${title}` }).click()
      await expect.poll(() => page.title()).toContain(named)
      await page.goto('/desk')
    }
    const news = page.getByRole('region', { name: 'News' })
    const unread = news.getByRole('button', { name: 'Mark as read' })
    await unread.first().waitFor()
    const count = await unread.count()
    expect(count).toBeGreaterThan(3)
    await unread.first().click()
    await expect.poll(() => unread.count()).toBe(count - 1)
    await visitor.settle()
    await visitor.picture('announcements')
    // Each key press marks the announcement that the focus has moved to: the next one below, if any.
    await unread.nth(1).focus()
    const below = await unread.nth(2).textContent()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe(below)
    for (let left = count - 3; left >= 0; left--) {
      await page.keyboard.press('Enter')
      await expect.poll(() => unread.count()).toBe(left)
      await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe(left > 0 ? 'BUTTON' : 'H2')
    }
    await page
      .getByRole('region', { name: 'Announcement' })
      .getByRole('button', { name: 'Mark as read' })
      .press('Space')
    await page.getByRole('region', { name: 'Announcement' }).waitFor({ state: 'detached' })
    await page.reload()
    await news.waitFor()
    expect(await unread.count()).toBe(0)
    expect(await page.getByRole('region', { name: 'Announcement' }).count()).toBe(0)
    expect(seen.complaints).toEqual([])
    await page.context().close()
  })
})
