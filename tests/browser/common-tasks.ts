import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import type { Hands } from '../support/hands.js'
import type { Answer } from '../support/http-world.js'
import { tokenOf } from '../support/tokens.js'

/** Somebody with three boards, a closed collection of them and an open one. */
export interface Teacher {
  readonly account: Account
  readonly boards: readonly string[]
  readonly collections: { readonly closed: string; readonly open: string }
  /** The response of the service, requested without the pages. */
  ask(url: string): Promise<Answer['body']>
}

export interface Scene {
  readonly hands: Hands
  readonly teacher: Teacher
  readonly page: Page
  button(name: string | RegExp): ReturnType<Page['getByRole']>
  link(name: string | RegExp): ReturnType<Page['getByRole']>
  /** Goes to a place in the header of every page. */
  goTo(place: string): Promise<void>
  /** Opens the signed-in user's menu. */
  openMenu(): Promise<void>
}

export interface Thing {
  readonly name: string
  /** How the teacher differs from others. */
  readonly teacher?: Partial<Account>
  /** Whether it starts at `/`, signed out; otherwise it starts at the desk, signed in by a link with a token. */
  readonly isSignedOut?: boolean
  /** The steps from there to its effect. */
  readonly way: (scene: Scene) => Promise<void>
}

const HANDS = 'AKQJ.T98.765.432 T987.AKQJ.432.65 65.432.AKQJ.T987 432.765.T98.AKQJ'
const PBN = [1, 2].map((number) => `[Event "Club night"]\n[Board "${number}"]\n[Deal "N:${HANDS}"]\n\n`).join('')
const A_FILE = { name: 'Club night.pbn', mimeType: 'application/x-pbn', buffer: Buffer.from(PBN) }

const selectBoard = ({ hands, page }: Scene, title: string) => hands.press(page.getByLabel(`Select ${title}`))

