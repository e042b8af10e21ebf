import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Deal } from '../../src/domain/deal.js'
import type { AccountId, DealId, SharingGroupId } from '../../src/domain/ids.js'
import { aDeal, anAccount, NOON } from '../support/builders.js'
import { aClient, aClock, type Client, changeKept, distinct, NO_IDS, UNKNOWN_ID } from '../support/clients.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

const clock = aClock(NOON)

let world: HttpWorld
let owner: Client
let member: Client
let stranger: Client

beforeAll(async () => {
  world = await openHttpWorld({ clock })
})

beforeEach(async () => {
  owner = await aClient(world)
  member = await aClient(world)
  stranger = await aClient(world, { role: 'admin' })
})

const join = (group: string, one: Client) => owner.put(`/sharing-groups/${group}/members/${one.account.id}`)

const makeGroup = async (...members: Client[]): Promise<string> => {
  const { body } = await owner.post('/sharing-groups', { name: 'Tuesday' })
  for (const one of members) expect(await join(body.id, one)).toMatchObject({ status: 204 })
  return body.id
}

const share = async (groups: readonly string[], fields: object = {}): Promise<string> => {
  clock.pass(1000)
  const made = await owner.post('/deals', { title: 'Shared', sharing: 'group', sharingGroupIds: groups, ...fields })
  expect(made.status).toBe(201)
  return made.body.id
}

const groupsOf = async (one: Client): Promise<string[]> =>
  (await one.get('/sharing-groups')).body.sharingGroups.map(({ id }: { id: string }) => id)

const notFound = { status: 404, body: { code: 'SHARING_GROUP_NOT_FOUND', meta: {} } }
const dealNotFound = { status: 404, body: { code: 'DEAL_NOT_FOUND', meta: {} } }
const forbidden = { status: 403, body: { code: 'FORBIDDEN' } }

describe('a sharing group', () => {
  it('is created empty by its owner, who renames and deletes it', async () => {
    const made = await owner.post('/sharing-groups', { name: 'Tuesday' })
    expect(made).toMatchObject({ status: 201, headers: { location: `/sharing-groups/${made.body.id}` } })
    expect(made.body).toEqual({ id: made.body.id, name: 'Tuesday', ownerId: owner.account.id, members: [] })
    expect(await owner.get(made.headers.location as string)).toMatchObject({ status: 200, text: made.text })
    expect(await owner.patch(`/sharing-groups/${made.body.id}`, { name: 'Friday' })).toMatchObject({
      status: 200,
      body: { name: 'Friday' },
    })
    expect(await owner.delete(`/sharing-groups/${made.body.id}`)).toMatchObject({ status: 204, text: '' })
    expect(await owner.get(`/sharing-groups/${made.body.id}`)).toMatchObject(notFound)
  })

  it('requires a name, and no field that the owner may not set', async () => {
    for (const body of [{}, { name: ' ' }, { name: null }, { name: 'x'.repeat(201) }, { name: 'a\0b' }])
      expect(await owner.post('/sharing-groups', body)).toMatchObject({
        status: 400,
        body: { meta: { issues: [{ path: '/name' }] } },
      })
    for (const field of ['id', 'ownerId', 'members', 'memberIds'])
      expect(await owner.post('/sharing-groups', { name: 'T', [field]: [] })).toMatchObject({
        status: 400,
        body: { meta: { issues: [{ path: `/${field}` }] } },
      })
  })

  it('is listed for its owner and its members only', async () => {
    const id = await makeGroup(member)
    const own = await member.post('/sharing-groups', { name: 'Mine' })
    expect(await groupsOf(owner)).toEqual([id])
    expect((await groupsOf(member)).sort()).toEqual([id, own.body.id].sort())
    expect(await groupsOf(stranger)).toEqual([])
  })

  it('can be read but not changed by its members', async () => {
    const id = await makeGroup(member)
    const second = await aClient(world)
    await join(id, second)
    expect(await member.get(`/sharing-groups/${id}`)).toMatchObject({
      status: 200,
      body: { ownerId: owner.account.id },
    })
    for (const answer of [
      await member.patch(`/sharing-groups/${id}`, { name: 'Mine' }),
      await member.delete(`/sharing-groups/${id}`),
      await member.put(`/sharing-groups/${id}/members/${stranger.account.id}`),
      await member.delete(`/sharing-groups/${id}/members/${second.account.id}`),
      await member.delete(`/sharing-groups/${id}/members/${UNKNOWN_ID}`),
    ])
      expect(answer).toMatchObject(forbidden)
    expect((await owner.get(`/sharing-groups/${id}`)).body).toMatchObject({
      name: 'Tuesday',
      members: [{ id: member.account.id }, { id: second.account.id }],
    })
  })

  it('seems missing to strangers', async () => {
    const id = await makeGroup(member)
    await share([id])
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PATCH', '', { name: 'Mine' }],
      ['DELETE', '', undefined],
      ['GET', '/deals', undefined],
      ['PUT', `/members/${stranger.account.id}`, undefined],
      ['PUT', '/members/nobody', undefined],
      ['DELETE', `/members/${member.account.id}`, undefined],
    ] as const) {
      const answers = []
      for (const one of [id, id.toUpperCase(), ...NO_IDS])
        answers.push(await stranger.send(method, `/sharing-groups/${one}${path}`, body))
      expect(distinct(answers).size).toBe(1)
      expect(answers[0]).toMatchObject(notFound)
    }
    expect((await owner.get(`/sharing-groups/${id}`)).body.members).toHaveLength(1)
  })

  it('is for signed-in accounts', async () => {
    for (const url of ['/sharing-groups', `/sharing-groups/${UNKNOWN_ID}`, `/sharing-groups/${UNKNOWN_ID}/deals`])
      expect(await world.request({ url })).toMatchObject({ status: 401 })
  })
})

