import type { Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import { anAccountId } from '../support/builders.js'
import { openPagesWorld, type PagesWorld, type Visitor } from '../support/pages-world.js'

const HANDS = { N: '87.AKQJ43.3.JT92', E: 'QJ53.T85.AKJ.K73', S: 'KT42.97.T42.AQ85', W: 'A96.62.Q98765.64' }

let world: PagesWorld
let teacher: Account
let headers: { authorization: string }
let visitor: Visitor
let board: string

beforeAll(async () => {
  world = await openPagesWorld()
  const signedIn = await world.signIn({ id: anAccountId('hal'), displayName: 'Hal Teacher', onboardedAt: new Date() })
  teacher = signedIn.account
  headers = signedIn.headers
})
afterAll(() => world.close())

beforeEach(async () => {
  const payload = { title: 'Two queens', boardNumber: 7, hands: HANDS }
  board = (await world.request({ method: 'POST', url: '/deals', headers, payload })).body.id
  visitor = await world.visit({ viewport: { width: 1280, height: 800 } })
})
afterEach(async () => {
  expect(visitor.seen.complaints).toEqual([])
  await visitor.page.context().close()
})

const open = async () => {
  await visitor.signIn(teacher, `/desk/boards/${board}`)
  await visitor.page.locator('.hand-target.N').click()
  await visitor.page.getByLabel('North’s cards').waitFor()
}
const card = (name: string) => visitor.page.getByRole('button', { name, exact: true })
const saved = async () => {
  await visitor.page.getByRole('button', { name: 'Save', exact: true }).click()
  await visitor.page.getByText('Everything is saved').waitFor()
  return (await world.request({ url: `/deals/${board}`, headers })).body
}
/** Where a card of the diagram is on the screen. */
const inDiagram = async (seat: string, text: string): Promise<readonly [number, number]> => {
  const hand = (await visitor.page.locator(`.hand-target.${seat}`).boundingBox()) as { x: number; y: number }
  for (const drawn of await visitor.page.locator('.hero-board svg text').all()) {
    const box = await drawn.boundingBox()
    if ((await drawn.textContent()) === text && box !== null && box.x >= hand.x && box.y >= hand.y - 8)
      return [box.x + box.width / 2, box.y + box.height / 2]
  }
  throw new Error(`${seat} shows no ${text}`)
}
const isOnScreen = async (one: Locator): Promise<boolean> => {
  const box = await one.boundingBox()
  const height = visitor.page.viewportSize()?.height ?? 0
  return box !== null && box.y >= 0 && box.y + box.height <= height
}

describe('the hands of a board', () => {
  it('say which hand a card already belongs to', async () => {
    await open()
    await visitor.page.getByLabel('North’s cards').fill('AKJ9.Q54.AK876.8')
    await visitor.page.getByText('♠A is West’s, ♠K is South’s, ♠J is East’s').waitFor()
  })

  it('exchange cards by clicks, for the card that was removed before or the lowest', async () => {
    await open()
    await card('spades 10, South').click()
    await visitor.page.getByText('♠10 is North’s, ♠7 is South’s.').waitFor()
    await card('diamonds 3').click()
    await card('diamonds Q, West').click()
    await visitor.page.getByText('♦Q is North’s, ♦3 is West’s.').waitFor()
    expect(await saved()).toMatchObject({
      hands: { ...HANDS, N: 'T8.AKQJ43.Q.JT92', S: 'K742.97.T42.AQ85', W: 'A96.62.987653.64' },
    })
  })

  it('exchange cards that are dragged onto each other in the diagram', async () => {
    await open()
    const { mouse } = visitor.page
    await mouse.move(...(await inDiagram('E', 'Q')))
    await mouse.down()
    await mouse.move(600, 300)
    await visitor.page.locator('.carried-card').waitFor()
    await mouse.move(...(await inDiagram('S', '4')))
    await mouse.up()
    expect(await saved()).toMatchObject({ hands: { ...HANDS, E: 'J543.T85.AKJ.K73', S: 'KQT2.97.T42.AQ85' } })
  })

  it('get the rest of the deck at random', async () => {
    await open()
    for (const seat of ['North', 'East']) {
      await visitor.page.getByRole('button', { name: `${seat} 13` }).click()
      await card(`Clear ${seat}’s hand`).click()
    }
    const drawn = () => visitor.page.locator('.hero-board ul.hidden li').allTextContents()
    await card('Deal the rest at random').click()
    await card('Deal them again').waitFor()
    const first = await drawn()
    await card('Deal them again').click()
    await expect.poll(drawn).not.toEqual(first)
    const { hands } = await saved()
    expect(hands).toMatchObject({ S: HANDS.S, W: HANDS.W })
    expect([hands.N.length, hands.E.length]).toEqual([16, 16])
  })

  it('have dealer and vulnerability on their compass', async () => {
    await open()
    await visitor.page.locator('.compass-target.W').click()
    await visitor.page.locator('.compass-target.middle').click()
    expect(await saved()).toMatchObject({ dealer: 'W', vulnerability: 'None' })
  })

  it.each([
    [1280, 800],
    [390, 844],
  ])('are on a screen of %d by %d together with the cards to choose from', async (width, height) => {
    const { page } = visitor
    await page.setViewportSize({ width, height })
    await open()
    for (const part of ['.hero-board', '.card-picker'])
      await expect.poll(() => isOnScreen(page.locator(part))).toBe(true)
    await visitor.picture(`hands-${width}`)
    if (width >= 768) return
    // On a phone, the bar appears with the first change.
    const picker = page.locator('.card-picker')
    await picker.getByRole('button', { disabled: false }).first().click()
    const bar = page.locator('.save-bar')
    await bar.waitFor()
    const [above, below] = [await picker.boundingBox(), await bar.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  })
})
