import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../src/domain/bridge/auction.js'
import { routesOf, seedScene, soundRequest } from '../support/access-table.js'
import { type AttackedService, openAttackedService, WITHOUT_LIMITS } from '../support/attacked-service.js'
import {
  aCollection,
  aDeal,
  aFormSubmission,
  aGrant,
  aHandle,
  anAccount,
  anAccountId,
  anAnnouncement,
  anAuditRecord,
  aSharingGroup,
  later,
  NOON,
} from '../support/builders.js'
import { type Answer, WITH_API_KEY } from '../support/http-world.js'

const CEILING = 5

/** Secrets that only intended readers may see, each under a name that says where it leaked from. */
const canaries = new Map<string, string>()
const canary = (name: string): string => {
  const text = `canary-${name}-q7x`
  canaries.set(name, text)
  return text
}
const paragraphs = (text: string) =>
  [{ type: 'paragraph', children: [{ type: 'text', text, bold: false, italic: false }] }] as const

const id = anAccountId
const OWNER = id('owner-of-secrets')
const FELLOW = id('fellow')

/** All fields of a deal that must not be seen at all. */
const secretDeal = (name: string) => ({
  title: canary(`${name}-title`),
  commentary: paragraphs(canary(`${name}-commentary`)),
  themes: [canary(`${name}-theme`)],
  ...personal(name),
})
/** The personal notes on a deal that others can see. */
const personal = (name: string) => ({
  personalThemes: [canary(`${name}-personal-theme`)],
  inspirations: [canary(`${name}-inspiration`)],
  callNotes: [{ call: 0, text: '', alert: false, accepts: [canary(`${name}-accepted-call`) as Call] }],
  supplement: [{ name: canary(`${name}-supplement-name`), value: canary(`${name}-supplement-value`) }],
})

const plant = async ({ repositories }: Pick<AttackedService, 'repositories'>) => {
  const { accounts, announcements, audit, collections, deals, formSubmissions, grants, sharingGroups } = repositories
  const account = anAccount({
    id: OWNER,
    handle: aHandle('owner-of-secrets'),
    email: `${canary('email')}@example.org`,
    firstName: canary('first-name'),
    lastName: canary('last-name'),
    organisationName: canary('organisation'),
    avatarUrl: `https://example.org/${canary('untrusted-avatar')}.png`,
  })
  const { preferences } = account
  const shareTemplates = {
    mail: { subject: canary('mail-subject'), body: paragraphs(canary('mail-body')) },
    whatsapp: { body: paragraphs(canary('whatsapp-body')) },
  }
  const dealsExplorer = { ...preferences.dealsExplorer, columnVisibility: { [canary('column')]: true } }
  await accounts.insert({ ...account, preferences: { ...preferences, shareTemplates, dealsExplorer } })
  for (const name of ['other', 'player', 'fellow', 'follower'])
    await accounts.insert(anAccount({ id: id(name), role: name === 'player' ? 'player' : 'teacher' }))
  await accounts.insert(anAccount({ id: id('admin'), role: 'admin' }))
  const gone = anAccount({ id: id('inactive'), handle: aHandle('inactive'), isActive: false })
  await accounts.insert({ ...gone, displayName: canary('inactive-name') })
  await repositories.subscriptions.follow(id('follower'), OWNER, NOON)
  await repositories.subscriptions.follow(id('follower'), id('inactive'), NOON)

  const group = aSharingGroup({ ownerId: OWNER, name: canary('group-name'), memberIds: [FELLOW] })
  await sharingGroups.insert(group)
  const shown = { sharing: 'public', publishedAt: NOON } as const
  const kept = {
    private: aDeal({ ownerId: OWNER, ...secretDeal('private') }),
    group: aDeal({ ownerId: OWNER, sharing: 'group', sharingGroupIds: [group.id], ...secretDeal('group') }),
    trashed: aDeal({ ownerId: OWNER, lifecycle: 'trashed', ...shown, ...secretDeal('trashed') }),
    orphaned: aDeal({ ownerId: null, lifecycle: 'orphaned', ...shown, ...secretDeal('orphaned') }),
    inactive: aDeal({ ownerId: id('inactive'), ...shown, ...secretDeal('inactive') }),
    public: aDeal({ ownerId: OWNER, title: 'Shown to all', ...shown, ...personal('public') }),
    linked: aDeal({ ownerId: OWNER, title: 'Shown to students', ...personal('linked') }),
  }
  await deals.insertMany(Object.values(kept))
  const dealIds = Object.values(kept).map((deal) => deal.id)
  const open = { ownerId: OWNER, dealIds: [kept.public.id], publicEnabled: true }
  const made = [
    aCollection({
      ...open,
      title: 'Open',
      dealIds: [kept.public.id, kept.linked.id, kept.trashed.id, kept.orphaned.id, kept.inactive.id],
      publicToken: canary('open-token'),
    }),
    aCollection({
      ...open,
      title: canary('closed-title'),
      publicEnabled: false,
      publicToken: canary('closed-token'),
      dealIds,
    }),
    aCollection({
      ...open,
      title: canary('archived-title'),
      publicToken: canary('archived-token'),
      archivedAt: NOON,
      dealIds,
    }),
    aCollection({ ...open, title: canary('over-title'), publicToken: canary('over-token'), availableUntil: NOON }),
    aCollection({
      ...open,
      title: canary('private-title'),
      publicToken: canary('early-token'),
      availableFrom: new Date('2099-01-01'),
    }),
    aCollection({ ...open, title: 'Plain', publicEnabled: false }),
    aCollection({ ...open, title: canary('degraded-title'), publicToken: canary('degraded-token'), dealIds }),
  ]
  for (const [i, collection] of made.entries()) await collections.insert({ ...collection, seniority: i })
  const grant = aGrant({ accountId: OWNER, plan: canary('plan') })
  await grants.put(grant)
  const notices = [
    anAnnouncement(),
    anAnnouncement({ title: { en: canary('draft') }, publishedAt: null }),
    anAnnouncement({ title: { en: canary('over') }, publishedAt: NOON, expiresAt: later(1) }),
    anAnnouncement({ title: { en: canary('audience') }, audience: { roles: ['admin'], languages: [], countries: [] } }),
  ]
  for (const notice of notices) await announcements.insert(notice)
  await formSubmissions.insert(
    aFormSubmission({
      name: canary('form-name'),
      message: canary('form-message'),
      email: `${canary('form')}@example.org`,
    }),
  )
  await audit.append(anAuditRecord({ requestId: canary('audit'), subject: { type: 'account', id: OWNER } }))
  return {
    deals: dealIds,
    collections: made.map((collection) => collection.id),
    'sharing-groups': [group.id],
    announcements: notices.map((notice) => notice.id),
    accounts: [OWNER, id('inactive')],
    grants: [grant.id],
    grantId: [grant.id],
    accountId: [OWNER],
    handle: ['owner-of-secrets', 'inactive'],
    token: made.map(({ publicToken }) => publicToken ?? 'none'),
    n: ['1', '2', '3', '4'],
  } as Readonly<Record<string, readonly string[]>>
}

