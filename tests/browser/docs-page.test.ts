import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, visit } from '../support/browser.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'
import { tokenOf } from '../support/tokens.js'

let browser: Browser
let world: HttpWorld
let address: string

beforeAll(async () => {
  world = await openHttpWorld()
  await world.app.listen({ host: '127.0.0.1', port: 0 })
  address = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await world.app.close()
})

const NARROW = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const

/** Opens one operation in its tag. */
const open = async (page: Page, tag: string, operationId: string) => {
  await page.locator(`#operations-tag-${tag}`).click()
  const operation = page.locator(`#operations-${tag}-${operationId}`)
  await operation.locator('.opblock-summary-control').click()
  return operation
}

describe('the docs page', () => {
  it('loads from the service alone, accepts a token, and sends a request that succeeds', async () => {
    const { page, foreign, complaints } = await visit(browser, address)
    await page.goto('/docs')
    await page.getByRole('heading', { name: 'Dealbook' }).waitFor()

    await page.getByRole('button', { name: 'Authorize' }).click()
    const dialog = page.locator('.dialog-ux')
    const bearer = dialog.locator('.auth-container', { hasText: 'bearer' })
    await bearer.getByRole('textbox').fill(await tokenOf({ sub: 'docs|reader', name: 'Docs Reader' }))
    await bearer.getByRole('button', { name: 'Apply credentials' }).click()
    await dialog.getByRole('button', { name: 'Close' }).first().click()

    const operation = await open(page, 'accounts', 'getOwnAccount')
    await operation.getByRole('button', { name: 'Try it out' }).click()
    await operation.getByRole('button', { name: 'Execute' }).click()
    const answer = operation.locator('.live-responses-table .response')
    await answer.waitFor()
    expect(await answer.locator('.response-col_status').textContent()).toBe('200')
    expect(await answer.textContent()).toContain('Docs Reader')

    // A credential is forgotten with the page: whoever opens it later on this machine doesn't get it.
    expect(await page.evaluate('JSON.stringify([localStorage, sessionStorage])')).toBe('[{},{}]')
    expect(foreign).toEqual([])
    expect(complaints).toEqual([])
  })

  it.each([
    ['wide', {}, 2],
    ['narrow', NARROW, 4],
  ] as const)('opens on its title and first calls, and on a line for each tag (%s)', async (_, options, screens) => {
    const { page, complaints } = await visit(browser, address, options)
    await page.goto('/docs')
    await page.getByText('Your first calls').waitFor()
    expect(await page.title()).toBe('Dealbook API')
    const icon = await page.locator('link[rel="icon"]').getAttribute('href')
    const { text, headers } = await world.request({ url: icon as string })
    expect([text, headers['content-type']]).toEqual([readFileSync('web/src/icon.svg', 'utf8').trim(), 'image/svg+xml'])

    await page.locator('.opblock-tag').last().waitFor()
    const tags = (await world.request({ url: '/openapi.json' })).body.tags as unknown[]
    expect(await page.locator('.opblock-tag').count()).toBe(tags.length)
    expect(await page.locator('.opblock, .models, .topbar').count()).toBe(0)
    const size = () =>
      page.evaluate<[number, number]>(
        '[document.documentElement.scrollHeight / innerHeight, document.body.scrollWidth - innerWidth]',
      )
    const [height, excess] = await size()
    expect(height).toBeLessThan(screens)
    expect(excess).toBeLessThanOrEqual(0)

    const operation = await open(page, 'deals', 'createDeal')
    await operation.locator('.responses-table').first().waitFor()
    expect((await size())[1]).toBeLessThanOrEqual(0)
    expect(complaints).toEqual([])
  })
})
