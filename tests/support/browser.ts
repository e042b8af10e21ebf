import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

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
}

/** A page in a context of its own, watched for requests elsewhere and for errors. */
export const visit = async (browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Visit> => {
  const page = await (await browser.newContext({ baseURL: address, ...options })).newPage()
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
  return { page, foreign, complaints }
}
