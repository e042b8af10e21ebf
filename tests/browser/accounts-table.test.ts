import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import { anAccountId } from '../support/builders.js'
import { openPagesWorld, type PagesWorld, type Visitor } from '../support/pages-world.js'

let world: PagesWorld
let admin: Account
let visitor: Visitor

beforeAll(async () => {
  world = await openPagesWorld()
  admin = (await world.signIn({ id: anAccountId('admin'), role: 'admin', displayName: 'Ada Admin' })).account
  for (const displayName of ['Berta', 'Carlo', 'Dora'])
    await world.signIn({
      id: anAccountId(displayName.toLowerCase()),
      displayName,
      avatarUrl: `https://avatars.example.org/${displayName}.png`,
    })
})
afterAll(() => world.close())

beforeEach(async () => {
  visitor = await world.visit()
  await visitor.signIn(admin, '/admin/accounts?sort=displayName')
  await visitor.page.getByRole('row', { name: 'Dora' }).waitFor()
})

const stored = (name: string) => world.repositories.accounts.findById(anAccountId(name))

const change = async (name: string, changes: Partial<Account>) => {
  const account = (await stored(name)) as Account
  const { rowCount } = await world.database.pool.query(
    'UPDATE accounts SET avatar_url = $2, updated_at = now(), revision = revision + 1 WHERE id = $1',
    [account.id, changes.avatarUrl],
  )
  expect(rowCount).toBe(1)
}

const names = () => visitor.page.locator('tbody th').allTextContents()

const choose = async (name: string, act: string) => {
  await visitor.page.getByRole('button', { name: `Actions for ${name}` }).click()
  await visitor.page.getByRole('button', { name: act }).click()
}

const focused = () => visitor.page.evaluate('document.activeElement.textContent')

