import type { Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import { paragraphsOf } from '../../src/domain/paragraph.js'
import { anAccountId } from '../support/builders.js'
import { openPagesWorld, type PagesWorld, type Visitor } from '../support/pages-world.js'

let world: PagesWorld
let teacher: Account
let headers: { authorization: string }
let visitor: Visitor
let deals: readonly string[]
let lesson: string

const TITLES = ['The simple finesse', 'A deep finesse', 'Ducking twice']
const HANDS = { N: '87.AKQJ43.3.JT92', E: 'QJ53.T85.AKJ.K73', S: 'KT42.97.T42.AQ85', W: 'A96.62.Q98765.64' }

const ask = async (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
  (await world.request({ method, url, headers, ...(payload === undefined ? {} : { payload }) })).body

beforeAll(async () => {
  world = await openPagesWorld()
  const signedIn = await world.signIn({ id: anAccountId('ina'), displayName: 'Ina Teacher', onboardedAt: new Date() })
  teacher = signedIn.account
  headers = signedIn.headers
  deals = await Promise.all(
    TITLES.map(async (title, i) => {
      const auction = i === 0 ? ['4S', 'P', 'P', 'P'] : []
      const board = { title, boardNumber: i + 1, hands: HANDS, auction, themes: [`theme ${i}`, 'other'] }
      return (await ask('POST', '/deals', { ...board, commentary: paragraphsOf(`Notes on ${title}.`) })).id
    }),
  )
  lesson = (await ask('POST', '/collections', { title: 'Lesson 3', dealIds: deals })).id
  await ask('PATCH', `/collections/${lesson}`, { studentView: { hands: 'S' } })
})
afterAll(() => world.close())

beforeEach(async () => {
  visitor = await world.visit()
})
afterEach(async () => {
  expect(visitor.seen.complaints).toEqual([])
  await visitor.page.context().close()
})

const boardInAddress = (): string | null => new URL(visitor.page.url()).searchParams.get('board')
const isAt = (title: string) => visitor.page.getByRole('heading', { level: 2, name: title }).waitFor()

describe('a lesson', () => {
  it('is printed by the browser with all its boards, and a board without its editor', async () => {
    const { page } = visitor
    await visitor.signIn(teacher, `/desk/collections/${lesson}`)
    await isAt('The simple finesse')
    const printed = page.locator('.printed-boards article')
    /** What is on paper while the browser's own command prints. */
    const whilePrinting = async (look: () => Promise<void>) => {
      await page.emulateMedia({ media: 'print' })
      await page.evaluate('dispatchEvent(new Event("beforeprint"))')
      await look()
      await page.evaluate('dispatchEvent(new Event("afterprint"))')
      await page.emulateMedia({ media: 'screen' })
      expect(await printed.count()).toBe(0)
    }
    await whilePrinting(async () => {
      expect(await printed.getByRole('heading').allTextContents()).toEqual(TITLES)
      for (const title of TITLES) expect(await page.getByText(`Notes on ${title}.`).last().isVisible()).toBe(true)
      expect(await page.getByRole('heading', { name: 'Lesson 3' }).isVisible()).toBe(true)
      expect(await page.locator('.lesson').isVisible()).toBe(false)
      await visitor.picture('lesson-print')
    })
    await page.goto(`/desk/boards/${deals[0]}`)
    // A board is printed as the page shows it, with what is not saved yet.
    await page.getByLabel('Title').fill('The simple finesse, again')
    await whilePrinting(async () => {
      expect(await printed.getByRole('heading').allTextContents()).toEqual(['The simple finesse, again'])
      expect(await page.locator('.board-page').isVisible()).toBe(false)
    })
  })

  it('is navigated by the list, by buttons and by arrow keys, but not while the user types', async () => {
    const { page } = visitor
    await visitor.signIn(teacher, `/desk/collections/${lesson}`)
    await isAt('The simple finesse')
    const rows = page.getByRole('grid', { name: 'Boards' }).getByRole('row')
    expect(await rows.first().locator('.facts').textContent()).toMatch(/^4♠\ufe0e4 spades\s*by Norththeme 0$/)

    await rows.nth(1).getByRole('link', { name: 'A deep finesse' }).click()
    await isAt('A deep finesse')
    expect(boardInAddress()).toBe(deals[1])
    await page.keyboard.press('ArrowRight')
    await isAt('Ducking twice')
    await page.getByText('Board 3 of 3').waitFor()
    expect(await page.getByRole('button', { name: 'Next board' }).isDisabled()).toBe(true)
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: 'Previous board' }).click()
    await isAt('A deep finesse')
    await page.getByRole('textbox', { name: 'Commentary' }).click()
    await page.keyboard.press('ArrowLeft')
    await page.getByLabel('Title').press('ArrowLeft')
    expect(boardInAddress()).toBe(deals[1])

    // The same address, the same board.
    await page.reload()
    await isAt('A deep finesse')
    expect(await page.locator('.board-row.current').textContent()).toContain('A deep finesse')
  })

  it('shows each board in its editor, and keeps unsaved changes', async () => {
    const { page } = visitor
    await visitor.signIn(teacher, `/desk/collections/${lesson}?board=${deals[1]}`)
    await isAt('A deep finesse')
    await page.getByLabel('Title').fill('A deeper finesse')
    await page.getByRole('button', { name: 'Next board' }).click()
    await isAt('Ducking twice')
    const row = page.getByRole('row', { name: 'A deep finesse' })
    await row.getByText('not saved').waitFor()
    await row.getByRole('link').click()
    await page.getByText('Your unsaved changes').waitFor()
    await page.keyboard.press('Control+s')
    await page.getByText('“A deeper finesse” is saved.').waitFor()
    await page.getByRole('row', { name: 'A deeper finesse' }).waitFor()
    expect(await ask('GET', `/deals/${deals[1]}`)).toMatchObject({ title: 'A deeper finesse' })
    await ask('PATCH', `/deals/${deals[1]}`, { title: 'A deep finesse' })
  })

  it('shows a board as students see it, even while its link is closed', async () => {
    const { page } = visitor
    await visitor.signIn(teacher, `/desk/collections/${lesson}?board=${deals[0]}`)
    await page.getByRole('button', { name: 'As students see it' }).click()
    const phone = page.frameLocator('iframe')
    await phone.getByText('Notes on The simple finesse.').waitFor()
    expect(await phone.locator('[data-seat="S"]').textContent()).toContain('spades K 10 4 2')
    expect(await phone.locator('[data-seat="N"]').textContent()).not.toContain('spades')
    await phone.getByRole('button', { name: 'Show North' }).click()
    expect(await phone.locator('[data-seat="N"]').textContent()).toContain('spades 8 7')
    expect((await phone.locator('.board').boundingBox())?.width).toBeLessThan(390)
    // Arrow keys move through the lesson even from inside the frame.
    await page.keyboard.press('ArrowRight')
    await phone.getByText('Notes on A deep finesse.').waitFor()
    expect(boardInAddress()).toBe(deals[1])
    expect(await visitor.barriers()).toEqual([])
  })

  it('is linked from the page of one of its boards', async () => {
    const { page } = visitor
    await visitor.signIn(teacher, `/desk/collections/${lesson}?board=${deals[0]}`)
    await page.getByRole('link', { name: 'On its own page' }).click()
    await page.getByRole('heading', { level: 1, name: 'The simple finesse' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/desk/boards/${deals[0]}`)
    await page.getByRole('button', { name: 'Next board' }).click()
    await page.getByRole('heading', { level: 1, name: 'A deep finesse' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('heading', { level: 1, name: 'Ducking twice' }).waitFor()
    await visitor.picture('board-of-lesson')
    await page.getByRole('link', { name: 'Lesson 3' }).click()
    await isAt('Ducking twice')
    expect(boardInAddress()).toBe(deals[2])
  })

  it('gets a board from the page of that board, whose menu closes on Escape and on a press elsewhere', async () => {
    const { page } = visitor
    const { id } = await ask('POST', '/collections', { title: 'Next week', dealIds: [] })
    await visitor.signIn(teacher, `/desk/boards/${deals[2]}`)
    const file = page.getByRole('button', { name: 'PBN' })
    const menu = page.locator('summary', { hasText: 'Download' })
    for (const close of [() => page.keyboard.press('Escape'), () => page.getByRole('heading', { level: 1 }).click()]) {
      await menu.click()
      await file.waitFor()
      await close()
      await file.waitFor({ state: 'hidden' })
    }
    await page.getByRole('button', { name: 'Add to…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').selectOption('Next week')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('1 board added to “Next week”.').waitFor()
    expect((await ask('GET', `/collections/${id}`)).dealIds).toEqual([deals[2]])
  })

  it('shows the next board after one is removed', async () => {
    const { page } = visitor
    const { id } = await ask('POST', '/collections', { title: 'Lesson 4', dealIds: deals })
    await visitor.signIn(teacher, `/desk/collections/${id}?board=${deals[1]}`)
    await isAt('A deep finesse')
    await page.getByRole('button', { name: 'Remove A deep finesse' }).click()
    await isAt('Ducking twice')
    await page.getByText('Board 2 of 2').waitFor()
  })
})

describe('a lesson on a tablet', () => {
  it('shows the boards beside the chosen part, on the first screen', async () => {
    await visitor.page.context().close()
    visitor = await world.visit({ viewport: { width: 820, height: 1180 } })
    const { page } = visitor
    await visitor.signIn(teacher, `/desk/collections/${lesson}?board=${deals[1]}`)
    await isAt('A deep finesse')
    const within = async (part: Locator) => {
      await part.waitFor()
      const box = await part.boundingBox()
      return box !== null && box.y + Math.min(box.height, 300) < 1180
    }
    const list = page.getByRole('grid', { name: 'Boards' })
    expect([await within(list), await within(page.locator('.hero-board'))]).toEqual([true, true])
    await page.getByRole('button', { name: 'Notes', exact: true }).click()
    expect(await within(page.getByRole('textbox', { name: 'Commentary' }))).toBe(true)
    expect([await list.isVisible(), await page.locator('.hero-board').isVisible()]).toEqual([true, false])
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    expect(await within(page.getByRole('region', { name: 'Share with the class' }))).toBe(true)
    await visitor.picture('lesson-tablet-share')
    // A press on another board shows that board.
    await list.getByRole('link', { name: 'Ducking twice' }).click()
    await isAt('Ducking twice')
    expect(await page.locator('.hero-board').isVisible()).toBe(true)
    expect(await visitor.barriers()).toEqual([])
    await visitor.picture('lesson-tablet')
  })

  it('keeps what was unfolded when the tablet is turned', async () => {
    await visitor.page.context().close()
    visitor = await world.visit({ viewport: { width: 1024, height: 768 } })
    const { page } = visitor
    await visitor.signIn(teacher, `/desk/collections/${lesson}`)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.locator('summary', { hasText: 'Practice' }).click()
    const fields = page.getByRole('group', { name: 'Practice' })
    await fields.waitFor()
    for (const [width, height] of [
      [768, 1024],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height })
      // Two frames, in which the page has followed its new size.
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
      expect(await fields.isVisible()).toBe(true)
    }
  })
})

describe('a lesson on a phone', () => {
  it('shows one board on a screen, below the strip of all of them', async () => {
    await visitor.page.context().close()
    visitor = await world.visit({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    const { page } = visitor
    await visitor.signIn(teacher, `/desk/collections/${lesson}?board=${deals[1]}`)
    await isAt('A deep finesse')
    await visitor.settle()
    const strip = await page.getByRole('grid', { name: 'Boards' }).boundingBox()
    const board = await page.locator('.hero-board').boundingBox()
    expect(strip?.height).toBeLessThan(120)
    expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThan(844)
    // As long as there is nothing to save, no bar lies over the board.
    expect(await page.locator('.save-bar').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Notes', exact: true }).tap()
    await page.getByRole('textbox', { name: 'Commentary' }).waitFor()
    expect(await page.locator('.hero-board').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Share', exact: true }).tap()
    // The class link is on the first screen: it belongs to the whole lesson, not to one board.
    const share = page.getByRole('region', { name: 'Share with the class' })
    await share.waitFor()
    const acts = await share.getByRole('button').first().boundingBox()
    expect((acts?.y ?? 844) + (acts?.height ?? 0)).toBeLessThan(844)
    expect(await page.getByRole('grid', { name: 'Boards' }).isVisible()).toBe(false)
  })
})