let service: AttackedService
let planted: Readonly<Record<string, readonly string[]>>
let routes: Awaited<ReturnType<typeof routesOf>>
let scene: Awaited<ReturnType<typeof seedScene>>

beforeAll(async () => {
  service = await openAttackedService({ ...WITHOUT_LIMITS, FREE_COLLECTIONS: String(CEILING) })
  planted = await plant(service)
  scene = await seedScene(service, '-scene')
  // The page of a link is not part of the API, but has to keep the same secrets.
  const page = { name: 'GET /c/{token}', method: 'GET', path: '/c/{token}', operationId: 'studentsPage' }
  routes = [...(await routesOf(service)), page]
})
afterAll(() => service.close())

/** Every way to fill the parameters of a path with planted ids. */
const urlsOf = (path: string): readonly string[] => {
  const [hole, name = ''] = /\{(\w+)\}/.exec(path) ?? []
  if (hole === undefined) return [path]
  const kind =
    path
      .slice(0, path.indexOf(hole))
      .split('/')
      .findLast((word) => word in planted) ?? ''
  return (planted[name] ?? planted[kind] ?? []).flatMap((value) =>
    urlsOf(path.replace(hole, encodeURIComponent(value))),
  )
}

const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/accounts/search': ['q=canary', 'q=owner', 'q=inactive', 'q=ex&includeSelf=true', 'q=x'],
  '/deals': ['', `ownerId=${OWNER}`, 'pageSize=100', 'lifecycle=trashed', 'page=0', 'q=canary', 'theme=canary'],
  '/deals.pbn': ['', 'q=canary', 'sort=title'],
  '/catalog/deals': ['limit=100', 'cursor=x', 'q=canary', 'author=owner-of-secrets', 'author=inactive'],
  '/catalog/authors': ['', 'q=canary', 'q=owner', 'q=inactive'],
  '/catalog/themes': ['', 'q=canary'],
  '/c/{token}': ['', 'board=2', 'lang=fr'],
  '/catalog/feed': ['limit=100'],
  '/collections/{id}': ['', 'include=deals'],
}

/** The content of a response: its headers and its body. */
const bytesOf = ({ headers, text }: Answer): string => `${JSON.stringify(headers)}\n${text}`

