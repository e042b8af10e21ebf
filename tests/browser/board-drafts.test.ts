import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import type { DealId } from '../../src/domain/ids.js'
import { anAccountId } from '../support/builders.js'
import { openPagesWorld, type PagesWorld, type Visitor } from '../support/pages-world.js'
import { tokenOf } from '../support/tokens.js'

let world: PagesWorld
let teacher: Account
let headers: { authorization: string }
let visitor: Visitor

beforeAll(async () => {
  world = await openPagesWorld()
  ;({ account: teacher, headers } = await world.signIn({ id: anAccountId('tina'), displayName: 'Tina Teacher' }))
})
afterAll(() => world.close())

beforeEach(async () => {
  visitor = await world.visit({ viewport: { width: 390, height: 844 } })
})
afterEach(async () => {
  expect(visitor.seen.foreign).toEqual([])
  await visitor.page.context().close()
})

const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  (await world.request({ method, url, headers, ...(payload === undefined ? {} : { payload }) })).body
const made = (title: string, fields: object = {}) => ask('POST', '/deals', { title, boardNumber: 7, ...fields })
const idOnPage = () => new URL(visitor.page.url()).pathname.split('/').at(-1) as DealId
const deleteElsewhere = async (id: string): Promise<void> => {
  await ask('POST', `/deals/${id}/trash`)
  await ask('DELETE', `/deals/${id}`)
  expect(await world.repositories.deals.findById(id as DealId)).toBeNull()
}

it('an unsaved draft survives the end of the token, and is there after signing in again in the same or a new tab', async () => {
  const { page } = visitor
  const { id } = await made('The simple finesse')
  await visitor.signIn(teacher, `/desk/boards/${id}`)
  await page.getByLabel('Title').fill('The double finesse')
  await page.evaluate('localStorage.setItem("dealbook.token", "ended")')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await dialog.waitFor()
  expect(await ask('GET', `/deals/${id}`)).toMatchObject({ title: 'The simple finesse' })

  await page.close()
  const next = await page.context().newPage()
  await next.goto(`/desk/boards/${id}`)
  await next.getByLabel('Access token').fill(await tokenOf({ sub: teacher.id, email: teacher.email }))
  await next.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await next.getByText('Your unsaved changes').waitFor()
  expect(await next.getByLabel('Title').inputValue()).toBe('The double finesse')
  await next.getByLabel('Title').fill('The triple finesse')

  await next.evaluate('localStorage.setItem("dealbook.token", "ended")')
  await next.getByRole('button', { name: 'Save', exact: true }).click()
  const again = next.getByRole('dialog', { name: 'Please sign in again' })
  await again.getByLabel('Access token').fill(await tokenOf({ sub: teacher.id, email: teacher.email }))
  await again.getByRole('button', { name: 'Sign in' }).click()
  await again.waitFor({ state: 'detached' })
  await next.getByRole('button', { name: 'Save', exact: true }).click()
  await next.getByText('“The triple finesse” is saved.').waitFor()
  expect(await ask('GET', `/deals/${id}`)).toMatchObject({ title: 'The triple finesse' })
})

it('the draft of a new board survives a reload, and is dropped once the board is saved', async () => {
  const { page } = visitor
  await visitor.signIn(teacher, '/desk/boards/new')
  await page.getByLabel('Title').fill('The backwash squeeze')
  await page.getByLabel('Board number').fill('2')
  await page.reload()
  await page.getByText('Your unsaved changes').waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('The backwash squeeze')
  expect(await page.getByLabel('Board number').inputValue()).toBe('2')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('“The backwash squeeze” is saved.').waitFor()
  expect(await ask('GET', `/deals/${idOnPage()}`)).toMatchObject({ title: 'The backwash squeeze', boardNumber: 2 })
  await page.goto(new URL('/desk/boards/new', page.url()).href)
  await page.getByRole('heading', { level: 1, name: 'New board' }).waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('')
})

it('the draft of a board that was deleted elsewhere becomes a new board, even after a reload', async () => {
  const { page } = visitor
  const hands = { N: 'AKQ.JT9.876.5432', E: null, S: null, W: null }
  const { id } = await made('Ducking once', { hands, themes: ['duck'], sharing: 'public' })
  await visitor.signIn(teacher, `/desk/boards/${id}`)
  await page.getByLabel('Title').fill('Ducking twice')
  await deleteElsewhere(id)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('This board was deleted elsewhere in the meantime.').waitFor()
  expect(await page.getByRole('button', { name: 'Move to the trash' }).count()).toBe(0)
  expect(await visitor.barriers()).toEqual([])
  await visitor.picture('board-lost-narrow')

  await page.reload()
  await page.getByText('This board was deleted elsewhere in the meantime.').waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('Ducking twice')
  await page.getByLabel('Board number').fill('8')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitor.picture('board-lost-dark-wide')
  await page.getByRole('button', { name: 'Save as new' }).click()
  await page.getByText('“Ducking twice” is saved.').waitFor()
  await page.getByRole('button', { name: 'Move to the trash' }).waitFor()
  expect(idOnPage()).not.toBe(id)
  const saved = { title: 'Ducking twice', boardNumber: 8, hands, themes: ['duck'], sharing: 'public' }
  expect(await ask('GET', `/deals/${idOnPage()}`)).toMatchObject(saved)
  expect(await page.evaluate('Object.keys(localStorage).filter((key) => key.startsWith("dealbook.board"))')).toEqual([])
})

it('a board is only deleted forever after a warning, and disappears from collections too', async () => {
  const { page } = visitor
  const { id } = await made('Endplay')
  const kept = await made('Squeeze')
  const { id: collectionId } = await ask('POST', '/collections', { title: 'Monday class', dealIds: [kept.id, id] })
  await ask('POST', `/deals/${id}/trash`)
  await visitor.signIn(teacher, `/desk/boards/${id}`)
  const remove = page.getByRole('button', { name: 'Delete forever' })
  await remove.click()
  const warning = page.getByRole('dialog', { name: 'Delete forever' })
  await warning.getByText('“Endplay” will leave all collections, and there is no way back.').waitFor()
  expect(await visitor.barriers()).toEqual([])
  await visitor.picture('board-delete-warning')
  await warning.getByRole('button', { name: 'Cancel' }).click()
  expect(await ask('GET', `/deals/${id}`)).toMatchObject({ lifecycle: 'trashed' })

  await remove.click()
  await warning.getByRole('button', { name: 'Delete forever' }).click()
  await page.getByText('“Endplay” is deleted.').waitFor()
  expect(await world.repositories.deals.findById(id)).toBeNull()
  expect(await ask('GET', `/collections/${collectionId}`)).toMatchObject({ dealIds: [kept.id] })

  const { id: other } = await made('Throw-in')
  await ask('POST', `/deals/${other}/trash`)
  await page.locator('summary', { hasText: 'View' }).click()
  await page.getByRole('radio', { name: 'Trash' }).click()
  await page.getByLabel('Select Throw-in').check()
  await remove.click()
  await warning.getByRole('button', { name: 'Delete forever' }).click()
  await page.getByText('1 board deleted.').waitFor()
  expect(await world.repositories.deals.findById(other)).toBeNull()
})