describe('the accounts table', () => {
  it('can be sorted and changed, and a change undone, by keyboard', async () => {
    const { page } = visitor
    expect(await names()).toEqual(['Ada Admin', 'Berta', 'Carlo', 'Dora'])

    await page.getByRole('button', { name: 'Name', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.locator('tbody tr').first().getByRole('link', { name: 'Dora', exact: true }).waitFor()
    expect(await names()).toEqual(['Dora', 'Carlo', 'Berta', 'Ada Admin'])
    expect(await page.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending')

    // From the heading on: three more that sort, then the first row's name, picture and menu.
    for (let i = 0; i < 6; i++) await page.keyboard.press('Tab')
    expect(await focused()).toBe('⋯Actions for Dora')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('Certify')
    await page.keyboard.press('Enter')
    await page.getByText('Dora is certified now.').waitFor()
    expect(await stored('dora')).toMatchObject({ certified: true })
    expect(await focused()).toBe('⋯Actions for Dora')

    await page.getByRole('button', { name: 'Undo' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Dora: change undone.').waitFor()
    expect(await stored('dora')).toMatchObject({ certified: false })
  })

  it('keeps its filters in the address', async () => {
    const { page } = visitor
    await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('Admin')
    await page.getByText('1 in total').waitFor()
    expect(await names()).toEqual(['Ada Admin'])
    await page.getByRole('heading', { level: 1, name: 'Accounts 1' }).waitFor()
    await page.reload()
    await page.getByText('1 in total').waitFor()
    expect(await names()).toEqual(['Ada Admin'])
  })

  it('explains why it is empty, and links to what helps', async () => {
    const { page } = visitor
    await page.getByRole('searchbox', { name: 'Name or e-mail' }).fill('nobody')
    await page.getByText('Nothing matches these filters').waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
    await page.getByRole('row', { name: 'Dora' }).waitFor()
    expect(new URL(page.url()).search).toBe('?sort=displayName')

    await page.goto('/admin/accounts?sort=displayName&page=7')
    await page.getByText('There is no page 7').waitFor()
    await page.getByRole('button', { name: 'Go to the first page' }).click()
    await page.getByRole('row', { name: 'Dora' }).waitFor()

    await page.route('**/back-office/accounts?*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('Teacher')
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor({ timeout: 15_000 })
    await page.unroute('**/back-office/accounts?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('3 in total').waitFor()
  })

  it('does not trust a picture that has changed since it was shown, and reloads the account', async () => {
    const { page } = visitor
    await change('carlo', { avatarUrl: 'https://avatars.example.org/another.png' })
    await choose('Carlo', 'Trust the avatar')
    await page
      .getByRole('alert')
      .getByText('Carlo was not changed. Someone else has changed this in the meantime.')
      .waitFor()
    expect(await stored('carlo')).toMatchObject({ avatarTrusted: false })

    await page.locator('a[href="https://avatars.example.org/another.png"]').waitFor()
    await choose('Carlo', 'Trust the avatar')
    await page.getByText('The picture of Carlo is trusted now.').waitFor()
    expect(await stored('carlo')).toMatchObject({ avatarTrusted: true })
  })

  it('loses nothing if the account changes between read and write', async () => {
    const { page } = visitor
    await page.route('**/accounts/berta', async (route) => {
      if (route.request().method() === 'PATCH')
        await change('berta', { avatarUrl: 'https://avatars.example.org/quicker.png' })
      await route.continue()
    })
    await choose('Berta', 'Certify')
    await page
      .getByRole('alert')
      .getByText('Berta was not changed. Someone else has changed this in the meantime.')
      .waitFor()
    expect(await stored('berta')).toMatchObject({ certified: false, avatarUrl: expect.stringContaining('quicker') })
  })

  it('asks before it makes somebody an admin, and only offers to undo the last change', async () => {
    const { page } = visitor
    const question = page.getByRole('dialog', { name: 'Change the role to Admin' })
    await choose('Dora', 'Change the role to Admin')
    await question.getByText('Dora will be able to see and change every account').waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await page.goto('/admin/accounts/dora')
    const role = page.getByRole('combobox', { name: 'Role: Dora' })
    await role.selectOption('Admin')
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(await role.inputValue()).toBe('teacher')
    expect(await stored('dora')).toMatchObject({ role: 'teacher' })

    await role.selectOption('Player')
    await page.getByText('Dora now has the role Player.').waitFor()
    await role.selectOption('Admin')
    await question.getByRole('button', { name: 'Change the role to Admin' }).click()
    await page.getByText('Dora now has the role Admin.').waitFor()
    expect(await stored('dora')).toMatchObject({ role: 'admin' })
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => stored('dora')).toMatchObject({ role: 'player' })
  })

  it("explains why the last admin can't be demoted", async () => {
    const { page } = visitor
    await choose('Ada Admin', 'Change the role to Teacher')
    await page.getByRole('alert').getByText('There must be at least one active admin.').waitFor()
    await page.getByRole('row', { name: 'Ada Admin' }).getByRole('cell', { name: 'Admin', exact: true }).waitFor()
    expect(await stored('admin')).toMatchObject({ role: 'admin' })
  })
})

describe('on a phone', () => {
  it('only the table scrolls, while its header, names and menus stay in place', async () => {
    const { page } = visitor
    await page.setViewportSize({ width: 390, height: 280 })
    const frame = page.getByRole('region', { name: 'Accounts' })
    const name = frame.getByRole('link', { name: 'Carlo', exact: true })
    const [head, first] = [frame.getByRole('columnheader').first(), await name.boundingBox()]
    const top = (await head.boundingBox())?.y
    await frame.evaluate((shown) => shown.scrollTo(300, 30))
    expect(await frame.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])).toEqual([300, 30])
    expect((await name.boundingBox())?.x).toBe(first?.x)
    expect((await head.boundingBox())?.y).toBe(top)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)

    // The menu of the last row has no room below it.
    await page.setViewportSize({ width: 390, height: 640 })
    const opener = page.getByRole('button', { name: 'Actions for Dora' })
    await opener.click()
    const last = page.getByRole('button', { name: 'Deactivate' })
    const box = await last.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640)
  })
})
