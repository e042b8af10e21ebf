import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AccountId } from '../../src/domain/ids.js'
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

describe('with a token', () => {
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

  it('one that the service does not take is refused, and why', async () => {
    const { page } = visitor
    await page.goto('/sign-in')
    await page.getByLabel('Access token').fill(await tokenOf({ sub: 'admin', exp: 1 }))
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('alert').getByText('This token is not valid').waitFor()
    expect(await page.evaluate('sessionStorage.length')).toBe(0)
  })

  it('leads to the page that was asked for, and never to another site', async () => {
    await visitor.signIn(admin, '/admin/audit?action=grant.')
    await visitor.page.getByRole('heading', { name: 'Audit trail' }).waitFor()
    expect(new URL(visitor.page.url()).search).toBe('?action=grant.')

    for (const elsewhere of ['//evil.example.org', '/%5Cevil.example.org', '/%09/evil.example.org']) {
      await visitor.page.goto(`/sign-in?to=${elsewhere}`)
      await visitor.page.getByRole('heading', { name: 'Deals for bridge teachers' }).waitFor()
    }
    expect(visitor.seen.foreign).toEqual([])
  })

  it('that has ended leads back to the sign-in, and then on', async () => {
    await visitor.signIn(admin, '/admin/grants')
    await visitor.page.evaluate('sessionStorage.setItem("dealbook.token", "ended")')
    await visitor.page.reload()
    await visitor.page.getByLabel('Access token').fill(await tokenOf({ sub: admin.id, email: admin.email }))
    await visitor.page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await visitor.page.getByRole('heading', { name: 'Grants', level: 1 }).waitFor()
  })

  it('of somebody else than an admin opens no back-office', async () => {
    await visitor.signIn(teacher)
    await visitor.page.getByText('You are signed in as Tea Cher, who is not an admin.').waitFor()
  })

  it('lets an admin act as somebody else outside of the back-office, and stop', async () => {
    const { page } = visitor
    await visitor.signIn(admin, '/admin/accounts/teacher')
    await page.getByRole('button', { name: 'Act as this account' }).click()
    await page.getByText('You are acting as Tea Cher.').waitFor()
    await page.getByRole('heading', { name: 'Hello, Tea Cher' }).waitFor()
    await page.getByRole('button', { name: 'Stop acting as this account' }).click()
    await page.getByRole('heading', { name: 'Hello, Ada Admin' }).waitFor()

    await page.goto('/admin/accounts/teacher')
    const log = page.getByRole('listitem').filter({ hasText: /GET \// })
    await log.getByText('Ada Admin').waitFor()
  })

  it('leaves nothing to the next one in the same tab, however it ends', async () => {
    const { page } = visitor
    await visitor.signIn(admin, '/admin/accounts/teacher')
    await page.getByRole('button', { name: 'Act as this account' }).click()
    await page.getByRole('heading', { name: 'Hello, Tea Cher' }).waitFor()
    await page.evaluate('sessionStorage.setItem("dealbook.token", "ended")')
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Back-office' }).click()
    await page.getByLabel('Access token').waitFor()
    expect(await page.evaluate('sessionStorage.length')).toBe(0)

    await page.getByLabel('Access token').fill(await tokenOf({ sub: admin.id, email: admin.email }))
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: 'Overview' }).waitFor()
    await page.getByRole('link', { name: 'Dealbook' }).click()
    await page.getByRole('heading', { name: 'Hello, Ada Admin' }).waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()

    await page.getByRole('link', { name: 'Sign in' }).first().click()
    await page.getByLabel('Access token').fill(await tokenOf({ sub: teacher.id, email: teacher.email }))
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: /Hello/ }).waitFor()
    expect(await page.getByRole('heading', { name: /Hello/ }).textContent()).toBe('Hello, Tea Cher')
  })
})

describe('with an identity provider', () => {
  const ADMIN = { sub: 'auth0|ada', claims: { email: 'ada@example.org', email_verified: true, name: 'Ada Admin' } }
  let provider: OpenIdProvider
  let keys: KeySet
  let world: PagesWorld

  beforeAll(async () => {
    // The provider warns, each time it is opened, that it forgets everything at its end.
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

  it('signs in by authorization code with PKCE, and leads on', async () => {
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
  })
})
