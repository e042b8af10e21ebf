import { beforeEach, describe, expect, it } from 'vitest'
import { type AccountId, parseAccountId } from '../../src/domain/ids.js'
import { STANDARD_AUCTION_SYSTEMS } from '../../src/domain/standard-auction-systems.js'
import { aHandle, anAccountId } from '../support/builders.js'
import { type HttpWorld, openHttpWorld, WITH_API_KEY } from '../support/http-world.js'
import { tokenOf } from '../support/tokens.js'

let world: HttpWorld

beforeEach(async () => {
  world = await openHttpWorld()
})

const bearer = async (sub: string, claims: object = {}) => ({
  authorization: `Bearer ${await tokenOf({ sub, ...claims })}`,
})

describe('GET /accounts/me', () => {
  it('creates no account for a HEAD', async () => {
    const headers = await bearer('new|head', { email: 'head@example.org' })
    const head = () => world.request({ method: 'HEAD', url: '/accounts/me', headers })
    expect(await head()).toMatchObject({ status: 403, text: '' })
    expect(await world.repositories.accounts.findById(parseAccountId('new|head') as AccountId)).toBeNull()
    const { status, headers: got } = await world.request({ url: '/accounts/me', headers })
    expect(status).toBe(200)
    expect(await head()).toMatchObject({ status: 200, text: '', headers: { etag: got.etag } })
  })

  it('creates the account on the first call, empty but complete', async () => {
    const headers = await bearer('new|one', { email: 'One@example.org', name: 'Number\u0000 One' })
    const first = await world.request({ url: '/accounts/me', headers })
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({
      id: 'new|one',
      email: 'One@example.org',
      displayName: 'Number One',
      role: 'teacher',
      signupSource: 'app',
      isActive: true,
      certified: false,
      handle: null,
      auctionSystem: null,
      onboardedAt: null,
      preferences: {
        dealsExplorer: { viewMode: 'grid', columnVisibility: {}, columnOrder: [] },
        groupsList: { viewMode: 'table' },
        sessionsList: { viewMode: 'list' },
        shareTemplates: { mail: { subject: '', body: [] }, whatsapp: { body: [] } },
        theme: 'light',
      },
    })
    expect(first.body.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect((await world.request({ url: '/accounts/me', headers })).body).toEqual(first.body)
  })

  it('takes the name from the token', async () => {
    const headers = await bearer('new|named', { name: '  Ada\u0007 Lovelace ' })
    expect((await world.request({ url: '/accounts/me', headers })).body.displayName).toBe('Ada Lovelace')
  })

  it('creates one account for 200 parallel first calls', async () => {
    const headers = await bearer('new|many')
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => world.request({ url: '/accounts/me', headers })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })

  it('never matches accounts by e-mail address', async () => {
    await world.signIn({ email: 'Taken@example.org' })
    const headers = await bearer('new|two', { email: 'taken@EXAMPLE.org' })
    expect(await world.request({ url: '/accounts/me', headers })).toMatchObject({
      status: 409,
      body: { code: 'ACCOUNT_EMAIL_TAKEN' },
    })
    expect(await world.repositories.accounts.findById(anAccountId('new|two'))).toBeNull()
  })

  it('keeps the e-mail address of the account, whatever later tokens say', async () => {
    const { account } = await world.signIn({ email: 'first@example.org' })
    const headers = await bearer(account.id, { email: 'second@example.org' })
    expect((await world.request({ url: '/accounts/me', headers })).body.email).toBe('first@example.org')
  })

  it('refuses an inactive account', async () => {
    const { headers } = await world.signIn({ isActive: false })
    expect(await world.request({ url: '/accounts/me', headers })).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_INACTIVE' },
    })
  })
})

