import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemoData } from '../../src/demo/demo-data.js'
import type { AccountId } from '../../src/domain/ids.js'
import { openPagesWorld, type PagesWorld } from '../support/pages-world.js'
import { tokenOf } from '../support/tokens.js'

const NEWCOMER = { id: 'newcomer' as AccountId, email: 'newcomer@example.org' }
const ALICE = { id: 'demo|alice' as AccountId, email: 'alice.martin@example.org' }
const ZOFIA = { id: 'demo|zofia' as AccountId, email: 'zofia@example.org' }

let world: PagesWorld

beforeAll(async () => {
  world = await openPagesWorld()
  await seedDemoData(world.database, new Date())
})
afterAll(() => world.close())

describe('the desk', () => {
  it('asks a newcomer who they are, and says whether a handle is free', async () => {
    const visitor = await world.visit()
    const { page } = visitor
    await visitor.signIn(NEWCOMER, '/desk')
    const handle = page.getByLabel('Name of your author page')
    // The suggested handle follows the name until it is edited.
    await page.getByLabel('Your name').fill('Zoé de la Tour')
    expect(await handle.inputValue()).toBe('zoe-de-la-tour')
    await handle.fill('Alice Martin')
    await page.getByText('Somebody else has this name.').waitFor()
    await handle.fill('田中')
    await page.getByText('Use 3 to 40 letters').waitFor()
    await handle.fill('Élodie  Dupont')
    await page.getByText(/This name is free: .*\/authors\/elodie-dupont/).waitFor()
    await page.getByLabel('Your name').fill('Élodie Dupont')
    await page.getByLabel('Language of your boards').selectOption('French')
    await page.getByLabel('Country').selectOption('Belgium')
    expect(await visitor.barriers()).toEqual([])
    await visitor.picture('onboarding')
    await page.getByRole('button', { name: 'Begin' }).press('Enter')
    await page.getByText('Welcome, Élodie Dupont.').waitFor()
    await page.getByLabel('Name of your author page').waitFor({ state: 'detached' })
    expect(await handle.count()).toBe(0)
    expect(await world.repositories.accounts.findById(NEWCOMER.id)).toMatchObject({
      ...{ displayName: 'Élodie Dupont', handle: 'elodie-dupont', language: 'fr', country: 'BE', appLanguage: 'en' },
      onboardedAt: expect.any(Date),
    })

    await visitor.click(visitor.person)
    await visitor.picture('person-menu')
    await visitor.click(page.getByRole('link', { name: 'Profile' }))
    await page.getByLabel('Name of your author page').fill('zofia-wojcik')
    await page.getByText('Somebody else has this name.').waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByLabel('Name of your author page').fill('elodie')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Your profile has been saved.').waitFor()
    expect(await world.repositories.accounts.findById(NEWCOMER.id)).toMatchObject({ handle: 'elodie' })
    await page.context().close()
  })

  it('leads to the first class in three steps that tick themselves', async () => {
    const { account, headers } = await world.signIn({ displayName: 'Bea Ginner', onboardedAt: new Date() })
    const visitor = await world.visit()
    const { page } = visitor
    await visitor.signIn(account, '/desk')
    const steps = page.getByRole('region', { name: 'Your first class in three steps' }).getByRole('listitem')
    const done = async () => {
      await page.reload()
      await visitor.settle()
      return steps.filter({ hasText: 'done' }).allTextContents()
    }
    await steps.nth(2).waitFor()
    expect(await done()).toEqual([])
    expect(await visitor.barriers()).toEqual([])
    await visitor.picture('first-steps')
    const ask = async (method: 'POST' | 'PUT', url: string, payload: object) =>
      (await world.request({ method, url, headers, payload })).body
    const deal = await ask('POST', '/deals', { title: 'The first' })
    expect(await done()).toEqual([expect.stringContaining('Import boards')])
    const collection = await ask('POST', '/collections', { title: 'Monday', dealIds: [deal.id] })
    expect(await done()).toHaveLength(2)
    await page.getByRole('link', { name: 'Give students the link' }).click()
    await page.getByRole('heading', { level: 1, name: 'Monday' }).waitFor()
    await ask('PUT', `/collections/${collection.id}/public-link`, {})
    await page.goto('/desk')
    await page.getByText('Your class links').waitFor()
    expect(await steps.count()).toBe(0)
    await page.context().close()
  })

  it('recovers by itself when the service does', async () => {
    const visitor = await world.visit()
    const { page } = visitor
    await visitor.signIn(ALICE, '/desk')
    await page.route('**/sharing-groups', (route) => route.abort())
    await page.getByRole('link', { name: 'Groups' }).click()
    await page.getByRole('alert').getByText('The service can’t be reached.').waitFor()
    expect(await page.getByText('For support').count()).toBe(0)
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Teachers of the region' }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.context().close()
  })

  it('shows a returning teacher class links, followed authors, and announcements with links', async () => {
    const visitor = await world.visit({ permissions: ['clipboard-read', 'clipboard-write'] })
    const { page, seen } = visitor
    await visitor.signIn(ALICE, '/desk')
    const links = page.getByRole('region', { name: 'Your class links' })
    await visitor.click(links.getByRole('button', { name: 'Copy link' }).first())
    await page.getByText(/^The link of “.*” has been copied\.$/).waitFor()
    const copied = String(await page.evaluate('navigator.clipboard.readText()'))
    expect(await links.getByRole('link', { name: 'Students’ view' }).first().getAttribute('href')).toBe(copied)
    expect(new URL(copied).pathname).toMatch(/^\/c\/[\w-]{22,}$/)
    await page.getByRole('heading', { name: 'Continue' }).waitFor()
    await visitor.settle()
    await visitor.picture('desk-teacher')
    await visitor.click(
      page.getByRole('link', { name: 'My boards' }).or(page.getByRole('link', { name: 'Mes donnes' })),
    )
    await page.getByRole('heading', { name: 'Boards', level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/desk/boards')
    expect(seen.complaints).toEqual([])
    await page.context().close()
  })

  it('links to the last opened collection while it exists, and for no other user', async () => {
    const headers = { authorization: `Bearer ${await tokenOf({ sub: ZOFIA.id, email: ZOFIA.email })}` }
    const payload = { title: 'Monday class', dealIds: [] }
    const { body: collection } = await world.request({ method: 'POST', url: '/collections', headers, payload })
    const visitor = await world.visit({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
    const { page } = visitor
    const last = page.getByRole('region', { name: 'Continue' }).getByRole('link', { name: 'Monday class' })
    const open = async () => {
      await page.goto(`/desk/collections/${collection.id}`)
      await page.getByRole('heading', { level: 1, name: 'Monday class' }).waitFor()
    }
    await visitor.signIn(ZOFIA, '/desk')
    await visitor.settle()
    expect(await last.count()).toBe(0)
    await open()
    const newest = (await world.request({ url: '/deals?pageSize=1&sort=-updatedAt', headers })).body.deals[0]
    await world.request({ method: 'POST', url: `/deals/${newest.id}/trash`, headers })
    await page.goto('/desk')
    await last.waitFor()
    await visitor.settle()
    expect(await page.getByRole('link', { name: newest.title, exact: true }).count()).toBe(0)
    await visitor.picture('desk-continue-dark-narrow')
    await last.click()
    await page.getByRole('heading', { level: 1, name: 'Monday class' }).waitFor()

    // Somebody else signs in by a link in the same browser.
    await page.goto(`/signed-in#token=${await tokenOf({ sub: NEWCOMER.id, email: NEWCOMER.email })}`)
    await page.getByRole('button', { name: /^Sign in as/ }).click()
    await page.getByRole('region', { name: 'Continue' }).waitFor()
    await visitor.settle()
    expect(await last.count()).toBe(0)
    await visitor.signOut()
    await page.getByLabel('Access token').waitFor()
    expect(await page.evaluate('localStorage.getItem("dealbook.last-collection")')).toBeNull()

    await visitor.signIn(ZOFIA, '/desk')
    await visitor.settle()
    expect(await last.count()).toBe(0)
    await open()
    await world.request({ method: 'DELETE', url: `/collections/${collection.id}`, headers })
    await page.goto('/desk')
    await visitor.settle()
    expect(await last.count()).toBe(0)
    await page.context().close()
  })

  it('lists followed authors, and lets an accidental unfollow be undone', async () => {
    const visitor = await world.visit()
    const { page } = visitor
    await visitor.signIn(ZOFIA, '/desk/following')
    const author = page.getByRole('listitem').filter({ hasText: 'Alice Martin' })
    await author.waitFor()
    await visitor.click(author.getByRole('button', { name: 'Stop following' }))
    await author.waitFor({ state: 'detached' })
    await visitor.click(page.getByRole('button', { name: 'Undo' }))
    await author.waitFor()
    await page.context().close()
  })
})
