import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeBetween } from '../../bench/write-between.js'
import { aHandle, anAccountId, anAnnouncement } from '../support/builders.js'
import { type Hands, Keyboard, Mouse } from '../support/hands.js'
import type { Answer } from '../support/http-world.js'
import { openPagesWorld, type PagesWorld, type Visitor } from '../support/pages-world.js'
import { tokenOf } from '../support/tokens.js'
import { type Scene, type Teacher, THINGS, type Thing } from './common-tasks.js'

const PAGE = 'docs/pages.md'
const HANDS = { N: '87.AKQJ43.3.JT92', E: 'QJ53.T85.AKJ.K73', S: 'KT42.97.T42.AQ85', W: 'A96.62.Q98765.64' }
const TITLES = ['The simple finesse', 'Ducking twice', 'A deep finesse']

let world: PagesWorld

const poster =
  (headers: { authorization: string }) =>
  async (url: string, payload: object, method: 'POST' | 'PUT' = 'POST'): Promise<Answer['body']> => {
    const { status, body } = await world.request({ method, url, headers, payload })
    if (status >= 300) throw new Error(`${method} ${url}: ${status} ${JSON.stringify(body)}`)
    return body
  }

/** An author of the catalog with boards that can be played, and a collection of them. */
const publish = async (name: string, titles: readonly string[]): Promise<void> => {
  const handle = aHandle(`finesses-of-${name.toLowerCase()}`)
  const { headers } = await world.signIn({ id: anAccountId(name), displayName: `${name} Author`, handle })
  const post = poster(headers)
  const dealIds: string[] = []
  const play = ['DA', 'D2', 'D8', 'D3', 'DK', 'D4', 'D5', 'H3']
  const auction = ['1C', 'P', '1H', 'P', '1S', 'P', '2H', 'P', 'P', 'P']
  for (const title of titles)
    dealIds.push((await post('/deals', { title, dealer: 'S', hands: HANDS, auction, play, sharing: 'public' })).id)
  const { id } = await post('/collections', { title: `${name}’s finesses`, dealIds })
  await post(`/collections/${id}/public-link`, {}, 'PUT')
}

const aTeacher = async (id: string, overrides: Thing['teacher']): Promise<Teacher> => {
  const { account, headers } = await world.signIn({
    ...{ id: anAccountId(id), displayName: 'Ms Martin', onboardedAt: new Date() },
    ...overrides,
  })
  const post = poster(headers)
  const boards: string[] = []
  for (const [i, title] of TITLES.entries())
    boards.push((await post('/deals', { title, boardNumber: i + 1, hands: HANDS })).id)
  const studentView = { hands: 'S' }
  const collection = async (title: string) => (await post('/collections', { title, dealIds: boards, studentView })).id
  const collections = { closed: await collection('Monday class'), open: await collection('Tuesday class') }
  await post(`/collections/${collections.open}/public-link`, {}, 'PUT')
  return { account, boards, collections, ask: async (url) => (await world.request({ url, headers })).body }
}

beforeAll(async () => {
  world = await openPagesWorld()
  await publish('Berta', ['Berta’s first'])
  await publish('Anna', ['Anna’s first', 'Anna’s second'])
  await world.signIn({ id: anAccountId('colleague'), displayName: 'Zofia Wójcik' })
  for (const [kind, title] of [['banner', 'Welcome to Dealbook'] as const, ['news', 'Links for students'] as const])
    await world.repositories.announcements.insert(anAnnouncement({ kind, title: { en: title } }))
})
afterAll(() => world.close())

const sceneOf = (hands: Hands, teacher: Teacher): Scene => {
  const { page } = hands
  const button: Scene['button'] = (name) => page.getByRole('button', { name, exact: typeof name === 'string' })
  const link: Scene['link'] = (name) => page.getByRole('link', { name, exact: typeof name === 'string' })
  const places = page.getByRole('navigation', { name: 'Site' })
  return {
    ...{ hands, teacher, page, button, link },
    goTo: (name) => hands.press(places.getByRole('link', { name, exact: true })),
    openMenu: () => hands.press(button(/^Account: /)),
  }
}

/** The steps of each thing by each device. */
const counted = new Map<string, Record<string, number>>()

const tableOf = (rows: typeof counted): string =>
  ['| Thing | Clicks | Keys |', '|---|---|---|']
    .concat([...rows].map(([name, { mouse, keyboard }]) => `| ${name} | ${mouse} | ${keyboard} |`))
    .join('\n')

const DEVICES = { mouse: Mouse, keyboard: Keyboard } as const

describe.each(['mouse', 'keyboard'] as const)('by %s alone', (device) => {
  let visitor: Visitor

  beforeAll(async () => {
    visitor = await world.visit({ permissions: ['clipboard-read', 'clipboard-write'] })
    await visitor.page.goto('/')
  })

  it.each(THINGS.map((thing, i) => [thing.name, thing, i] as const))('%s', async (name, thing, i) => {
    const { page } = visitor
    const teacher = await aTeacher(`${device}-${i}`, thing.teacher)
    // The page of the previous task may still be loading; without its token, its requests would be refused.
    await page.goto('/health/live')
    await page.evaluate('localStorage.clear(); sessionStorage.clear()')
    const { id, email } = teacher.account
    await page.goto(thing.isSignedOut ? '/?' : `/signed-in#token=${await tokenOf({ sub: id, email })}`)
    if (!thing.isSignedOut) {
      await page.getByRole('button', { name: /^Sign in as/ }).click()
      await page.waitForURL('**/desk')
    }
    const hands = new DEVICES[device](visitor.seen)
    await thing.way(sceneOf(hands, teacher))
    if (hands instanceof Keyboard) {
      await hands.rest()
      expect(hands.faults, [...hands.faults].join('; ')).toEqual(new Set())
    }
    if (hands.page !== page) await hands.page.close()
    // The browser logs the 404 for a handle that is still free.
    expect(visitor.seen.complaints.filter((complaint) => !complaint.includes('status of 404'))).toEqual([])
    counted.set(name, { ...counted.get(name), [device]: hands.steps })
  })
})

describe('the keyboard', () => {
  it('can skip the header of a page, and returns from a dialog to the button that opened it', async () => {
    const visitor = await world.visit()
    const { page } = visitor
    const teacher = await aTeacher('passing', {})
    await visitor.signIn(teacher.account, '/explore')
    await page.getByRole('link', { name: 'Anna’s first' }).waitFor()
    await page.reload()
    const hands = new Keyboard(visitor.seen)
    const { link, button } = sceneOf(hands, teacher)
    await hands.press(link('Skip to main content'))
    expect(hands.steps).toBe(2)
    await hands.press(link('Authors'))
    expect(hands.steps).toBe(4)
    await page.goBack()
    await hands.press(link('Anna’s first'))
    await hands.press(button('Add to…'))
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await button('Add to…').evaluate((opener) => opener.ownerDocument.activeElement === opener)).toBe(true)
    await page.context().close()
  })
})

describe(PAGE, () => {
  it('states how many clicks and keys each task takes', () => {
    const table = tableOf(counted)
    if (process.env.TASKS_REPORT === 'write') writeBetween(PAGE, 'things', table)
    const [, documented] = /<!-- things -->\n\n(.*?)\n\n<!-- end of things -->/s.exec(readFileSync(PAGE, 'utf8')) ?? []
    expect(documented).toBe(table)
  })
})