describe('a refused first onboarding', () => {
  it.each([
    ['a handle that is taken', { handle: 'taken' }, 'ACCOUNT_HANDLE_TAKEN'],
    ['an unknown auction system', { auctionSystemId: 'unknown' }, 'AUCTION_SYSTEM_NOT_FOUND'],
    ['a handle that is none', { handle: '!' }, 'VALIDATION_FAILED'],
  ])('with %s leaves no account behind', async (_, values, code) => {
    await world.signIn({ handle: aHandle('taken') })
    const answer = await world.request({
      method: 'POST',
      url: '/accounts/me/complete-onboarding',
      headers: await bearer('new|refused'),
      payload: { displayName: 'x', ...values },
    })
    expect(answer.body.code).toBe(code)
    expect(await world.repositories.accounts.findById(anAccountId('new|refused'))).toBeNull()
  })

  it('with the e-mail address of another account leaves no account behind', async () => {
    await world.signIn({ email: 'taken@example.org' })
    const answer = await world.request({
      method: 'POST',
      url: '/accounts/me/complete-onboarding',
      headers: await bearer('new|refused', { email: 'TAKEN@example.org' }),
      payload: { displayName: 'x' },
    })
    expect(answer.body.code).toBe('ACCOUNT_EMAIL_TAKEN')
    expect(await world.repositories.accounts.findById(anAccountId('new|refused'))).toBeNull()
  })
})

describe('POST /accounts/me/complete-onboarding', () => {
  const onboard = (headers: object, payload: object) =>
    world.request({
      method: 'POST',
      url: '/accounts/me/complete-onboarding',
      headers: headers as Record<string, string>,
      payload,
    })

  it('creates and onboards a new account, and keeps the first onboardedAt', async () => {
    const headers = await bearer('new|onboarded')
    const auctionSystem = STANDARD_AUCTION_SYSTEMS[0]
    const first = await onboard(headers, {
      displayName: 'Ada',
      firstName: 'A',
      lastName: null,
      country: 'GB',
      language: 'en-GB',
      isOrganisation: null,
      auctionSystemId: auctionSystem?.id,
      handle: '@Ada Lovelace',
    })
    expect(first).toMatchObject({
      status: 200,
      body: {
        displayName: 'Ada',
        firstName: 'A',
        lastName: null,
        handle: 'ada-lovelace',
        auctionSystem,
        isOrganisation: false,
      },
    })
    const second = await onboard(headers, { displayName: 'Ada L.' })
    expect(second.body).toMatchObject({
      displayName: 'Ada L.',
      handle: 'ada-lovelace',
      onboardedAt: first.body.onboardedAt,
    })
    expect(first.body.onboardedAt).not.toBeNull()
  })

  it('names every fault', async () => {
    const answer = await onboard(await bearer('new|x'), {
      displayName: ' ',
      country: 'QQ',
      language: 'x_y',
      handle: 'é',
      role: 'admin',
    })
    expect(answer.status).toBe(400)
    expect(answer.body.meta.issues.map(({ path }: { path: string }) => path).sort()).toEqual([
      '/country',
      '/displayName',
      '/handle',
      '/language',
      '/role',
    ])
    expect(await world.repositories.accounts.findById(anAccountId('new|x'))).toBeNull()
  })

  it('requires a display name', async () => {
    for (const payload of [{}, { displayName: null }])
      expect(await onboard(await bearer('new|x'), payload)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED' },
      })
  })

  it('refuses a handle that is taken and an unknown auction system, and changes nothing', async () => {
    await world.signIn({ handle: aHandle('taken') })
    const { account, headers } = await world.signIn()
    expect(await onboard(headers, { displayName: 'X', handle: 'Taken' })).toMatchObject({
      status: 409,
      body: { code: 'ACCOUNT_HANDLE_TAKEN' },
    })
    expect(await onboard(headers, { displayName: 'X', auctionSystemId: 'none' })).toMatchObject({
      status: 404,
      body: { code: 'AUCTION_SYSTEM_NOT_FOUND', meta: { ids: ['none'] } },
    })
    expect(await world.repositories.accounts.findById(account.id)).toEqual(account)
  })
})

