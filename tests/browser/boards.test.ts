import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import { anAccountId } from '../support/builders.js'
import { openPagesWorld, type PagesWorld, type Visitor } from '../support/pages-world.js'

let world: PagesWorld
let teacher: Account
let headers: { authorization: string }
let visitor: Visitor

beforeAll(async () => {
  world = await openPagesWorld()
  const signedIn = await world.signIn({ id: anAccountId('tina'), displayName: 'Tina Teacher', onboardedAt: new Date() })
  teacher = signedIn.account
  headers = signedIn.headers
})
afterAll(() => world.close())

beforeEach(async () => {
  visitor = await world.visit()
})
afterEach(async () => {
  expect(visitor.seen.foreign).toEqual([])
  await visitor.page.context().close()
})

const stored = async (id: string, of = headers) => (await world.request({ url: `/deals/${id}`, headers: of })).body
const idOf = (address: string) => new URL(address).pathname.split('/').at(-1) as string

/** A card, a call or a hand of the editor, by what a screen reader calls its button. */
const press = (name: string) => visitor.page.getByRole('button', { name, exact: true }).click()

describe('a board', () => {
  it('is created, published, merged after a conflict, trashed and restored by mouse', async () => {
    const { page } = visitor
    await visitor.signIn(teacher, '/desk/boards')
    await page.getByText('No boards yet').waitFor()
    await visitor.picture('boards-empty')
    await page.getByRole('link', { name: 'New board' }).click()
    await page.getByRole('heading', { level: 1, name: 'New board' }).waitFor()
    await page.getByLabel('Title').fill('The simple finesse')

    // North by typing, East by clicking and typing, South by typing; West gets the rest.
    await page.getByLabel('North’s cards').fill('akq.jt9.876.5432')
    await page.getByRole('button', { name: 'East 0' }).click()
    for (const card of ['spades J', 'spades 10']) await press(card)
    await press('spades 10')
    expect(await page.getByLabel('East’s cards').inputValue()).toBe('J...')
    await page.getByLabel('East’s cards').fill('ajt9.akq.akq.kq')
    await page.getByText('♠A is North’s.').waitFor()
    await page.getByLabel('East’s cards').fill('jt98.akq.akq.akq')
    await page.getByRole('button', { name: 'South 0' }).click()
    await page.getByLabel('South’s cards').fill('7654.876.jt9.jt9')
    await press('Deal the rest to West')
    expect(await page.getByLabel('West’s cards').inputValue()).toBe('32.5432.5432.876')

    await page.getByLabel('Board number').fill('2')
    expect(await page.getByRole('radio', { name: 'East', exact: true }).isChecked()).toBe(true)
    for (const call of ['1 club', 'Pass', '1NT', 'Pass']) await press(call)
    expect(await page.getByRole('button', { name: '1 heart' }).isDisabled()).toBe(true)
    await press('Take back the last call')
    for (const call of ['Double', 'Pass', 'Pass', 'Pass']) await press(call)
    await page.getByText('1NTX by West').waitFor()

    const noteTo = (call: RegExp) => page.getByRole('button', { name: call }).click()
    await noteTo(/Note on East’s call: 1 club/)
    // The cursor is in the explanation at once, and back at the call afterwards.
    await page.keyboard.type('At least three')
    expect(await page.getByLabel('Explanation').inputValue()).toBe('At least three')
    await press('Done')
    expect(await page.evaluate('document.activeElement.textContent')).toContain('Note on East’s call')
    await noteTo(/Note on West’s call: 1NT/)
    await page.getByLabel('Explanation').fill('A balanced hand')
    await page.getByLabel('Alerted').check()
    await page.getByLabel('Also correct').fill('1s 1c')
    await page.getByLabel('Alerted').focus()
    await page.getByText('1C is not another legal call here.').waitFor()
    await page.getByLabel('Also correct').fill('1s 2d')
    await visitor.picture('board-call-note')
    await press('Done')
    await page.getByText('A balanced hand').waitFor()
    await page.getByText('Play and result').click()
    await press('spades A')
    await page.getByRole('toolbar', { name: 'East to play' }).waitFor()

    const commentary = page.getByRole('textbox', { name: 'Commentary' })
    await commentary.click()
    await page.keyboard.type('Count ')
    await press('Bold')
    await page.keyboard.type('first')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('then play.')
    await press('Add a step')
    // A click on the step doesn't select it, so what is typed does not replace it.
    await commentary.locator('[data-step]').click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('Cash the !sK, hurrah!dear.')
    await page.getByLabel('Themes', { exact: true }).fill('finesse, counting')
    await page.keyboard.press('Enter')
    await visitor.settle()
    await visitor.picture('board-new-wide')
    await press('Save')
    await page.getByText('“The simple finesse” is saved.').waitFor()
    const id = idOf(page.url())
    expect(await stored(id)).toMatchObject({
      title: 'The simple finesse',
      boardNumber: 2,
      dealer: 'E',
      vulnerability: 'NS',
      hands: { N: 'AKQ.JT9.876.5432', E: 'JT98.AKQ.AKQ.AKQ', S: '7654.876.JT9.JT9', W: '32.5432.5432.876' },
      contract: { level: 1, strain: 'NT', doubled: 1, declarer: 'W' },
      callNotes: [
        { call: 0, text: 'At least three', alert: false, accepts: [] },
        { call: 2, text: 'A balanced hand', alert: true, accepts: ['1S', '2D'] },
      ],
      play: ['SA'],
      themes: ['finesse', 'counting'],
      commentary: [
        {
          type: 'paragraph',
          children: [
            { type: 'text', text: 'Count ', bold: false, italic: false },
            { type: 'text', text: 'first\nthen play.', bold: true, italic: false },
          ],
        },
        { type: 'step' },
        { type: 'paragraph', children: [{ type: 'text', text: 'Cash the ♠K, hurrah!dear.' }] },
      ],
      sharing: 'private',
    })
    await page.getByText('Not in the catalog: you have not chosen an author name yet; it is private.').waitFor()

    // Unsaved changes survive a reload; undo and redo step through them.
    await page.getByLabel('Title').fill('The double finesse')
    await page.reload()
    await page.getByText('Your unsaved changes').waitFor()
    expect(await page.getByLabel('Title').inputValue()).toBe('The double finesse')
    await press('Undo')
    expect(await page.getByLabel('Title').inputValue()).toBe('The simple finesse')
    await press('Redo')
    await page.getByRole('radio', { name: 'Everyone' }).check()

    // Somebody else, or another window, saves first.
    await world.request({
      method: 'PATCH',
      url: `/deals/${id}`,
      headers,
      payload: { title: 'Another title', themes: ['finesse'] },
    })
    await press('Save')
    await page.getByRole('heading', { name: 'This board was changed elsewhere in the meantime' }).waitFor()
    expect(await visitor.barriers()).toEqual([])
    await visitor.picture('board-conflict')
    await press('Save these choices')
    await page.getByText('“The double finesse” is saved.').waitFor()
    expect(await stored(id)).toMatchObject({ title: 'The double finesse', themes: ['finesse'], sharing: 'public' })

    // A hand with a missing card is reported beside that hand.
    await press('Edit the hands')
    await page.getByRole('button', { name: 'West 13' }).click()
    await press('clubs 8')
    await press('Save')
    await page
      .locator('#faults-hands')
      .getByText('The hands have different numbers of cards. Every hand that is given needs the same number.')
      .waitFor()
    await page
      .getByRole('button', {
        name: 'Hands: The hands have different numbers of cards. Every hand that is given needs the same number.',
      })
      .waitFor()
    await press('Undo')

    await press('Move to the trash')
    await page.getByText('“The double finesse” is in the trash.').waitFor()
    expect(await stored(id)).toMatchObject({ lifecycle: 'trashed' })
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Boards' }).click()
    await page.getByText('No boards yet').waitFor()
    await page.getByRole('radio', { name: 'Trash' }).click()
    await page.getByRole('link', { name: 'The double finesse' }).waitFor()
    await page.getByLabel('Select The double finesse').check()
    await press('Restore')
    await page.getByText('1 board restored.').waitFor()
    expect(await stored(id)).toMatchObject({ lifecycle: 'active' })

    await page.getByRole('radio', { name: 'Boards' }).click()
    await page.getByLabel('Search boards').fill('doub fin')
    await page.waitForURL(/q=doub/)
    await page.getByRole('link', { name: 'The double finesse' }).waitFor()
    await page.getByLabel('Search boards').fill('squeeze')
    await page.getByText('No board matches').waitFor()
    await page.getByRole('search').getByRole('button', { name: 'Clear search and filters' }).click()
    await page.getByRole('link', { name: 'The double finesse' }).waitFor()
    expect(await visitor.barriers()).toEqual([])
  })

  it('keeps text typed right after pressing Bold, on a slow machine', async () => {
    const { page } = visitor
    await page.addInitScript(`
      const soon = requestAnimationFrame
      requestAnimationFrame = (paint) => setTimeout(() => soon(paint), 300)`)
    await visitor.signIn(teacher, '/desk/boards/new')
    const commentary = page.getByRole('textbox', { name: 'Commentary' })
    await commentary.click()
    await page.keyboard.type('Count ')
    await press('Bold')
    await page.keyboard.type('first')
    expect(await commentary.locator('strong').textContent()).toBe('first')
  })
})

