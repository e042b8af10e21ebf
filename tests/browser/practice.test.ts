import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGrant } from '../support/builders.js'
import { openPagesWorld, type PagesWorld, type Visitor } from '../support/pages-world.js'

const PHONE = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true } as const
const STILL = { ...PHONE, reducedMotion: 'reduce' } as const

const HANDS = { N: '87.AKQJ43.3.JT92', E: 'QJ53.T85.AKJ.K73', S: 'KT42.97.T42.AQ85', W: 'A96.62.Q98765.64' }
const BOARDS = [
  {
    title: 'A quiet partscore',
    boardNumber: 7,
    dealer: 'S',
    vulnerability: 'All',
    hands: HANDS,
    auction: ['1C', 'P', '1H', 'P', '1S', 'P', '2H', 'P', 'P', 'P'],
    callNotes: [
      { call: 0, text: 'The better minor.', accepts: ['1D'] },
      { call: 4, text: 'Four spades.' },
    ],
    play: ['DA', 'D2', 'D8', 'D3'],
    commentary: [{ type: 'paragraph', children: [{ type: 'text', text: 'Eight tricks are there.' }] }],
  },
  { title: 'To be read', boardNumber: 2, hands: HANDS },
]

let world: PagesWorld
let dealIds: string[]
let ask: (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => ReturnType<typeof world.request>

beforeAll(async () => {
  world = await openPagesWorld()
  const { account, headers } = await world.signIn({ displayName: 'Ms Martin' } as never)
  await world.repositories.grants.put(aGrant({ accountId: account.id, feature: 'collections', limit: null }))
  ask = (method, url, payload) => world.request({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
  dealIds = []
  for (const board of BOARDS) dealIds.push((await ask('POST', '/deals', board)).body.id)
})
afterAll(() => world.close())

const aCollection = async (practice: object): Promise<{ id: string; token: string }> => {
  const { id } = (await ask('POST', '/collections', { title: 'Monday class', dealIds, practice })).body
  return { id, token: (await ask('PUT', `/collections/${id}/public-link`, {})).body.publicToken }
}

const aLesson = async (practice: object): Promise<string> => (await aCollection(practice)).token

const visitLink = async (options: Parameters<PagesWorld['visit']>[0], path: string): Promise<Visitor> => {
  const visitor = await world.visit(options)
  await visitor.page.goto(path)
  if (options?.javaScriptEnabled !== false) await visitor.page.locator('.foot details').first().waitFor()
  return visitor
}

const openLink = async (options: Parameters<PagesWorld['visit']>[0], practice: object, query = '') =>
  visitLink(options, `/c/${await aLesson(practice)}${query}`)

const examine = async (visitor: Visitor, name: string): Promise<void> => {
  await visitor.picture(name)
  expect({ name, barriers: await visitor.barriers() }).toEqual({ name, barriers: [] })
  const overflow = await visitor.page.evaluate('document.documentElement.scrollWidth - innerWidth')
  expect({ name, overflow }).toEqual({ name, overflow: 0 })
}

/** Everything on the page that can be seen, heard or printed; not the data of its script. */
const toldBy = (page: Page): Promise<string> =>
  page.evaluate(
    '[document.title, document.getElementById("page").outerHTML].join(" ").replaceAll(/<script.*?<\\/script>/gs, "")',
  )

/** The routes of participants, as the page meets them. */
const standIn = async (page: Page) => {
  const seen = {
    answers: [] as unknown[],
    keys: new Set<string | undefined>(),
    refused: 0,
    isDown: false,
    hasLeft: false,
  }
  await page.route('**/participants', (route) =>
    route.fulfill({ status: 201, json: { id: 'ada', key: 'the-key', ...route.request().postDataJSON() } }),
  )
  await page.route('**/participants/ada', (route) => {
    seen.hasLeft = route.request().method() === 'DELETE'
    return route.fulfill({ status: 204 })
  })
  await page.route('**/participants/ada/answers/*', (route) => {
    if (seen.isDown) {
      seen.refused++
      return route.abort()
    }
    seen.keys.add(route.request().headers()['x-participant-key'])
    seen.answers.push(route.request().postDataJSON().bidding)
    return route.fulfill({ status: 200, json: {} })
  })
  return seen
}

const box = (page: Page) => page.getByRole('group', { name: 'Bidding box' })
const call = (page: Page, name: string) => box(page).getByRole('button', { name, exact: true })
const level = (page: Page, number: number) => page.locator('.bids label').nth(number - 1)
const feedback = (page: Page) => page.locator('.feedback').textContent()

/** Bids the first board as the teacher does. */
const bidRight = async (page: Page): Promise<void> => {
  await page.keyboard.type('1c')
  await page.getByText('The better minor.').first().waitFor()
  await page.keyboard.type('1s')
  await page.getByText('Four spades.').first().waitFor()
  await page.keyboard.type('p')
}
const calls = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('.exercise .calls td').allInnerTexts()).map((text) => text.trim()).filter((text) => text !== '')

describe('the bidding of a board as an exercise', () => {
  it("asks for each call of the hand, fits on a phone's screen, and reveals nothing of the answer", async () => {
    const visitor = await openLink(PHONE, { bidding: true })
    const { page } = visitor
    await box(page).waitFor()
    await examine(visitor, 'practice-bidding')
    const last = await page.locator('.other-calls').boundingBox()
    expect((last?.y ?? 999) + (last?.height ?? 0)).toBeLessThanOrEqual(640)
    for (const target of await page.locator('.bidding-box :is(button:visible, label)').all()) {
      const size = await target.boundingBox()
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    const told = await toldBy(page)
    for (const secret of [
      'quiet partscore',
      'better minor',
      'Four spades',
      'Eight tricks',
      'AKQJ43',
      'A K Q J 4 3',
      'Download',
      'Contract',
    ])
      expect({ secret, isTold: told.includes(secret) }).toEqual({ secret, isTold: false })
    expect(await calls(page)).toEqual(['?'])
    await page.getByRole('button', { name: 'Print…' }).tap()
    await page.locator('.sheet-picture').waitFor()
    const printed = (await page.locator('.sheet-picture text').allTextContents()).join('')
    await page.getByRole('button', { name: 'Close' }).tap()
    for (const secret of ['quiet partscore', 'better minor', 'Eight tricks', 'Contract', 'A K Q J'])
      expect(printed).not.toContain(secret)
    expect(await call(page, 'Double').isDisabled()).toBe(true)

    await level(page, 2).tap()
    await call(page, '2 spades').tap()
    await page.getByText('not quite. Try once more.').waitFor()
    expect(await call(page, '2 spades').isDisabled()).toBe(true)
    await level(page, 1).tap()
    expect(await call(page, '1 diamond').isEnabled()).toBe(true)
    await call(page, '1 diamond').tap()
    // Accepted: the auction goes on with the teacher's.
    await page.getByText('The better minor.').first().waitFor()
    expect(await feedback(page)).toMatch(/ is right too\. Your teacher bids 1♣.* The better minor\.$/)
    expect(await calls(page)).toEqual([expect.stringMatching(/^1♣/), 'Pass', expect.stringMatching(/^1♥/), 'Pass', '?'])
    expect(await call(page, '1 heart').isDisabled()).toBe(true)
    await examine(visitor, 'practice-bidding-right')

    // By the keyboard: not legal, then wrong twice, then the answer.
    await page.keyboard.type('1h')
    await box(page).getByText('is not possible here').waitFor()
    expect(await feedback(page)).toContain('is right too')
    // With Shift for the letter, as for digits on French keyboards.
    await page.keyboard.press('3')
    await page.keyboard.press('Shift+N')
    await page.getByText('Try once more').waitFor()
    await page.keyboard.type('3n')
    await box(page).getByText('You have tried 3NT already.').waitFor()
    // The box was replaced; the focus is in the new one.
    await expect.poll(() => page.evaluate("document.activeElement?.closest('.bidding-box') != null")).toBe(true)
    // Nothing is called behind a dialog.
    await page.getByRole('button', { name: 'Print…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.type('2c')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    expect(await feedback(page)).toContain('Try once more')
    await page.keyboard.type('2c')
    expect(await feedback(page)).toMatch(/^Not 2♣.* The answer is 1♠.* Four spades\.$/)
    await page.keyboard.press('p')

    // Once done, the page shows the whole auction and everything else.
    await page.getByText('2 of 3 calls right').waitFor({ state: 'detached' })
    await page.getByText('1 of 3 calls right at the first try.').waitFor()
    expect(await page.getByText('Contract: 2').filter({ visible: true }).count()).toBe(1)
    await page.getByRole('main').getByText('Eight tricks are there.').waitFor()
    await page.getByRole('button', { name: 'Next card' }).waitFor()
    await page.getByText('Download').waitFor()
    await examine(visitor, 'practice-bidding-done')
    expect(visitor.seen.complaints).toEqual([])
    await page.context().close()
  })

  it('withholds the file and the sheet of a lesson until all its boards are done', async () => {
    const { id, token } = await aCollection({ bidding: true })
    const second = (await ask('POST', '/deals', { ...BOARDS[0], title: 'Another partscore', play: [] })).body.id
    await ask('PUT', `/collections/${id}/deals`, { dealIds: [dealIds[0], second] })
    const { page } = await visitLink(PHONE, `/c/${token}`)
    const download = page.locator('.foot details').filter({ hasText: 'Download' })
    const finish = async () => {
      await box(page).waitFor()
      await bidRight(page)
      await page.locator('.outcome').waitFor()
    }
    await finish()
    await download.locator('summary').tap()
    await page.getByRole('link', { name: 'This board as a picture' }).waitFor()
    expect(await page.getByRole('link', { name: 'All boards (PBN)' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Print…' }).tap()
    await page.locator('.sheet-picture').waitFor()
    const printed = (await page.locator('.sheet-picture text').allTextContents()).join('')
    for (const secret of ['better minor', 'Eight tricks', 'Contract']) expect(printed).not.toContain(secret)
    await page.getByRole('button', { name: 'Close' }).tap()
    await page.getByRole('link', { name: 'Next board' }).first().tap()
    await finish()
    await download.locator('summary').tap()
    await page.getByRole('link', { name: 'All boards (PBN)' }).waitFor()
    await page.context().close()
  })

  it('continues where it stopped, can be left to read everything, and can be repeated', async () => {
    const visitor = await openLink(PHONE, { bidding: true })
    const { page } = visitor
    await page.keyboard.type('1c')
    await page.getByText('Right: 1').waitFor()
    await page.reload()
    await page.getByText('Right: 1').waitFor()
    expect(await calls(page)).toHaveLength(5)
    // Other boards are shown as usual.
    await page.getByRole('link', { name: 'Next board' }).tap()
    await page.getByRole('heading', { name: 'To be read' }).waitFor()
    expect(await page.locator('.exercise').count()).toBe(0)
    await page.goBack()
    await box(page).waitFor()
    const list = page.locator('summary', { hasText: 'List of boards' })
    const listed = async (): Promise<readonly string[]> => {
      await list.tap()
      const boards = await page.getByRole('list', { name: 'List of boards' }).getByRole('link').allTextContents()
      await list.tap()
      return boards
    }
    // A board to be practised is ticked once it is done, any other once it was seen.
    expect(await listed()).toEqual(['Board 7', 'To be read ✓, seenBoard 2'])
    await page.getByRole('link', { name: 'Show this whole board' }).tap()
    await page.getByRole('main').getByText('Eight tricks are there.').waitFor()
    await page.getByRole('link', { name: 'Practise this board' }).tap()
    await box(page).waitFor()
    expect(await calls(page)).toHaveLength(5)
    await page.keyboard.type('1s')
    await page.getByText('Right: 1').waitFor()
    await page.keyboard.type('p')
    await page.getByText('3 of 3 calls').waitFor()
    expect((await listed())[0]).toMatch(/^A quiet partscore ✓, doneBoard 7/)
    await page.getByRole('link', { name: 'Practise again' }).tap()
    await box(page).waitFor()
    expect((await listed())[0]).toBe('A quiet partscore ✓, doneBoard 7')
    expect(await calls(page)).toEqual(['?'])
    expect(visitor.seen.complaints).toEqual([])
    await page.context().close()
  })

  it('ignores single keys if the reader has switched them off', async () => {
    const { page } = await openLink({}, { bidding: true })
    await box(page).waitFor()
    await page.getByText('Appearance', { exact: true }).click()
    const choice = page.getByRole('checkbox', { name: 'Type calls and cards with single keys' })
    await choice.uncheck()
    await page.getByRole('heading', { level: 2 }).click()
    await page.keyboard.type('p')
    await page.reload()
    await box(page).waitFor()
    await page.keyboard.type('p')
    expect(await calls(page)).toEqual(['?'])
    await page.getByText('Appearance', { exact: true }).click()
    await choice.check()
    await page.getByRole('heading', { level: 2 }).click()
    await page.keyboard.type('p')
    await page.getByText('not quite. Try once more.').waitFor()
    await page.context().close()
  })

  it('fits a laptop and a phone in landscape', async () => {
    for (const [name, looks] of [
      ['laptop', { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' }],
      ['side', { viewport: { width: 640, height: 360 }, isMobile: true, hasTouch: true }],
    ] as const) {
      const visitor = await openLink(looks, { bidding: true, answers: true })
      const { page } = visitor
      await page.getByRole('button', { name: 'Without a name' }).click()
      await page.keyboard.type('1c')
      await page.getByText('Right: 1').waitFor()
      await examine(visitor, `practice-${name}`)
      const [hand, others] = [page.locator('.own-hand'), page.locator('.other-calls')]
      const [left, right] = [await hand.boundingBox(), await others.boundingBox()]
      expect((left?.x ?? 999) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
      expect(visitor.seen.complaints).toEqual([])
      await page.context().close()
    }
  })

  it('works without scripts, its choices in the address', async () => {
    const visitor = await openLink({ ...PHONE, javaScriptEnabled: false }, { bidding: true }, '?lang=fr')
    const { page } = visitor
    const chosen = () => new URL(page.url()).searchParams.get('chosen')
    const press = async (name: string) => {
      const before = page.url()
      await page.getByRole('button', { name, exact: true }).tap()
      await page.waitForURL((url) => url.href !== before)
    }
    const told = await page.locator('#page').innerHTML()
    for (const secret of ['better minor', 'Four spades', 'Eight tricks', 'A R D V 4 3'])
      expect(told).not.toContain(secret)
    await level(page, 2).tap()
    await press('2 piques')
    expect(chosen()).toBe('0:2S')
    await page.getByText('pas tout à fait').waitFor()
    // The level of the wrong bid stays selected.
    await level(page, 1).tap()
    await press('1 trèfle')
    expect([chosen(), new URL(page.url()).searchParams.get('lang')]).toEqual(['0:2S,1C', 'fr'])
    await page.getByText('Juste').waitFor()
    await press('1 pique')
    await visitor.picture('practice-no-scripts')
    await press('Passe')
    expect(chosen()).toBe('0:2S,1C;4:1S;8:P')
    await page.getByRole('main').getByText('Eight tricks are there.').waitFor()
    expect(await page.getByText('Contrat : 2').count()).toBeGreaterThan(0)
    await page.getByRole('link', { name: 'Recommencer' }).tap()
    await page.getByText('Votre enchère ?').waitFor()
    expect(chosen()).toBeNull()
    await page.getByRole('link', { name: 'Montrer toute la donne' }).tap()
    await page.getByRole('main').getByText('Eight tricks are there.').waitFor()
    await page.getByRole('link', { name: 'M’exercer' }).tap()
    await page.getByText('Votre enchère ?').waitFor()
    expect(visitor.seen.complaints).toEqual([])
    await page.context().close()
  })
})

describe('the hand that is practised', () => {
  it('turns with the board', async () => {
    const { page } = await openLink(PHONE, { bidding: true, seat: 'N' }, '?numbers=place')
    // The dealer was South. As board 1 it is North, so North's hand sits South.
    await box(page).waitFor()
    expect(await page.locator('.own-hand').textContent()).toContain('Your hand, South: spades 8 7; hearts A K Q J 4 3')
    expect(await calls(page)).toEqual([expect.stringMatching(/^1♣/), 'Pass', '?'])
    await page.context().close()
  })
})

describe('the play of a board as an exercise', () => {
  const cards = (page: Page) => page.getByRole('group', { name: 'Play a card' })
  const handOf = (page: Page, seat: string) => page.locator(`.board [data-seat="${seat}"]`).textContent()

  it('gives the student both hands of the declaring side against the solver, and says how many tricks were possible', async () => {
    const visitor = await openLink(STILL, { play: true, seat: 'declarer' })
    const { page } = visitor
    // The lead is the teacher's; then dummy lies on the table.
    await cards(page).waitFor()
    await page.getByText('Play a card: South').waitFor()
    expect(await handOf(page, 'S')).toContain('diamonds 10 4 2')
    expect(await handOf(page, 'W')).toContain('hidden')
    expect(await handOf(page, 'E')).toContain('hidden')
    const inReach = await page.locator('.play-cards').boundingBox()
    expect((inReach?.y ?? 999) + 60).toBeLessThanOrEqual(640)
    await examine(visitor, 'practice-play')
    const card = (name: string) => cards(page).getByRole('button', { name, exact: true })
    expect(await card('clubs A').isDisabled()).toBe(true)
    // Arrow keys choose among the cards that can be played, and don't leave the board.
    await card('diamonds 10').focus()
    for (const [key, chosen] of [
      ['ArrowRight', 'diamonds 4'],
      ['ArrowLeft', 'diamonds 10'],
      ['ArrowLeft', 'diamonds 2'],
    ] as const) {
      await page.keyboard.press(key)
      expect(await visitor.focusedLabel()).toBe(chosen)
    }
    // Spades have to wait: diamonds were led.
    await page.keyboard.type('sk')
    await page.getByText('This card cannot be played now: spades K.').waitFor()
    await page.keyboard.type('d2')
    await page.getByText('Play a card: North').waitFor()
    expect(await page.getByText('This card cannot be played now').count()).toBe(0)
    // A card had the focus, and the arrow keys still move among the cards.
    expect(await page.evaluate("document.activeElement.closest('.play-cards') !== null")).toBe(true)
    await card('diamonds 3').press('Enter')
    // The focus stays with the cards, although the pressed one is gone and others play.
    await page.getByText('is to play').waitFor()
    expect(await page.locator('.play-cards:focus').count()).toBe(1)
    await page.getByText('Trick 2').first().waitFor({ state: 'attached' })
    await cards(page).waitFor()
    // Any hand may have won the first trick; the second one has at most three cards by now.
    const onTable = () => page.locator('.board svg').first().textContent()
    const current = await onTable()
    await page.getByRole('button', { name: 'Last trick' }).tap()
    await expect.poll(onTable).not.toBe(current)
    await page.getByText('Trick 1', { exact: true }).first().waitFor({ state: 'attached' })
    expect(await onTable()).toContain('♦\ufe0e2')
    expect(await page.locator('button:focus').textContent()).toBe('Last trick')
    await page.getByRole('button', { name: 'Last trick' }).tap()
    await expect.poll(onTable).toBe(current)
    await page.getByRole('button', { name: 'Take back a trick' }).tap()
    await page.getByText('Play a card: South').waitFor()
    expect(await handOf(page, 'S')).toContain('diamonds 10 4 2')

    for (let played = 0; played < 26; played++) {
      await cards(page).waitFor()
      const open = cards(page).locator('button:enabled').last()
      const name = await open.getAttribute('aria-label')
      await open.tap()
      await expect
        .poll(() =>
          page
            .locator('.outcome')
            .count()
            .then(
              async (done) =>
                done > 0 ||
                (await cards(page)
                  .getByRole('button', { name: name ?? '', exact: true })
                  .count()) === 0,
            ),
        )
        .toBe(true)
    }
    await page.locator('.outcome').waitFor()
    const figures = () => page.locator('.figures dd').allTextContents()
    await expect
      .poll(figures, { timeout: 20_000 })
      .toEqual([expect.stringMatching(/^\d+$/), '8', expect.stringMatching(/^\d+$/)])
    await page.getByText('Cards that cost a trick').waitFor()
    await examine(visitor, 'practice-play-done')
    const tricks = page.locator('.tricks li')
    await page.getByRole('button', { name: 'All cards' }).tap()
    await expect.poll(() => tricks.count()).toBe(1)
    await page.getByRole('button', { name: 'Show my cards' }).tap()
    await expect.poll(() => tricks.count()).toBe(13)
    await page.getByRole('button', { name: 'Show the teacher’s cards' }).tap()
    await expect.poll(() => tricks.count()).toBe(1)
    expect(visitor.seen.complaints).toEqual([])
    await page.context().close()
  }, 90_000)

  it('can be played by arrow keys as soon as the bidding is over', async () => {
    const { id, token } = await aCollection({ bidding: true, play: true })
    const second = (await ask('POST', '/deals', { ...BOARDS[0], title: 'Another partscore' })).body.id
    await ask('PUT', `/collections/${id}/deals`, { dealIds: [dealIds[0], second] })
    const visitor = await visitLink(PHONE, `/c/${token}`)
    const { page } = visitor
    await box(page).waitFor()
    await bidRight(page)
    await cards(page).waitFor()
    await page.keyboard.press('ArrowRight')
    expect(await visitor.focusedLabel()).toMatch(/^(spades|hearts|diamonds|clubs) /)
    await page.getByText('1 of 2').waitFor()
    await page.context().close()
  })

  it('shows the contract, the table and the cards together on a phone in landscape', async () => {
    const side = { viewport: { width: 667, height: 375 }, isMobile: true, hasTouch: true }
    const { page } = await openLink(side, { play: true, seat: 'declarer' })
    await cards(page).waitFor()
    for (const part of [page.locator('.goal'), page.locator('.board svg').first(), cards(page)]) {
      const box = await part.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(0)
      expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(375)
    }
    await page.context().close()
  })

  it('gives a defender only their own hand', async () => {
    const visitor = await openLink(STILL, { play: true, seat: 'W' })
    const { page } = visitor
    await page.getByText('Play a card: West').waitFor({ timeout: 20_000 })
    expect(await handOf(page, 'S')).not.toContain('hidden')
    for (const seat of ['N', 'E']) expect(await handOf(page, seat)).toContain('hidden')
    await page.context().close()
  })
})

describe('a student who takes part', () => {
  it('gives a name once, continues after a lost connection, and can leave and delete all answers', async () => {
    const token = await aLesson({ bidding: true, answers: true })
    const visitor = await visitLink(PHONE, `/c/${token}`)
    const { page } = visitor
    const service = await standIn(page)
    await page.getByText('If you give a name, your teacher sees your answers under it.').waitFor()
    await examine(visitor, 'practice-name')
    // Once the exercise has begun, the question takes a line. Earlier answers are sent too.
    await page.keyboard.type('1c')
    await page.getByText('Right: 1').waitFor()
    expect(await page.getByLabel('Your name').isVisible()).toBe(false)
    await page.getByText('Take part under a name').tap()
    await page.getByLabel('Your name').fill('Ada L.')
    await page.getByRole('button', { name: 'Take part' }).tap()
    await page.getByText('From now on, your teacher sees your answers, as those of Ada L.').waitFor()
    await page.getByText('You take part as Ada L.').waitFor()
    await expect.poll(() => service.answers).toEqual([{ calls: [{ call: 0, chosen: ['1C'] }] }])

    service.isDown = true
    await page.keyboard.type('1n1s')
    await page.getByText('Right: 1').waitFor()
    await page.getByText('From now on').waitFor({ state: 'detached' })
    await expect.poll(() => service.refused).toBeGreaterThan(0)
    const waiting = page.getByText('Your answers are not reaching your teacher at the moment.')
    await waiting.waitFor()
    service.isDown = false
    await page.reload()
    await expect
      .poll(() => service.answers.at(-1))
      .toEqual({
        calls: [
          { call: 0, chosen: ['1C'] },
          { call: 4, chosen: ['1NT', '1S'] },
        ],
      })
    expect(await page.getByLabel('Your name').count()).toBe(0)
    expect(service.keys).toEqual(new Set(['the-key']))

    await page.getByText('You take part as Ada L.').tap()
    await page.getByRole('button', { name: 'Leave and delete my answers' }).tap()
    await page.getByRole('button', { name: 'Keep them' }).tap()
    expect(service.hasLeft).toBe(false)
    await page.getByRole('button', { name: 'Leave and delete my answers' }).tap()
    await page.getByRole('button', { name: 'Delete them' }).tap()
    await page.getByText('Your name and your answers have been deleted.').waitFor()
    await page.getByRole('button', { name: 'Take part under a name' }).waitFor()
    expect(service.hasLeft).toBe(true)
    expect(await page.evaluate('Object.keys(localStorage).filter((key) => key.includes("unsent"))')).toEqual([])
    // The question that was asked for has the focus, as the pressed button is gone.
    await page.getByRole('button', { name: 'Take part under a name' }).tap()
    await expect.poll(() => page.evaluate('document.activeElement?.placeholder')).toBe('Your name')
    await page.context().close()
  })

  it('is visible to the teacher with every answer, until the student leaves', async () => {
    const { id, token } = await aCollection({ bidding: true, answers: true })
    const visitor = await visitLink(PHONE, `/c/${token}`)
    const { page } = visitor
    const seen = async () => (await ask('GET', `/collections/${id}/answers`)).body
    await page.getByLabel('Your name').fill('Ada L.')
    await page.getByRole('button', { name: 'Take part' }).tap()
    await page.getByText('You take part as Ada L.').waitFor()
    await page.keyboard.type('1d')
    await page.getByText('The better minor.').first().waitFor()
    await page.keyboard.type('1n1s')
    await page.getByText('Right: 1').waitFor()
    await expect.poll(async () => (await seen()).answers).toMatchObject([{ bidding: { right: 1, asked: 2 } }])
    expect(await seen()).toMatchObject({ participants: [{ name: 'Ada L.' }] })
    await page.getByRole('link', { name: 'Next board' }).tap()
    const here = page.getByRole('heading', { name: 'To be read' })
    await here.waitFor()
    await page.getByText('You take part as Ada L.').tap()
    await page.getByRole('button', { name: 'Leave and delete my answers' }).tap()
    await page.getByRole('button', { name: 'Delete them' }).tap()
    await page.getByRole('button', { name: 'Take part under a name' }).waitFor()
    expect(await seen()).toMatchObject({ participants: [], answers: [] })
    await here.waitFor()
    expect(visitor.seen.complaints).toEqual([])
    await page.context().close()
  })

  it('is told if an answer was refused', async () => {
    const { page } = await world.visit(PHONE)
    await standIn(page)
    await page.route('**/participants/ada/answers/*', (route) =>
      route.fulfill({ status: 400, json: { code: 'VALIDATION_FAILED' } }),
    )
    await page.goto(`/c/${await aLesson({ bidding: true, answers: true })}`)
    await page.getByLabel('Your name').fill('Ada')
    await page.getByRole('button', { name: 'Take part' }).tap()
    await page.getByText('You take part as Ada.').waitFor()
    await page.keyboard.type('1d')
    // Beside the exercise, where the student is looking.
    const notice = page.getByRole('region', { name: 'Exercise' }).getByRole('alert')
    expect(await notice.textContent()).toContain('The lesson has changed, and one of your answers no longer fits it.')
    await page.context().close()
  })

  it('is told if the teacher has deleted the answers, and can take part again', async () => {
    const { page } = await world.visit(PHONE)
    await standIn(page)
    await page.route('**/participants/ada/answers/*', (route) =>
      route.fulfill({ status: 404, json: { code: 'PARTICIPANT_NOT_FOUND' } }),
    )
    await page.goto(`/c/${await aLesson({ bidding: true, answers: true })}`)
    await page.getByLabel('Your name').fill('Ada')
    await page.getByRole('button', { name: 'Take part' }).tap()
    await page.getByText('You take part as Ada.').waitFor()
    await page.keyboard.type('1d')
    await page.getByText('Your answers have been deleted. You can take part again.').waitFor()
    // The new participant's answers are accepted.
    await page.unroute('**/participants/ada/answers/*')
    await page.getByLabel('Your name').fill('Ada')
    await page.getByRole('button', { name: 'Take part' }).tap()
    await page.getByText('You take part as Ada.').waitFor()
    await page.context().close()
  })

  it('can hand the device over to another student, who starts afresh', async () => {
    const { id, token } = await aCollection({ bidding: true, answers: true })
    const { page } = await visitLink(PHONE, `/c/${token}`)
    const takePart = async (name: string) => {
      await page.getByLabel('Your name').fill(name)
      await page.getByRole('button', { name: 'Take part' }).tap()
      await page.getByText(`You take part as ${name}.`).waitFor()
    }
    await takePart('Ada')
    await page.keyboard.type('1d')
    await page.getByText('The better minor.').first().waitFor()
    await page.keyboard.type('1n1s')
    await page.getByText('Right: 1').waitFor()
    await page.getByText('You take part as Ada.').tap()
    await page.getByRole('button', { name: 'Another student uses this device' }).tap()
    await box(page).waitFor()
    await takePart('Ben')
    await page.keyboard.type('1c')
    await page.getByText('The better minor.').first().waitFor()
    await expect
      .poll(async () => (await ask('GET', `/collections/${id}/answers`)).body)
      .toMatchObject({
        participants: [{ name: 'Ada' }, { name: 'Ben' }],
        answers: [{ bidding: { right: 1, asked: 2 } }, { bidding: { right: 1, asked: 1 } }],
      })
    await page.context().close()
  })

  it('keeps the key while the link is closed, and for a week after the device has noticed', async () => {
    const { id, token } = await aCollection({ bidding: true, answers: true })
    const { page } = await visitLink(PHONE, `/c/${token}`)
    const kept = () => page.evaluate(`Object.keys(localStorage).filter((key) => key.includes('participant')).length`)
    const close = () => ask('PUT', `/collections/${id}/public-link`, { availableUntil: '2020-01-01T00:00:00Z' })
    const openAgain = () => ask('PUT', `/collections/${id}/public-link`, {})
    await page.getByLabel('Your name').fill('Ada')
    await page.getByRole('button', { name: 'Take part' }).tap()
    await page.getByText('You take part as Ada.').waitFor()
    await close()
    await page.keyboard.type('1d')
    await page.getByText('The better minor.').first().waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'This class link is not open' }).waitFor()
    await openAgain()
    await page.reload()
    await page.getByText('You take part as Ada.').waitFor()
    const answers = async () => (await ask('GET', `/collections/${id}/answers`)).body.answers
    await expect.poll(answers, { timeout: 15_000 }).toMatchObject([{ bidding: { asked: 1 } }])

    await close()
    await page.reload()
    const isNoted = `localStorage.getItem('dealbook.ended.${token}') !== null`
    await expect.poll(() => page.evaluate(isNoted)).toBe(true)
    expect(await kept()).toBe(1)
    await page.evaluate(`localStorage.setItem('dealbook.ended.${token}', String(Date.now() - 8 * 86_400_000))`)
    await page.reload()
    await expect.poll(kept).toBe(0)
    await page.context().close()
  }, 60_000)

  it('is not asked for a name if no answers are kept', async () => {
    const { page } = await openLink(PHONE, { bidding: true })
    await box(page).waitFor()
    expect(await page.getByLabel('Your name').count()).toBe(0)
    await page.context().close()
  })
})
