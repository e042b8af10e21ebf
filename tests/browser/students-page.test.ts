import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { DoubleDummySolver, type FourHands } from '../../src/domain/bridge/double-dummy/double-dummy-solver.js'
import { aGrant } from '../support/builders.js'
import { openHttpWorld } from '../support/http-world.js'
import { A_PICTURE, openPagesWorld, type PagesWorld, type Visitor } from '../support/pages-world.js'
import { pagesOf as pagesIn, textOf } from '../support/pdf-texts.js'
import { until } from '../support/until.js'

const PHONE = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true } as const
const LAPTOP = { viewport: { width: 1280, height: 800 } } as const

const HANDS = { N: '87.AKQJ43.3.JT92', E: 'QJ53.T85.AKJ.K73', S: 'KT42.97.T42.AQ85', W: 'A96.62.Q98765.64' }
/** Canaries: texts that must not appear anywhere on a student's page. */
const PRIVATE = `canary-${randomUUID()}`

const BOARDS = [
  {
    title: 'Lesson 3: the simple finesse, and what a long title does to the page of a phone in the club room',
    boardNumber: 7,
    dealer: 'S',
    vulnerability: 'All',
    hands: HANDS,
    auction: ['1C', 'P', '1H', 'P', '1S', 'P', '2H', 'P', 'P', 'P'],
    callNotes: [
      { call: 0, text: 'Five spades would come first.', accepts: ['7NT'] },
      { call: 1, accepts: ['7NT'] },
      { call: 2, text: 'Natural, forcing for a round', alert: true },
    ],
    play: ['DA', 'D2', 'D8', 'D3', 'DK', 'D4', 'D5', 'H3'],
    result: 9,
    commentary: [
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'Count your tricks ' },
          { type: 'text', text: 'before', bold: true },
          { type: 'text', text: ' you play to the ' },
          { type: 'text', text: 'first', italic: true },
          { type: 'text', text: ' one.' },
        ],
      },
      { type: 'step' },
      { type: 'paragraph', children: [{ type: 'text', text: 'There are eight.' }] },
      { type: 'step' },
      { type: 'paragraph', children: [{ type: 'text', text: 'So draw trumps.' }] },
    ],
    personalThemes: [PRIVATE],
    inspirations: [PRIVATE],
  },
  { title: 'Two hands only', boardNumber: 2, hands: { N: HANDS.N, S: HANDS.S } },
  {
    title: 'Thirteen spades',
    boardNumber: 112,
    hands: { N: 'AKQJT98765432...', E: '.AKQJT98765432..', S: '..AKQJT98765432.', W: '...AKQJT98765432' },
    auction: ['7S', 'P', 'P', 'P'],
  },
  { title: 'Four', boardNumber: 4, hands: HANDS, auction: ['P', 'P', 'P', 'P'] },
  { title: 'Five', boardNumber: 5, hands: HANDS },
]

let world: PagesWorld
let headers: Record<string, string>
let token: string
let collectionId: string

