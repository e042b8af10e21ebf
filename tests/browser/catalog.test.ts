import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AccountId } from '../../src/domain/ids.js'
import { seedDemoData } from '../../src/process/demo-data.js'
import { openPagesWorld, type PagesWorld } from '../support/pages-world.js'

const TAKASHI = { id: 'demo|takashi' as AccountId, email: 'takashi@example.org' }

let world: PagesWorld

beforeAll(async () => {
  world = await openPagesWorld()
  await seedDemoData(world.database, new Date())
})
afterAll(() => world.close())

it('leads from a theme to a board, to its author, and to a collection of one’s own', async () => {
  const visitor = await world.visit()
  const { page, seen } = visitor
  await visitor.signIn(TAKASHI, '/explore')
  const theme = page.getByRole('button', { name: /^Stayman/ })
  await theme.click()
  await page.locator('[aria-pressed=true]').waitFor()
  await visitor.settle()
  expect(new URL(page.url()).searchParams.get('theme')).toBe('Stayman')
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
