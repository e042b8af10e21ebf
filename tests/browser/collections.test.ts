import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../../client/src/schema.js'
import type { Account } from '../../src/domain/account.js'
import type { Grant } from '../../src/domain/grant.js'
import type { Handle } from '../../src/domain/handle.js'
import { paragraphsOf } from '../../src/domain/paragraph.js'
import { aGrant, anAccountId } from '../support/builders.js'
import { openPagesWorld, type PagesWorld, type Visitor } from '../support/pages-world.js'

type Collection = components['schemas']['Collection']

let world: PagesWorld
let teacher: Account
let headers: { authorization: string }
let visitor: Visitor
let deals: readonly string[]
/** What the browser reports about error responses that a test provokes. */
let expected: readonly string[]

const HANDS = [
  { N: '87.AKQJ43.3.JT92', E: 'QJ53.T85.AKJ.K73', S: 'KT42.97.T42.AQ85', W: 'A96.62.Q98765.64' },
  { N: 'AKQ.JT9.8765.432', E: 'JT9.AKQ.432.8765', S: '8765.432.AKQ.JT9', W: '432.8765.JT9.AKQ' },
] as const

const ask = async (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  (await world.request({ method, url, headers, ...(payload === undefined ? {} : { payload }) })).body

beforeAll(async () => {
  world = await openPagesWorld()
  const signedIn = await world.signIn({
    id: anAccountId('martin'),
    displayName: 'Ms Martin',
  })
  teacher = signedIn.account
  headers = signedIn.headers
  await world.repositories.grants.put(aGrant({ accountId: teacher.id, feature: 'collections', limit: null }))
  const titles = ['The simple finesse', 'A deep finesse', 'Ducking twice', 'The double finesse']
  deals = await Promise.all(
    titles.map(async (title, i) => {
      const board = { title, boardNumber: i + 1, hands: HANDS[i % 2], commentary: paragraphsOf(`Notes on ${title}.`) }
      return (await ask('POST', '/deals', board)).id
    }),
  )
})
afterAll(() => world.close())

beforeEach(async () => {
  expected = []
  // Tall enough for a list of three boards.
  visitor = await world.visit({
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width: 1280, height: 1000 },
  })
})
afterEach(async () => {
  expect(visitor.seen.foreign).toEqual([])
  expect(visitor.seen.complaints.filter((complaint) => !expected.some((part) => complaint.includes(part)))).toEqual([])
  await visitor.page.context().close()
})

const made = (fields: object = {}): Promise<Collection> =>
  ask('POST', '/collections', { title: 'Monday class', dealIds: deals, ...fields })

const stored = (id: string): Promise<Collection> => ask('GET', `/collections/${id}`)

const idOnPage = (): string => new URL(visitor.page.url()).pathname.split('/').at(-1) as string

