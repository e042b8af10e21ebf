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
  const signedIn = await world.signIn({ id: anAccountId('mia'), displayName: 'Mia Teacher', onboardedAt: new Date() })
  teacher = signedIn.account
  headers = signedIn.headers
  for (const title of ['Avoidance', 'Blocking', 'Counting'])
    await world.request({ method: 'POST', url: '/deals', headers, payload: { title } })
})
afterAll(() => world.close())

beforeEach(async () => {
  visitor = await world.visit()
})
afterEach(() => visitor.page.context().close())

describe('a message with an undo button', () => {
  it('disappears after a while, but not while it has the pointer or the focus', async () => {
    const { page } = visitor
    await page.clock.install()
    await visitor.signIn(teacher, '/desk/boards')
    await page.getByLabel('Select Avoidance').check()
    await page.getByRole('button', { name: 'Trash', exact: true }).click()
    const message = page.locator('.toast', { hasText: '1 board moved to the trash.' })
    await message.waitFor()
    await page.clock.fastForward(15_000)
    await message.hover()
    await page.clock.fastForward(60_000)
    expect(await message.count()).toBe(1)
    await message.getByRole('button', { name: 'Undo' }).focus()
    await page.mouse.move(10, 10)
    await page.clock.fastForward(60_000)
    expect(await message.count()).toBe(1)
    await page.getByLabel('Search boards').focus()
    await page.clock.fastForward(25_000)
    await message.waitFor({ state: 'detached' })
  })

  it('replaces earlier ones instead of piling up', async () => {
    const { page } = visitor
    await visitor.signIn(teacher, '/desk/boards')
    for (const done of ['Publish', 'Withdraw', 'Publish']) {
      await page.getByLabel('Select Counting').check()
      await page.getByRole('button', { name: done, exact: true }).click()
      await page.getByRole('region', { name: 'Selected boards' }).waitFor({ state: 'detached' })
    }
    await page.locator('.toast', { hasText: '1 board published.' }).waitFor()
    expect(await page.locator('.toast').count()).toBe(2)
  })
})

describe('a board that does not exist', () => {
  it('says so, and links back to the others', async () => {
    const { page } = visitor
    await visitor.signIn(teacher, '/desk/boards/01980000-0000-7000-8001-00000000dead')
    await page.getByRole('heading', { level: 1, name: 'This board no longer exists.' }).waitFor()
    expect(await page.title()).toContain('This board no longer exists.')
    expect(await visitor.barriers()).toEqual([])
    await page.getByRole('link', { name: 'Back to your boards' }).click()
    await page.getByRole('heading', { level: 1, name: 'Boards' }).waitFor()
  })
})
