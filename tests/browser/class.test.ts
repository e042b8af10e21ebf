import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ALL_CARDS, SUITS } from '../support/answered-boards.js'
import { aGrant } from '../support/builders.js'
import { openPagesWorld, type PagesWorld } from '../support/pages-world.js'

const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
} as const
const BOARDS = 8
/** South is asked in places 2 and 6; North declares, and South is dummy. */
const BOARD = { dealer: 'N', hands: SUITS, auction: ['1S', 'P', '2S', 'P', '4S', 'P', 'P', 'P'] }
/** What the students with browsers type in both places, wrong first where there are two calls. */
const TYPED = [
  ['2s', 'p'],
  ['3n2s', 'p'],
  ['2s', '5sp'],
] as const
/** The students without a browser, who send what a page would send. */
const CLIENTS = 37
const ANSWER = {
  bidding: {
    calls: [
      { call: 2, chosen: ['2S'] },
      { call: 6, chosen: ['P'] },
    ],
  },
  play: { cards: ALL_CARDS, takenBack: 0 },
}

let world: PagesWorld
let owner: Awaited<ReturnType<PagesWorld['signIn']>>
let id: string
let token: string
let dealIds: string[]

beforeAll(async () => {
  world = await openPagesWorld()
  owner = await world.signIn({ displayName: 'Ms Martin' } as never)
  await world.repositories.grants.put(aGrant({ accountId: owner.account.id, feature: 'collections', limit: null }))
  const ask = async (method: 'POST' | 'PUT', url: string, payload: object) =>
    (await world.request({ method, url, headers: owner.headers, payload })).body
  dealIds = []
  for (let n = 1; n <= BOARDS; n++) dealIds.push((await ask('POST', '/deals', { ...BOARD, title: `Board ${n}` })).id)
  const practice = { bidding: true, play: true, answers: true }
  id = (await ask('POST', '/collections', { title: 'Monday class', dealIds, practice })).id
  token = (await ask('PUT', `/collections/${id}/public-link`, {})).publicToken
})
afterAll(() => world.close())

const send = async (place: number): Promise<void> => {
  const participants = `/public/collections/${token}/participants`
  const { body } = await world.request({ method: 'POST', url: participants, payload: { name: `Student ${place}` } })
  for (const dealId of dealIds) {
    const url = `${participants}/${body.id}/answers/${dealId}`
    const sent = { method: 'PUT', url, payload: ANSWER, headers: { 'x-participant-key': body.key } } as const
    expect((await world.request(sent)).status).toBe(200)
  }
}

const callsShown = (page: Page): Promise<number> =>
  page
    .locator('.exercise .calls td')
    .allInnerTexts()
    .then((texts) => texts.filter((text) => text.trim() !== '').length)

const bid = async (page: Page, board: number, [first, second]: (typeof TYPED)[number]): Promise<void> => {
  await page.goto(`/c/${token}?board=${board}`)
  await page.getByRole('group', { name: 'Bidding box' }).waitFor()
  await page.keyboard.type(first)
  await expect.poll(() => callsShown(page), { timeout: 20_000 }).toBe(7)
  await page.keyboard.type(second)
  await page.locator('.play-cards').waitFor({ timeout: 20_000 })
}

/** Plays any legal card each time, to the end. */
const play = async (page: Page): Promise<void> => {
  const outcome = page.locator('.outcome')
  const cards = page.locator('.play-cards button:enabled')
  const held = async (): Promise<string> => (await page.locator('.play-cards').allInnerTexts()).join()
  while ((await outcome.count()) === 0) {
    const before = await held()
    await cards.first().tap()
    await expect.poll(async () => (await held()) !== before, { timeout: 20_000 }).toBe(true)
    await expect
      .poll(async () => (await outcome.count()) + (await cards.count()), { timeout: 20_000 })
      .toBeGreaterThan(0)
  }
}

const sit = async (place: number): Promise<void> => {
  const { page, seen } = await world.visit(PHONE)
  await page.goto(`/c/${token}`)
  await page.getByLabel('Your name').fill(`Student ${place}`)
  await page.getByRole('button', { name: 'Take part' }).tap()
  await page.getByText(`You take part as Student ${place}.`).waitFor()
  for (let board = 1; board <= BOARDS; board++) await bid(page, board, TYPED[place] as (typeof TYPED)[number])
  if (place === 0) await play(page)
  expect(seen.complaints).toEqual([])
}

it('a class of 40, three of them on phones, bids and plays eight boards while the teacher watches the answers', async () => {
  const teacher = await world.visit()
  const { page } = teacher
  await teacher.signIn(owner.account, `/desk/collections/${id}/answers`)
  const sitting = TYPED.map((_, place) => sit(place))
  const sending = Array.from({ length: CLIENTS }, (_, place) => send(TYPED.length + place))
  await Promise.all([...sitting, ...sending])
  const rows = page.locator('.answers-page tbody tr')
  await expect.poll(() => rows.count(), { timeout: 30_000 }).toBe(1 + TYPED.length + CLIENTS)
  const cells = (row: number) => rows.nth(row).locator('td').allInnerTexts()
  // Two of the six first choices in browsers are wrong, on each board.
  const eachBoard = Array.from({ length: BOARDS }, (_, i) => ['78/80', i === BOARDS - 1 ? '38/38' : '37/37']).flat()
  await expect.poll(() => cells(0), { timeout: 30_000 }).toEqual(eachBoard)
  await teacher.picture('answers-class-of-forty')
}, 180_000)
