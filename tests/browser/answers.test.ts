import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import { anAccountId } from '../support/builders.js'
import { openPagesWorld, type PagesWorld } from '../support/pages-world.js'

const HANDS = { N: '87.AKQJ43.3.JT92', E: 'QJ53.T85.AKJ.K73', S: 'KT42.97.T42.AQ85', W: 'A96.62.Q98765.64' }
const BOARD = {
  title: 'A quiet partscore',
  dealer: 'S',
  hands: HANDS,
  auction: ['1C', 'P', '1H', 'P', '1S', 'P', '2H', 'P', 'P', 'P'],
  callNotes: [{ call: 0, accepts: ['1D'] }],
}

let world: PagesWorld
let teacher: Account
let dealId: string
let lesson: string
let ask: (method: 'GET' | 'PATCH' | 'POST', url: string, payload?: object) => ReturnType<PagesWorld['request']>

beforeAll(async () => {
  world = await openPagesWorld()
  const signedIn = await world.signIn({ id: anAccountId('ina'), displayName: 'Ina Teacher', onboardedAt: new Date() })
  teacher = signedIn.account
  const { headers } = signedIn
  ask = (method, url, payload) => world.request({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
  dealId = (await ask('POST', '/deals', BOARD)).body.id
  lesson = (await ask('POST', '/collections', { title: 'Lesson 3', dealIds: [dealId] })).body.id
})
afterAll(() => world.close())

const practiceOf = async () => (await ask('GET', `/collections/${lesson}`)).body.practice

describe('what students practise', () => {
  it('is set where the lesson is shared, with a note that answers are covered, not locked', async () => {
    const visitor = await world.visit()
    const { page } = visitor
    await standIn(page)
    await visitor.signIn(teacher, `/desk/collections/${lesson}`)
    await page.getByText('Practice', { exact: true }).click()
    const part = page.getByRole('group', { name: 'Practice' })
    await part.getByText('does not lock them').waitFor()
    const answers = part.getByLabel('Keep the answers')
    expect(await answers.isDisabled()).toBe(true)
    await part.getByLabel('Students practise the bidding').check()
    await part.getByLabel('With the hand of').selectOption('declarer')
    await answers.check()
    await expect.poll(practiceOf).toEqual({ bidding: true, play: false, seat: 'declarer', answers: true })
    expect(await visitor.barriers()).toEqual([])
    // Without anything to practise, there is nothing to answer.
    await part.getByLabel('Students practise the bidding').uncheck()
    await expect.poll(practiceOf).toEqual({ bidding: false, play: false, seat: 'declarer', answers: false })
    await visitor.picture('practice-desk')
    await part.getByRole('link', { name: 'Answers of the class' }).click()
    await page.getByRole('heading', { level: 1, name: 'Answers' }).waitFor()
    expect(visitor.seen.complaints).toEqual([])
    await page.context().close()
  })
})

/** The answers of a class, as the page asks for them. */
const standIn = async (page: Page) => {
  const seen = { asked: 0, unchanged: 0, isDown: false, deleted: [] as string[], names: [] as string[] }
  await page.route(`**/collections/${lesson}/answers*`, (route) => {
    const request = route.request()
    if (request.resourceType() === 'document') return route.continue()
    if (request.method() === 'DELETE') {
      seen.names = []
      return route.fulfill({ status: 204 })
    }
    seen.asked++
    if (seen.isDown) return route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: '' } })
    const etag = `"${seen.names.length}"`
    if (request.headers()['if-none-match'] === etag) {
      seen.unchanged++
      return route.fulfill({ status: 304, headers: { etag } })
    }
    return route.fulfill({ headers: { etag }, json: answersOf(seen.names) })
  })
  await page.route(`**/collections/${lesson}/answers/*`, (route) => {
    const participantId = route.request().url().split('/').at(-1) ?? ''
    if (route.request().method() === 'GET') return route.fulfill({ json: pathOf(participantId) })
    seen.deleted.push(participantId)
    seen.names = seen.names.slice(1)
    return route.fulfill({ status: 204 })
  })
  return seen
}

const AS_SOUTH = { seat: 'S', bidding: { right: 1, asked: 3 } }
/** East has two calls in the auction. */
const AS_EAST = { seat: 'E', bidding: { right: 2, asked: 2 } }

const answersOf = (names: readonly string[]) => ({
  participants: names.map((name) => ({
    id: name,
    name,
    startedAt: '2026-11-27T18:00:00Z',
    lastAt: '2026-11-27T18:05:00Z',
  })),
  boards: [
    {
      dealId,
      bidding: { right: names.length, asked: 3 * names.length },
      play: { made: 1, tried: 2 },
      choices: [{ call: 0, right: 2, chosen: { '1C': 1, '1D': 3, '1NT': 2 }, accepted: ['1C', '1D'] }],
    },
  ],
  answers: names.map((participantId) => ({
    ...{ participantId, dealId, ...(participantId === 'Bob' ? AS_EAST : AS_SOUTH) },
    play: { tricks: 9, needed: 8, possible: 9, takenBack: 1 },
  })),
})

const pathOf = (name: string) => ({
  ...{ id: name, name, startedAt: '2026-11-27T18:00:00Z', lastAt: '2026-11-27T18:05:00Z' },
  answers: [
    {
      dealId,
      bidding: {
        calls: [
          { call: 0, chosen: ['1NT', '1D'], right: false },
          { call: 4, chosen: ['1S'], right: true },
        ],
        right: 1,
        asked: 2,
      },
      play: { cards: ['DA', 'D2', 'D8', 'D3', 'DK'], takenBack: 1, tricks: null, needed: 8, possible: null },
    },
  ],
})

