import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AccountId, DealId } from '../../src/domain/ids.js'
import { JoseAccessTokenVerifier } from '../../src/infrastructure/jose/jose-access-token-verifier.js'
import { KeySet } from '../../src/infrastructure/jose/key-set.js'
import { remoteKeySource } from '../../src/infrastructure/jose/remote-key-source.js'
import { systemClock } from '../../src/infrastructure/system/system-clock.js'
import { isTrustworthyUrl } from '../../src/process/settings.js'
import { anAccountId } from '../support/builders.js'
import { CLIENT_ID, type OpenIdProvider, openOpenIdProvider } from '../support/openid-provider.js'
import { openPagesWorld, type PagesWorld, type Visitor } from '../support/pages-world.js'
import { aSigningKey } from '../support/signing-keys.js'
import { TEST_RULES, tokenOf } from '../support/tokens.js'

describe('signing in to the demo', () => {
  let world: PagesWorld
  beforeAll(async () => {
    world = await openPagesWorld({ isDemo: true })
  })
  afterAll(() => world.close())

  it("says where to find the demo's links, and keeps the token field folded", async () => {
    const { page, seen } = await world.visit()
    await page.goto('/sign-in')
    await page.getByRole('heading', { name: 'Try the demo' }).waitFor()
    expect(await page.getByLabel('Access token').isVisible()).toBe(false)
    await page.getByText('Sign in with an access token').click()
    await page.getByLabel('Access token').fill(await tokenOf({ sub: 'teacher', email: 'teacher@example.org' }))
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: /^Account: / }).waitFor()
    expect(seen.complaints).toEqual([])
    await page.context().close()
  })
})