describe('the members of a sharing group', () => {
  it('can be added and removed repeatedly', async () => {
    const id = await makeGroup()
    for (let i = 0; i < 2; i++) expect(await join(id, member)).toMatchObject({ status: 204, text: '' })
    expect((await owner.get(`/sharing-groups/${id}`)).body.members).toHaveLength(1)
    for (let i = 0; i < 2; i++)
      expect(await owner.delete(`/sharing-groups/${id}/members/${member.account.id}`)).toMatchObject({ status: 204 })
    expect((await owner.get(`/sharing-groups/${id}`)).body.members).toEqual([])
    expect(await owner.delete(`/sharing-groups/${id}/members/nobody`)).toMatchObject({ status: 204 })
  })

  it('do not include the owner', async () => {
    const id = await makeGroup()
    expect(await join(id, owner)).toMatchObject({ status: 204 })
    expect(await owner.delete(`/sharing-groups/${id}/members/${owner.account.id}`)).toMatchObject({ status: 204 })
    expect((await owner.get(`/sharing-groups/${id}`)).body).toMatchObject({ ownerId: owner.account.id, members: [] })
  })

  it('may leave, repeatedly', async () => {
    const id = await makeGroup(member)
    for (let i = 0; i < 2; i++)
      expect(await member.delete(`/sharing-groups/${id}/members/${member.account.id}`)).toMatchObject({ status: 204 })
    expect(await groupsOf(member)).toEqual([])
    expect(await member.get(`/sharing-groups/${id}`)).toMatchObject(notFound)
  })

  it('learn nothing by leaving a group that they are not in', async () => {
    const id = await makeGroup()
    const answers = []
    for (const one of [id, ...NO_IDS])
      answers.push(await stranger.delete(`/sharing-groups/${one}/members/${stranger.account.id}`))
    expect(distinct(answers).size).toBe(1)
  })

  it('have to be known, active accounts', async () => {
    const id = await makeGroup()
    const gone = await aClient(world, { isActive: false })
    const answers = []
    for (const one of [gone.account.id, gone.account.id.toUpperCase(), 'nobody', 'me', '%F0%9F%82%A1', 'a%20b', '%00'])
      answers.push(await owner.put(`/sharing-groups/${id}/members/${one}`))
    expect(distinct(answers).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'ACCOUNT_NOT_FOUND', meta: {} } })
    expect((await owner.get(`/sharing-groups/${id}`)).body.members).toEqual([])
  })

  it('show their e-mail addresses to the owner, and to each other only if they choose to', async () => {
    const avatarUrl = 'https://example.org/a.png'
    const open = await aClient(world, { showEmailPublicly: true, avatarUrl, avatarTrusted: true })
    const shy = await aClient(world, { avatarUrl })
    const id = await makeGroup(open, shy, member)
    const shown = async (reader: Client) => {
      const { body } = await reader.get(`/sharing-groups/${id}`)
      const inList = (await reader.get('/sharing-groups')).body.sharingGroups[0]
      expect(inList).toEqual(body)
      return body.members.slice(0, 2)
    }
    const slim = ({ id: accountId, email, displayName }: Client['account']) => ({ id: accountId, email, displayName })
    const openOne = { ...slim(open.account), avatarUrl }
    const shyOne = { ...slim(shy.account), avatarUrl: null }
    expect(await shown(owner)).toEqual([openOne, shyOne])
    expect(await shown(member)).toEqual([openOne, { ...shyOne, email: null }])
    const renamed = await owner.patch(`/sharing-groups/${id}`, { name: 'Friday' })
    expect(renamed.body.members[1]).toEqual(shyOne)
  })

  it('are at most 500', async () => {
    const id = (await makeGroup()) as SharingGroupId
    const ids: AccountId[] = []
    for (let i = 0; i < 500; i++) {
      const account = anAccount()
      await world.repositories.accounts.insert(account)
      await world.repositories.sharingGroups.addMember(id, account.id, NOON)
      ids.push(account.id)
    }
    expect(await join(id, member)).toMatchObject({ status: 409, body: { code: 'SHARING_GROUP_FULL' } })
    expect(await owner.put(`/sharing-groups/${id}/members/${ids[0]}`)).toMatchObject({ status: 204 })
    expect(await owner.put(`/sharing-groups/${id}/members/nobody`)).toMatchObject({ status: 404 })
    await owner.delete(`/sharing-groups/${id}/members/${ids[0]}`)
    const answers = await Promise.all([join(id, member), join(id, stranger)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  })
})