describe('a class', () => {
  it('gets a collection, which is created, filled, put in order, opened and sent by mouse', async () => {
    const { page } = visitor
    await visitor.signIn(teacher, '/desk/collections')
    await page.getByText('No collections yet').waitFor()
    await page.getByLabel('New collection').fill('Monday class, lesson 3')
    await page.getByRole('button', { name: 'Make collection' }).click()
    await page.getByRole('heading', { level: 1, name: 'Monday class, lesson 3' }).waitFor()
    const id = idOnPage()

    await page.getByRole('button', { name: 'Add boards' }).click()
    await page.getByRole('checkbox', { name: 'The simple finesse' }).check()
    await page.getByRole('checkbox', { name: 'Ducking twice' }).check()
    await page.getByRole('searchbox').fill('deep fin')
    await page.getByRole('checkbox', { name: 'Ducking twice' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Select all of these' }).click()
    await page.getByRole('button', { name: 'Add 3 boards' }).click()
    await page.getByText('3 boards added.').waitFor()
    expect((await stored(id)).dealIds).toEqual([deals[0], deals[2], deals[1]])

    const rows = page.getByRole('grid', { name: 'Boards' }).getByRole('row')
    await page.getByRole('button', { name: 'Add boards' }).click()
    await page.getByRole('button', { name: 'New board' }).click()
    await page.getByRole('heading', { level: 2, name: 'Board 4' }).waitFor()
    const fourth = (await stored(id)).dealIds[3]
    expect(new URL(page.url()).search).toBe(`?board=${fourth}`)
    // The list shows the new board whole, although it is lower than its four boards.
    const hidden = `(() => {
      const list = document.querySelector('.lesson-boards .boards')
      const board = list.querySelector('.current .board')
      if (board === null) return Infinity
      const [inner, outer] = [board, list].map((one) => one.getBoundingClientRect())
      return Math.max(inner.bottom - outer.bottom, outer.top - inner.top)
    })()`
    await expect.poll(() => page.evaluate(hidden)).toBeLessThanOrEqual(1)
    expect(await ask('GET', `/deals/${fourth}`)).toMatchObject({ title: 'Board 4', boardNumber: 4, dealer: 'W' })
    await page.getByRole('button', { name: 'Remove Board 4' }).click()
    await expect.poll(async () => (await stored(id)).dealIds.length).toBe(3)
    await page.getByRole('button', { name: 'Add boards' }).click()
    await page.getByRole('link', { name: 'Import', exact: true }).click()
    const file = '[Board "9"]\n[Deal "N:AKQJ.T98.765.432 T987.AKQJ.432.65 65.432.AKQJ.T987 432.765.T98.AKQJ"]\n'
    await page
      .getByLabel('Files of boards')
      .setInputFiles([{ name: 'One.pbn', mimeType: 'application/x-pbn', buffer: Buffer.from(file) }])
    await expect.poll(() => page.getByLabel('Into which collection').inputValue()).toBe(id)
    await page.goto(`/desk/collections/${id}`)
    await rows.nth(2).waitFor()
    await page.evaluate('scrollTo(0, 0)')
    await rows.nth(2).getByRole('link').hover()
    await page.mouse.down()
    const first = await rows.first().boundingBox()
    await page.mouse.move((first?.x ?? 0) + 20, (first?.y ?? 0) + 20)
    await page.mouse.move((first?.x ?? 0) + 20, (first?.y ?? 0) + 2)
    await page.mouse.up()
    await expect.poll(async () => (await stored(id)).dealIds).toEqual([deals[1], deals[0], deals[2]])

    await page.getByRole('button', { name: 'Remove The simple finesse' }).click()
    await page.getByText('“The simple finesse” is out of the collection.').waitFor()
    expect((await stored(id)).dealIds).toEqual([deals[1], deals[2]])
    await page.getByRole('button', { name: 'Remove Ducking twice' }).click()
    await page.getByText('“Ducking twice” is out of the collection.').waitFor()
    await page.locator('.toast', { hasText: 'The simple finesse' }).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await stored(id)).dealIds).toEqual([deals[1], deals[0]])

    await page.getByRole('button', { name: 'Rename' }).click()
    const title = page.getByRole('textbox', { name: 'Title' })
    await title.fill('Finesses')
    await page.reload()
    expect(await title.inputValue()).toBe('Finesses')
    await title.press('Enter')
    await page.getByText('The title is saved.').waitFor()
    expect(await stored(id)).toMatchObject({ title: 'Finesses' })

    const share = page.getByRole('region', { name: 'Share with the class' })
    await share.getByText('Dates', { exact: true }).click()
    await share.getByLabel('From').fill('2030-03-01T10:00')
    await share.getByLabel('Until').fill('2030-02-01T10:00')
    await share.getByText('The link can’t close before it opens').waitFor()
    await share.getByRole('button', { name: 'For a week' }).click()
    await share.getByLabel('From').fill('')
    await share.getByRole('button', { name: 'Open with these dates' }).click()
    await share.getByText(/^Open until /).waitFor()
    await share.getByRole('button', { name: 'Copy link' }).click()
    await share.getByRole('button', { name: 'Copied' }).waitFor()
    const link = await page.evaluate('navigator.clipboard.readText()')
    const open = await stored(id)
    expect(open).toMatchObject({ publicEnabled: true, availableFrom: null })
    expect(link).toBe(`${world.address}/c/${open.publicToken}`)

    // If the link is open, a change of its dates takes effect without pressing anything else.
    await share.getByRole('button', { name: 'No limit', exact: true }).click()
    await expect.poll(async () => (await stored(id)).availableUntil).toBeNull()

    await share.getByText('Not opened yet').waitFor()
    for (let i = 0; i < 2; i++) await (await fetch(link as string)).text()
    const views = async () => {
      await world.flushViews()
      return (await stored(id)).views.total
    }
    await expect.poll(views).toBe(2)
    await page.reload()
    await share.getByText(/^Opened 2 times, last today \d/).waitFor()

    await share.getByText('Students see first').click()
    await share.getByLabel('Hands').selectOption('South only')
    await share.getByRole('checkbox', { name: 'Auction' }).uncheck()
    await expect
      .poll(async () => (await stored(id)).studentView)
      .toMatchObject({ hands: 'S', auction: false, commentary: true })

    // The window manager may end full screen at any time; without it, the code fills the window.
    await page.evaluate('Element.prototype.requestFullscreen = undefined')
    await visitor.settle()
    await share.getByRole('button', { name: 'Show the QR code' }).click()
    const screen = page.getByRole('dialog', { name: 'The class link as a QR code' })
    const code = await screen.getByAltText('The class link as a QR code').boundingBox()
    const height = (await page.evaluate('innerHeight')) as number
    expect(code?.height).toBeGreaterThan(height / 2)
    await screen.getByText((link as string).replace('http://', ''), { exact: true }).waitFor()
    await visitor.settle()
    expect(await visitor.barriers()).toEqual([])
    await visitor.picture('collection-qr-code')
    await screen.getByRole('button', { name: 'Close' }).click()
    await screen.waitFor({ state: 'detached' })
    const mail = new URL((await share.getByRole('link', { name: 'E-mail' }).getAttribute('href')) as string)
    expect(mail.searchParams.get('subject')).toBe('Finesses')
    expect(mail.searchParams.get('body')).toContain(link)
    await visitor.picture('collection-mouse')

    await share.getByText('Close the link, or change its address').click()
    const rotate = { name: 'Make the old link stop working…' }
    await share.getByRole('button', rotate).click()
    await page.getByRole('dialog').getByRole('button', rotate).click()
    await page.getByText('The class link has a new address.').waitFor()
    expect((await stored(id)).publicToken).not.toBe(open.publicToken)

    await page.getByRole('button', { name: 'As students see it' }).click()
    const phone = page.frameLocator('iframe')
    await phone.getByRole('button', { name: 'Show North' }).click()
    await phone.getByText('Ms Martin’s notes').waitFor()
    await visitor.picture('collection-preview')
  })

  it('can be previewed with its practice, without storing or sending anything', async () => {
    const { page } = visitor
    const hands = { N: '87.AKQJ43.3.JT92', E: 'QJ53.T85.AKJ.K73', S: 'KT42.97.T42.AQ85', W: 'A96.62.Q98765.64' }
    const board = { title: 'To be bid', dealer: 'S', hands, auction: ['1C', 'P', '1H', 'P', 'P', 'P'] }
    const dealId = (await ask('POST', '/deals', board)).id
    const { id } = await made({ dealIds: [dealId], practice: { bidding: true, answers: true } })
    await visitor.signIn(teacher, `/desk/collections/${id}`)
    await page.getByRole('button', { name: 'As students see it' }).click()
    const phone = page.frameLocator('iframe')
    await phone.getByRole('group', { name: 'Bidding box' }).waitFor()
    await visitor.picture('collection-practice-preview')
    const before = await page.evaluate('JSON.stringify(localStorage)')
    // Keys pressed outside the frame don't reach it.
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.type('p')
    await phone.getByLabel('Your name').fill('p')
    await phone.getByRole('button', { name: 'Take part' }).click()
    await phone.getByText('You take part as p.').waitFor()
    await phone.getByRole('button', { name: '1 club' }).click()
    await phone.getByText('Right: 1').waitFor()
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByRole('button', { name: 'As students see it' }).click()
    await phone.getByLabel('Your name').waitFor()
    expect(await page.evaluate('JSON.stringify(localStorage)')).toBe(before)
    expect((await ask('GET', `/collections/${id}/answers`)).participants).toEqual([])
  })

  it('gets its boards sorted and renumbered, which can be undone', async () => {
    const { page } = visitor
    const { id } = await made({ dealIds: [deals[2], deals[0], deals[3], deals[1]] })
    await ask('PUT', `/collections/${id}/public-link`, {})
    await visitor.signIn(teacher, `/desk/collections/${id}`)
    await page.getByRole('button', { name: 'Sort by number' }).click()
    await page.getByText('Boards reordered.').waitFor()
    expect((await stored(id)).dealIds).toEqual(deals)
    await expect
      .poll(() => page.locator('.board-row a.name').allTextContents())
      .toEqual(['The simple finesse', 'A deep finesse', 'Ducking twice', 'The double finesse'])
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await stored(id)).dealIds).toEqual([deals[2], deals[0], deals[3], deals[1]])
    const share = page.getByRole('region', { name: 'Share with the class' })
    const link = share.getByRole('textbox', { name: 'Class link' })
    const plain = await link.inputValue()
    await share.getByText('Students see first').click()
    await share.getByRole('checkbox', { name: 'Number the boards 1, 2, 3' }).check()
    expect(await link.inputValue()).toBe(`${plain}?numbers=place`)
    const saved = page.waitForEvent('download')
    await share.getByRole('button', { name: 'Download PBN' }).click()
    const file = await readFile(await (await saved).path(), 'utf8')
    expect(file.match(/\[Board "\d+"\]/g)).toEqual([1, 2, 3, 4].map((number) => `[Board "${number}"]`))
    expect(file).toContain('[Event "')
  })

  it('gets its link in one step, which says what else becomes visible, and no link to a page that is closed', async () => {
    const { page } = visitor
    const author = await world.signIn({
      id: anAccountId('author-of-lessons'),
      displayName: 'Author',
      handle: 'author-of-lessons' as Handle,
    })
    const post = async (url: string, payload: object) =>
      (await world.request({ method: 'POST', url, headers: author.headers, payload })).body.id as string
    const dealIds = [
      await post('/deals', { title: 'Public', sharing: 'public' }),
      await post('/deals', { title: 'Private' }),
    ]
    const id = await post('/collections', { title: 'Sunday class', dealIds })
    await visitor.signIn(author.account, `/desk/collections/${id}`)
    const share = page.getByRole('region', { name: 'Share with the class' })
    await share.getByText('The open link also puts it on your author page').waitFor()
    await share.getByRole('button', { name: 'Open the class link' }).click()
    await share.getByText('with its public boards (1 of 2)').waitFor()
    await share.getByRole('button', { name: 'Copy link' }).waitFor()
    await page.getByRole('button', { name: 'Print…' }).waitFor()
    await page.getByRole('button', { name: 'Archive' }).click()
    await page.getByText('Students can’t open it, and nothing in it changes.').waitFor()
    // The owner can still print it.
    await page.getByRole('button', { name: 'Print…' }).click()
    await page.locator('.sheet-picture').waitFor()
    expect((await page.locator('.sheet-picture text').allTextContents()).join(' ')).toMatch(
      /Sunday class.*Public.*Private/,
    )
  })

  it('has its boards put in order by keyboard alone', async () => {
    const { page } = visitor
    const { id } = await made()
    await visitor.signIn(teacher, `/desk/collections/${id}`)
    await page.getByRole('grid', { name: 'Boards' }).getByRole('row').first().focus()
    await page.keyboard.press('Tab')
    expect(await visitor.focusedLabel()).toBe('Move The simple finesse')
    // A key that comes before the focus has moved is lost.
    for (const [key, place] of [
      ['Space', 'Insert between The simple finesse and A deep finesse'],
      ['ArrowDown', 'Insert between A deep finesse and Ducking twice'],
      ['ArrowDown', 'Insert between Ducking twice and The double finesse'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(visitor.focusedLabel).toBe(place)
    }
    await page.keyboard.press('Space')
    await expect.poll(async () => (await stored(id)).dealIds).toEqual([deals[1], deals[2], deals[0], deals[3]])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
  })
})

