import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import { anAccountId } from '../support/builders.js'
import { openPagesWorld, type PagesWorld } from '../support/pages-world.js'

const PHONE = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true } as const
const BOARDS = 36
const MOST_CLICKS = 12
/** What a person clicks in the browser's own windows: the file and “Open”, an entry of a list. */
const IN_FILE_DIALOG = 2
const IN_LIST = 1

let world: PagesWorld
let teacher: Account

beforeAll(async () => {
  world = await openPagesWorld()
  ;({ account: teacher } = await world.signIn({
    onboardedAt: new Date(),
    id: anAccountId('new'),
    displayName: 'New Teacher',
  }))
})
afterAll(() => world.close())

/** A club's file as dealing programs write it: boards with numbers and hands. */
const FILE = Array.from({ length: BOARDS }, (_, i) => {
  const hands = 'AKQJ.T98.765.432 T987.AKQJ.432.65 65.432.AKQJ.T987 432.765.T98.AKQJ'
  return `[Event "Club night"]\n[Board "${i + 1}"]\n[Deal "N:${hands}"]\n\n`
}).join('')

/** The number of clicks that docs/pages.md states for a task. */
const documentedClicks = (way: string): number => {
  const row = readFileSync('docs/pages.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${way} |`))
  return Number(row?.split('|')[2])
}

describe('a first-time user', () => {
  it('gets 36 boards from a file to a student’s phone in the documented number of clicks', async () => {
    const visitor = await world.visit({ permissions: ['clipboard-read', 'clipboard-write'] })
    const { page } = visitor
    await visitor.signIn(teacher, '/desk')
    await visitor.click(page.getByRole('link', { name: 'Import boards' }).first())
    const chooser = page.waitForEvent('filechooser')
    await visitor.click(page.getByText('Choose files'))
    visitor.clicks += IN_FILE_DIALOG
    await (await chooser).setFiles([
      { name: 'Club night.pbn', mimeType: 'application/x-pbn', buffer: Buffer.from(FILE) },
    ])
    const place = page.getByLabel('Into which collection')
    await visitor.click(place)
    await place.selectOption('A new collection')
    visitor.clicks += IN_LIST
    await visitor.click(page.getByRole('button', { name: `Keep ${BOARDS} boards` }))
    await visitor.click(page.getByRole('link', { name: 'Go to the collection' }))
    await visitor.click(page.getByRole('button', { name: 'Open the class link' }))
    await visitor.click(page.getByRole('button', { name: 'Copy link' }))
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    const link: string = await page.evaluate('navigator.clipboard.readText()')

    const student = await world.visit(PHONE)
    await student.page.goto(link)
    await student.page.getByText(`1 of ${BOARDS}`).first().waitFor()
    await student.picture('first-class')

    expect(visitor.clicks).toBeLessThanOrEqual(MOST_CLICKS)
    expect(visitor.clicks).toBe(documentedClicks('36 boards from a file to a student’s phone'))
    for (const { seen } of [visitor, student]) expect(seen).toMatchObject({ foreign: [], complaints: [] })
    await page.context().close()
    await student.page.context().close()
  })
})