describe('a deal shared with groups', () => {
  const PERSONAL = { personalThemes: ['CANARY-theme'], inspirations: ['CANARY-inspiration'] }

  it('can be read completely by its owner, by members without personal fields, and by no one else', async () => {
    const id = await makeGroup(member)
    const deal = await share([id], PERSONAL)
    expect((await owner.get(`/deals/${deal}`)).body).toMatchObject({ ...PERSONAL, sharingGroupIds: [id] })
    const answer = await member.get(`/deals/${deal}`)
    expect(answer).toMatchObject({ status: 200, body: { id: deal, title: 'Shared', sharing: 'group' } })
    for (const one of [answer, await member.get(`/sharing-groups/${id}/deals`)]) {
      expect(one.text).not.toContain('CANARY')
      expect(one.text).not.toContain(id)
      for (const key of ['personalThemes', 'inspirations', 'supplement', 'sharingGroupIds'])
        expect(one.text).not.toContain(key)
    }
    const kept = (await world.repositories.deals.findById(deal as DealId)) as Deal
    await world.repositories.deals.save(kept, { ...kept, supplement: [{ name: 'West', value: 'CANARY-player' }] })
    expect((await owner.get(`/deals/${deal}`)).text).toContain('CANARY-player')
    for (const url of [`/deals/${deal}`, `/deals/${deal}.pbn`, `/sharing-groups/${id}/deals`])
      expect((await member.get(url)).text, url).not.toContain('CANARY')
    expect(await stranger.get(`/deals/${deal}`)).toMatchObject(dealNotFound)
    expect(await world.request({ url: `/deals/${deal}` })).toMatchObject({ status: 401 })
  })

  it("can't be changed or collected by members", async () => {
    const id = await makeGroup(member)
    const deal = await share([id])
    for (const [method, path, body] of [
      ['PATCH', '', { title: 'Mine' }],
      ['PUT', '', { title: 'Mine' }],
      ['DELETE', '', undefined],
      ['POST', '/trash', undefined],
      ['POST', '/restore', undefined],
      ['GET', '/exposure', undefined],
    ] as const)
      expect(await member.send(method, `/deals/${deal}${path}`, body)).toMatchObject(dealNotFound)
    const named = { status: 404, body: { code: 'DEAL_NOT_FOUND', meta: { ids: [deal] } } }
    expect(await member.patch('/deals', { ids: [deal], set: { themes: [] } })).toMatchObject(named)
    expect(await member.post('/collections', { title: 'T', dealIds: [deal] })).toMatchObject(named)
    expect((await member.get('/deals')).body.deals).toEqual([])
  })

  it('can be read through any of its groups', async () => {
    const second = await aClient(world)
    const [one, two] = [await makeGroup(member), await makeGroup(second)]
    const deal = await share([one, two])
    for (const reader of [member, second]) expect(await reader.get(`/deals/${deal}`)).toMatchObject({ status: 200 })
    await owner.patch(`/deals/${deal}`, { sharingGroupIds: [two] })
    expect(await member.get(`/deals/${deal}`)).toMatchObject(dealNotFound)
    expect(await second.get(`/deals/${deal}`)).toMatchObject({ status: 200 })
  })

  const listed = async (reader: Client, group: string) => {
    const { body } = await reader.get(`/sharing-groups/${group}/deals`)
    return [body.deals.map((deal: Deal) => deal.id), body.pagination.total]
  }

  it("immediately reflects membership, sharing, lifecycle and its owner's activity", async () => {
    const id = await makeGroup(member)
    const deal = await share([id])
    const steps: Record<string, readonly [() => Promise<unknown>, () => Promise<unknown>]> = {
      private: [
        () => owner.patch(`/deals/${deal}`, { sharing: 'private' }),
        () => owner.patch(`/deals/${deal}`, { sharing: 'group', sharingGroupIds: [id] }),
      ],
      public: [
        () => owner.patch('/deals', { ids: [deal], set: { sharing: 'public' } }),
        () => owner.put(`/deals/${deal}`, { title: 'T', sharing: 'group', sharingGroupIds: [id] }),
      ],
      trashed: [() => owner.post(`/deals/${deal}/trash`), () => owner.post(`/deals/${deal}/restore`)],
      inactive: [
        () => changeKept(world, owner.account, { isActive: false }),
        () => changeKept(world, owner.account, { isActive: true }),
      ],
    }
    for (const [state, [take, giveBack]] of Object.entries(steps)) {
      expect(await member.get(`/deals/${deal}`), state).toMatchObject({ status: 200 })
      expect(await listed(member, id), state).toEqual([[deal], 1])
      await take()
      expect(await member.get(`/deals/${deal}`), state).toMatchObject(dealNotFound)
      expect(await listed(member, id), state).toEqual([[], 0])
      await giveBack()
    }
    expect(await listed(member, id)).toEqual([[deal], 1])
    await owner.delete(`/sharing-groups/${id}/members/${member.account.id}`)
    expect(await member.get(`/deals/${deal}`)).toMatchObject(dealNotFound)
    expect(await member.get(`/sharing-groups/${id}/deals`)).toMatchObject(notFound)
  })

  it('names groups of its owner only', async () => {
    const { body } = await member.post('/sharing-groups', { name: 'Theirs' })
    await member.put(`/sharing-groups/${body.id}/members/${owner.account.id}`)
    const own = await makeGroup()
    const sharing = { sharing: 'group', sharingGroupIds: [own, body.id, UNKNOWN_ID, 'x'] }
    const refused = {
      status: 404,
      body: { code: 'SHARING_GROUP_NOT_FOUND', meta: { ids: [body.id, UNKNOWN_ID, 'x'] } },
    }
    const deal = await share([own])
    expect(await owner.post('/deals', { title: 'T', ...sharing })).toMatchObject(refused)
    expect(await owner.put(`/deals/${deal}`, { title: 'T', ...sharing })).toMatchObject(refused)
    expect(await owner.patch(`/deals/${deal}`, sharing)).toMatchObject(refused)
    expect(await owner.patch('/deals', { ids: [deal], set: sharing })).toMatchObject(refused)
    expect((await owner.get(`/deals/${deal}`)).body.sharingGroupIds).toEqual([own])
  })

  it('forgets its groups when its sharing changes', async () => {
    const id = await makeGroup(member)
    const deal = await share([id])
    expect((await owner.patch(`/deals/${deal}`, { sharing: 'public' })).body.sharingGroupIds).toEqual([])
    expect(await owner.patch(`/deals/${deal}`, { sharing: 'group' })).toMatchObject({
      status: 400,
      body: { meta: { issues: [{ path: '/sharingGroupIds' }] } },
    })
    expect((await owner.post('/deals', { title: 'T', sharingGroupIds: [id] })).body).toMatchObject({
      sharing: 'private',
      sharingGroupIds: [],
    })
  })

  it('becomes private when its last group is deleted', async () => {
    const [one, two] = [await makeGroup(member), await makeGroup(member)]
    const alone = await share([one])
    const trashed = await share([one])
    await owner.post(`/deals/${trashed}/trash`)
    const both = await share([one, two])
    const elsewhere = await share([two])
    const isPublic = (await owner.post('/deals', { title: 'T', sharing: 'public' })).body.id
    await owner.delete(`/sharing-groups/${one}`)
    const state = async (id: string) => {
      const { sharing, sharingGroupIds } = (await owner.get(`/deals/${id}`)).body
      return [sharing, ...sharingGroupIds]
    }
    expect(await state(alone)).toEqual(['private'])
    expect(await state(trashed)).toEqual(['private'])
    expect(await state(both)).toEqual(['group', two])
    expect(await state(elsewhere)).toEqual(['group', two])
    expect(await state(isPublic)).toEqual(['public'])
    expect(await member.get(`/deals/${alone}`)).toMatchObject(dealNotFound)
    expect((await listed(member, two))[0].sort()).toEqual([both, elsewhere].sort())
  })
})

