import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_TEACHER } from '../../src/demo/demo-accounts.js'
import { seedDemoData } from '../../src/demo/demo-data.js'
import type { AccountId } from '../../src/domain/ids.js'
import { openPagesWorld, type PagesWorld } from '../support/pages-world.js'

/** A reader without a language, so that boards in every language are shown. */
const READER = { id: 'catalog|reader' as AccountId, email: 'reader@example.org' }

let world: PagesWorld

beforeAll(async () => {
  world = await openPagesWorld()
  await seedDemoData(world.database, new Date())
})
afterAll(() => world.close())

it('leads from a theme to a board, to its author, and to a collection of one’s own', async () => {
  const visitor = await world.visit()
  const { page, seen } = visitor
  await visitor.signIn(READER, '/explore')
  const theme = page.getByRole('button', { name: /^Ducking/ })
  await theme.waitFor()
  // The reader has no language, so the pages are in English, and themes in other languages come later.
  const themes = await page.locator('.frequent .chip').allTextContents()
  const [last, first] = ['Opening lead 1', 'Blackwood 1'].map((one) => themes.indexOf(one)) as [number, number]
  expect(last).toBeGreaterThanOrEqual(0)
  expect(first).toBeGreaterThan(last)
  await theme.click()
  await page.locator('[aria-pressed=true]').waitFor()
  await visitor.settle()
  expect(new URL(page.url()).searchParams.get('theme')).toBe('Ducking')
  expect(await visitor.barriers()).toEqual([])
  await visitor.picture('explore-theme')
  await page.locator('.deal h3 a').first().click()
  await page.getByRole('button', { name: 'Add to' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Stayman for beginners')
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await visitor.settle()
  expect(await visitor.barriers()).toEqual([])
  await visitor.picture('public-board')

  await page.goto('/authors?q=alice')
  await page.getByRole('link', { name: 'Alice Martin' }).focus()
  await visitor.settle()
  await visitor.picture('authors')
  expect(await visitor.barriers()).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Follow', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Stop following' }).waitFor()
  expect(seen.foreign).toEqual([])
  await page.context().close()
})

it('names the authors that match the words, beside the boards', async () => {
  const visitor = await world.visit()
  const { page } = visitor
  await visitor.signIn(READER, '/explore?q=alice')
  await page.getByRole('heading', { name: 'Authors', exact: true }).waitFor()
  await page.getByRole('link', { name: 'Alice Martin' }).first().waitFor()
  await page.getByText('No board matches').waitFor()
  await visitor.settle()
  expect(await visitor.barriers()).toEqual([])
  await visitor.picture('explore-authors')
  await page.getByRole('link', { name: 'Alice Martin' }).click()
  await page.waitForURL('**/authors/alice-martin')
  await page.context().close()
})

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const

