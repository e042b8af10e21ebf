import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type axe from 'axe-core'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { inject } from 'vitest'
import { prismaAdapters } from '../../src/container/ports.js'
import type { Account } from '../../src/domain/account.js'
import { withPreferenceDefaults } from '../../src/domain/preferences.js'
import type { Site } from '../../src/http/pages/site.js'
import type { SignIn } from '../../src/http/pages/web-pages.js'
import type { Database } from '../../src/infrastructure/postgres/database.js'
import { openBrowser, type Visit, visit } from './browser.js'
import { emptyEmbeddedDatabase } from './databases.js'
import { type HttpWorld, type HttpWorldOptions, openHttpWorld } from './http-world.js'
import { tokenOf } from './tokens.js'

/** A green square. */
export const A_PICTURE = {
  type: 'image/gif',
  bytes: Buffer.from('R0lGODlhAQABAPAAABRjOgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64'),
} as const

export interface PagesWorld extends HttpWorld {
  readonly address: string
  readonly database: Database
  visit(options?: BrowserContextOptions): Promise<Visitor>
  close(): Promise<void>
}

interface PagesWorldOptions extends Pick<HttpWorldOptions, 'verifier' | 'pictures' | 'webhooks'> {
  readonly signIn?: SignIn
  readonly isDemo?: boolean
  readonly site?: Site
}

/** The service with its pages on the embedded database, and a browser. */
export const openPagesWorld = async ({
  signIn,
  isDemo,
  site,
  ...options
}: PagesWorldOptions = {}): Promise<PagesWorld> => {
  const database = await emptyEmbeddedDatabase()
  const world = await openHttpWorld({
    ...options,
    store: prismaAdapters(database),
    options: {
      web: { folder: inject('pages'), signIn: signIn ?? null, ...(isDemo && { isDemo }), ...(site && { site }) },
    },
  })
  await world.app.listen({ host: '127.0.0.1', port: 0 })
  const address = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`
  const browser = await openBrowser()
  return {
    ...world,
    // The pages look as the browser prefers, light or dark.
    signIn: (overrides) => world.signIn({ preferences: withPreferenceDefaults({ theme: 'system' }), ...overrides }),
    address,
    database,
    visit: async (options) => new Visitor(await visit(browser, address, { locale: 'en-GB', ...options })),
    close: async () => {
      await browser.close()
      await world.app.close()
    },
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The folder for screenshots of the pages. */
const SCREENS = 'reports/screens'

/** A user with a browser, whose clicks are counted. */
export class Visitor {
  readonly page: Page
  clicks = 0

  constructor(readonly seen: Visit) {
    this.page = seen.page
  }

  /** The `aria-label` of the element that has the focus. */
  readonly focusedLabel = (): Promise<unknown> =>
    this.page.evaluate('document.activeElement.getAttribute("aria-label")')

  async click(target: Locator): Promise<void> {
    this.clicks++
    await target.click()
  }

  /** The signed-in user's menu. */
  get person(): Locator {
    return this.page.getByRole('button', { name: /^Account: / })
  }

  async signOut(): Promise<void> {
    await this.click(this.person)
    await this.click(this.page.getByRole('button', { name: 'Sign out' }))
  }

  /** Signs in on the sign-in page, and waits for the page that follows. */
  async signIn(account: Pick<Account, 'id' | 'email'>, to = '/admin'): Promise<void> {
    await this.page.goto(to === '/' ? '/sign-in' : to)
    await this.page.getByLabel('Access token').fill(await tokenOf({ sub: account.id, email: account.email }))
    await this.click(this.page.getByRole('main').getByRole('button', { name: 'Sign in' }))
    await this.person.waitFor()
  }

  /** Opens a page of the back-office through its menu. */
  async open(place: string): Promise<void> {
    await this.click(this.page.getByRole('navigation', { name: 'Back-office' }).getByRole('link', { name: place }))
    await this.page.getByRole('heading', { level: 1, name: place }).waitFor()
  }

  /** Waits until the page has finished loading. */
  async settle(): Promise<void> {
    await this.page.waitForLoadState('networkidle')
    await this.page.getByText('Loading…').first().waitFor({ state: 'detached' })
  }

  /** The serious and critical problems that axe-core finds on the page. */
  async barriers(): Promise<readonly string[]> {
    const isLightInTheDark = await this.page.evaluate(
      `matchMedia('(prefers-color-scheme: dark)').matches && document.documentElement.dataset.theme === 'light'`,
    )
    if (isLightInTheDark) throw new Error('The theme of the account hides the dark look; set it to "system".')
    // A colour on its way from one state to the next is not one that anybody reads.
    await this.page.evaluate(`Promise.allSettled(
      document.getAnimations().filter(({ effect }) => effect.getTiming().iterations === 1).map(({ finished }) => finished)
    )`)
    await this.page.evaluate(AXE)
    const { violations } = await this.page.evaluate(
      (): Promise<axe.AxeResults> => (globalThis as unknown as { axe: typeof axe }).axe.run(),
    )
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`))
  }

  async picture(name: string): Promise<void> {
    mkdirSync(SCREENS, { recursive: true })
    await this.page.screenshot({ path: `${SCREENS}/${name}.png`, fullPage: true })
  }
}