const api = async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
  const { status, body } = await world.request({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
  expect({ url, ok: status < 300, body: status < 300 ? null : body }).toEqual({ url, ok: true, body: null })
  return body
}

const openClass = async (fields: object): Promise<{ id: string; token: string }> => {
  const ids: string[] = []
  for (const board of BOARDS) ids.push((await api('POST', '/deals', board)).id)
  await api('POST', '/deals', { title: PRIVATE })
  const { id } = await api('POST', '/collections', { title: 'Monday class', dealIds: ids, ...fields })
  return { id, token: (await api('PUT', `/collections/${id}/public-link`, {})).publicToken }
}

beforeAll(async () => {
  const picture = 'https://avatars.example.org/martin.png'
  world = await openPagesWorld({ pictures: { [picture]: A_PICTURE } })
  const teacher = { displayName: 'Ms Martin', certified: true, avatarUrl: picture, avatarTrusted: true }
  const signedIn = await world.signIn(teacher as never)
  headers = signedIn.headers
  await world.repositories.grants.put(aGrant({ accountId: signedIn.account.id, feature: 'collections', limit: null }))
  const studentView = { hands: 'S', auction: false, commentary: false, play: false }
  const opened = await openClass({ studentView, description: 'Boards for Monday.' })
  ;({ id: collectionId, token } = opened)
})
afterAll(() => world.close())

const openLink = async (options: Parameters<PagesWorld['visit']>[0], path = `/c/${token}`): Promise<Visitor> => {
  const visitor = await world.visit(options)
  await visitor.page.goto(path)
  if (options?.javaScriptEnabled !== false) await visitor.page.locator('.foot details').nth(1).waitFor()
  return visitor
}

const handOf = (page: Page, seat: string) => page.locator(`.board [data-seat="${seat}"]`).first().textContent()

const examine = async (visitor: Visitor, name: string): Promise<void> => {
  await visitor.picture(name)
  expect({ name, barriers: await visitor.barriers() }).toEqual({ name, barriers: [] })
  const overflow = await visitor.page.evaluate('document.documentElement.scrollWidth - innerWidth')
  expect({ name, overflow }).toEqual({ name, overflow: 0 })
}

/** Says whether the last character of a line with this text is drawn to the left of its first one. */
const sidesOfLine = (text: string) => `(() => {
  const texts = document.createTreeWalker(document.querySelector('.screen'), NodeFilter.SHOW_TEXT)
  while (texts.nextNode().data !== ${JSON.stringify(text)});
  const placeOf = (at) => {
    const range = document.createRange()
    range.setStart(texts.currentNode, at)
    range.setEnd(texts.currentNode, at + 1)
    return range.getBoundingClientRect().left
  }
  return placeOf(texts.currentNode.length - 1) < placeOf(0) ? 'right to left' : 'left to right'
})()`

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

describe('the page of a class link', () => {
  it('shows the board and one control on a phone without scrolling, and reveals the rest', async () => {
    const visitor = await openLink(PHONE)
    const { page } = visitor
    const control = await page.getByRole('button', { name: 'Show all hands' }).boundingBox()
    expect((control?.y ?? 999) + (control?.height ?? 0)).toBeLessThanOrEqual(640)
    for (const seat of ['North', 'East', 'West']) {
      const box = await page.getByRole('button', { name: `Show ${seat}` }).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    expect(
      await page
        .locator('.board svg text')
        .first()
        .evaluate((text) => text.ownerSVGElement?.clientWidth),
    ).toBe(344)
    await visitor.picture('students-phone')
    expect(await handOf(page, 'N')).toBe('North: hidden')
    await page.getByRole('button', { name: 'Show North' }).tap()
    expect(await handOf(page, 'N')).toBe('North: spades 8 7; hearts A K Q J 4 3; diamonds 3; clubs J 10 9 2')
    expect(await handOf(page, 'E')).toBe('East: hidden')
    // To the next board and back: North stays revealed.
    await page.getByRole('link', { name: 'Next board' }).tap()
    await page.getByRole('heading', { name: 'Two hands only' }).waitFor()
    expect(await handOf(page, 'W')).toBe('West: not known')
    const finger = (clientX: number) => [{ identifier: 0, clientX, clientY: 300 }]
    const screen = page.locator('.screen')
    await screen.dispatchEvent('touchstart', { touches: finger(60), changedTouches: finger(60) })
    await screen.dispatchEvent('touchend', { touches: [], changedTouches: finger(300) })
    await page.getByRole('heading', { name: 'Lesson 3' }).waitFor()
    expect(await handOf(page, 'N')).toContain('8 7')
    await page.getByRole('button', { name: 'Show all hands' }).tap()
    expect(await handOf(page, 'W')).toContain('Q 9 8 7 6 5')

    const calls = () => page.locator('.part .calls td').allTextContents()
    const notes = () => page.locator('.part .call-notes li').allTextContents()
    expect(await page.locator('.part .calls').isVisible()).toBe(false)
    expect((await calls()).filter((call) => call !== '')).toEqual([])
    expect(await notes()).toEqual([])
    await page.getByRole('button', { name: 'Next call' }).tap()
    expect((await calls()).filter((call) => call !== '')).toHaveLength(1)
    expect(await notes()).toEqual([expect.stringMatching(/^1.*: Five spades would come first\.$/)])
    expect(await page.locator('.part .calls').isVisible()).toBe(true)
    expect(await page.getByText('Contract').filter({ visible: true }).count()).toBe(0)
    // Back at the beginning, the pressed button is disabled: the focus goes on to the next one.
    await page.getByRole('button', { name: 'One step back' }).press('Enter')
    expect(await page.evaluate('document.activeElement.className')).toBe('next')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'All calls' }).tap()
    expect((await calls()).filter((call) => call !== '')).toHaveLength(10)
    expect(await notes()).toEqual([expect.anything(), expect.stringMatching(/^1.*!: Natural, forcing for a round$/)])
    // The calls that the teacher also accepts are nowhere in the page.
    const source = (await world.request({ url: `/c/${token}` })).text
    expect(source).toContain('Five spades would come first.')
    for (const secret of ['7NT', 'accepts']) expect(source).not.toContain(secret)

    for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'Next card' }).tap()
    expect(await handOf(page, 'E')).toContain('diamonds J;')
    await page.locator('summary', { hasText: 'Play' }).tap()
    expect(await page.locator('.tricks li').count()).toBe(2)
    await page.getByText('Ms Martin’s notes').tap()
    expect(await page.locator('.commentary strong').textContent()).toBe('before')
    expect(await page.locator('.commentary em').textContent()).toBe('first')
    const parts = () => page.locator('.commentary p').allTextContents()
    expect(await parts()).toHaveLength(1)
    await page.getByRole('button', { name: 'Go on' }).tap()
    expect(await parts()).toEqual([expect.anything(), 'There are eight.'])
    // To the next board and back: revealed parts stay visible.
    await page.getByRole('link', { name: 'Next board' }).tap()
    await page.getByRole('heading', { name: 'Two hands only' }).waitFor()
    await page.getByRole('link', { name: 'Previous board' }).tap()
    await page.getByText('There are eight.').waitFor()
    await page.getByRole('button', { name: 'Go on' }).tap()
    expect(await parts()).toEqual([expect.anything(), 'There are eight.', 'So draw trumps.'])
    expect(await page.getByRole('button', { name: 'Go on' }).count()).toBe(0)
    expect(await page.evaluate('document.activeElement?.textContent')).toBe('So draw trumps.')
    await examine(visitor, 'students-phone-revealed')
    expect(visitor.seen.foreign).toEqual([])
    expect(visitor.seen.complaints).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    // Only the place in the lesson is stored.
    expect(await page.evaluate('sessionStorage.length')).toBe(0)
    expect(await page.evaluate('Object.keys(localStorage)')).toEqual([`dealbook.place.${token}`])
  })

  it('steps through the auction and the play with the table in view', async () => {
    const visitor = await openLink({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    const { page } = visitor
    const bar = page.locator('.steps')
    /** Fails if one of these is off the screen or behind the bar. */
    const expectInView = async (step: string, ...shown: string[]): Promise<void> => {
      const edge = (await bar.boundingBox())?.y ?? 0
      expect(edge).toBeGreaterThan(0)
      for (const selector of shown) {
        const box = await page.locator(selector).last().boundingBox()
        const isInView = box !== null && box.y >= 0 && box.y + box.height <= edge + 1
        expect({ step, selector, isInView }).toEqual({ step, selector, isInView: true })
      }
    }
    const next = () => bar.getByRole('button', { name: /^Next/ }).tap()
    for (let call = 1; call <= 10; call++) {
      await next()
      await expectInView(`call ${call}`, '.board', '.calls tr:has(td:not(:empty))', '.call-notes li')
    }
    await expectInView('all calls', '.board', '.part[open] .contract')
    await page.locator('.board').tap({ position: { x: 190, y: 165 } })
    await visitor.picture('students-phone-play')
    const table = () => page.locator('.board svg').first().locator('text').allTextContents()
    const tally = () => page.locator('.board figcaption').textContent()
    expect((await table()).slice(3, 5)).toEqual(['♦\ufe0e', 'A'])
    for (let card = 2; card <= 5; card++) await next()
    await expectInView('card 5', '.board')
    expect((await table()).slice(3, 5)).toEqual(['♦\ufe0e', 'K'])
    expect(await tally()).toContain('Trick 2, N-S 0 · E-W 1')
    await page.locator('.board').tap({ position: { x: 190, y: 165 } })
    await next()
    await next()
    expect(await tally()).toContain('Trick 2, N-S 1 · E-W 1')
    // The whole play has been seen: a tap does nothing, and it can only be restarted.
    expect(await bar.getByRole('button').allTextContents()).toEqual(['‹', 'The end', 'From the start'])
    await bar.getByText('The end').tap({ force: true })
    expect(await tally()).toContain('Trick 2, N-S 1 · E-W 1')
    await bar.getByRole('button', { name: 'From the start' }).tap()
    expect(await tally()).not.toContain('Trick')
    expect(await page.locator('.part .calls .call').count()).toBe(0)
    // A tap shows no call: those who look at their hand do not want to see the answer.
    await page.locator('.board').tap({ position: { x: 190, y: 165 } })
    expect(await page.locator('.part .calls .call').count()).toBe(0)
    expect(visitor.seen.complaints).toEqual([])
    await page.context().close()
  })

  it('shows all calls and cards on a double click, without starting again', async () => {
    const { page } = await openLink(LAPTOP, `/c/${token}?board=1`)
    const bar = page.locator('.steps')
    await bar.getByRole('button', { name: 'All calls' }).click()
    await bar.getByRole('button', { name: 'All cards' }).dblclick()
    await bar.getByText('The end').waitFor()
    expect(await page.locator('.tricks li').count()).toBeGreaterThan(0)
    await bar.getByRole('button', { name: 'From the start' }).click()
    await bar.getByText('Next call').waitFor()
    await page.context().close()
  })

  it('goes back to the previous board, and opens at the last seen one after a while', async () => {
    const visitor = await openLink(PHONE)
    const { page } = visitor
    const heading = (name: string) => page.getByRole('heading', { level: 2, name }).waitFor()
    await page.getByRole('link', { name: 'Next board' }).tap()
    await heading('Two hands only')
    expect(await page.title()).toBe('2 · Two hands only – Monday class · Dealbook')
    await page.getByRole('link', { name: 'Next board' }).tap()
    await heading('Thirteen spades')
    await page.goBack()
    await heading('Two hands only')
    await page.goBack()
    await heading('Lesson 3')
    expect(await page.title()).toMatch(/^1 · Lesson 3: the simple finesse, .* – Monday class · Dealbook$/)
    await page.goForward()
    await heading('Two hands only')
    // Boards that were seen are ticked; the contract is listed once it has been revealed.
    await page.locator('summary', { hasText: 'List of boards' }).tap()
    const listed = () => page.getByRole('list', { name: 'List of boards' }).getByRole('link').allTextContents()
    expect(await listed()).toEqual([
      expect.stringMatching(/ ✓, seenBoard 7$/),
      'Two hands only ✓, seenBoard 2',
      'Thirteen spades ✓, seenBoard 112',
      'FourBoard 4',
      'FiveBoard 5',
    ])
    await visitor.picture('students-phone-list')
    await page.getByRole('link', { name: 'Thirteen spades' }).tap()
    await page.getByRole('button', { name: 'All calls' }).tap()
    await page.locator('summary', { hasText: 'List of boards' }).tap()
    expect((await listed())[2]).toMatch(/seenBoard 112 · 7.*spades West$/)
    // Another day.
    await page.goto(`/c/${token}`)
    await heading('Thirteen spades')
    await page.locator('summary', { hasText: 'List of boards' }).tap()
    expect((await listed())[2]).toBe('Thirteen spades ✓, seenBoard 112')
    // A link with a board leads to that board.
    await page.goto(`/c/${token}?board=4`)
    await heading('Four')
    // A stored entry with another format is ignored.
    await page.evaluate(`localStorage.setItem('dealbook.place.${token}', '{"board":3}')`)
    await page.goto(`/c/${token}`)
    await heading('Lesson 3')
    expect(visitor.seen.complaints).toEqual([])
    await page.context().close()
  })

  it('uses the ranks and suit colours that the reader is used to, and remembers what was chosen', async () => {
    const visitor = await openLink({ ...LAPTOP, locale: 'nl-NL' }, `/c/${token}?board=1`)
    const { page } = visitor
    // The page is in English, as there is none in Dutch.
    await page.getByRole('button', { name: 'Show North' }).click()
    expect(await handOf(page, 'N')).toContain('hearts A H V B 4 3')
    const drawn = () => page.locator('.board svg').first().locator('text').allTextContents()
    expect(await drawn()).toContain('B')
    expect(await drawn()).not.toContain('Q')
    await page.getByText('Download').click()
    const picture = page.getByRole('link', { name: 'This board as a picture' })
    expect(await picture.getAttribute('href')).toBe(`/public/collections/${token}/deals/1.svg?ranks=nl`)
    await page.locator('summary', { hasText: 'Appearance' }).click()
    await page.getByLabel('A K Q J in place of A H V B').check()
    expect(await handOf(page, 'N')).toContain('hearts A K Q J 4 3')
    expect(await picture.getAttribute('href')).toBe(`/public/collections/${token}/deals/1.svg`)
    const colourOf = (suit: string) =>
      page.evaluate(`getComputedStyle(document.querySelector('.board .ink-${suit}')).fill`)
    expect(await colourOf('C')).not.toBe(await colourOf('S'))
    await page.getByLabel('Suits in two colours').check()
    await visitor.picture('students-two-colours')
    expect([await colourOf('C'), await colourOf('D')]).toEqual([await colourOf('S'), await colourOf('H')])
    // A reloaded page stays at its place.
    await page.reload()
    await page.getByRole('button', { name: 'Show North' }).waitFor({ state: 'detached' })
    expect(await handOf(page, 'N')).toContain('hearts A K Q J 4 3')
    expect(await colourOf('C')).toBe(await colourOf('S'))
    // A page in French has French ranks, whatever the reader's own language.
    await page.locator('summary', { hasText: 'Appearance' }).click()
    await page.getByLabel('A K Q J in place of A H V B').uncheck()
    await page.getByRole('link', { name: 'Français' }).click()
    expect(await handOf(page, 'N')).toContain('cœurs A R D V 4 3')
    await page.getByRole('link', { name: 'Deutsch' }).click()
    expect(await handOf(page, 'N')).toContain('Coeur A K D B 4 3')
    await page.getByRole('link', { name: 'Polski' }).click()
    expect(await handOf(page, 'N')).toContain('kier A K D W 4 3')
    expect(await page.locator('html').getAttribute('lang')).toBe('pl')
    expect(new URL(page.url()).search).toBe('?board=1&lang=pl')
    await page.reload()
    await page.getByRole('navigation', { name: 'Język' }).waitFor()
    // The language is kept on the device; an address with another one goes before it.
    await page.goto(`/c/${token}`)
    await page.getByRole('navigation', { name: 'Język' }).waitFor()
    await page.goto(`/c/${token}?lang=de`)
    await page.getByRole('navigation', { name: 'Sprache' }).waitFor()
    expect(await page.context().cookies()).toEqual([])
    expect(visitor.seen.complaints).toEqual([])
    await page.context().close()
  })

  it('says that it may be offline when the solver can’t be loaded, and solves the board once it is online', async () => {
    const { page } = await openLink(LAPTOP, `/c/${token}?board=1`)
    await page.context().setOffline(true)
    const part = page.locator('.part', { hasText: 'What can be made' })
    await part.locator('summary').click()
    await part.getByText('Are you offline?').waitFor()
    await page.context().setOffline(false)
    await part.locator('table').waitFor()
    await page.context().close()
  })

  it('computes on request what can be made, what each next card makes, and which shown cards cost a trick', async () => {
    const { page } = await openLink(LAPTOP, `/c/${token}?board=1`)
    const workers: string[] = []
    page.on('worker', (worker) => workers.push(worker.url()))
    const part = page.locator('.part', { hasText: 'What can be made' })
    expect(workers).toEqual([])
    await part.locator('summary').click()
    await part.locator('table').waitFor()
    const table = new DoubleDummySolver().solveTable(HANDS as unknown as FourHands)
    const rows = await part.locator('tbody tr').allInnerTexts()
    expect(
      rows.map((row) =>
        row
          .split(/\s+/)
          .filter((cell) => /^\d+$/.test(cell))
          .map(Number),
      ),
    ).toEqual(
      (['N', 'S', 'E', 'W'] as const).map((seat) =>
        (['C', 'D', 'H', 'S', 'NT'] as const).map((strain) => table?.[seat][strain]),
      ),
    )
    expect(workers).toHaveLength(1)
    expect(await part.textContent()).not.toContain('double dummy.')
    await page.getByRole('button', { name: 'All calls' }).click()
    await part.getByText(`${table?.N.H} tricks, double dummy.`).waitFor()
    // The cards of a hand that the student has not opened are not listed.
    await part.getByText('East to play: show the hand to see what each card makes.').waitFor()
    expect(await part.locator('.next-cards').count()).toBe(0)
    await page.getByRole('button', { name: 'Show East' }).click()
    await part.getByText('East to play. The declarer’s tricks after each card:').waitFor()
    const lead = { hands: HANDS as unknown as FourHands, strain: 'H', leader: 'E', play: [] } as const
    const leads = new DoubleDummySolver().solveCards(lead) ?? []
    const tricks = [...new Set(leads.map((card) => card.tricks))].sort((a, b) => b - a)
    expect(await part.locator('.next-cards strong').allInnerTexts()).toEqual(tricks.map(String))
    for (const [at, made] of tricks.entries())
      expect(await part.locator('.next-cards li').nth(at).locator('.call').count()).toBe(
        leads.filter((card) => card.tricks === made).length,
      )
    await page.getByRole('button', { name: 'All cards' }).click()
    // No card of this play changes what can be made.
    await part.getByText('None of these cards cost a trick.').waitFor()
  }, 60_000)

  it('has headings for its parts, and a name for its list of boards', async () => {
    const { page } = await openLink(LAPTOP)
    expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Auction',
      'Play',
      'What can be made',
      'Ms Martin’s notes',
    ])
    await page.getByText('List of boards, 1 of 5').waitFor()
    await page.context().close()
  })

  it('shows the whole board and all its controls on a phone in landscape', async () => {
    const visitor = await openLink({ viewport: { width: 640, height: 360 }, isMobile: true, hasTouch: true })
    const { page } = visitor
    const next = page.locator('.steps').getByRole('button', { name: /^Next/ })
    for (let step = 0; step < 12; step++) {
      await next.tap()
      const [board, bar] = [await page.locator('.board').boundingBox(), await page.locator('.steps').boundingBox()]
      if (board === null || bar === null) throw new Error('nothing is drawn')
      expect(board.y).toBeGreaterThanOrEqual(0)
      expect(board.y + board.height).toBeLessThanOrEqual(360)
      expect(bar.x).toBeGreaterThanOrEqual(board.x + board.width)
      expect(bar.y + bar.height).toBeLessThanOrEqual(360)
    }
    await visitor.picture('students-phone-side')
    await page.context().close()
  })

  it("can be used by keyboard alone, in the browser's language and in another one", async () => {
    const visitor = await openLink({ ...LAPTOP, locale: 'fr-CA', colorScheme: 'dark' }, `/c/${token}?fbclid=x`)
    const { page } = visitor
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    expect(await page.locator('.board .caption, .board figcaption').first().textContent()).toContain('Donneur Sud')
    /** Tabs to the element with this name. */
    const reach = async (name: string): Promise<void> => {
      for (let i = 0; i < 40; i++) {
        const focused = await page.evaluate(
          '(document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "")',
        )
        if (focused === name) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`no key leads to ${name}`)
    }
    await reach('Montrer Nord')
    await page.keyboard.press('Enter')
    expect(await handOf(page, 'N')).toContain('cœurs A R D V 4 3')
    // The focus is on the hand now.
    expect(await page.evaluate('document.activeElement?.dataset.seat')).toBe('N')
    await reach('Enchère suivante›')
    const said = page.getByRole('status')
    for (let i = 0; i < 3; i++) await page.keyboard.press('Enter')
    expect(await said.textContent()).toBe('Nord: 1 cœur, alertée, note: Natural, forcing for a round')
    for (let i = 0; i < 7; i++) await page.keyboard.press('Enter')
    expect(await page.getByText('Contrat : 2').filter({ visible: true }).count()).toBe(1)
    await page.keyboard.press('Enter')
    expect(await said.textContent()).toBe('Est: carreaux A')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    expect(await page.getByText('Contrat : 2').filter({ visible: true }).count()).toBe(0)
    await reach('Enchère suivante›')
    for (let i = 0; i < 2; i++) await page.keyboard.press('Enter')
    await reach('Jeu de la carte')
    await page.keyboard.press('Enter')
    expect(await page.locator('.tricks li').count()).toBe(1)
    await examine(visitor, 'students-laptop-dark')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.getByRole('heading', { name: 'Thirteen spades' }).waitFor()
    await page.getByRole('button', { name: 'Montrer toutes les mains' }).click()
    await visitor.picture('students-laptop-thirteen')
    await reach('Liste des donnes, 3 sur 5')
    await page.keyboard.press('Enter')
    await visitor.picture('students-laptop-list')
    await reach('FiveDonne 5')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Five' }).waitFor()
    expect(new URL(page.url()).search).toBe('?board=5')
    await reach('English')
    await page.keyboard.press('Enter')
    await page.getByText('5 of 5').waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await page.reload()
    await page.getByText('5 of 5').waitFor()
    expect(visitor.seen.complaints).toEqual([])
  })

  it('can be read without scripts: what is shown at first, the rest folded, each board by its link', async () => {
    const visitor = await openLink({ ...PHONE, javaScriptEnabled: false })
    const { page } = visitor
    await visitor.picture('students-no-scripts')
    await page.getByText('Show West').tap()
    const west = page.getByRole('img', { name: 'spades A 9 6; hearts 6 2; diamonds Q 9 8 7 6 5; clubs 6 4' })
    const [frame, hand] = [await page.locator('details.at-W').boundingBox(), await west.boundingBox()]
    expect(frame).not.toBeNull()
    expect(Math.abs((frame?.x ?? 0) - (hand?.x ?? 99))).toBeLessThan(2)
    await page.locator('summary', { hasText: 'Auction' }).tap()
    expect(await page.locator('.part .calls td').allTextContents()).toContain('2♥\ufe0e2 hearts')
    await page.locator('summary', { hasText: 'Play' }).tap()
    expect(await page.locator('.tricks li').count()).toBe(2)
    await page.locator('summary', { hasText: 'notes' }).tap()
    expect(await page.getByText('before').isVisible()).toBe(true)
    expect(await page.getByText('There are eight.').isVisible()).toBe(false)
    await page.locator('summary:visible', { hasText: 'Go on' }).tap()
    expect(await page.getByText('There are eight.').isVisible()).toBe(true)
    expect(await page.getByText('So draw trumps.').isVisible()).toBe(false)
    await page.locator('summary:visible', { hasText: 'Go on' }).last().tap()
    expect(await page.getByText('So draw trumps.').isVisible()).toBe(true)
    await visitor.picture('students-no-scripts-open')
    await page.getByText('1 of 5').tap()
    await page.getByRole('link', { name: 'Four' }).tap()
    await page.getByRole('heading', { name: 'Four' }).waitFor()
    await page.getByRole('link', { name: 'Previous board' }).tap()
    await page.getByRole('heading', { name: 'Thirteen spades' }).waitFor()
  })

  it('prints through the studio: a preview of the first page, the file, and the options chosen last', async () => {
    const visitor = await openLink({ ...LAPTOP, colorScheme: 'dark' })
    const { page } = visitor
    const open = async () => {
      await page.getByRole('button', { name: 'Print…' }).click()
      await page.locator('.sheet-picture').waitFor()
      return page.getByRole('dialog', { name: 'Print' })
    }
    const words = async () => (await page.locator('.sheet-picture text').allTextContents()).join(' ')
    const studio = await open()
    await examine(visitor, 'students-print-studio')
    // South alone is shown, and the frames of the others have names; neither the auction nor the notes are there.
    expect(await words()).toMatch(/North.*East.*West|West/)
    expect(await words()).not.toMatch(/Contract/)
    const titlesShown = async () => {
      const shown = await words()
      return BOARDS.filter(({ title }) => shown.includes(title)).length
    }
    expect(await titlesShown()).toBe(4)
    await studio.getByLabel('Boards a page').selectOption('1')
    await expect.poll(titlesShown).toBe(1)
    await studio.getByRole('checkbox', { name: 'Auction' }).check()
    await expect.poll(words).toMatch(/Contract/)
    const saved = page.waitForEvent('download')
    await studio.getByRole('button', { name: 'Download PDF' }).click()
    const file = readFileSync(await (await saved).path())
    expect(await pagesIn(file)).toBe(BOARDS.length)
    expect(await textOf(file)).toContain('Contract')
    await studio.getByRole('button', { name: 'Close' }).click()
    const again = await open()
    expect(await again.getByLabel('Boards a page').inputValue()).toBe('1')
    await page.reload()
    await page.getByRole('button', { name: 'Print…' }).waitFor()
    // On the next visit, students start with the teacher's view again.
    const later = await open()
    expect(await later.getByRole('checkbox', { name: 'Auction' }).isChecked()).toBe(false)
    expect(visitor.seen.complaints).toEqual([])
    await page.context().close()
  })

  it('prints the visible board in black on white, without the page around it', async () => {
    const visitor = await openLink({ ...LAPTOP, colorScheme: 'dark' })
    const { page } = visitor
    await page.emulateMedia({ media: 'print' })
    await visitor.picture('students-print')
    const [ink, ground] = (await page.evaluate(
      '[getComputedStyle(document.querySelector(".board text")).fill, getComputedStyle(document.body).backgroundColor]',
    )) as [string, string]
    expect({ ink, ground }).toEqual({ ink: 'rgb(0, 0, 0)', ground: 'rgb(255, 255, 255)' })
    expect(await page.locator('.foot').isVisible()).toBe(false)
    // Frames of hidden hands have names, since nobody can press their buttons.
    const names = page.locator('.board .seat-name text:visible')
    expect((await names.allTextContents()).sort()).toEqual(['East', 'North', 'West'])
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1)
    await page.context().close()
  })

  it('fetches boards that were not embedded in the page, and says so if that fails', async () => {
    const text = 'A long note. '.repeat(4_000)
    const ids: string[] = []
    for (let i = 1; i <= 12; i++)
      ids.push(
        (
          await api('POST', '/deals', {
            title: `Board ${i}`,
            commentary: [{ type: 'paragraph', children: [{ type: 'text', text }] }],
          })
        ).id,
      )
    const { id } = await api('POST', '/collections', { title: 'Long', dealIds: ids })
    const { publicToken } = await api('PUT', `/collections/${id}/public-link`, {})
    expect((await world.request({ url: `/c/${publicToken}?board=11` })).text.length).toBeLessThan(300_000)
    const visitor = await openLink(PHONE, `/c/${publicToken}?board=99`)
    const { page } = visitor
    await page.getByRole('heading', { name: 'Board 12' }).waitFor()
    await page.context().setOffline(true)
    await page.keyboard.press('ArrowLeft')
    await page.getByText('could not be loaded').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).tap()
    await page.getByText('A long note.').waitFor()
    await page.getByRole('heading', { name: 'Board 11' }).waitFor()
    // On the next visit it is shown at once, although it is not embedded in the page.
    await page.goto(`/c/${publicToken}`)
    await page.getByRole('heading', { name: 'Board 11' }).waitFor()
    await page.getByText('A long note.').waitFor()
  })
})

