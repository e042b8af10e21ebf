import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import { anAccountId } from '../support/builders.js'
import { openPagesWorld, type PagesWorld } from '../support/pages-world.js'

const HANDS = 'AKQJ.T98.765.432 T987.AKQJ.432.65 65.432.AKQJ.T987 432.765.T98.AKQJ'
const board = (number: number) => `[Event "Monday class"]\n[Board "${number}"]\n[Deal "N:${HANDS}"]\n\n`
const boards = (count: number) => Array.from({ length: count }, (_, i) => board(i + 1)).join('')
const BROKEN = `[Event "Monday class"]\n[Board "40"]\n[Deal "N:AA... - - -"]\n\n`

let world: PagesWorld
let teacher: Account
let headers: { authorization: string }

beforeAll(async () => {
  world = await openPagesWorld()
  ;({ account: teacher, headers } = await world.signIn({
    id: anAccountId('teacher'),
    displayName: 'Tea Cher',
    onboardedAt: new Date(),
  }))
})
afterAll(() => world.close())

const owned = async () => (await world.request({ url: '/deals?pageSize=100', headers })).body
const aFile = (name: string, text: string) => ({ name, mimeType: 'application/x-pbn', buffer: Buffer.from(text) })

describe('import', () => {
  it('shows what is in files, then stores the chosen boards in a new collection', async () => {
    const visitor = await world.visit()
    const { page, seen } = visitor
    await visitor.signIn(teacher, '/desk')
    await visitor.click(page.getByRole('link', { name: 'Import boards' }).first())
    await page.getByLabel('Files of boards').setInputFiles([aFile('Lesson 3.pbn', boards(3) + BROKEN + board(2))])
    await page.getByRole('heading', { name: 'Lesson 3.pbn' }).waitFor()
    await page.getByText('line 15:').waitFor()
    expect((await owned()).pagination.total).toBe(0)
    expect(await visitor.barriers()).toEqual([])
    await visitor.picture('import-report')

    await visitor.click(page.getByRole('checkbox', { name: 'Monday class, Board 3' }))
    await visitor.click(page.getByLabel('Into which collection'))
    await page.getByLabel('Into which collection').selectOption('A new collection')
    expect(await page.getByLabel('Title of the new collection').inputValue()).toBe('Lesson 3')
    await page.getByLabel('Themes').fill('finesse, counting')
    await visitor.click(page.getByRole('button', { name: 'Keep 2 boards' }))
    await page.getByText(/^2 boards imported, 1 duplicate in the files, 1 could not be read \(line 15: /).waitFor()
    await visitor.picture('import-outcome')
    const { deals } = await owned()
    expect(deals).toMatchObject([
      { boardNumber: 1, sharing: 'private', themes: ['finesse', 'counting'] },
      { boardNumber: 2 },
    ])
    await visitor.click(page.getByRole('link', { name: 'Go to the collection' }))
    await page.getByRole('heading', { name: 'Lesson 3', level: 1 }).waitFor()
    const { body } = await world.request({ url: '/collections', headers })
    expect(body.collections).toMatchObject([{ title: 'Lesson 3', dealIds: deals.map(({ id }: { id: string }) => id) }])
    expect(visitor.clicks).toBeLessThanOrEqual(8)
    expect(seen.complaints).toEqual([])
    await page.context().close()
  })

  it('lets the user choose all boards, none, or a range, above their diagrams', async () => {
    const visitor = await world.visit()
    const { page } = visitor
    await visitor.signIn(teacher, '/desk/import')
    await page.getByLabel('Files of boards').setInputFiles([aFile('Club.pbn', boards(8))])
    const none = page.getByRole('button', { name: 'Select none' })
    await none.waitFor()
    const first = page.getByRole('checkbox', { name: 'Monday class, Board 1', exact: true })
    expect((await none.boundingBox())?.y).toBeLessThan((await first.boundingBox())?.y as number)
    await none.click()
    await page.getByText('0 of 8 selected').waitFor()
    await page.locator('label', { hasText: 'Monday class, Board 3' }).click()
    await page.locator('label', { hasText: 'Monday class, Board 6' }).click({ modifiers: ['Shift'] })
    await page.getByText('4 of 8 selected').waitFor()
    const chosen = await page.getByRole('checkbox', { checked: true }).count()
    expect([chosen, await first.isChecked()]).toEqual([4, false])
    await page.getByRole('button', { name: 'Select all' }).click()
    await page.getByText('8 of 8 selected').waitFor()
    await page.context().close()
  })

  it('accepts dropped files and pasted text, and skips existing boards, by keyboard on a phone', async () => {
    const visitor = await world.visit({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
    const { page } = visitor
    await visitor.signIn(teacher, '/desk/import')
    await page.getByLabel('Or paste').fill('no board at all')
    await page.getByRole('button', { name: 'Show the boards' }).press('Enter')
    await page.getByRole('alert').getByText('There is no board in this.').waitFor()
    await page.reload()
    expect(await page.getByLabel('Or paste').inputValue()).toBe('no board at all')
    await visitor.picture('import-nothing-found')

    await page.getByLabel('Or paste').fill(boards(4))
    await page.getByRole('button', { name: 'Show the boards' }).press('Enter')
    const first = page.getByRole('checkbox', { name: 'Monday class, Board 1' })
    await first.waitFor()
    expect([await first.isChecked(), await first.isDisabled()]).toEqual([false, false])
    const transfer = await page.evaluateHandle(`(() => {
      const data = new DataTransfer()
      data.items.add(new File([${JSON.stringify(board(7))}], 'dropped.pbn'))
      return data
    })()`)
    await page.dispatchEvent('body', 'drop', { dataTransfer: transfer })
    await page.getByRole('heading', { name: 'dropped.pbn' }).waitFor()
    expect(await visitor.barriers()).toEqual([])
    await visitor.picture('import-report-dark-narrow')
    await page.getByRole('checkbox', { name: 'Monday class, Board 7' }).press('Space')
    await page.getByRole('checkbox', { name: 'Monday class, Board 7' }).press('Space')
    await page.getByRole('button', { name: 'Keep 3 boards' }).press('Enter')
    await page.getByText('3 boards imported, 2 were already yours.').waitFor()
    expect((await owned()).pagination.total).toBe(5)
    await page.context().close()
  })

  it('puts existing boards into a collection too, in file order and each once', async () => {
    const { deals: before, pagination } = await owned()
    const idOf = (number: number): string =>
      before.find(({ boardNumber }: { boardNumber: number }) => boardNumber === number).id
    const payload = { title: 'Tuesday class', dealIds: [idOf(2)] }
    const { body: collection } = await world.request({ method: 'POST', url: '/collections', headers, payload })
    const visitor = await world.visit({ viewport: { width: 390, height: 844 } })
    const { page, seen } = visitor
    await visitor.signIn(teacher, '/desk/import')
    const text = board(3) + board(2) + board(8) + board(1) + board(3)
    await page.getByLabel('Files of boards').setInputFiles([aFile('Again.pbn', text)])
    await page.getByRole('checkbox', { name: 'Monday class, Board 1' }).check()
    await page.getByText('Boards you already have are not imported again').waitFor()
    await page.getByRole('button', { name: 'Keep 1 board' }).waitFor()
    await visitor.picture('import-owned-narrow')
    await page.getByRole('checkbox', { name: 'Monday class, Board 8' }).uncheck()
    expect(await page.getByRole('button', { name: 'Keep 0 boards' }).isDisabled()).toBe(true)

    await page.getByLabel('Into which collection').selectOption('Tuesday class')
    await page.getByRole('button', { name: 'Add 1 board' }).waitFor()
    await page.getByRole('button', { name: 'Select all' }).click()
    await page.getByLabel('Themes').fill('signals')
    await page.getByRole('button', { name: 'Keep 4 boards' }).click()
    await page.getByText('1 board imported, 2 of your boards added to the collection, 2 were already yours.').waitFor()
    const { deals: after, pagination: now } = await owned()
    expect(now.total).toBe(pagination.total + 1)
    const added = after.find(({ boardNumber }: { boardNumber: number }) => boardNumber === 8)
    expect(added).toMatchObject({ themes: ['signals'] })
    expect(after.find(({ id }: { id: string }) => id === idOf(3)).themes).not.toContain('signals')
    const { body: stored } = await world.request({ url: `/collections/${collection.id}`, headers })
    expect(stored.dealIds).toEqual([idOf(2), idOf(3), added.id, idOf(1)])
    expect(seen.complaints).toEqual([])
    await page.context().close()
  })

  it('reads a large file in pieces, and reports line numbers of the whole file', async () => {
    const visitor = await world.visit()
    const { page } = visitor
    await visitor.signIn(teacher, '/desk/import')
    const filler = `{${'A long commentary. '.repeat(400)}}\n`
    const text = Array.from({ length: 60 }, (_, i) => board(i + 100).replace('\n\n', `\n${filler}\n`)).join('') + BROKEN
    const line = text.slice(0, text.indexOf('[Deal "N:AA')).split('\n').length
    await page.getByLabel('Files of boards').setInputFiles([aFile('Course.pbn', text)])
    await page.getByText(`line ${line}:`).waitFor()
    await page.getByRole('button', { name: 'Keep 60 boards' }).click()
    await page.getByText(/^60 boards imported, 1 could not be read/).waitFor()
    const { deals, pagination } = await owned()
    expect(pagination.total).toBe(66)
    const numbers = deals.map(({ boardNumber }: { readonly boardNumber: number }) => boardNumber)
    expect(numbers.slice(0, 60)).toEqual(Array.from({ length: 60 }, (_, i) => i + 100))
    await page.context().close()
  })
})
