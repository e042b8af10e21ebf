import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemoData } from '../../src/demo/demo-data.js'
import { openPagesWorld, type PagesWorld, type Visitor } from '../support/pages-world.js'

let world: PagesWorld
let visitor: Visitor
const ADMIN = { id: 'demo|admin', email: 'admin@example.org' } as Parameters<Visitor['signIn']>[0]

beforeAll(async () => {
  world = await openPagesWorld()
  await seedDemoData(world.database, new Date())
  visitor = await world.visit()
  await visitor.signIn(ADMIN, '/admin/accounts?sort=displayName')
})
afterAll(async () => {
  await visitor.page.context().close()
  await world.close()
})

const trail = async () => (await world.repositories.audit.list({ as: 'demo|alice' }, { page: 1, pageSize: 10 })).items

describe('what an account has', () => {
  it('is shown as numbers, without its content', async () => {
    const { page } = visitor
    await page.goto('/admin/accounts/demo%7Calice')
    const boards = page.getByRole('region', { name: 'Boards' })
    await boards.getByRole('heading', { name: 'Boards 4' }).waitFor()
    expect((await boards.getByRole('definition').allTextContents()).map(Number)).toEqual([3, 1, 0, 4, 0])
    const collections = page.getByRole('region', { name: 'Collections' })
    expect((await collections.getByRole('definition').allTextContents()).map(Number)).toEqual([1, 3, 1, 0])
    await page.getByText('Every change is recorded in the audit trail').waitFor()
    expect(await trail()).toEqual([])
  })

  it('can be viewed by acting as the account, which is recorded and can be ended', async () => {
    const { page } = visitor
    await page.getByRole('button', { name: 'See the boards as Alice Martin' }).click()
    await page.waitForURL('**/desk/boards')
    await page.getByText('You are acting as Alice Martin.').waitFor()
    await page.getByRole('link', { name: 'Laisser passer à sans-atout' }).first().waitFor()
    expect(await trail()).toMatchObject([{ actor: { id: ADMIN.id }, action: expect.stringMatching(/^GET /) }])

    await visitor.person.click()
    await page.getByRole('link', { name: 'Back-office' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Stop acting as this account' }).click()
    await page.getByRole('heading', { level: 1, name: 'Alice Martin' }).waitFor()
    expect(await page.evaluate('sessionStorage.length')).toBe(0)
  })

  it('can be reached from the table by keyboard alone', async () => {
    const { page } = visitor
    await page.goto('/admin/accounts?q=alice')
    await page.getByText('1 in total').waitFor()
    await page.getByRole('button', { name: 'Actions for Alice Martin' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('You are acting as Alice Martin.').waitFor()
    await page.getByRole('button', { name: 'Stop acting as this account' }).click()
    await page.getByRole('heading', { level: 1, name: 'Alice Martin' }).waitFor()
  })

  it('cannot be viewed if impersonation is off, and the page says so', async () => {
    const { page } = visitor
    const refused = { status: 403, json: { code: 'IMPERSONATION_FORBIDDEN', message: 'No.', meta: {} } }
    await page.route('**/accounts/me', (route) =>
      route.request().headers()['x-app-impersonation'] === undefined ? route.continue() : route.fulfill(refused),
    )
    await page.getByRole('button', { name: 'Act as Alice Martin' }).click()
    await page.getByRole('alert').waitFor()
    expect(new URL(page.url()).pathname).toBe('/admin/accounts/demo%7Calice')
    expect(await page.evaluate('sessionStorage.length')).toBe(0)
    await page.unrouteAll()
  })

  it('cannot be viewed if it is an admin', async () => {
    const { page } = visitor
    await page.goto('/admin/accounts/demo%7Cadmin')
    await page.getByText('You can’t act as an admin').waitFor()
    expect(await page.getByRole('button', { name: /^(Act as|See the) / }).count()).toBe(0)
  })

  it('gets the rest of a bulk change, even if acting ends in the meantime', async () => {
    const { page } = visitor
    const headers = await world.bearerOf('demo|alice')
    for (let number = 1; number <= 6; number++)
      await world.request({ method: 'POST', url: '/deals', headers, payload: { title: `Spare ${number}` } })
    await page.goto('/admin/accounts/demo%7Calice')
    await page.getByRole('button', { name: 'Act as Alice Martin' }).click()
    await page.getByText('You are acting as Alice Martin.').waitFor()
    await page.goto('/desk/boards?q=spare')
    await page.getByText('Table', { exact: true }).click()
    await page.getByLabel('Select all shown').check()
    const changedFor: (string | undefined)[] = []
    let release = (): void => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/deals/*/trash', async (route) => {
      changedFor.push(route.request().headers()['x-app-impersonation'])
      await released
      await route.continue()
    })
    await page.getByRole('button', { name: 'Trash', exact: true }).click()
    await expect.poll(() => changedFor.length).toBe(4)
    await page.getByRole('button', { name: 'Stop acting as this account' }).click()
    await page.getByRole('heading', { level: 1, name: 'Alice Martin' }).waitFor()
    release()
    await expect.poll(() => changedFor).toEqual(Array.from({ length: 6 }, () => 'demo|alice'))
    await page.unrouteAll({ behavior: 'wait' })
    const { body } = await world.request({ url: '/deals?q=spare&lifecycle=trashed', headers })
    expect(body.deals).toHaveLength(6)
  })

  it('is not left with an undo that would change the profile of the admin', async () => {
    const { page } = visitor
    await page.goto('/admin/accounts/demo%7Calice')
    await page.getByRole('button', { name: 'Act as Alice Martin' }).click()
    await page.getByText('You are acting as Alice Martin.').waitFor()
    await page.goto('/desk/profile')
    await page.getByLabel('Your name').fill('Alice M.')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Your profile has been saved').waitFor()
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(1)
    await page.getByRole('button', { name: 'Stop acting as this account' }).click()
    await page.getByRole('heading', { level: 1, name: 'Alice M.' }).waitFor()
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  })
})
