import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright-core'

/** Fails where there is no browser: a suite that needs one never passes without. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    // Containers run as root, where Chromium's own sandbox cannot start; the pages are ours.
    args: ['--no-sandbox'],
  })

export interface Visit {
  readonly page: Page
  /** Addresses outside of the service that the page asked. */
  readonly foreign: readonly string[]
  /** What the page complained about: errors of scripts, broken rules of the content security policy. */
  readonly complaints: readonly string[]
  /** Waits until nothing is asked of the service any more, and the page has drawn what it got. */
  quiet(page?: Page): Promise<void>
}

/** A second look tells whether an answer led to another request. */
const LOOKS = 2
const IDLE = 'new Promise((done) => requestIdleCallback(done, { timeout: 1_000 }))'

/** A page in a context of its own, watched for requests elsewhere and for errors. */
export const visit = async (browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Visit> => {
  const context = await browser.newContext({ baseURL: address, ...options })
  const page = await context.newPage()
  const underWay = new Set<Request>()
  context.on('request', (request) => underWay.add(request))
  context.on('requestfinished', (request) => underWay.delete(request))
  context.on('requestfailed', (request) => underWay.delete(request))
  const quiet = async (seen = page): Promise<void> => {
    for (let calm = 0; calm < LOOKS; calm++) {
      // A page that is just being left has nothing to say.
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