it('narrows the public boards by each filter, on a phone, and removes each again', async () => {
  const { headers } = await world.signIn()
  const { body } = await world.request({ url: '/catalog/deals?limit=100', headers })
  type Found = (typeof body.deals)[number]
  const titlesOf = (isFound: (deal: Found) => boolean): readonly string[] =>
    body.deals.filter(isFound).map(({ title }: Found) => title)
  const visitor = await world.visit(PHONE)
  const { page, seen } = visitor
  await visitor.signIn(READER, '/explore')
  const shows = (titles: readonly string[]) =>
    expect.poll(() => page.locator('.deal h3').allTextContents(), { timeout: 20_000 }).toEqual(titles)
  await shows(titlesOf(() => true))
  const panel = page.locator('.filter-fields')
  expect(await panel.isVisible()).toBe(false)
  await page.getByText('Filters', { exact: true }).tap()
  await visitor.picture('explore-filters-phone')
  expect(await visitor.barriers()).toEqual([])

  const is = ({ contract }: Found, level: number, strain: string) =>
    contract?.level === level && contract.strain === strain && contract.doubled === 0
  const filters: readonly (readonly [string, string, string, () => Promise<unknown>, (deal: Found) => boolean])[] = [
    [
      'vulnerability',
      'All',
      'Vulnerable: Both',
      () => panel.getByLabel('Vulnerable').selectOption('Both'),
      (deal) => deal.vulnerability === 'All',
    ],
    [
      'dealer',
      'S',
      'Dealer: South',
      () => panel.getByLabel('Dealer').selectOption('South'),
      (deal) => deal.dealer === 'S',
    ],
    [
      'declarer',
      'S',
      'Declarer: South',
      () => panel.getByLabel('Declarer').selectOption('South'),
      (deal) => deal.contract?.declarer === 'S',
    ],
    [
      'boardNumber',
      '3',
      'Board 3',
      async () => {
        await panel.getByLabel('Board number').fill('3')
      },
      (deal) => deal.boardNumber === 3,
    ],
    [
      'contract',
      '4S',
      '4 spades',
      async () => {
        await panel.getByLabel('Contract').fill('4 spades')
      },
      (deal) => is(deal, 4, 'S'),
    ],
    [
      'author',
      'alice-martin',
      'Alice Martin',
      async () => {
        await panel.getByRole('combobox', { name: 'Author' }).fill('alic')
        await page.getByRole('option', { name: 'Alice Martin' }).tap()
      },
      (deal) => deal.author.handle === 'alice-martin',
    ],
  ]
  for (const [name, value, chip, choose, isFound] of filters) {
    await choose()
    const titles = titlesOf(isFound)
    expect({ name, some: titles.length > 0 && titles.length < body.deals.length }).toEqual({ name, some: true })
    await shows(titles)
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ [name]: value })
    await page.getByText(titles.length === 1 ? '1 board' : `${titles.length} boards`, { exact: true }).waitFor()
    await page.getByRole('button', { name: `${chip} Remove this filter` }).tap()
    await shows(titlesOf(() => true))
    expect(new URL(page.url()).search).toBe('')
  }
  // Text that is not a contract stays in its field with a message, and the list does not change.
  await panel.getByLabel('Contract').fill('eight spades')
  await panel.getByText('Write a level and a strain, such as 4 hearts, 3NT or 4♠X, or “game”.').waitFor()
  await shows(titlesOf(() => true))
  expect(new URL(page.url()).search).toBe('')
  expect(seen.complaints).toEqual([])
  await page.context().close()
})

it('lets a filter be removed that no board matches', async () => {
  const visitor = await world.visit()
  const { page } = visitor
  await visitor.signIn(READER, '/explore?dealer=Z')
  await page.getByRole('button', { name: 'Dealer: Z Remove this filter' }).click()
  await page.locator('.deal h3').first().waitFor()
  expect(new URL(page.url()).search).toBe('')
  await page.context().close()
})

