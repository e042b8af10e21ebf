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

describe('the accounts table', () => {
  it('is sorted, toggled and taken back by keyboard', async () => {
    const { page } = visitor
    expect(await names()).toEqual(['Ada Admin', 'Berta', 'Carlo', 'Dora'])

    await page.getByRole('button', { name: 'Name' }).focus()
    await page.keyboard.press('Enter')
    await page.locator('tbody tr').first().getByRole('link', { name: 'Dora', exact: true }).waitFor()
    expect(await names()).toEqual(['Dora', 'Carlo', 'Berta', 'Ada Admin'])
    expect(await page.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending')

    // From the heading on: three more that sort, then the first row's name, role and switch.
    for (let i = 0; i < 6; i++) await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Certified: Dora')
    await page.keyboard.press('Space')
    await page.getByText('Dora: certified set to yes.').waitFor()
    expect(await stored('dora')).toMatchObject({ certified: true })

    await page.getByRole('button', { name: 'Undo' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Dora: change undone.').waitFor()
    expect(await stored('dora')).toMatchObject({ certified: false })
    expect(await page.getByRole('switch', { name: 'Certified: Dora' }).getAttribute('aria-checked')).toBe('false')
  })

  it('goes by the filters in its address, and keeps them there', async () => {
    const { page } = visitor
    await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('Admin')
    await page.getByText('1 in total').waitFor()
    expect(await names()).toEqual(['Ada Admin'])
    await page.reload()
    await page.getByText('1 in total').waitFor()
    expect(await names()).toEqual(['Ada Admin'])
  })

  it('does not trust a picture that was changed since it was shown, and shows the account anew', async () => {
    const { page } = visitor
    await change('carlo', { avatarUrl: 'https://avatars.example.org/another.png' })
    await page.getByRole('switch', { name: 'Avatar trusted: Carlo' }).click()
    await page
      .getByRole('alert')
      .getByText('Carlo was not changed. Someone else has changed this in the meantime.')
      .waitFor()
    expect(await stored('carlo')).toMatchObject({ avatarTrusted: false })

    await page.locator('a[href="https://avatars.example.org/another.png"]').waitFor()
    await page.getByRole('switch', { name: 'Avatar trusted: Carlo' }).click()
    await page.getByText('Carlo: avatar trusted set to yes.').waitFor()
    expect(await stored('carlo')).toMatchObject({ avatarTrusted: true })
  })

  it('loses nothing when a change comes between the look and the write', async () => {
    const { page } = visitor
    await page.route('**/accounts/berta', async (route) => {
      if (route.request().method() === 'PATCH')
        await change('berta', { avatarUrl: 'https://avatars.example.org/quicker.png' })
      await route.continue()
    })
    await page.getByRole('switch', { name: 'Certified: Berta' }).click()
    await page
      .getByRole('alert')
      .getByText('Berta was not changed. Someone else has changed this in the meantime.')
      .waitFor()
    expect(await stored('berta')).toMatchObject({ certified: false, avatarUrl: expect.stringContaining('quicker') })
  })

  it('says why the last admin stays one', async () => {
    const { page } = visitor
    await page.getByLabel('Role: Ada Admin').selectOption('Teacher')
    await page.getByRole('alert').getByText('There must be at least one active admin.').waitFor()
    expect(await page.getByLabel('Role: Ada Admin').inputValue()).toBe('admin')
    expect(await stored('admin')).toMatchObject({ role: 'admin' })
  })
})