describe('GET /sharing-groups/{id}/deals', () => {
  it('pages what is shared with the group, newest first, for owner and members', async () => {
    const [id, empty] = [await makeGroup(member), await makeGroup(member)]
    const deals = []
    for (let i = 0; i < 3; i++) deals.unshift(await share([id]))
    await world.repositories.deals.insertMany([
      aDeal({ ownerId: owner.account.id, sharing: 'private', sharingGroupIds: [id as SharingGroupId] }),
    ])
    for (const reader of [owner, member]) {
      const { body } = await reader.get(`/sharing-groups/${id}/deals?pageSize=2`)
      expect(body.deals.map((deal: Deal) => deal.id)).toEqual(deals.slice(0, 2))
      expect(body.pagination).toEqual({ page: 1, pageSize: 2, total: 3, totalPages: 2, totalIsExact: true })
      expect((await reader.get(`/sharing-groups/${id}/deals?page=3&pageSize=2`)).body.deals).toEqual([])
    }
    expect((await member.get(`/sharing-groups/${empty}/deals`)).body).toEqual({
      deals: [],
      pagination: { page: 1, pageSize: 20, total: 0, totalPages: 0, totalIsExact: true },
    })
    expect(await member.get(`/sharing-groups/${id}/deals?page=0`)).toMatchObject({ status: 400 })
  })
})