/** The visible text, without what only screen readers say. */
const plain = (text: string): string =>
  text.replaceAll(/\ufe0e(\d (spade|heart|diamond|club)s?|spades|hearts|diamonds|clubs)?/g, '')

describe('the answers of a class', () => {
  it('fill the table while the class works, with a 304 while nothing changes', async () => {
    const visitor = await world.visit()
    const { page } = visitor
    const service = await standIn(page)
    await ask('PATCH', `/collections/${lesson}`, { practice: { bidding: true, seat: 'S' } })
    await visitor.signIn(teacher, `/desk/collections/${lesson}/answers`)
    await page.getByText('This lesson keeps no answers.').waitFor()
    service.names = ['Ada']
    const rows = () => page.getByRole('row').allTextContents()
    await expect.poll(rows, { timeout: 10_000 }).toEqual(['Board 1', 'StudentBiddingPlay', 'All1/31/1', 'Ada1/39/8 ✓'])
    service.names = ['Ada', 'Bob']
    await page.getByRole('button', { name: 'Bob' }).waitFor()
    await expect.poll(() => service.unchanged, { timeout: 10_000 }).toBeGreaterThan(0)
    // Bob answered with another hand than the lesson asks for now, so the class row is Ada's alone.
    expect((await rows()).slice(2)).toEqual(['All1/31/1', 'Ada1/39/8 ✓', 'Bob2/2 ✓ (E)9/8 ✓ (E)'])
    const chosen = await page.locator('.question li').allTextContents()
    expect(chosen.map(plain)).toEqual(['1♦ 3 students · right', '1NT 2 students', '1♣ 1 student · right'])

    // The right call stands beside the question even if nobody chose it; a legend explains the figures.
    expect(plain((await page.locator('.question p').allTextContents())[0] ?? '')).toBe('Call 1 of SouthRight: 1♣ or 1♦')
    const legend = page.getByRole('list', { name: 'How to read the table' })
    expect(await legend.getByRole('listitem').allTextContents()).toEqual([
      expect.stringMatching(/^2\/3: two of three calls right/),
      expect.stringMatching(/^9\/8: nine tricks made, eight needed/),
      expect.stringMatching(/^✓: everything right/),
      expect.stringMatching(/^\(E\): answered with the hand of East/),
    ])

    await page.getByRole('button', { name: 'Ada' }).click()
    await page.getByText('9 tricks, 8 needed · 9 possible · 1 trick taken back').waitFor()
    const path = page.getByRole('region', { name: 'Ada' }).locator('.path')
    await path.first().waitFor()
    const told = async () =>
      (await path.locator('li').allTextContents()).map((text) =>
        plain(text).replaceAll(/([NESW])(North|East|South|West)/g, '$1'),
      )
    expect((await told()).slice(0, 2)).toEqual([
      '✗ Call 1 of South: 1NT, then 1♦ · Right: 1♣ or 1♦',
      '✓ Call 2 of South: 1♠ · right',
    ])
    await page.getByText('5 cards played').click()
    expect((await told()).slice(2)).toEqual(['E ♦A · S ♦2 · W ♦8 · N ♦3', 'E ♦K'])
    await page.getByText('No card of this student cost a trick.').waitFor({ timeout: 20_000 })
    expect(await visitor.barriers()).toEqual([])
    // On paper, the names stay, and the table has its whole width.
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByText('Ada', { exact: true }).first().isVisible()).toBe(true)
    const onPaper = await page.locator('.data').boundingBox()
    expect(onPaper?.width).toBeGreaterThan(200)
    await visitor.picture('practice-answers-print')
    await page.emulateMedia({ media: 'screen' })
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download as a table (CSV)' }).click()
    const table = readFileSync(await (await saved).path(), 'utf8')
    expect(table).toMatch(/^\uFEFFStudent,Board,/)
    expect(table).toContain('\r\nAda,Board 1,South,1,3,9,8,9,1,')
    await page.getByRole('button', { name: 'Delete the answers of Ada' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the answers of Ada' }).click()
    await page.getByText('The answers of Ada are deleted.').waitFor()
    expect(service.deleted).toEqual(['Ada'])
    await page.getByRole('button', { name: 'Ada' }).waitFor({ state: 'detached' })
    await visitor.picture('practice-answers')
    await page.getByRole('button', { name: 'Delete all answers' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete all answers' }).click()
    await page.getByText('This lesson keeps no answers.').waitFor()
    await page.context().close()
  }, 60_000)

  it('are not requested while the page is hidden, and stay visible while the service is down', async () => {
    const visitor = await world.visit()
    const { page } = visitor
    const service = await standIn(page)
    service.names = ['Ada']
    await visitor.signIn(teacher, `/desk/collections/${lesson}/answers`)
    await page.getByRole('button', { name: 'Ada' }).waitFor()
    const show = (state: 'hidden' | 'visible') =>
      page.evaluate(`Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))`)
    await show('hidden')
    const before = service.asked
    await page.waitForTimeout(7_000)
    expect(service.asked).toBeLessThanOrEqual(before + 1)
    service.isDown = true
    await show('visible')
    await page.getByText('these are the last answers that arrived').waitFor()
    await page.getByRole('button', { name: 'Ada' }).waitFor()
    service.isDown = false
    await page.getByText('these are the last answers that arrived').waitFor({ state: 'detached', timeout: 15_000 })
    await page.context().close()
  }, 60_000)
})