describe('a class link with numbers=place', () => {
  it('numbers all boards by their places, including those fetched later, and keeps that in every address', async () => {
    const text = 'A long note. '.repeat(4_500)
    const commentary = [{ type: 'paragraph', children: [{ type: 'text', text }] }]
    const ids: string[] = []
    for (const boardNumber of [7, 7, 7, 7]) {
      const board = { title: 'Seven', boardNumber, hands: HANDS, auction: ['1NT', 'P', 'P', 'P'], commentary }
      ids.push((await api('POST', '/deals', board)).id)
    }
    const { id } = await api('POST', '/collections', { title: 'Numbered', dealIds: ids })
    const { publicToken } = await api('PUT', `/collections/${id}/public-link`, {})
    const visitor = await openLink(LAPTOP, `/c/${publicToken}?numbers=place`)
    const { page } = visitor
    const facts = (): Promise<string | null> => page.locator('main').textContent()
    // South was the dealer, so South's hand is now held by the dealer of each number.
    const dealers = ['N', 'E', 'S', 'W']
    const held = HANDS.S.split('.').map((cards) => cards.replace('T', '10').split('').join(' ').replace('1 0', '10'))
    for (const [place, dealer] of dealers.entries()) {
      await page.getByRole('heading', { name: 'Seven' }).waitFor()
      await expect.poll(() => handOf(page, dealer)).toContain(held[0] as string)
      expect(await facts()).toMatch(new RegExp(`Board ${place + 1}\\b`))
      if (place === 3) break
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => page.url()).toContain(`?board=${place + 2}&numbers=place`)
    }
    await page.getByText('Download').click()
    const file = page.getByRole('link', { name: 'All boards' })
    expect(await file.getAttribute('href')).toBe(`/public/collections/${publicToken}.pbn?numbers=place`)
    await page.context().close()
  })
})