/** Sends every route valid and some invalid requests for planted data, and returns each response. */
const askEverything = async (
  headers: Readonly<Record<string, string>>,
  look: (name: string, answer: Answer) => void,
  { readsOnly = false } = {},
): Promise<number> => {
  let asked = 0
  // An erased account can't be used afterwards, so erasure comes last.
  const order = routes.toSorted(
    (a, b) => Number(a.name.startsWith('DELETE /accounts')) - Number(b.name.startsWith('DELETE /accounts')),
  )
  for (const route of order) {
    if (readsOnly && route.method !== 'GET') continue
    const { payload, headers: typed } = soundRequest(route, scene)
    for (const path of urlsOf(route.path))
      for (const query of QUERIES[route.path] ?? [''])
        for (const body of payload === undefined ? [undefined] : ([payload, '{"canary'] as const)) {
          const answer = await service.request({
            method: route.method as 'GET',
            url: query === '' ? path : `${path}?${query}`,
            headers: { ...typed, ...headers },
            ...(body === undefined ? {} : { payload: body }),
          })
          asked++
          look(`${route.name}: ${path}?${query}`, answer)
        }
  }
  return asked
}

/** Whether the caller may see this secret. */
const isMeantFor = (caller: string, route: string, name: string): boolean => {
  // A caller with the token of a link knows it.
  if (name.endsWith('-token') && route.includes(canaries.get(name) ?? '')) return true
  // The purpose of the search is to find people by their address.
  if (name === 'email') return route.startsWith('GET /accounts/search')
  return caller === 'fellow' && /^group-(name|title|commentary|theme)$/.test(name)
}

const leaksOf = async (caller: string, headers: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const leaks = new Set<string>()
  const asked = await askEverything(headers, (route, answer) => {
    const bytes = bytesOf(answer)
    if (answer.status >= 500) leaks.add(`${route}: ${answer.status}`)
    for (const [name, text] of canaries)
      if (bytes.includes(text) && !isMeantFor(caller, route, name)) leaks.add(`${route}: ${name}`)
  })
  expect(asked).toBeGreaterThan(routes.length)
  return [...leaks]
}

describe('canaries in private, group, trashed and orphaned deals, personal themes, closed collections and more', () => {
  it('are shown to their intended readers, so that they could also be found elsewhere', async () => {
    const seen = new Set<string>()
    const look = (_route: string, answer: Answer) => {
      const bytes = bytesOf(answer)
      for (const [name, text] of canaries) if (bytes.includes(text)) seen.add(name)
    }
    for (const headers of [WITH_API_KEY, await service.bearerOf('admin'), await service.bearerOf(OWNER)])
      await askEverything(headers, look, { readsOnly: true })
    expect([...canaries.keys()].filter((name) => !seen.has(name))).toEqual([])
  })

  it.each(['stranger', 'inactive', 'other', 'player', 'follower', 'fellow'])(
    'are in no response to %s',
    async (sub) => {
      expect(await leaksOf(sub, await service.bearerOf(sub))).toEqual([])
    },
  )

  it('are in no response to an anonymous caller', async () => {
    expect(await leaksOf('nobody', {})).toEqual([])
  })

  it('are in no response to an invalid token or key', async () => {
    expect(await leaksOf('nobody', { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' })).toEqual([])
    expect(await leaksOf('nobody', { 'x-api-key': 'wrong' })).toEqual([])
  })

  it('are in no response to an admin who acts as another teacher', async () => {
    await service.signIn({ id: id('stand-in') })
    const headers = { ...(await service.bearerOf('admin')), 'x-app-impersonation': 'stand-in' }
    expect(await leaksOf('admin as stand-in', headers)).toEqual([])
  })

  it('are in no response to a foreign page, an unusual method or an unknown path', async () => {
    const paths = [...new Set(routes.flatMap(({ path }) => urlsOf(path)))]
    const found: string[] = []
    for (const url of paths)
      for (const method of ['OPTIONS', 'HEAD', 'PROPFIND', 'TRACE'] as const) {
        const headers = { ...(await service.bearerOf('player')), origin: 'https://evil.example.org' }
        const answer = await service.request({ method: method as 'HEAD', url, headers })
        expect(answer.status).toBeLessThan(500)
        // Any page may read a public link, with the token and nothing else. Those who take part belong to its own page.
        const isOpen = url.startsWith('/public/') && !url.includes('/participants')
        expect(answer.headers['access-control-allow-origin']).toBe(isOpen ? '*' : undefined)
        expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
        for (const [name, text] of canaries) if (bytesOf(answer).includes(text)) found.push(`${method} ${url}: ${name}`)
      }
    expect(found).toEqual([])
  })

  it('are in no line of the log, and in no metric', async () => {
    const log = service.log()
    expect([...canaries].filter(([, text]) => log.includes(text)).map(([name]) => name)).toEqual([])
    const { text } = await service.request({ url: '/metrics', headers: WITH_API_KEY })
    expect(text).toContain('http_request_duration_seconds')
    expect([...canaries].filter(([, secret]) => text.includes(secret))).toEqual([])
  })
})
