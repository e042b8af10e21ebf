import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Announcement } from '../../src/domain/announcement.js'
import { EVERYONE } from '../../src/domain/audience.js'
import { aGrant, anAccountId, anAnnouncement, later, NOON } from '../support/builders.js'
import { openPagesWorld, type PagesWorld, type Visitor } from '../support/pages-world.js'

let world: PagesWorld
let visitor: Visitor
const admin = { id: anAccountId('admin'), email: 'admin@example.org' }
const author = anAccountId('author')

beforeAll(async () => {
  world = await openPagesWorld()
  await world.signIn({ id: admin.id, role: 'admin', displayName: 'Ada Admin' })
  await world.signIn({ id: author, displayName: 'Zoé Author', appLanguage: 'fr' })
})
afterAll(() => world.close())

beforeEach(async () => {
  visitor = await world.visit()
})
afterEach(async () => {
  expect(visitor.seen.foreign).toEqual([])
  expect(visitor.seen.complaints).toEqual([])
  await visitor.page.context().close()
})

const announced = async (fields: Partial<Announcement> = {}) => {
  const announcement = anAnnouncement({
    kind: 'banner',
    title: { en: 'Congress', fr: 'Congrès', pl: 'Kongres' },
    body: { en: 'Entries are open.' },
    publishedAt: NOON,
    ...fields,
  })
  await world.repositories.announcements.insert(announcement)
  return announcement
}

const stored = async (id: Announcement['id']): Promise<Announcement | undefined> =>
  (await world.repositories.announcements.findById(id))?.announcement

describe('a grant', () => {
  it('is revoked only after a confirmation', async () => {
    const { page } = visitor
    const grant = aGrant({ accountId: author, source: 'manual', feature: 'collections' })
    await world.repositories.grants.put(grant)
    await visitor.signIn(admin, '/admin/accounts/author')

    const revoke = async () => {
      await page.getByRole('button', { name: 'Actions for collections' }).click()
      await page.getByRole('button', { name: 'Revoke' }).click()
    }
    const dialog = page.getByRole('dialog', { name: 'Revoke' })
    await revoke()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await world.repositories.grants.findById(grant.id)).toMatchObject({ revokedAt: null })

    await revoke()
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('The grant has been revoked.').waitFor()
    await page.getByRole('cell', { name: 'revoked' }).waitFor()
    expect(await world.repositories.grants.findById(grant.id)).toMatchObject({ revokedAt: expect.any(Date) })
    expect(await page.getByRole('button', { name: 'Actions for collections' }).count()).toBe(0)
  })
})