describe('a lesson in Hebrew', () => {
  it("has titles and notes from right to left, and the page's own texts from left to right", async () => {
    const paragraph = { type: 'paragraph', children: [{ type: 'text', text: 'ספרו לקיחות!' }] }
    const { id: dealId } = await api('POST', '/deals', { title: 'שיעור ראשון!', commentary: [paragraph] })
    const { id } = await api('POST', '/collections', { title: 'שלום!', dealIds: [dealId] })
    const { publicToken } = await api('PUT', `/collections/${id}/public-link`, {})
    const { page } = await openLink(LAPTOP, `/c/${publicToken}`)
    for (const text of ['שלום!', 'שיעור ראשון!', 'ספרו לקיחות!'])
      expect(await page.evaluate(sidesOfLine(text))).toBe('right to left')
    expect(await page.evaluate(sidesOfLine('Print…'))).toBe('left to right')
    for (const selector of ['h1', 'h2', '.list li span', '.commentary p'])
      expect([selector, await page.locator(selector).first().getAttribute('dir')]).toEqual([selector, 'auto'])
    await page.context().close()
  })
})

describe('what students see first', () => {
  it('can be the defenders’ hands, with the declarer sitting South, if the teacher chooses that', async () => {
    const board = { title: 'Defend', dealer: 'W', hands: HANDS, auction: ['4S', 'P', 'P', 'P'] }
    const ids = [(await api('POST', '/deals', board)).id, (await api('POST', '/deals', { ...board, auction: [] })).id]
    const studentView = { hands: 'defending', south: 'declarer' }
    const { id } = await api('POST', '/collections', { title: 'Defence', dealIds: ids, studentView })
    const { publicToken } = await api('PUT', `/collections/${id}/public-link`, {})
    const { page } = await openLink(LAPTOP, `/c/${publicToken}`)
    const spadesOf = async (seat: string) => /spades ([^;]*)/.exec((await handOf(page, seat)) ?? '')?.[1]
    // West's hand sits South, so North's sits West and South's sits East.
    expect([await spadesOf('W'), await spadesOf('E')]).toEqual(['8 7', 'K 10 4 2'])
    for (const seat of ['N', 'S']) expect(await handOf(page, seat)).toContain('hidden')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.url()).toContain('?board=2')
    await expect.poll(() => spadesOf('E')).toBe('Q J 5 3')
    expect(await spadesOf('W')).toBe('A 9 6')
    for (const seat of ['N', 'S']) expect(await handOf(page, seat)).toContain('hidden')
    await page.context().close()
  })
})