describe('GET /accounts/{id}', () => {
  it('is for the account itself, admins and internal backends', async () => {
    const { account, headers } = await world.signIn()
    const admin = await world.signIn({ role: 'admin' })
    for (const by of [headers, admin.headers, WITH_API_KEY])
      expect(await world.request({ url: `/accounts/${account.id}`, headers: by })).toMatchObject({
        status: 200,
        body: { id: account.id },
      })
  })

  it('gives everyone else the same response, whether or not the account exists', async () => {
    const { account } = await world.signIn()
    const { headers } = await world.signIn()
    const answers = []
    for (const id of [account.id, 'nobody', 'not%20an%20id', `${account.id}x`])
      answers.push(await world.request({ url: `/accounts/${id}`, headers }))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  })

  it('does not find an account by an invalid id', async () => {
    for (const id of ['nobody', 'not%20an%20id', '%F0%9F%82%A1', 'a%00b', 'x'.repeat(300)])
      expect(await world.request({ url: `/accounts/${id}`, headers: WITH_API_KEY })).toMatchObject({
        status: 404,
        body: { code: 'ACCOUNT_NOT_FOUND' },
      })
  })

  it('returns 304 for a known version, and no body for a HEAD', async () => {
    const { account, headers } = await world.signIn()
    const first = await world.request({ url: `/accounts/${account.id}`, headers })
    const etag = first.headers.etag as string
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await world.request({
        url: `/accounts/${account.id}`,
        headers: { ...headers, 'if-none-match': known },
      })
      expect(again).toMatchObject({ status: 304, text: '' })
    }
    const head = await world.request({ method: 'HEAD', url: `/accounts/${account.id}`, headers })
    expect(head).toMatchObject({ status: 200, text: '', headers: { etag } })
  })
})