it('applies several filters from the address together, and clears them at once', async () => {
  const visitor = await world.visit()
  const { page } = visitor
  await visitor.signIn(READER, '/authors/alice-martin')
  await page.getByRole('link', { name: 'Search these boards' }).press('Enter')
  await page.getByRole('button', { name: 'Alice Martin Remove this filter' }).waitFor()
  await page.goto('/explore?author=alice-martin&theme=Stayman&theme=Ench%C3%A8res&dealer=N&vulnerability=None&q=fit')
  await page.getByText('1 board', { exact: true }).waitFor()
  expect(await page.locator('.deal h3').allTextContents()).toEqual(['Le Stayman et le fit quatre-quatre'])
  expect(await page.locator('.chip[aria-pressed=true]').count()).toBe(2)
  await page.getByRole('button', { name: 'Enchères Remove this filter' }).click()
  await expect.poll(() => page.locator('.chip[aria-pressed=true]').allTextContents()).toEqual(['Stayman 1'])
  await visitor.settle()
  await visitor.picture('explore-narrowed')
  await page.getByLabel('Search boards').fill('nowhere')
  await page.getByText('No board matches').waitFor()
  await visitor.picture('explore-nothing')
  await page.getByRole('button', { name: 'Clear search and filters' }).last().press('Enter')
  await page.getByRole('heading', { name: 'Recently published' }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  await page.context().close()
})

it('shows what followed authors have published, piece by piece', async () => {
  const { headers } = await world.signIn({ displayName: 'Ms Busy', handle: 'busy' } as never)
  const follower = await world.signIn({ displayName: 'Follow Er', onboardedAt: new Date() })
  const titles = Array.from({ length: 14 }, (_, i) => `Busy ${String(i + 1).padStart(2, '0')}`)
  for (const title of titles)
    await world.request({ method: 'POST', url: '/deals', headers, payload: { title, sharing: 'public' } })
  const visitor = await world.visit(PHONE)
  const { page, seen } = visitor
  await visitor.signIn(follower.account, '/explore')
  const place = page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Following' })
  await place.tap()
  await page.getByText('Nothing here yet').waitFor()
  await visitor.settle()
  await visitor.picture('feed-empty-phone')
  expect(await visitor.barriers()).toEqual([])
  await page.getByRole('link', { name: 'Find authors' }).tap()
  await page.getByRole('link', { name: 'Ms Busy' }).tap()
  await page.getByRole('button', { name: 'Follow', exact: true }).tap()
  await page.getByRole('button', { name: 'Stop following' }).waitFor()
  await place.tap()
  const shown = page.locator('.deal h3')
  await expect.poll(() => shown.count()).toBe(12)
  expect(await shown.first().textContent()).toBe('Busy 14')
  await page.getByRole('button', { name: 'Show more' }).press('Enter')
  await expect.poll(() => shown.count()).toBe(14)
  expect(await shown.allTextContents()).toEqual([...titles].reverse())
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
  await visitor.picture('feed-phone')
  await page.goto('/desk')
  await page.getByRole('link', { name: 'Show all' }).tap()
  await page.getByRole('heading', { level: 1, name: 'New from authors you follow' }).waitFor()
  // After unfollowing an author, their boards are gone.
  await page.getByRole('link', { name: 'Authors you follow' }).tap()
  await page.getByRole('button', { name: 'Stop following' }).tap()
  await page.getByText('You no longer follow Ms Busy.').waitFor()
  await place.tap()
  await page.getByText('Nothing here yet').waitFor()
  expect(seen.complaints).toEqual([])
  await page.context().close()
})

it('begins with the boards and themes in the reader’s own language, if there are any', async () => {
  const visitor = await world.visit()
  const { page } = visitor
  await visitor.signIn({ id: DEMO_TEACHER as AccountId, email: 'alice.martin@example.org' }, '/explore')
  const { headers } = await world.signIn()
  const titlesIn = async (query: string): Promise<readonly string[]> =>
    (await world.request({ url: `/catalog/deals?limit=12${query}`, headers })).body.deals.map(
      ({ title }: { title: string }) => title,
    )
  const shows = (titles: readonly string[]) =>
    expect.poll(() => page.locator('.deal h3').allTextContents(), { timeout: 20_000 }).toEqual(titles)
  const [french, all] = [await titlesIn('&language=fr'), await titlesIn('')]
  expect(french).not.toEqual(all)
  await shows(french)
  await page.getByText('These are the boards in French.').waitFor()
  expect(await visitor.barriers()).toEqual([])
  await visitor.picture('explore-own-language')
  const themes = () => page.locator('.frequent .chip').count()
  const frenchThemes = await themes()
  await page.getByRole('button', { name: 'All languages', exact: true }).click()
  await shows(all)
  expect(new URL(page.url()).search).toBe('?language=all')
  expect(await themes()).toBeGreaterThan(frenchThemes)
  await page.goto('/explore?language=pl')
  await shows(await titlesIn('&language=pl'))

  const q = encodeURIComponent(all.find((title) => !french.includes(title)) ?? '')
  const found = await titlesIn(`&q=${q}`)
  expect([found.length > 0, await titlesIn(`&q=${q}&language=fr`)]).toEqual([true, []])
  await page.goto(`/explore?q=${q}`)
  await page.getByText('No board in French matches').waitFor()
  await page.getByRole('button', { name: 'Search all languages' }).click()
  await shows(found)
  await page.context().close()
})
