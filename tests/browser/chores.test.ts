import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import { anAccountId } from '../support/builders.js'
import { A_PICTURE, openPagesWorld, type PagesWorld, type Visitor } from '../support/pages-world.js'

const MOST_CLICKS = 6
const AVATAR = 'https://avatars.example.org/zoe.gif'

let world: PagesWorld
let admin: Account
let author: Account
let adminHeaders: { authorization: string }
let visitor: Visitor

beforeAll(async () => {
  world = await openPagesWorld({ pictures: { [AVATAR]: A_PICTURE } })
  const signedIn = await world.signIn({ id: anAccountId('admin'), role: 'admin', displayName: 'Ada Admin' })
  admin = signedIn.account
  adminHeaders = signedIn.headers
  author = (
    await world.signIn({
      id: anAccountId('author'),
      displayName: 'Zoé Author',
      avatarUrl: AVATAR,
      appLanguage: 'fr',
    })
  ).account
  for (let i = 0; i < 30; i++) await world.signIn({ displayName: `Teacher ${i}` })
})
afterAll(() => world.close())

/** Each chore begins at the sign-in page, and is done within six clicks, without a complaint or a foreign address. */
beforeEach(async () => {
  visitor = await world.visit()
  await visitor.signIn(admin)
})
afterEach(async () => {
  expect(visitor.clicks).toBeLessThanOrEqual(MOST_CLICKS)
  expect(visitor.seen.foreign).toEqual([])
  expect(visitor.seen.complaints).toEqual([])
  await visitor.page.context().close()
})

const stored = async (id: Account['id']): Promise<Account> => {
  const account = await world.repositories.accounts.findById(id)
  if (account === null) throw new Error(`there is no account ${id}`)
  return account
}

const findInTable = async (text: string) => {
  await visitor.open('Accounts')
  await visitor.page.getByRole('searchbox', { name: 'Name or e-mail' }).fill(text)
  await visitor.page.keyboard.press('Enter')
  await visitor.page.getByText('1 in total').waitFor()
}

const chooseOfRow = async (name: string) => {
  await visitor.click(visitor.page.getByRole('button', { name: 'Actions for Zoé Author' }))
  await visitor.click(visitor.page.getByRole('button', { name }))
}

describe("an admin's chores", () => {
  it('an author is certified', async () => {
    await findInTable('zoé')
    await chooseOfRow('Certify')
    await visitor.page.getByText('is certified now.').waitFor()
    expect(await stored(author.id)).toMatchObject({ certified: true })
  })

  it('an avatar is trusted', async () => {
    await findInTable('zoé')
    await visitor.page.locator('tbody img').waitFor()
    await visitor.page.waitForFunction('document.querySelector("tbody img").naturalWidth === 1')
    await chooseOfRow('Trust the avatar')
    await visitor.page.getByText('is trusted now.').waitFor()
    expect(await stored(author.id)).toMatchObject({ avatarTrusted: true })
  })

  it('a banner in two languages is published for next Monday', async () => {
    const { page } = visitor
    await visitor.open('Announcements')
    await visitor.click(page.getByRole('link', { name: 'New announcement' }))
    await page.getByLabel('Title').fill('Spring congress')
    await page.getByLabel('Text', { exact: true }).fill('Entries are open.')
    await visitor.click(page.getByRole('tab', { name: 'French' }))
    await page.getByLabel('Title').fill('Congrès de printemps')
    await visitor.click(page.getByRole('button', { name: 'Next Monday' }))
    await visitor.click(page.getByRole('button', { name: 'Save' }))
    await page.getByText('Announcement saved.').waitFor()

    const { items } = await world.repositories.announcements.list({ page: 1, pageSize: 10 })
    const [made] = items.map(({ announcement }) => announcement)
    expect(made).toMatchObject({
      kind: 'banner',
      title: { en: 'Spring congress', fr: 'Congrès de printemps' },
      body: { en: 'Entries are open.' },
    })
    const publishedAt = made?.publishedAt as Date
    expect([publishedAt.getDay(), publishedAt.getHours(), publishedAt.getMinutes()]).toEqual([1, 9, 0])
    const days = (publishedAt.getTime() - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(0)
    expect(days).toBeLessThan(8)
  })

  it('a plan is granted by hand', async () => {
    const { page } = visitor
    await visitor.open('Grants')
    await page.getByRole('combobox', { name: 'Account' }).fill('zoé')
    await visitor.click(page.getByRole('option', { name: 'Zoé Author' }))
    await page.getByText('How many collections the account can have in use at once.').waitFor()
    await page.getByRole('combobox', { name: 'Plan', exact: true }).selectOption('Another plan…')
    await page.getByLabel('Name of the plan').fill('studio')
    await page.getByLabel('Limit').fill('20')
    await visitor.click(page.getByRole('button', { name: 'Create' }))
    await page.getByText('The grant for Zoé Author has been created.').waitFor()
    expect(await world.repositories.grants.listByAccount(author.id)).toMatchObject([
      { source: 'manual', plan: 'studio', feature: 'collections', limit: 20, endsAt: null },
    ])

    // From now on the plan is in the list, with the feature it was granted for.
    await page.getByRole('combobox', { name: 'Plan', exact: true }).selectOption('studio')
    await page.getByText('Granted with this plan so far: collections, up to 20.').waitFor()
    await page.getByLabel('Starts').fill('2027-03-01T10:00')
    await page.getByLabel('Ends').fill('2027-02-01T10:00')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByText('It must end after it starts.').waitFor()
    // The browser reports the refusal.
    visitor.seen.complaints.length = 0
  })

  it('who acted as whom can be found', async () => {
    await world.request({
      method: 'POST',
      url: '/deals',
      headers: { ...adminHeaders, 'x-app-impersonation': author.id },
      payload: { title: 'On behalf of Zoé' },
    })
    const { page } = visitor
    await visitor.open('Audit trail')
    await page.getByRole('combobox', { name: 'Acted as' }).fill('zoé')
    await visitor.click(page.getByRole('option', { name: 'Zoé Author' }))
    const told = `${admin.displayName} acted as ${author.displayName} and changed the boards`
    const row = page.getByRole('row').filter({ hasText: told })
    await row.waitFor()
    expect(await row.getByText('POST /deals').isVisible()).toBe(false)
    await row.getByText('Details').click()
    await row.getByText('POST /deals').waitFor()
    expect(await row.getByRole('link').allTextContents()).toEqual(
      expect.arrayContaining([admin.displayName, author.displayName]),
    )
  })
})