describe('PATCH /accounts/{id}', () => {
  const patch = (id: string, headers: object, payload: unknown, type = 'application/json') =>
    world.request({
      method: 'PATCH',
      url: `/accounts/${id}`,
      headers: { ...headers, 'content-type': type },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })

  it('changes what the owner may set, also as a merge patch and with "me"', async () => {
    const { account, headers } = await world.signIn()
    expect(await patch(account.id, headers, { firstName: 'Ada', handle: 'Ada.L' })).toMatchObject({
      status: 200,
      body: { firstName: 'Ada', handle: 'ada-l' },
    })
    expect(await patch(account.id, headers, { firstName: null }, 'application/merge-patch+json')).toMatchObject({
      status: 200,
      body: { firstName: null },
    })
    expect(await patch('me', headers, { displayName: 'Me' })).toMatchObject({
      status: 200,
      body: { displayName: 'Me', handle: 'ada-l' },
    })
  })

  it("resets fields that can't be absent to their default with null", async () => {
    const { account, headers } = await world.signIn({ isOrganisation: true, showEmailPublicly: true })
    expect(await patch('me', headers, { isOrganisation: null, showEmailPublicly: null })).toMatchObject({
      status: 200,
      body: { isOrganisation: false, showEmailPublicly: false },
    })
    const admins = { role: 'player', isActive: false, certified: true, avatarTrusted: true }
    const nothing = { role: null, isActive: null, certified: null, avatarTrusted: null }
    expect(await patch(account.id, WITH_API_KEY, admins)).toMatchObject({ status: 200, body: admins })
    expect(await patch(account.id, WITH_API_KEY, nothing)).toMatchObject({
      status: 200,
      body: { role: 'teacher', isActive: true, certified: false, avatarTrusted: false },
    })
    expect(await patch('me', headers, { certified: null })).toMatchObject({
      status: 403,
      body: { meta: { fields: ['certified'] } },
    })
    // These have no default.
    for (const field of ['displayName', 'email', 'signupSource'])
      expect(await patch(account.id, WITH_API_KEY, { [field]: null })).toMatchObject({
        status: 400,
        body: { meta: { issues: expect.arrayContaining([expect.objectContaining({ path: `/${field}` })]) } },
      })
  })

  it('does not demote the last admin with null either', async () => {
    const { account } = await world.signIn({ role: 'admin' })
    expect(await patch(account.id, WITH_API_KEY, { role: null })).toMatchObject({
      status: 409,
      body: { code: 'LAST_ADMIN' },
    })
  })

  it('returns the same ETag as the next GET', async () => {
    const { account, headers } = await world.signIn()
    await patch(account.id, headers, { firstName: 'Ada' })
    const { headers: got } = await world.request({ url: `/accounts/${account.id}`, headers })
    expect(await patch(account.id, { ...headers, 'if-match': got.etag }, { lastName: 'L' })).toMatchObject({
      status: 200,
    })
  })

  it('writes nothing if If-Match is stale', async () => {
    const { account, headers } = await world.signIn()
    const { headers: got } = await world.request({ url: '/accounts/me', headers })
    const withMatch = { ...headers, 'if-match': got.etag }
    expect(await patch(account.id, withMatch, { firstName: 'First' })).toMatchObject({ status: 200 })
    expect(await patch(account.id, withMatch, { firstName: 'Second' })).toMatchObject({
      status: 412,
      body: { code: 'PRECONDITION_FAILED' },
    })
    expect(await patch(account.id, { ...headers, 'if-match': '*' }, { lastName: 'Any' })).toMatchObject({ status: 200 })
    expect(await world.repositories.accounts.findById(account.id)).toMatchObject({
      firstName: 'First',
      lastName: 'Any',
    })
  })

  it('lets one of several parallel patches of the same state succeed', async () => {
    const { account, headers } = await world.signIn()
    const { headers: got } = await world.request({ url: '/accounts/me', headers })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        patch(account.id, { ...headers, 'if-match': got.etag }, { firstName: `${i}` }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 412)])
  })

  it('refuses admin fields from the owner, in every spelling', async () => {
    const { account, headers } = await world.signIn()
    const fields = {
      role: 'admin',
      isActive: true,
      certified: true,
      avatarTrusted: true,
      signupSource: 'invite',
      email: 'x@example.org',
    }
    expect(await patch(account.id, headers, { ...fields, firstName: 'x' })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', meta: { fields: Object.keys(fields) } },
    })
    const forbiddenSpellings = [
      '{"Role":"admin"}',
      '{"role ":"admin"}',
      '{"preferences":{"role":"admin"}}',
      '{"id":"x"}',
      '{"createdAt":null}',
      '{"onboardedAt":null}',
      '{"constructor":{"role":"admin"}}',
      '{"revision":9}',
      '{"role":"teacher","role":"admin"}',
      '{"__proto__":{"role":"admin"}}',
      '["role"]',
      '"role"',
      'null',
    ]
    for (const text of forbiddenSpellings) expect(await patch(account.id, headers, text)).toMatchObject({ status: 400 })
    expect(await world.repositories.accounts.findById(account.id)).toEqual(account)
  })

  it('accepts them from admins and internal backends', async () => {
    const { account } = await world.signIn()
    const admin = await world.signIn({ role: 'admin' })
    expect(await patch(account.id, admin.headers, { certified: true, avatarTrusted: true })).toMatchObject({
      status: 200,
      body: { certified: true, avatarTrusted: true },
    })
    expect(await patch(account.id, WITH_API_KEY, { email: 'New@example.org', isActive: false })).toMatchObject({
      status: 200,
      body: { email: 'New@example.org', isActive: false },
    })
  })

  it('accepts neither null nor a wrong type for required values', async () => {
    const { account, headers } = await world.signIn()
    const answer = await patch(account.id, headers, {
      displayName: null,
      isOrganisation: 'false',
      showEmailPublicly: 'true',
      firstName: 5,
      avatarUrl: 'http://example.org/a.png',
    })
    expect(answer.body.meta.issues.map(({ path }: { path: string }) => path).sort()).toEqual([
      '/avatarUrl',
      '/displayName',
      '/firstName',
      '/isOrganisation',
      '/showEmailPublicly',
    ])
  })

  it('refuses text that cannot be stored and media types that are not JSON', async () => {
    const { account, headers } = await world.signIn()
    expect(await patch(account.id, headers, '{"firstName":"a\\u0000"}')).toMatchObject({
      status: 400,
      body: { meta: { issues: [{ path: '/firstName' }] } },
    })
    expect(await patch(account.id, headers, '{"firstName":"\\ud800"}')).toMatchObject({ status: 400 })
    expect(
      await patch(account.id, headers, '{"preferences":{"dealsExplorer":{"columnVisibility":{"\\u0000":true}}}}'),
    ).toMatchObject({ status: 400 })
    expect(await patch(account.id, headers, '{', 'application/json')).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED_JSON' },
    })
    expect(await patch(account.id, headers, 'firstName=x', 'application/x-www-form-urlencoded')).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_MEDIA_TYPE' },
    })
    expect(await patch(account.id, headers, '{}', 'text/plain')).toMatchObject({ status: 415 })
    expect(await patch(account.id, headers, `{"firstName":"${'x'.repeat(300_000)}"}`)).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE' },
    })
  })

  it('preserves every key of a map, including line breaks', async () => {
    const { account, headers } = await world.signIn()
    const columnVisibility = { 'a\nb': true, 'c\u2028d': false, constructor: true }
    const { body } = await patch(account.id, headers, { preferences: { dealsExplorer: { columnVisibility } } })
    expect(body.preferences.dealsExplorer.columnVisibility).toEqual(columnVisibility)
  })

  it('accepts JSON in UTF-8 unchanged, and no other encoding', async () => {
    const { account, headers } = await world.signIn()
    const send = (payload: Buffer, more: object = {}) =>
      world.request({
        method: 'PATCH',
        url: `/accounts/${account.id}`,
        headers: { ...headers, 'content-type': 'application/json; charset=utf-8', ...more },
        payload,
      })
    expect(await send(Buffer.from('{"firstName":"é"}'))).toMatchObject({ status: 200, body: { firstName: 'é' } })
    expect(await send(Buffer.from('{"firstName":"é"}', 'latin1'))).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED_JSON' },
    })
    expect(await send(Buffer.from('{}'), { 'content-encoding': 'gzip' })).toMatchObject({ status: 415 })
  })

  it('keeps all of 200 parallel patches of different preferences', async () => {
    const { account, headers } = await world.signIn()
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        patch(account.id, headers, { preferences: { dealsExplorer: { columnVisibility: { [`column${i}`]: true } } } }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const stored = await world.repositories.accounts.findById(account.id)
    expect(Object.keys(stored?.preferences.dealsExplorer.columnVisibility ?? {})).toHaveLength(200)
  })

  it('never demotes or deactivates the last active admin', async () => {
    const one = await world.signIn({ role: 'admin' })
    const two = await world.signIn({ role: 'admin' })
    await world.signIn({ role: 'admin', isActive: false })
    const answers = await Promise.all([
      patch(one.account.id, one.headers, { role: 'teacher' }),
      patch(two.account.id, two.headers, { isActive: false }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [left] = [one, two].filter((_, i) => answers[i]?.status === 409)
    expect(await patch(left?.account.id ?? '', WITH_API_KEY, { role: 'player' })).toMatchObject({
      status: 409,
      body: { code: 'LAST_ADMIN' },
    })
    expect(await patch(left?.account.id ?? '', WITH_API_KEY, { role: 'admin', certified: true })).toMatchObject({
      status: 200,
    })
  })

  it('reports a taken e-mail address or handle before a stale If-Match', async () => {
    await world.signIn({ email: 'taken@example.org', handle: aHandle('taken') })
    const { account } = await world.signIn()
    const headers = { ...WITH_API_KEY, 'if-match': '"stale"' }
    expect(await patch(account.id, headers, { email: 'TAKEN@example.org' })).toMatchObject({
      status: 409,
      body: { code: 'ACCOUNT_EMAIL_TAKEN' },
    })
    expect(await patch(account.id, headers, { handle: 'taken' })).toMatchObject({
      status: 409,
      body: { code: 'ACCOUNT_HANDLE_TAKEN' },
    })
    expect(await patch(account.id, headers, { firstName: 'x' })).toMatchObject({ status: 412 })
  })
})

describe('GET /accounts/search', () => {
  const search = (query: string, headers: object) =>
    world.request({ url: `/accounts/search?${query}`, headers: headers as Record<string, string> })

  it("returns slim accounts, without the caller's own unless requested", async () => {
    const self = await world.signIn({ displayName: 'Vera Self' })
    const other = await world.signIn({ displayName: 'Vera Other', role: 'admin' })
    await world.signIn({ displayName: 'Vera Inactive', isActive: false })
    const slim = { id: other.account.id, email: other.account.email, displayName: 'Vera Other', avatarUrl: null }
    expect((await search('q=vera', self.headers)).body).toEqual([slim])
    expect((await search('q=%20VERA%20&includeSelf=true', self.headers)).body).toHaveLength(2)
  })

  it('requires a term of 2 to 100 characters and a caller with an account', async () => {
    const { headers } = await world.signIn()
    for (const query of [
      '',
      'q=a',
      'q=%20a%20',
      `q=${'a'.repeat(101)}`,
      'q=ab&includeSelf=maybe',
      'q=ab&q=cd',
      'q=a%00b',
    ])
      expect(await search(query, headers)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    expect(await search('q=ab', {})).toMatchObject({ status: 401 })
    expect(await search('q=ab', await bearer('nobody'))).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_REQUIRED' },
    })
  })

  it('finds nothing for the last Unicode characters', async () => {
    const { headers } = await world.signIn()
    for (const q of ['\u{10FFFF}\u{10FFFF}', '\ud7ff\ud7ff'])
      expect(await search(`q=${encodeURIComponent(q)}`, headers)).toMatchObject({ status: 200, body: [] })
  })

  it('finds nothing for a domain alone', async () => {
    await world.signIn({ displayName: 'Vera', email: 'vera@harvest.example' })
    const { headers } = await world.signIn()
    for (const q of ['harvest', 'harvest.example', '@harvest', '.example'])
      expect((await search(`q=${q}`, headers)).body).toEqual([])
  })
})

describe('accounts for internal backends', () => {
  const create = (payload: object) =>
    world.request({ method: 'POST', url: '/api/accounts', headers: WITH_API_KEY, payload })

  it('are created before the first sign-in, read and found by e-mail address', async () => {
    const made = await create({
      id: 'auth0|1',
      email: 'New@Example.org',
      displayName: 'New',
      country: 'FR',
      preferences: { theme: 'dark' },
      lastName: null,
    })
    expect(made).toMatchObject({
      status: 201,
      headers: { location: '/api/accounts/auth0%7C1' },
      body: { signupSource: 'backend', role: 'teacher', preferences: { theme: 'dark' } },
    })
    expect((await world.request({ url: made.headers.location as string, headers: WITH_API_KEY })).body).toEqual(
      made.body,
    )
    expect((await world.request({ url: '/api/accounts?email=new@example.org', headers: WITH_API_KEY })).body).toEqual({
      accounts: [made.body],
    })
    expect((await world.request({ url: '/api/accounts?email=none@example.org', headers: WITH_API_KEY })).body).toEqual({
      accounts: [],
    })
    expect((await world.request({ url: '/accounts/me', headers: await bearer('auth0|1') })).body.displayName).toBe(
      'New',
    )
  })

  it('are refused if the id, e-mail address or handle is taken, or the id is invalid', async () => {
    const { account } = await world.signIn({ handle: aHandle('taken') })
    const fresh = { id: 'fresh', email: 'fresh@example.org', displayName: 'F' }
    expect(await create({ ...fresh, id: account.id })).toMatchObject({
      status: 409,
      body: { code: 'ACCOUNT_ID_TAKEN' },
    })
    expect(await create({ ...fresh, email: account.email.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: 'ACCOUNT_EMAIL_TAKEN' },
    })
    expect(await create({ ...fresh, handle: 'taken' })).toMatchObject({
      status: 409,
      body: { code: 'ACCOUNT_HANDLE_TAKEN' },
    })
    for (const id of ['me', 'search', '..', 'a b', ''])
      expect(await create({ ...fresh, id })).toMatchObject({ status: 400 })
    expect(await create({ ...fresh, role: 'admin' })).toMatchObject({ status: 400 })
  })
})

describe('GET /auction-systems', () => {
  it('lists the systems for everyone', async () => {
    expect(await world.request({ url: '/auction-systems' })).toMatchObject({
      status: 200,
      body: { auctionSystems: STANDARD_AUCTION_SYSTEMS },
    })
  })
})
