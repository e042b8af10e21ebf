import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import { anAccountId } from '../support/builders.js'
import { openPagesWorld, type PagesWorld, type Visitor } from '../support/pages-world.js'

let world: PagesWorld
let teacher: Account
let headers: { authorization: string }
let visitor: Visitor

beforeAll(async () => {
  world = await openPagesWorld()
})
afterAll(() => world.close())

beforeEach(async ({ task }) => {
  const signedIn = await world.signIn({ id: anAccountId(task.id), displayName: 'Élise Martin' })
  teacher = signedIn.account
  headers = signedIn.headers
  visitor = await world.visit({ colorScheme: 'light' })
  return async () => {
    expect(visitor.seen.foreign).toEqual([])
    // The browser logs error responses that this test provokes: no author has the handle, and the profile was changed elsewhere.
    expect(visitor.seen.complaints.filter((complaint) => !/status of 4(00|04|12)/.test(complaint))).toEqual([])
    await visitor.page.context().close()
  }
})

/** A picture of one colour. */
const aPicture = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()

const stored = async () => (await world.request({ url: '/accounts/me', headers })).body

const patch = (payload: object) => world.request({ method: 'PATCH', url: '/accounts/me', headers, payload })

it('the profile is filled in by mouse, applied to all pages, and saved on top of changes made elsewhere', async () => {
  const { page } = visitor
  await visitor.signIn(teacher, '/desk/profile')
  await page.getByText('your author page has no name yet').waitFor()
  await page.getByText('Use a picture on another site').click()
  await page.getByLabel('Address of your picture').fill('http://example.org/me.png')
  await page.getByLabel('Name of your author page').fill('Élise Martin')
  await page.getByText('/authors/elise-martin').waitFor()
  await page.getByLabel('Country').selectOption('France')
  await page.getByLabel('Light or dark').selectOption('Dark')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('This has to be an address that begins with https://.').waitFor()
  await visitor.picture('profile-fault')
  expect(await stored()).toMatchObject({ handle: null })

  await page.getByLabel('Address of your picture').fill('https://example.org/me.png')
  await page.reload()
  expect(await page.getByLabel('Address of your picture').inputValue()).toBe('https://example.org/me.png')
  const other = await page.context().newPage()
  await other.goto('/desk')
  await patch({ organisationName: 'Bridge Club Lyon', country: 'BE' })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('yours: France; now stored: Belgium').waitFor()
  await visitor.picture('profile-clash')
  await page.getByRole('button', { name: 'Save mine' }).click()
  await page.getByText('Your profile has been saved.').waitFor()
  expect(await stored()).toMatchObject({
    handle: 'elise-martin',
    avatarUrl: 'https://example.org/me.png',
    country: 'FR',
    organisationName: 'Bridge Club Lyon',
    preferences: { theme: 'dark' },
  })
  await page.getByText('You are listed as an author').waitFor()
  for (const tab of [page, other]) await tab.locator('html[data-theme=dark]').waitFor()
  await visitor.picture('profile-dark')
  expect(await visitor.barriers()).toEqual([])

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.locator('html:not([data-theme])').waitFor()
  expect(await stored()).toMatchObject({ handle: null, country: 'BE', organisationName: 'Bridge Club Lyon' })

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('dealbook.json')
})

it("the profile's language applies in every browser, and so does a newly chosen one", async () => {
  const { page } = visitor
  await visitor.signIn(teacher, '/desk/profile')
  await patch({ appLanguage: 'fr-CA' })
  await page.reload()
  await page.locator('html[lang=fr]').waitFor()
  await page.getByRole('button', { name: teacher.displayName }).click()
  const answer = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByLabel('Langue', { exact: true }).selectOption('English')
  await page.locator('html[lang=en]').waitFor()
  await answer
  expect(await stored()).toMatchObject({ appLanguage: 'en' })
  await page.reload()
  await page.getByRole('button', { name: 'Download my data' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
})

it('an account can be deleted by keyboard alone, after the consequences are explained', async () => {
  const { page } = visitor
  await visitor.signIn(teacher, '/desk/profile')
  const reach = async (name: string): Promise<void> => {
    const target = page.getByRole('button', { name })
    await target.waitFor()
    for (let i = 0; i < 60; i++) {
      if (await target.evaluate((button) => button.ownerDocument.activeElement === button)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not lead to ${name}.`)
  }
  await reach('Delete account…')
  await page.keyboard.press('Enter')
  await page.getByText('your students’ links stop working at once').waitFor()
  expect(await visitor.barriers()).toEqual([])
  await visitor.picture('profile-erase')
  await page.keyboard.type('Elise')
  await page.keyboard.press('Enter')
  expect((await stored()).displayName).toBe('Élise Martin')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Élise Martin')
  await page.keyboard.press('Enter')
  await page.getByText('Your account has been deleted.').waitFor()
  await page.getByRole('heading', { name: 'Boards for bridge teachers' }).waitFor()
  expect(await world.request({ url: '/accounts/me', headers })).toMatchObject({ status: 403 })
})

it('a picture is uploaded and saved at once, replaced and removed', async () => {
  const { page } = visitor
  await visitor.signIn(teacher, '/desk/profile')
  const file = page.getByLabel('Your picture', { exact: true })
  await file.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
  await page.getByText('This picture could not be kept. Choose a JPEG, PNG or WebP file.').waitFor()
  await file.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) })
  await page.getByText('This file is larger than 2 MB. Choose a smaller picture.').waitFor()
  expect((await stored()).avatarUrl).toBeNull()
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await aPicture() })
  const shown = page.getByRole('img', { name: 'Your picture' })
  await shown.waitFor()
  await page.getByText('An admin has not approved this picture yet.').waitFor()
  await expect.poll(() => shown.evaluate((img) => (img as unknown as { naturalWidth: number }).naturalWidth)).toBe(256)
  expect(await visitor.barriers()).toEqual([])
  await visitor.picture('profile-picture')
  const first = (await stored()).avatarUrl
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await aPicture() })
  await expect.poll(async () => (await stored()).avatarUrl).not.toBe(first)
  // What was typed elsewhere on the page is saved on top of the new picture.
  await page.getByLabel('First name').fill('Élise')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Your profile has been saved.').waitFor()
  expect((await stored()).avatarUrl).not.toBeNull()
  await page.getByRole('button', { name: 'Remove the picture' }).click()
  await shown.waitFor({ state: 'detached' })
  expect((await stored()).avatarUrl).toBeNull()
})