describe('the boards of other authors', () => {
  it('are found in the catalog, viewed, and added on the page of a collection', async () => {
    const { page } = visitor
    const zoe = await world.signIn({ id: anAccountId('zoe'), displayName: 'Zoe Author', handle: 'zoe' as Handle })
    const publish = async (title: string, sharing = 'public'): Promise<string> => {
      const payload = { title, sharing, boardNumber: 5, hands: HANDS[0] }
      return (await world.request({ method: 'POST', url: '/deals', headers: zoe.headers, payload })).body.id
    }
    const [trump] = await Promise.all([
      publish('Trump coup'),
      publish('Trump promotion'),
      publish('Trump it', 'private'),
    ])
    const { id } = await made({ dealIds: [deals[1]] })
    await visitor.signIn(teacher, `/desk/collections/${id}`)
    await page.getByRole('button', { name: 'Add boards' }).click()
    await page.getByRole('checkbox', { name: 'Ducking twice' }).check()
    await page.getByRole('button', { name: 'Public boards' }).click()
    await page.getByRole('searchbox').fill('trump')
    await page.getByRole('checkbox', { name: 'Trump promotion' }).waitFor()
    expect(await page.getByRole('checkbox', { name: 'Trump it' }).count()).toBe(0)
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Look at it Trump coup' }).click()
    const look = await opened
    await look.getByRole('heading', { level: 1, name: 'Trump coup' }).waitFor()
    await look.close()
    await page.getByRole('checkbox', { name: 'Trump coup' }).check()
    await page.getByRole('button', { name: 'Add 2 boards' }).click()
    await page.getByText('2 boards added.').waitFor()
    expect((await stored(id)).dealIds).toEqual([deals[1], deals[2], trump])
    const row = page.getByRole('grid', { name: 'Boards' }).getByRole('row', { name: 'Trump coup' })
    await row.getByText('by another author').waitFor()
    await row.getByRole('link', { name: 'Trump coup' }).click()
    await page.getByRole('heading', { level: 2, name: 'Trump coup' }).waitFor()
    expect(await page.getByRole('link', { name: 'Look at it' }).getAttribute('href')).toBe(`/boards/${trump}`)
    await page.getByRole('button', { name: 'Add boards' }).click()
    await page.getByRole('button', { name: 'Public boards' }).click()
    expect(await page.getByRole('checkbox', { name: 'Trump coup' }).isDisabled()).toBe(true)
    await page.getByRole('searchbox').fill('no such board')
    await page.getByText('No public boards match.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
})

describe('a message', () => {
  it("is sent in the teacher's words, which survive a reload", async () => {
    const { page } = visitor
    const { id } = await made({ title: 'Thursday class' })
    const { publicUrl } = await ask('PUT', `/collections/${id}/public-link`, {})
    await visitor.signIn(teacher, `/desk/collections/${id}`)
    await page.getByRole('button', { name: 'Change the words' }).click()
    await page.getByLabel('Subject of the e-mail').fill('Boards of {title}')
    const words = page.getByRole('textbox', { name: 'WhatsApp message' })
    await words.fill('Dear all, ')
    await page.getByRole('region', { name: 'WhatsApp message' }).getByRole('button', { name: 'Bold' }).click()
    await words.and(page.locator(':focus')).waitFor()
    await page.keyboard.type('play them!')
    await words.getByText('play them!').waitFor()
    await page.reload()
    await words.getByText('play them!').waitFor()
    expect(await page.getByLabel('Subject of the e-mail').inputValue()).toBe('Boards of {title}')
    await visitor.picture('collection-templates')
    const share = page.getByRole('region', { name: 'Share with the class' })
    await share.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Your words are saved').waitFor()

    const { preferences } = await ask('GET', '/accounts/me')
    expect(preferences.shareTemplates).toMatchObject({
      mail: { subject: 'Boards of {title}' },
      whatsapp: { body: [{ children: [{ text: 'Dear all, ' }, { text: 'play them!', bold: true }] }] },
    })
    const address = async (name: string) =>
      new URL((await page.getByRole('link', { name }).getAttribute('href')) as string).searchParams
    expect((await address('E-mail')).get('subject')).toBe('Boards of Thursday class')
    const link = new URL(publicUrl).pathname
    expect((await address('WhatsApp')).get('text')).toBe(`Dear all, *play them!*\n\n${world.address}${link}`)
  })
})

describe('a change', () => {
  it('is merged with a concurrent one, and the page asks if both affect the same field', async () => {
    const { page } = visitor
    expected = ['412']
    const { id } = await made({ title: 'Tuesday class' })
    await visitor.signIn(teacher, `/desk/collections/${id}`)
    await page.getByRole('heading', { level: 1, name: 'Tuesday class' }).waitFor()

    await ask('PATCH', `/collections/${id}`, { description: 'For beginners.' })
    await page.getByRole('button', { name: 'Remove Ducking twice' }).click()
    await page.getByText('“Ducking twice” is out of the collection.').waitFor()
    expect(await stored(id)).toMatchObject({ description: 'For beginners.', dealIds: [deals[0], deals[1], deals[3]] })

    await ask('PATCH', `/collections/${id}`, { title: 'Theirs' })
    await page.getByRole('button', { name: 'Rename' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Mine')
    await page.keyboard.press('Enter')
    await page.getByText('wrote something else here in the meantime').waitFor()
    expect(await stored(id)).toMatchObject({ title: 'Theirs' })
    await visitor.picture('collection-conflict')
    await page.getByRole('button', { name: 'Use mine' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mine' }).waitFor()
    expect(await stored(id)).toMatchObject({ title: 'Mine', description: 'For beginners.' })
  })

  it('that the service refuses keeps what was typed', async () => {
    const { page } = visitor
    expected = ['ERR_FAILED']
    const { id } = await made({ title: 'Wednesday class' })
    await visitor.signIn(teacher, `/desk/collections/${id}`)
    await page.getByRole('button', { name: 'Add a description' }).click()
    await page.getByLabel('Description').fill('Bring a pencil.')
    await page.route(`**/collections/${id}`, (route) => route.abort())
    await page.keyboard.press('Enter')

    await page.getByText('The service can’t be reached.').waitFor()
    expect(await page.getByLabel('Description').inputValue()).toBe('Bring a pencil.')
    await page.unroute(`**/collections/${id}`)
    await page.getByLabel('Description').press('Enter')
    await page.getByText('The description is saved.').waitFor()
    expect(await stored(id)).toMatchObject({ description: 'Bring a pencil.' })
  })
})

describe('a collection that was deleted elsewhere', () => {
  it('can be recreated with what was typed, and the page explains it kindly', async () => {
    const { page } = visitor
    expected = ['404']
    const { id } = await made({ title: 'Friday class', description: 'Endplays.' })
    await visitor.signIn(teacher, `/desk/collections/${id}`)
    await page.getByRole('button', { name: 'Rename' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Friday class, lesson 2')
    await ask('DELETE', `/collections/${id}`)
    await page.getByRole('textbox', { name: 'Title' }).press('Enter')
    await page.getByText('“Friday class, lesson 2” was deleted elsewhere in the meantime.').waitFor()
    expect(await visitor.barriers()).toEqual([])
    await visitor.picture('collection-lost')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await visitor.picture('collection-lost-dark-narrow')
    await page.getByRole('button', { name: 'Make it again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Friday class, lesson 2' }).waitFor()
    expect(idOnPage()).not.toBe(id)
    const again = { title: 'Friday class, lesson 2', description: 'Endplays.', dealIds: deals }
    expect(await stored(idOnPage())).toMatchObject(again)
  })
})

describe('the list', () => {
  it('describes the state of each collection, and archives and unarchives them', async () => {
    const { page } = visitor
    const { id } = await made({ title: 'Kept for next year' })
    const open = await made({ title: 'Open tonight' })
    await ask('PUT', `/collections/${open.id}/public-link`, {})
    await visitor.signIn(teacher, '/desk/collections')
    const row = page.getByRole('listitem').filter({ hasText: 'Kept for next year' })
    const openRow = page.getByRole('listitem').filter({ hasText: 'Open tonight' })
    await openRow.getByText('Open, no end set').waitFor()
    await row.getByText('No class link').waitFor()

    await row.getByRole('button', { name: 'Archive' }).click()
    await row.getByText('Archived', { exact: true }).waitFor()
    expect(await stored(id)).toMatchObject({ archivedAt: expect.any(String) })
    await page.locator('.toast', { hasText: 'is archived' }).getByRole('button', { name: 'Undo' }).click()
    await row.getByText('No class link').waitFor()
    expect(await stored(id)).toMatchObject({ archivedAt: null })

    await row.getByRole('button', { name: 'Delete' }).evaluate((button) => {
      for (let clicks = 0; clicks < 2; clicks++) (button as unknown as { click(): void }).click()
    })
    await row.waitFor({ state: 'detached' })
    expect(await page.locator('.toast.problem').count()).toBe(0)
    expect(await page.locator('.toast').allTextContents()).not.toContainEqual(expect.stringContaining('class link'))
    await page.locator('.toast', { hasText: 'in the trash' }).getByRole('button', { name: 'Undo' }).click()
    await row.getByText('4 boards').waitFor()
    expect(await stored(id)).toMatchObject({ title: 'Kept for next year' })
  })

  it('has a trash, from which a collection is restored with its link or deleted forever', async () => {
    const { page } = visitor
    expected = ['404']
    const { id } = await made({ title: 'Deleted by mistake' })
    const { publicToken } = await ask('PUT', `/collections/${id}/public-link`, {})
    const useless = await made({ title: 'Of no use' })
    for (const one of [id, useless.id]) await ask('DELETE', `/collections/${one}`)
    await visitor.signIn(teacher, '/desk/collections')
    await page.getByRole('link', { name: 'Deleted collections' }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Deleted by mistake' })
    await row.getByText('Its class link opens again with it').waitFor()
    await visitor.settle()
    expect(await visitor.barriers()).toEqual([])
    await visitor.picture('collections-trash')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
    await visitor.settle()
    await visitor.picture('collections-trash-dark-narrow')
    await row.getByRole('button', { name: 'Restore' }).click()
    await row.waitFor({ state: 'detached' })
    expect(await stored(id)).toMatchObject({ publicToken, publicEnabled: true })

    const uselessRow = page.getByRole('listitem').filter({ hasText: 'Of no use' })
    await uselessRow.getByRole('button', { name: 'Delete forever' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete forever' }).click()
    await uselessRow.waitFor({ state: 'detached' })
    const { collections: deleted } = await ask('GET', '/collections?deleted=true')
    expect(deleted.map(({ id: each }: { readonly id: string }) => each)).not.toContain(useless.id)
  })

  it('explains which collections exceed the plan', async () => {
    const { page } = visitor
    const many = await world.signIn({ id: anAccountId('many'), displayName: 'Many Classes' })
    const { account } = many
    await world.repositories.grants.put(aGrant({ accountId: account.id, feature: 'collections', limit: 20 }))
    for (let i = 1; i <= 6; i++)
      await world.request({
        method: 'POST',
        url: '/collections',
        headers: many.headers,
        payload: { title: `Class ${i}` },
      })
    const [grant] = await world.repositories.grants.listByAccount(account.id)
    await world.repositories.grants.put({ ...grant, revokedAt: new Date() } as Grant)
    await visitor.signIn(account, '/desk/collections')
    await page.getByText('Your plan has no room for all of your collections').waitFor()
    expect(await page.getByText('Past your plan', { exact: true }).count()).toBe(1)
    await visitor.picture('collections-past-plan')
    await page.getByLabel('New collection').fill('One more')
    expected = ['409']
    await page.keyboard.press('Enter')
    await page.getByText('Your plan has no room for another collection.').waitFor()
    await page.getByRole('link', { name: 'Class 6' }).click()
    await page.getByText('your plan ends before this one').waitFor()
    expect(await page.getByRole('button', { name: 'Rename' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Archive' }).count()
  })
})

const SCREENS = {
  wide: { viewport: { width: 1280, height: 900 } },
  narrow: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
} as const

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  it.each(['wide', 'narrow'] as const)('and %s, both pages are accessible', async (width) => {
    const { id } = await made({
      title: 'A class with a title that is long enough for two lines',
      description: 'Finesses.',
    })
    await ask('PUT', `/collections/${id}/public-link`, {})
    await ask('PATCH', `/collections/${id}`, { studentView: { hands: 'S' }, embeddable: true })
    const own = await world.visit({ colorScheme, ...SCREENS[width] })
    const { page } = own
    const look = async (name: string) => {
      await own.picture(`${name}-${colorScheme}-${width}`)
      expect(await own.barriers()).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
    }
    const examine = async (name: string) => {
      await own.settle()
      await look(name)
    }
    await own.signIn(teacher, '/desk/collections')
    await page.getByRole('link', { name: 'A class with' }).first().waitFor()
    await examine('own-collections')
    await page.goto(`/desk/collections/${id}?board=${deals[1]}`)
    await page.locator('.hero-board').waitFor()
    await examine('own-lesson')
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByRole('button', { name: 'Show the QR code' }).waitFor()
    await examine('own-lesson-link')
    for (const part of ['Dates', 'Students see first', 'On your club’s site', 'Close the link, or change its address'])
      await page.getByText(part, { exact: true }).click()
    await examine('own-lesson-share')
    // A phone shows either what is shared, or the boards.
    if (width === 'narrow') await page.getByRole('button', { name: 'Board', exact: true }).click()
    await page.getByRole('button', { name: 'Add boards' }).click()
    await page.getByRole('checkbox', { name: 'Ducking twice' }).waitFor()
    await examine('own-collection')
    await page.getByRole('button', { name: 'Public boards' }).click()
    await page.getByRole('checkbox', { name: 'Trump promotion' }).waitFor()
    await examine('own-collection-public')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'As students see it' }).click()
    // A frame without an address never counts as loaded.
    await page.frameLocator('iframe').locator('.board').waitFor()
    await look('own-collection-preview')
    expect(own.seen.complaints).toEqual([])
    await page.context().close()
  })
})