/** Common tasks of teachers. */
export const THINGS: readonly Thing[] = [
  {
    name: 'Sign in with a token',
    isSignedOut: true,
    way: async ({ hands, page, teacher, link, button }) => {
      await hands.press(link('Sign in').first())
      const { id, email } = teacher.account
      await hands.write(page.getByLabel('Access token'), await tokenOf({ sub: id, email }))
      await hands.press(page.getByRole('main').getByRole('button', { name: 'Sign in' }))
      await button(`Account: ${teacher.account.displayName}`).waitFor()
    },
  },
  {
    name: 'Choose the language',
    way: async ({ hands, page, openMenu }) => {
      await openMenu()
      await hands.choose(page.getByLabel('Language'), 'Français')
      await page.getByRole('link', { name: 'Importer des donnes' }).waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    },
  },
  {
    name: 'Mark an announcement as read',
    way: async ({ hands, page, teacher }) => {
      const banner = page.getByRole('region', { name: 'Announcement' })
      await banner.getByText('Welcome to Dealbook', { exact: true }).waitFor()
      await hands.press(banner.getByRole('button', { name: 'Mark as read' }))
      await page.getByText('Welcome to Dealbook', { exact: true }).waitFor({ state: 'detached' })
      expect((await teacher.ask('/announcements')).banner).toBeNull()
      expect(await page.getByRole('button', { name: 'Mark as read' }).count()).toBe(1)
    },
  },
  {
    name: 'Open one of the boards published last',
    way: async ({ hands, page, teacher, goTo }) => {
      await goTo('Explore')
      const { deals } = await teacher.ask('/catalog/deals')
      await hands.press(page.locator('.deal h3').first().getByRole('link'))
      await page.getByRole('heading', { level: 1, name: deals[0].title }).waitFor()
      expect(new URL(page.url()).pathname).toBe(`/boards/${deals[0].id}`)
    },
  },
  {
    name: 'Find an author by handle',
    way: async ({ hands, page, link, goTo }) => {
      await goTo('Explore')
      await hands.press(link('Authors'))
      await hands.write(page.getByLabel('Name or handle'), 'finesses-of-an')
      await link('Berta Author').waitFor({ state: 'detached' })
      await hands.press(link('Anna Author'))
      await page.getByRole('heading', { level: 1, name: 'Anna Author' }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/authors/finesses-of-anna')
    },
  },
  {
    name: 'Open a collection of an author',
    way: async ({ hands, page, link, goTo }) => {
      await goTo('Explore')
      await hands.press(link('Anna Author').first())
      await hands.press(link('Anna’s finesses'))
      await page.getByRole('heading', { level: 2, name: 'Anna’s finesses' }).waitFor()
      await expect.poll(() => page.locator('.deal h3').allTextContents()).toEqual(['Anna’s first', 'Anna’s second'])
    },
  },
  {
    name: 'Sign out',
    way: async ({ hands, page, button, openMenu }) => {
      await openMenu()
      await hands.press(button('Sign out'))
      await page
        .getByRole('heading', { level: 1, name: 'Boards for bridge teachers' })
        .or(page.getByLabel('Access token'))
        .waitFor()
      expect(await page.evaluate('localStorage.getItem("dealbook.token")')).toBeNull()
    },
  },
  {
    name: 'Introduce oneself, with the name of an author page',
    teacher: { onboardedAt: null },
    way: async ({ hands, page, teacher, button }) => {
      const handle = `newcomer-${teacher.account.id}`
      await hands.write(page.getByLabel('Name of your author page'), handle)
      await hands.press(button('Begin'))
      await page.getByText('Welcome, ').waitFor()
      expect(await teacher.ask('/accounts/me')).toMatchObject({ handle, onboardedAt: expect.any(String) })
    },
  },
  {
    name: 'Change the profile',
    way: async ({ hands, page, teacher, link, button, openMenu }) => {
      await openMenu()
      await hands.press(link('Profile'))
      await hands.write(page.getByLabel('Club or organisation'), 'Bridge Club Lyon')
      await hands.send(button('Save'))
      await page.getByText('Your profile has been saved.').waitFor()
      expect(await teacher.ask('/accounts/me')).toMatchObject({ organisationName: 'Bridge Club Lyon' })
    },
  },
  {
    name: 'Import a file of boards',
    way: async ({ hands, page, teacher, link, button }) => {
      await hands.press(link('Import boards'))
      await hands.chooseFile(button('Choose files'), A_FILE)
      await hands.press(button('Keep 2 boards'))
      await page.getByText('2 boards imported').waitFor()
      expect((await teacher.ask('/deals')).pagination.total).toBe(5)
    },
  },
  {
    name: 'Find one of one’s boards',
    way: async ({ hands, page, link, goTo }) => {
      await goTo('Boards')
      await hands.write(page.getByLabel('Search boards'), 'duck tw')
      await link('The simple finesse').waitFor({ state: 'detached' })
      await link('Ducking twice').waitFor()
      expect(new URL(page.url()).searchParams.get('q')).toBe('duck tw')
    },
  },
  {
    name: 'Open a board and step through its play',
    way: async ({ hands, page, link, button, goTo }) => {
      await goTo('Explore')
      await hands.press(link('Anna’s first'))
      for (let card = 0; card < 5; card++) await hands.press(button('Next card'))
      expect(await page.locator('.tricks li').count()).toBe(2)
    },
  },
  {
    name: 'Edit a board',
    way: async ({ hands, page, teacher, link, button }) => {
      await hands.press(link('The simple finesse'))
      await hands.write(page.getByLabel('Title', { exact: true }), 'The double finesse')
      await hands.press(button('Save'))
      await page.getByText('“The double finesse” is saved.').waitFor()
      expect(await teacher.ask(`/deals/${teacher.boards[0]}`)).toMatchObject({ title: 'The double finesse' })
    },
  },
  {
    name: 'Publish a board',
    way: async (scene) => {
      await scene.goTo('Boards')
      await selectBoard(scene, 'Ducking twice')
      await scene.hands.press(scene.button('Publish'))
      await scene.page.getByText('1 board published.').waitFor()
      expect(await scene.teacher.ask(`/deals/${scene.teacher.boards[1]}`)).toMatchObject({ sharing: 'public' })
    },
  },
  {
    name: 'Put a board in the trash, and restore it',
    way: async (scene) => {
      const { hands, page, teacher, button } = scene
      const stored = () => teacher.ask(`/deals/${teacher.boards[2]}`)
      await scene.goTo('Boards')
      await selectBoard(scene, 'A deep finesse')
      await hands.press(button('Trash'))
      await page.getByText('1 board moved to the trash.').waitFor()
      expect(await stored()).toMatchObject({ lifecycle: 'trashed' })
      await hands.press(page.getByRole('radio', { name: 'Trash' }))
      await hands.press(button('Restore A deep finesse'))
      await page.getByText('“A deep finesse” is out of the trash.').waitFor()
      expect(await stored()).toMatchObject({ lifecycle: 'active' })
    },
  },
  {
    name: 'Make a collection of boards',
    way: async ({ hands, page, teacher, button, goTo }) => {
      await goTo('Collections')
      await hands.write(page.getByLabel('New collection'), 'Friday class')
      await hands.send(button('Make collection'))
      await page.getByRole('heading', { level: 1, name: 'Friday class' }).waitFor()
      await hands.press(button('Add boards'))
      await hands.press(page.getByRole('checkbox', { name: 'A deep finesse' }))
      await hands.press(page.getByRole('checkbox', { name: 'The simple finesse' }))
      await hands.press(button('Add 2 boards'))
      await page.getByText('2 boards added.').waitFor()
      const id = new URL(page.url()).pathname.split('/').at(-1)
      expect((await teacher.ask(`/collections/${id}`)).dealIds).toEqual([teacher.boards[2], teacher.boards[0]])
    },
  },
  {
    name: 'Put its boards in order',
    way: async ({ hands, page, teacher, link, button, goTo }) => {
      await goTo('Collections')
      await hands.press(link('Monday class'))
      const [first, second, third] = teacher.boards
      const rows = page.getByRole('grid', { name: 'Boards' }).getByRole('row')
      await hands.carry(button('Move The simple finesse'), rows.nth(1))
      await expect
        .poll(async () => (await teacher.ask(`/collections/${teacher.collections.closed}`)).dealIds)
        .toEqual([second, first, third])
    },
  },
  {
    name: 'Open its class link, and copy it',
    way: async ({ hands, page, teacher, link, button, goTo }) => {
      await goTo('Collections')
      await hands.press(link('Monday class'))
      await hands.press(button('Open the class link'))
      await hands.press(button('Copy link'))
      await button('Copied').waitFor()
      const stored = await teacher.ask(`/collections/${teacher.collections.closed}`)
      expect(stored).toMatchObject({ publicEnabled: true })
      const copied = new URL(String(await page.evaluate('navigator.clipboard.readText()')))
      expect(copied.pathname).toBe(`/c/${stored.publicToken}`)
    },
  },
  {
    name: 'See a class as its students do',
    way: async ({ hands, link }) => {
      await hands.follow(link('Students’ view'))
      const { page } = hands
      await page.locator('.foot details').nth(1).waitFor()
      await hands.press(page.getByRole('button', { name: 'Show North' }))
      const north = page.locator('.board [data-seat="N"]').first()
      await expect.poll(() => north.textContent()).toContain('spades 8 7')
    },
  },
  {
    name: 'Download the boards of a class',
    way: async ({ hands, page, link, button, goTo }) => {
      await goTo('Collections')
      await hands.press(link('Monday class'))
      const download = page.waitForEvent('download')
      await hands.press(button('Download PBN'))
      const file = await readFile(await (await download).path(), 'utf8')
      expect(file.match(/^\[Board /gm)).toHaveLength(3)
    },
  },
  {
    name: 'Follow an author',
    way: async ({ hands, teacher, link, button, goTo }) => {
      await goTo('Explore')
      await hands.press(link('Anna Author').first())
      await hands.press(button('Follow'))
      await button('Stop following').waitFor()
      expect((await teacher.ask('/catalog/subscriptions')).authors).toMatchObject([{ handle: 'finesses-of-anna' }])
    },
  },
  {
    name: 'Make a group with a member, and share a board with it',
    way: async (scene) => {
      const { hands, page, teacher, button } = scene
      await scene.goTo('Groups')
      await hands.write(page.getByLabel('New group'), 'Club teachers')
      await hands.send(button('Make group'))
      const member = page.getByRole('option', { name: 'Zofia Wójcik' })
      await hands.pick(page.getByRole('combobox', { name: 'Add a member' }), 'wojc', member)
      await page.getByText('Zofia Wójcik is now a member.').waitFor()
      await scene.goTo('Boards')
      await selectBoard(scene, 'The simple finesse')
      await hands.press(button('Share with…'))
      await hands.press(page.getByRole('dialog').getByLabel('Club teachers'))
      await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Share' }))
      await page.getByText('Shared with').waitFor()
      const { sharingGroups } = await teacher.ask('/sharing-groups')
      expect(sharingGroups).toMatchObject([{ name: 'Club teachers', members: [{ displayName: 'Zofia Wójcik' }] }])
      const shared = { sharing: 'group', sharingGroupIds: [sharingGroups[0].id] }
      expect(await teacher.ask(`/deals/${teacher.boards[0]}`)).toMatchObject(shared)
    },
  },
]
