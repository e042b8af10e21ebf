import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright-core'

/** Fails if there is no browser, so that a suite that needs one never passes without. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    // Containers run as root, where Chromium's sandbox cannot start; the pages are our own.
    args: ['--no-sandbox'],
  })

export interface Visit {
  readonly page: Page
  /** Requests of the page to other origins. */
  readonly foreign: readonly string[]
  /** The page's errors: from scripts, and violations of the content security policy. */
  readonly complaints: string[]
  /** Waits until no request is pending and the page has rendered the result. */
  quiet(page?: Page): Promise<void>
}

/** A second check, because a response may have led to another request. */
const LOOKS = 2
/** On a busy machine, a page can be delayed by half a minute. */
const PATIENCE_MS = 60_000
const IDLE = 'new Promise((done) => requestIdleCallback(done, { timeout: 1_000 }))'

/** Opens a page in a new browser context, and records requests to other origins and errors. */
export const visit = async (browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Visit> => {
  const context = await browser.newContext({ baseURL: address, ...options })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const underWay = new Set<Request>()
  context.on('request', (request) => underWay.add(request))
  context.on('requestfinished', (request) => underWay.delete(request))
  context.on('requestfailed', (request) => underWay.delete(request))
  const quiet = async (seen = page): Promise<void> => {
    for (let calm = 0; calm < LOOKS; calm++) {
      // A page that is being left does not respond.
      await seen.evaluate(IDLE).catch(() => undefined)
      if (underWay.size > 0) calm = -1
    }
  }
  const foreign: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^(http|ws)s?:$/.test(protocol) && origin !== address) foreign.push(request.url())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return { page, foreign, complaints, quiet }
}
