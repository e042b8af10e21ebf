import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
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

describe('the docs page', () => {
  it('loads from the service alone, takes a token, and sends a request that is answered', async () => {
    const { page, foreign, complaints } = await visit(browser, address)
    await page.goto('/docs')
    await page.getByRole('heading', { name: 'Dealbook' }).waitFor()

    await page.getByRole('button', { name: 'Authorize' }).click()
    const dialog = page.locator('.dialog-ux')
    const bearer = dialog.locator('.auth-container', { hasText: 'bearer' })
    await bearer.getByRole('textbox').fill(await tokenOf({ sub: 'docs|reader', name: 'Docs Reader' }))
    await bearer.getByRole('button', { name: 'Apply credentials' }).click()
    await dialog.getByRole('button', { name: 'Close' }).first().click()

    const operation = page.locator('#operations-accounts-getOwnAccount')
    await operation.locator('.opblock-summary-control').click()
    await operation.getByRole('button', { name: 'Try it out' }).click()
    await operation.getByRole('button', { name: 'Execute' }).click()
    const answer = operation.locator('.live-responses-table .response')
    await answer.waitFor()
    expect(await answer.locator('.response-col_status').textContent()).toBe('200')
    expect(await answer.textContent()).toContain('Docs Reader')

    // A credential ends with the page: nobody who opens it later on this machine has it.
    expect(await page.evaluate('JSON.stringify([localStorage, sessionStorage])')).toBe('[{},{}]')
    expect(foreign).toEqual([])
    expect(complaints).toEqual([])
  })
})