describe('many boards', () => {
  let owner: Account
  let ownerHeaders: { authorization: string }
  const board = (title: string, fields: object = {}) =>
    world.request({
      method: 'POST',
      url: '/deals',
      headers: ownerHeaders,
      payload: {
        title,
        hands: { N: 'AKQ.JT9.876.5432', E: 'JT98.AKQ.AKQ.AKQ', S: '7654.876.JT9.JT9', W: '32.5432.5432.876' },
        ...fields,
      },
    })
  const titles = async () => (await world.request({ url: '/deals?pageSize=50', headers: ownerHeaders })).body.deals

  beforeAll(async () => {
    const signedIn = await world.signIn({
      id: anAccountId('olga'),
      displayName: 'Olga Owner',
      handle: 'olga' as never,
      onboardedAt: new Date(),
    })
    owner = signedIn.account
    ownerHeaders = signedIn.headers
    // Neither in the order of their titles nor in its reverse, so that the selected range shows which order was used.
    await board('Counting losers before the first trick is played, as one always should', { boardNumber: 3 })
    await board('Endplay', { boardNumber: 999, sharing: 'public' })
    await board('Avoidance: keep East off lead', { boardNumber: 1, themes: ['avoidance'] })
    await board('Finesse or drop', {})
    await board('Blocking the suit', { boardNumber: 2, auction: ['1NT', 'P', '3NT', 'P', 'P', 'P'] })
    await board('Duck smoothly', { boardNumber: 16, themes: ['duck', 'timing'], hands: { N: 'AKQJT98765432...' } })
  })

  it('are selected, published, given themes, collected and downloaded together, and each change can be undone', async () => {
    const { page } = visitor
    await visitor.signIn(owner, '/desk/boards')
    await page.getByText('Table', { exact: true }).click()
    await page.getByText('More', { exact: true }).click()
    await page.getByLabel('Catalog', { exact: true }).click()
    await page.getByRole('columnheader', { name: 'Catalog' }).waitFor()
    await page.getByText('More', { exact: true }).click()
    await page.getByRole('button', { name: 'Title', exact: true }).click()
    await page.waitForURL(/sort=title/)
    await page.getByText('No: it is private').first().waitFor()

    await visitor.picture('boards-table')
    await page.getByLabel('Select Avoidance').check()
    await page.getByLabel('Select Counting').click({ modifiers: ['Shift'] })
    await page.getByText('3 boards selected').waitFor()
    await visitor.picture('boards-selected')
    expect(await visitor.barriers()).toEqual([])
    await press('Publish')
    await page.getByText('3 boards published.').waitFor()
    const publicOnes = async (): Promise<readonly string[]> =>
      (await titles())
        .filter(({ sharing }: { sharing: string }) => sharing === 'public')
        .map(({ title }: { title: string }) => title.split(/[ :]/)[0])
        .sort()
    expect(await publicOnes()).toEqual(['Avoidance', 'Blocking', 'Counting', 'Endplay'])
    await page.locator('.toast', { hasText: 'published' }).getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Undone for 3 boards.').waitFor()
    expect(await publicOnes()).toEqual(['Endplay'])

    await page.getByLabel('Select all shown').check()
    await press('Themes')
    await page.getByLabel('Add to each').fill('lesson 3')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByLabel('timing').check()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByText('Themes of 6 boards changed.').waitFor()
    expect((await titles()).map(({ themes }: { themes: string[] }) => themes.join()).sort()).toEqual(
      ['avoidance,lesson 3', 'duck,lesson 3', 'lesson 3', 'lesson 3', 'lesson 3', 'lesson 3'].sort(),
    )

    await page.getByLabel('Select Duck').check()
    await page.getByLabel('Select Endplay').check()
    await press('Add to…')
    await page.getByLabel('Title of the new collection').fill('Monday')
    await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
    await page.getByText('2 boards added to “Monday”.').waitFor()
    // The selection is cleared once the boards are added.
    await expect.poll(() => page.getByLabel('Select Endplay').isChecked()).toBe(false)
    await page.getByLabel('Select Duck').check()
    await page.getByLabel('Select Endplay').check()
    const [download] = await Promise.all([page.waitForEvent('download'), press('Download')])
    const file = await readFile(await download.path(), 'utf8')
    expect(file.match(/^\[Board /gm)).toHaveLength(2)
    expect(file.match(/^% PBN/gm)).toHaveLength(1)
    const { body: me } = await world.request({ url: '/accounts/me', headers: ownerHeaders })
    expect(me.preferences.dealsExplorer).toMatchObject({ viewMode: 'table', columnVisibility: { catalog: true } })
  })

  it('are printed in the order of the list, whichever page was visited first, and their sheet is paged through', async () => {
    const { page } = visitor
    const { account, headers } = await world.signIn({ onboardedAt: new Date() })
    for (let number = 10; number < 60; number++)
      await world.request({ method: 'POST', url: '/deals', headers, payload: { title: `Board ${number}` } })
    await visitor.signIn(account, '/desk/boards?sort=title&page=2')
    await page.getByLabel('Select Board 59').check()
    await press('Previous')
    for (const number of [10, 11, 12, 13]) await page.getByLabel(`Select Board ${number}`).check()
    await page.getByText('5 boards selected').waitFor()
    await page.getByRole('region', { name: 'Selected boards' }).getByRole('button', { name: 'Print…' }).click()
    const printed = async (): Promise<readonly string[]> =>
      (await page.locator('.sheet-picture text').allTextContents()).join(' ').match(/Board \d\d/g) ?? []
    const preview = page.getByRole('navigation', { name: 'Pages of the preview' })
    await preview.getByText('Page 1').waitFor()
    expect(await printed()).toEqual(['Board 10', 'Board 11', 'Board 12', 'Board 13'])
    await preview.getByRole('button', { name: 'Next page' }).click()
    await preview.getByText('Page 2').waitFor()
    expect(await printed()).toEqual(['Board 59'])
    // The button that was pressed keeps the focus, although there is no other page.
    expect(await preview.getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true')
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Next page')
    expect(await visitor.barriers()).toEqual([])
    // With all of them on one page, no other page is left to show.
    await page.getByLabel('Boards a page').selectOption('6')
    await expect.poll(printed).toHaveLength(5)
    await preview.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Defaults' }).click()
    await preview.waitFor()
    expect(await page.getByRole('button', { name: 'Defaults' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('and a new one can be reached by keyboard alone', async () => {
    const { page } = visitor
    const { keyboard } = page
    await visitor.signIn(owner, '/desk/boards/new')
    const focused = () =>
      page.evaluate('document.activeElement.labels?.[0]?.innerText.split("\\n")[0] ?? document.activeElement.innerText')
    const tabTo = async (label: string) => {
      for (let i = 0; i < 60; i++) {
        if (String(await focused()).startsWith(label)) return
        await keyboard.press('Tab')
      }
      throw new Error(`"${label}" is not reached by Tab; the focus is at "${await focused()}"`)
    }
    await page.getByRole('heading', { level: 1, name: 'New board' }).waitFor()
    await tabTo('North’s cards')
    await keyboard.type('akq.jt9.876.5432')
    await keyboard.press('Tab')
    // The whole deck is one tab stop, within which the arrow keys move.
    await keyboard.press('Tab')
    await tabTo('Clear North’s hand')
    await tabTo('Board number')
    await keyboard.type('3')
    await keyboard.press('Tab')
    await keyboard.press('ArrowRight')
    await tabTo('Or type calls')
    await keyboard.type('1nt p 3nt p p p')
    await keyboard.press('Enter')
    await page.getByText('3NT by West').waitFor()
    await tabTo('Title')
    await keyboard.type('By keyboard')
    await tabTo('Themes')
    await keyboard.type('keys')
    await keyboard.press('Enter')
    await keyboard.press('Control+s')
    await page.getByText('“By keyboard” is saved.').waitFor()
    expect(await stored(idOf(page.url()), ownerHeaders)).toMatchObject({
      dealer: 'W',
      hands: { N: 'AKQ.JT9.876.5432', E: null },
      contract: { level: 3, declarer: 'W' },
      themes: ['keys'],
    })

    await page.goto('/desk/boards')
    await page.getByLabel('Select By keyboard').focus()
    await keyboard.press('Space')
    await page.getByText('1 board selected').waitFor()
    await tabTo('Trash')
    await keyboard.press('Enter')
    await page.getByText('1 board moved to the trash.').waitFor()
  })

  it.each([
    ['light', 'narrow'],
    ['dark', 'wide'],
    ['dark', 'narrow'],
  ] as const)('look right and have no barrier, %s and %s', async (colorScheme, width) => {
    await visitor.page.context().close()
    visitor = await world.visit({ colorScheme, ...SCREENS[width] })
    const { page } = visitor
    await visitor.signIn(owner, '/desk/boards?sort=title')
    await page.getByRole('link', { name: 'Endplay' }).waitFor()
    /** On a phone, the choice between grid and table is in a menu, which closes once something is chosen. */
    const show = async (look: string): Promise<void> => {
      if (width === 'narrow') await page.locator('summary', { hasText: 'View' }).click()
      await page.getByText(look, { exact: true }).click()
      expect(await page.locator('.columns-menu[open]').count()).toBe(0)
    }
    for (const [name, act] of [
      ['boards-table', () => show('Table')],
      ['boards-selection', () => page.getByLabel('Select Endplay').check()],
      ['boards-grid', () => show('Grid')],
      [
        'board',
        async () => {
          await page.getByRole('link', { name: 'Blocking the suit' }).click()
          await page.getByLabel('Title').waitFor()
        },
      ],
      ['board-hands', () => press('Edit the hands')],
    ] as const) {
      await act()
      await visitor.settle()
      await visitor.picture(`${name}-${colorScheme}-${width}`)
      expect({ name, barriers: await visitor.barriers() }).toEqual({ name, barriers: [] })
      const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
      expect({ name, overflow }).toEqual({ name, overflow: 0 })
    }
  })
})

const SCREENS = {
  wide: { viewport: { width: 1280, height: 900 } },
  narrow: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
} as const