describe('an announcement', () => {
  it('loses a language that is removed, and keeps the rest', async () => {
    const { page } = visitor
    const { id, publishedAt } = await announced()
    await visitor.signIn(admin, `/admin/announcements/${id}`)
    await page.getByRole('tab', { name: 'Polish' }).click()
    await page.getByRole('button', { name: 'Remove Polish' }).click()
    await page.getByLabel('Add a language').selectOption('German')
    await page.getByLabel('Title').fill('Kongress')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Announcement saved.').waitFor()
    expect(await stored(id)).toEqual(
      expect.objectContaining({
        title: { en: 'Congress', fr: 'Congrès', de: 'Kongress' },
        body: { en: 'Entries are open.' },
        publishedAt,
      }),
    )
  })

  it('that somebody else has changed is not overwritten without asking, and no text is lost', async () => {
    const { page } = visitor
    const announcement = await announced()
    await visitor.signIn(admin, `/admin/announcements/${announcement.id}`)
    const title = page.getByLabel('Title')
    const changed = page.getByRole('alert').filter({ hasText: 'Someone else has changed this announcement' })
    const saveAfter = async (theirs: string, seconds: number) => {
      const changes = { title: { en: theirs }, revision: 10 + seconds, updatedAt: later(1_000 * seconds) }
      // Somebody else's change is stored last of all before this one arrives.
      await page.route('**/back-office/announcements/*', async (route) => {
        if (route.request().method() === 'PATCH')
          await world.repositories.announcements.save({ ...announcement, ...changes })
        await route.continue()
      })
      await page.getByRole('button', { name: 'Save' }).click()
      await changed.waitFor()
      await page.unrouteAll()
      expect(await stored(announcement.id)).toMatchObject({ title: { en: theirs } })
    }
    await title.fill('Mine')
    await saveAfter('Theirs', 1)
    expect(await title.inputValue()).toBe('Mine')
    await page.getByRole('button', { name: 'Keep what is there' }).click()
    await page.locator('input[value="Theirs"]').waitFor()

    await title.fill('Mine after all')
    await saveAfter('Theirs again', 2)
    await page.getByRole('button', { name: 'Use mine' }).click()
    await page.getByText('Announcement saved.').waitFor()
    expect(await stored(announcement.id)).toMatchObject({ title: { en: 'Mine after all' } })
    expect(visitor.seen.complaints.splice(0)).toEqual(Array(2).fill(expect.stringContaining('412')))
  })

  it('that somebody else has changed in other fields is saved with both changes', async () => {
    const { page } = visitor
    const announcement = await announced()
    await visitor.signIn(admin, `/admin/announcements/${announcement.id}`)
    await page.getByLabel('Title').fill('Mine')
    const expiresAt = later(86_400_000)
    await page.route(
      '**/back-office/announcements/*',
      async (route) => {
        await world.repositories.announcements.save({
          ...announcement,
          expiresAt,
          revision: 10,
          updatedAt: later(1_000),
        })
        await route.continue()
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Announcement saved.').waitFor()
    expect(await stored(announcement.id)).toMatchObject({ title: { en: 'Mine' }, expiresAt })
    expect(visitor.seen.complaints.splice(0)).toEqual([expect.stringContaining('412')])
  })

  it('is previewed while it is being written, and as an account sees it at a given time', async () => {
    const { page } = visitor
    const { id } = await announced({
      title: { en: 'Previewed', fr: 'Aperçue' },
      audience: { ...EVERYONE, languages: ['fr'] },
    })
    await visitor.signIn(admin, `/admin/announcements/${id}`)
    const preview = page.getByRole('region', { name: 'Preview' })
    await page.getByLabel('Title').fill('Written now')
    await preview.getByText('Written now', { exact: true }).waitFor()

    await preview.getByRole('combobox', { name: 'As seen by' }).fill('zoé')
    await page.getByRole('option', { name: 'Zoé Author' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await preview.getByText('What Zoé Author sees').waitFor()
    await preview.locator('.marked').getByText('Aperçue').waitFor()
    await preview.getByLabel('At this time').fill('2026-02-01T10:00')
    await preview.getByText('This account doesn’t see the announcement at that time.').waitFor()
  })

  it('takes countries, languages and roles from lists, and marks fields that are missing', async () => {
    const { page } = visitor
    await visitor.signIn(admin, '/admin/announcements/new')
    await page.getByLabel('Countries').selectOption('United Kingdom')
    await page.getByLabel('Countries').selectOption('France')
    await page.getByLabel('Languages').selectOption('French')
    await page.getByLabel('Roles').selectOption('Teacher')
    await page.getByRole('button', { name: 'Remove France' }).click()
    await page.getByLabel('Button', { exact: true }).fill('Enter')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Write a title in at least one language.').waitFor()
    await page.getByText('Say where the button leads.').waitFor()
    await expect.poll(() => page.evaluate('document.activeElement.getAttribute("aria-invalid")')).toBe('true')
    expect(await page.getByRole('main').textContent()).not.toContain('/title')
    await visitor.picture('announcement-faults')

    await page.getByLabel('Title').fill('For Francophones in Britain')
    await page.getByLabel('Button', { exact: true }).fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Announcement saved.').waitFor()
    await page.waitForURL(/announcements\/[0-9a-f-]{36}$/)
    const id = new URL(page.url()).pathname.split('/').at(-1) as Announcement['id']
    expect(await stored(id)).toMatchObject({
      audience: { roles: ['teacher'], languages: ['fr'], countries: ['GB'] },
    })
    // The browser reports the refusal of the first attempt.
    visitor.seen.complaints.length = 0
  })

  it('that is hidden by a pinned one says so in the list, the editor and the preview', async () => {
    const { page } = visitor
    const first = await announced({ title: { en: 'Read this first' }, pinned: true })
    const { id } = await announced({ title: { en: 'Spring congress' }, publishedAt: later(1_000) })
    const hidden = page.getByText('Hidden behind “Read this first” (pinned) until people close that one.')
    await visitor.signIn(admin, '/admin/announcements')
    const row = page.getByRole('row').filter({ hasText: 'Spring congress' })
    await row.getByText('Hidden behind “Read this first” (pinned)').waitFor()
    await row.getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: 'Announcement', exact: true }).waitFor()
    await hidden.waitFor()
    await page.getByRole('combobox', { name: 'As seen by' }).fill('zoé')
    await page.getByRole('option', { name: 'Zoé Author' }).click()
    await page.getByText('Zoé Author sees “Read this first” first, and this one after closing it.').waitFor()
    await page.getByLabel('Pinned').check()
    await hidden.waitFor({ state: 'detached' })
    for (const announcement of [first.id, id]) await world.repositories.announcements.delete(announcement)
  })

  it('can be marked as unread for everyone, or deleted, after a confirmation', async () => {
    const { page } = visitor
    const { id } = await announced()
    await world.repositories.announcements.markRead(author, id, later(5_000))
    await visitor.signIn(admin, `/admin/announcements/${id}`)
    await page.getByText('Read by 1').waitFor()
    await page.getByRole('button', { name: 'Mark as unread for everyone' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as unread for everyone' }).click()
    await page.getByText('Read by 0').waitFor()

    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Announcement deleted.').waitFor()
    expect(await stored(id)).toBeUndefined()
  })
})

describe('the search for barriers', () => {
  it('finds a planted one', async () => {
    const { page } = visitor
    await page.goto('/')
    await page.locator('main').waitFor()
    await page.evaluate('document.querySelector("main").append(document.createElement("button"))')
    expect(await visitor.barriers()).toEqual([expect.stringContaining('button-name')])
  })
})
