import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../src/domain/day.js'
import { anAccountId } from '../support/builders.js'
import { openPagesWorld, type PagesWorld, type Visitor } from '../support/pages-world.js'

let world: PagesWorld
let visitor: Visitor
const admin = { id: anAccountId('admin'), email: 'admin@example.org' }

beforeAll(async () => {
  world = await openPagesWorld()
  await world.signIn({ id: admin.id, role: 'admin', displayName: 'Ada Admin' })
  visitor = await world.visit({ timezoneId: 'America/Los_Angeles' })
  await visitor.signIn(admin, '/admin/grants')
})
afterAll(async () => {
  await visitor.page.context().close()
  await world.close()
})

const FIGURES = ['accountsMade', 'accountsOnboarded', 'dealsMade', 'dealsPublished', 'dealsImported', 'serves'] as const

/** Shows the overview of a number of days up to 1 March 2026, with the given `serves`, and zero for every other figure. */
const show = async (serves: readonly number[], address = '/admin') => {
  const { page } = visitor
  const days = serves.map((value, i) => ({
    day: new Date(Date.UTC(2026, 2, 1) - (serves.length - 1 - i) * DAY_MS).toISOString().slice(0, 10),
    ...Object.fromEntries(FIGURES.map((name) => [name, name === 'serves' ? value : 0])),
  }))
  await page.route('**/back-office/stats?*', (route) => route.fulfill({ json: { days } }))
  await page.goto(address)
  const plot = page.getByRole('figure').filter({ hasText: 'Boards given out by apps' })
  await plot.waitFor()
  return { plot, scale: () => plot.locator('.plot-scale span').allTextContents() }
}

describe('a plot', () => {
  it('has a scale of round numbers, dates, a unit, and a sum', async () => {
    const { plot, scale } = await show([0, 7, 1_100, 0, 23, 0, 0, 0, 0, 0, 4, 0, 90])
    expect(await scale()).toEqual(['1.5k', '1k', '500', '0'])
    expect(await plot.locator('.plot-dates span').allTextContents()).toEqual(['17 Feb', '23 Feb', '1 Mar'])
    await plot.getByText('per day').waitFor()
    await plot.getByText('1,224', { exact: true }).waitFor()
    await plot
      .getByRole('img', { name: 'Boards given out by apps per day: 1,224 in total, highest value 1,100' })
      .waitFor()
    await visitor.picture('figures')
    expect(await visitor.barriers()).toEqual([])
  })

  it('shows the value of the bar under the pointer', async () => {
    const { page } = visitor
    const { plot } = await show([...Array.from({ length: 19 }, (_, i) => i), 90])
    const box = await plot.getByRole('slider').boundingBox()
    if (box === null) throw new Error('the plot has no place')
    await page.mouse.move(box.x + box.width * 0.525, box.y + box.height / 2)
    await plot.getByText('20 Feb 2026: 10').waitFor()
    await page.mouse.move(box.x + box.width - 1, box.y + 1)
    await plot.getByText('1 Mar 2026: 90').waitFor()
    await page.mouse.move(0, 0)
    await plot.getByText('per day').waitFor()
  })

  it('shows values by keyboard alone, and reads them out to a screen reader', async () => {
    const { page } = visitor
    const { plot } = await show([3, 14, 159])
    const slider = plot.getByRole('slider', { name: 'Boards given out by apps' })
    const heard = () => slider.getAttribute('aria-valuetext')
    await page.getByRole('combobox', { name: 'Period' }).focus()
    for (const _ of FIGURES) await page.keyboard.press('Tab')
    await plot.getByText('1 Mar 2026: 159').waitFor()
    await page.keyboard.press('ArrowLeft')
    await plot.getByText('28 Feb 2026: 14').waitFor()
    expect(await heard()).toBe('28 Feb 2026: 14')
    await page.keyboard.press('Home')
    await plot.getByText('27 Feb 2026: 3').waitFor()
    expect(await heard()).toBe('27 Feb 2026: 3')
  })

  it('has a narrow bar for a single value, and says if there is none', async () => {
    const { page } = visitor
    const { plot, scale } = await show([1])
    expect(await scale()).toEqual(['1', '0'])
    const [bar, area] = await Promise.all([
      plot.locator('rect').boundingBox(),
      plot.locator('.plot-area').boundingBox(),
    ])
    expect(bar?.width).toBeLessThan((area?.width ?? 0) / 8)
    expect(await page.getByText('None in this period').count()).toBe(FIGURES.length - 1)
    await show([])
    expect(await page.getByText('None in this period').count()).toBe(FIGURES.length)
  })

  it('of a year has a bar for each week, and so does its table', async () => {
    const { page } = visitor
    const { plot } = await show(
      Array.from({ length: 364 }, () => 1),
      '/admin?days=364',
    )
    expect(await plot.locator('rect').count()).toBe(52)
    await plot.getByText('per week').waitFor()
    expect(await plot.locator('.plot-dates span').allTextContents()).toEqual(['Mar 2025', 'Sept 2025', 'Mar 2026'])
    await page.getByText('Show as a table').click()
    const table = page.getByRole('region', { name: 'Show as a table' })
    await table.getByRole('row', { name: /^23 Feb.–.1 Mar 2026/ }).waitFor()
    expect(await table.getByRole('row').count()).toBe(53)
  })
})