describe('the response to a class link', () => {
  it('is the same for closed, expired and unknown links', async () => {
    const { id, token: other } = await openClass({ title: 'Closed' })
    const unknown = await world.request({ url: `/c/${'x'.repeat(22)}` })
    await api('PUT', `/collections/${id}/public-link`, { availableUntil: '2020-01-01T00:00:00Z' })
    const over = await world.request({ url: `/c/${other}` })
    await api('DELETE', `/collections/${id}/public-link`)
    const closed = await world.request({ url: `/c/${other}` })
    for (const answer of [unknown, over, closed]) {
      expect([answer.status, answer.text]).toEqual([404, unknown.text])
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'x-frame-options': 'DENY',
        'x-robots-tag': 'noindex',
      })
    }
    const visitor = await world.visit({ ...PHONE, locale: 'fr-FR' })
    await visitor.page.goto(`/c/${other}`)
    await visitor.page.getByRole('heading', { name: 'Ce lien de cours n’est pas ouvert' }).waitFor()
    await examine(visitor, 'students-closed')
  })

  it('may be framed by another site only if its owner allows it, sets no cookie and is not indexed', async () => {
    const plain = await world.request({ url: `/c/${token}` })
    expect(plain.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(plain.headers['x-frame-options']).toBe('DENY')
    expect(plain.headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(plain.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
    expect(plain.headers['set-cookie']).toBeUndefined()
    await api('PATCH', `/collections/${collectionId}`, { embeddable: true })
    const coded = { 'accept-encoding': 'br' }
    const framed = await world.request({ url: `/c/${token}`, headers: coded })
    expect(framed.headers['content-security-policy']).toContain('frame-ancestors *')
    expect(framed.headers['x-frame-options']).toBeUndefined()
    expect(framed.headers['cross-origin-opener-policy']).toBeUndefined()
    const again = await world.request({
      url: `/c/${token}`,
      headers: { ...coded, 'if-none-match': framed.headers.etag as string },
    })
    expect(again.status).toBe(304)
    expect(again.headers['x-frame-options']).toBeUndefined()
    expect(again.headers.vary).toBe(framed.headers.vary)
    for (const url of ['/', '/sign-in', `/c/${'x'.repeat(22)}`, `/public/collections/${token}`])
      expect((await world.request({ url })).headers['content-security-policy']).toMatch(/frame-ancestors 'none'/)
    await api('PATCH', `/collections/${collectionId}`, { embeddable: false })
  })

  it('can be read in a frame of a club’s site while its owner allows that, and is blank otherwise', async () => {
    // A public page may not request a loopback address, but a page of another loopback origin may.
    const club = createServer((_, response) => {
      response.setHeader('content-type', 'text/html')
      response.end(`<iframe src="${world.address}/c/${token}"></iframe>`)
    }).listen(0, 'localhost')
    await once(club, 'listening')
    const open = async () => {
      const { page } = await world.visit(LAPTOP)
      await page.goto(`http://localhost:${(club.address() as AddressInfo).port}/`)
      return page
    }
    const north = (page: Page) => page.frameLocator('iframe').getByRole('button', { name: 'Show North' })
    const refused = await open()
    await until(() => refused.frames().some((frame) => frame.url().startsWith('chrome-error:')))
    expect(await north(refused).count()).toBe(0)
    await api('PATCH', `/collections/${collectionId}`, { embeddable: true })
    const allowed = await open()
    await north(allowed).click()
    await allowed.frameLocator('iframe').getByText('North: spades 8 7').first().waitFor({ state: 'attached' })
    await api('PATCH', `/collections/${collectionId}`, { embeddable: false })
    club.close()
  })

  it('contains nothing but what the public read returns', async () => {
    const { text } = await world.request({ url: `/c/${token}?board=1` })
    expect(text).not.toContain('canary')
    const { body: read } = await world.request({ url: `/public/collections/${token}` })
    const data = JSON.parse(/id="data">(.*?)<\/script>/s.exec(text)?.[1] ?? '')
    for (const [i, { turns, ...deal }] of data.deals.entries()) {
      expect(turns).toBe(0)
      expect(read.deals[i]).toMatchObject(deal)
    }
    expect(data).toMatchObject({ title: read.title, author: read.author, studentView: read.studentView })
    expect(Object.keys(data).sort()).toEqual([
      'at',
      'author',
      'choices',
      'deals',
      'description',
      'isLanguageChosen',
      'isReading',
      'language',
      'numbers',
      'practice',
      'ranks',
      'site',
      'studentView',
      'title',
      'titles',
      'token',
    ])
  })

  it('counts like a read of the link', async () => {
    const limited = await openHttpWorld({
      rateLimits: { public: { count: 1, seconds: 60 }, link: { count: 2, seconds: 60 } },
      options: { web: { folder: inject('pages'), signIn: null } },
    })
    const { headers } = await limited.signIn()
    const ask = async (method: 'POST' | 'PUT', url: string, payload: object) =>
      (await limited.request({ method, url, headers, payload })).body
    const { id } = await ask('POST', '/collections', { title: 'Counted' })
    const { publicToken } = await ask('PUT', `/collections/${id}/public-link`, {})
    const statuses: number[] = []
    for (const url of ['/c/guess', '/c/guessed', '/public/collections/guess', `/c/${publicToken}`])
      statuses.push((await limited.request({ url })).status)
    statuses.push((await limited.request({ url: `/public/collections/${publicToken}` })).status)
    const refused = await limited.request({ url: `/c/${publicToken}` })
    expect([...statuses, refused.status]).toEqual([404, 429, 429, 200, 200, 429])
    expect(refused.text).toContain('One moment, please')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await limited.app.close()
  })

  it('shows texts as plain text, whatever they contain', async () => {
    const title = '</script><script>alert(1)</script><!--'
    const { id } = await api('POST', '/deals', { title })
    const collection = await api('POST', '/collections', { title, description: title, dealIds: [id] })
    const { publicToken } = await api('PUT', `/collections/${collection.id}/public-link`, {})
    const visitor = await openLink(PHONE, `/c/${publicToken}`)
    await visitor.page.getByRole('heading', { level: 2, name: title }).waitFor()
    expect(visitor.seen.complaints).toEqual([])
  })
})

interface Chunk {
  readonly type: string
  readonly name?: string
  readonly fileName: string
  readonly code?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}

/** The code that a page loads before it can do anything: its entry, and everything that imports. */
const loadedFirst = (chunks: readonly Chunk[], entry: string): string => {
  const first = chunks.find(({ name, isEntry }) => isEntry === true && name === entry)
  if (first === undefined) throw new Error(`there is no entry ${entry}`)
  const imported = chunks.filter(({ fileName }) => first.imports?.includes(fileName))
  return [first, ...imported].map(({ code }) => code).join('')
}

describe('the script of the students’ page', () => {
  it('is under 100 KB, and contains nothing of the desk, exercises or printing', async () => {
    const { build } = await import('vite')
    const built = (await build({
      configFile: 'web/vite.config.ts',
      logLevel: 'error',
      mode: 'students',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { write: false },
    })) as { output: readonly Chunk[] }
    const scripts = built.output.filter(({ type }) => type === 'chunk')
    const [page, ended] = ['browser', 'ended'].map((entry) => loadedFirst(scripts, entry))
    expect(gzipSync(page ?? '').length).toBeLessThan(100_000)
    expect(gzipSync(ended ?? '').length).toBeLessThan(2_000)
    for (const [part, limit] of [
      ['bidding-box', 22_000],
      ['sheet-picture', 25_000],
    ] as const) {
      expect(page).not.toContain(part)
      const others = scripts.filter(({ isEntry, code = '' }) => !isEntry && code.includes(part))
      expect(others).toHaveLength(1)
      expect(gzipSync(others[0]?.code ?? '').length).toBeLessThan(limit)
    }
    for (const { code } of scripts) expect(code).not.toMatch(/sessionStorage|document\.cookie/)
  })
})