describe('signing in with a token', () => {
  let world: PagesWorld
  let visitor: Visitor

  beforeAll(async () => {
    world = await openPagesWorld()
    await world.signIn({ id: anAccountId('admin'), role: 'admin', displayName: 'Ada Admin' })
    await world.signIn({ id: anAccountId('teacher'), displayName: 'Tea Cher' })
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    visitor = await world.visit()
  })
  afterEach(() => visitor.page.context().close())

  const admin = { id: anAccountId('admin'), email: 'admin@example.org' }
  const teacher = { id: anAccountId('teacher'), email: 'teacher@example.org' }

  it('is refused with a reason if the token is not accepted', async () => {
    const { page } = visitor
    await page.goto('/sign-in')
    await page.getByLabel('Access token').fill(await tokenOf({ sub: 'admin', exp: 1 }))
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('alert').getByText('This token is not valid').waitFor()
    expect(await page.evaluate('localStorage.length')).toBe(0)
  })

  it('leads to the requested page, and never to another site', async () => {
    await visitor.signIn(admin, '/admin/audit?action=grant.')
    await visitor.page.getByRole('heading', { name: 'Audit trail' }).waitFor()
    expect(new URL(visitor.page.url()).search).toBe('?action=grant.')

    for (const elsewhere of ['//evil.example.org', '/%5Cevil.example.org', '/%09/evil.example.org']) {
      await visitor.page.goto(`/sign-in?to=${elsewhere}`)
      await visitor.page.getByRole('heading', { name: /Good .*, Ada Admin/ }).waitFor()
    }
    expect(visitor.seen.foreign).toEqual([])
  })

  it('that has expired leads to the sign-in page and back', async () => {
    await visitor.signIn(admin, '/admin/grants')
    await visitor.page.evaluate('localStorage.setItem("dealbook.token", "ended")')
    await visitor.page.reload()
    await visitor.page.getByLabel('Access token').fill(await tokenOf({ sub: admin.id, email: admin.email }))
    await visitor.page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await visitor.page.getByRole('heading', { name: 'Grants', level: 1 }).waitFor()
  })

  it('of a non-admin does not open the back-office', async () => {
    const { page } = visitor
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await visitor.signIn(teacher, '/admin/accounts?sort=email')
    await page.getByText('You are signed in as Tea Cher, who is not an admin.').waitFor()
    expect(await page.getByRole('navigation', { name: 'Back-office' }).count()).toBe(0)
    expect(asked.filter((path) => path.startsWith('/back-office'))).toEqual([])
    await visitor.picture('admins-only')
    expect(await visitor.barriers()).toEqual([])

    await visitor.person.click()
    await page.getByRole('link', { name: 'Authors you follow' }).waitFor()
    expect(await page.getByRole('link', { name: 'Back-office' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Go to your desk' }).click()
    await page.getByRole('heading', { name: /Good .*, Tea Cher/ }).waitFor()
  })

  it('lets an admin act as somebody else outside the back-office, and stop', async () => {
    const { page } = visitor
    await visitor.signIn(admin, '/admin/accounts/teacher')
    await page.getByRole('button', { name: 'Act as Tea Cher' }).click()
    await page.getByText('You are acting as Tea Cher.').waitFor()
    await page.getByRole('heading', { name: /Good .*, Tea Cher/ }).waitFor()
    await page.getByRole('button', { name: 'Stop acting as this account' }).click()

    await page.getByRole('heading', { level: 1, name: 'Tea Cher' }).waitFor()
    const log = page.getByRole('region', { name: 'Who acted as this account' })
    await log.getByRole('row', { name: /Ada Admin acted as Tea Cher and looked at/ }).waitFor()
    await page.goto('/desk')
    await page.getByRole('heading', { name: /Good .*, Ada Admin/ }).waitFor()
  })

  it('that expires during work leaves the page unchanged until the user has signed in again', async () => {
    const { page } = visitor
    await visitor.signIn(admin, '/admin/announcements/new')
    await page.getByLabel('Title').fill('Spring congress')
    await page.evaluate('localStorage.setItem("dealbook.token", "ended")')
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
    await visitor.picture('session-ended')
    await dialog.getByLabel('Access token').fill(await tokenOf({ sub: admin.id, email: admin.email }))
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Announcement saved.').waitFor()
    const { items } = await world.repositories.announcements.list({ page: 1, pageSize: 10 })
    expect(items.map(({ announcement }) => announcement.title)).toEqual([{ en: 'Spring congress' }])
  })

  it('lasts across reloads and tabs until it expires, and signing out affects all of them', async () => {
    const { page } = visitor
    await visitor.signIn(admin, '/admin/grants')
    await page.reload()
    const other = await page.context().newPage()
    await other.goto('/desk')
    await other.getByRole('heading', { name: /Good .*, Ada Admin/ }).waitFor()
    await visitor.signOut()
    for (const tab of [page, other]) await tab.getByLabel('Access token').waitFor()
    expect(await page.evaluate('localStorage.length')).toBe(0)

    const exp = Math.floor(Date.now() / 1_000) + 8
    await page.getByLabel('Access token').fill(await tokenOf({ sub: admin.id, email: admin.email, exp }))
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await visitor.person.waitFor()
    await page.getByRole('dialog', { name: 'Please sign in again' }).waitFor()
    expect(await page.evaluate('localStorage.getItem("dealbook.token")')).toBe(null)
  })

  it('leaves no data for the next user of the tab', async () => {
    const { page } = visitor
    await visitor.signIn(admin, '/admin/accounts/teacher')
    await page.getByRole('button', { name: 'Act as Tea Cher' }).click()
    await page.getByRole('heading', { name: /Good .*, Tea Cher/ }).waitFor()
    await visitor.signOut()
    await page.getByLabel('Access token').fill(await tokenOf({ sub: teacher.id, email: teacher.email }))
    expect(await page.evaluate('sessionStorage.length')).toBe(0)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: /Good/ }).waitFor()
    expect(await page.getByRole('heading', { name: /Good/ }).textContent()).toMatch(/, Tea Cher$/)
    expect(await page.getByText('You are acting as').count()).toBe(0)
  })

  it('in a link is removed from the address at once, and needs a confirmation before it signs anybody in', async () => {
    const { page } = visitor
    const linkOf = async ({ id, email }: typeof admin) => `/signed-in#token=${await tokenOf({ sub: id, email })}`
    await page.goto(await linkOf(teacher))
    expect(new URL(page.url()).hash).toBe('')
    await page.getByText('This link signs you in as Tea Cher.').waitFor()
    expect(await page.evaluate('localStorage.getItem("dealbook.token")')).toBeNull()
    await page.getByRole('button', { name: 'Sign in as Tea Cher' }).click()
    await page.getByRole('heading', { name: /Good .*, Tea Cher/ }).waitFor()
    expect(page.url()).toBe(`${world.address}/desk`)

    await page.goto(await linkOf(admin))
    expect(new URL(page.url()).hash).toBe('')
    await page.getByText('This link signs you in as Ada Admin.').waitFor()
    await visitor.picture('signed-in-by-link')
    await page.getByRole('link', { name: 'Dealbook' }).click()
    await page.getByRole('heading', { name: /Good .*, Tea Cher/ }).waitFor()

    await page.goto(await linkOf(admin))
    await page.getByRole('button', { name: 'Sign in as Ada Admin' }).click()
    await page.getByRole('heading', { name: /Good .*, Ada Admin/ }).waitFor()
  })
})

describe('signing in with an identity provider', () => {
  const ADMIN = { sub: 'auth0|ada', claims: { email: 'ada@example.org', email_verified: true, name: 'Ada Admin' } }
  let provider: OpenIdProvider
  let keys: KeySet
  let world: PagesWorld

  beforeAll(async () => {
    // Whenever it is opened, the provider warns that it has no persistent storage.
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    provider = await openOpenIdProvider(TEST_RULES.audience, [await aSigningKey('RS256')])
    const { issuer } = provider
    keys = new KeySet({ load: remoteKeySource({ issuer, jwksUri: null, isAllowed: isTrustworthyUrl }) })
    await keys.start()
    const { audience } = TEST_RULES
    world = await openPagesWorld({
      verifier: new JoseAccessTokenVerifier(keys, { ...TEST_RULES, issuer }, systemClock),
      signIn: { authority: issuer, clientId: CLIENT_ID, audience },
    })
    await provider.welcome(ADMIN, `${world.address}/signed-in`)
    await world.signIn({ id: ADMIN.sub as AccountId, role: 'admin', displayName: 'Ada Admin' })
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    keys.close()
    await world.close()
    provider.close()
  })

  it('uses an authorization code with PKCE, and leads to the requested page', async () => {
    const { page, seen } = await world.visit()
    await page.goto('/admin/accounts')
    await page.getByRole('button', { name: 'Continue to the identity provider' }).click()
    await page.getByRole('row', { name: 'Ada Admin' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/admin/accounts')

    const authorization = seen.foreign.map((url) => new URL(url)).find(({ pathname }) => pathname === '/auth')
    expect(Object.fromEntries(authorization?.searchParams ?? [])).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      audience: TEST_RULES.audience,
    })
    expect(new Set(seen.foreign.map((url) => new URL(url).origin))).toEqual(new Set([provider.issuer]))
    expect(seen.complaints).toEqual([])
    await page.context().close()
  })

  it('happens again in a new tab, and the user continues in the original one', async () => {
    const visitor = await world.visit({ viewport: { width: 390, height: 844 } })
    const { page } = visitor
    const button = { name: 'Continue to the identity provider' } as const
    await page.goto('/desk/boards/new')
    await page.getByRole('button', button).click()
    await page.getByLabel('Title').fill('Before the token ended')
    await page.evaluate('localStorage.setItem("dealbook.token", "ended")')
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
    await dialog.waitFor()
    await visitor.picture('session-ended-provider')
    const opened = page.context().waitForEvent('page')
    await dialog.getByRole('link', { name: 'Sign in again in a new tab' }).click()
    const tab = await opened
    const closed = tab.waitForEvent('close')
    await tab.getByRole('button', button).click()
    await dialog.waitFor({ state: 'detached' })
    await closed

    expect(await page.getByLabel('Title').inputValue()).toBe('Before the token ended')
    await page.getByLabel('Title').fill('After it ended')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('“After it ended” is saved.').waitFor()
    const id = new URL(page.url()).pathname.split('/').at(-1) as DealId
    expect(await world.repositories.deals.findById(id)).toMatchObject({ ownerId: ADMIN.sub, title: 'After it ended' })

    // In case the browser doesn't let a page close its tab.
    await page.addInitScript('window.close = () => undefined')
    await page.goto('/signed-in?again')
    await page.getByText('Close this tab and carry on in the one you came from.').waitFor()
    await visitor.picture('signed-in-again')
    await page.context().close()
  })
})
