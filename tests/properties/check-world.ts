import { expect } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import type { Deal } from '../../src/domain/deal.js'
import type { HttpWorld } from '../support/http-world.js'
import { tokenOf } from '../support/tokens.js'
import { checkAccount } from './check-account.js'
import { checkDirectory, checkPublished, checkSearch, checkThemes } from './check-catalog.js'
import { checkDealListQuery } from './check-explorer.js'
import { checkAnswers, expectNoStudents } from './check-students.js'
import { rulesOf } from './rules.js'
import { acceptedOf, personalOf, type RandomWorld } from './worlds.js'

const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)
const PERSONAL = ['personalThemes', 'inspirations', 'supplement', 'sharingGroupIds']

/** Reads every route as one account, and compares each response with the plain rules. */
export const checkAs = async (http: HttpWorld, world: RandomWorld, reader: Account): Promise<void> => {
  const rules = rulesOf(world)
  const headers = { authorization: `Bearer ${await tokenOf({ sub: reader.id, email: reader.email })}` }

  const get = async (url: string) => {
    const answer = await http.request({ url, headers })
    // Personal fields are only returned to the owner, and a title only with its deal.
    for (const deal of world.deals) {
      const isOwner = deal.ownerId === reader.id
      for (const canary of [...personalOf(deal), acceptedOf(deal)])
        if (!isOwner && answer.text.includes(canary)) expect.unreachable(`${canary} left through ${url}`)
      const mayShow = isOwner || rules.isExposed(deal) || rules.mayReadThroughGroup(reader, deal)
      if (!mayShow && answer.text.includes(deal.title)) expect.unreachable(`${deal.title} left through ${url}`)
    }
    expectNoStudents({ url, text: answer.text }, world, reader)
    return answer
  }
  const expectNothing = async (url: string, code: string) => {
    const answer = await get(url)
    expect({ url, status: answer.status, ...answer.body }).toMatchObject({ url, status: 404, code, meta: {} })
  }
  const expectShared = (deal: object) => {
    for (const key of PERSONAL) expect(deal).not.toHaveProperty(key)
    expect(deal).toMatchObject({ callNotes: [] })
  }

  if (!reader.isActive) {
    for (const url of ['/accounts/me', '/catalog/deals', '/deals', '/collections', '/sharing-groups'])
      expect(await get(url)).toMatchObject({ status: 403, body: { code: 'ACCOUNT_INACTIVE' } })
    return
  }

  for (const author of world.accounts) {
    const page = `/catalog/authors/${author.handle ?? `nobody-${author.id}`}`
    if (!rules.isListed(author)) {
      for (const url of [page, `${page}/collections`, `${page}/deals`])
        await expectNothing(url, 'CATALOG_AUTHOR_NOT_FOUND')
      continue
    }
    expect((await get(page)).body).toEqual({
      displayName: author.displayName,
      avatarUrl: author.avatarTrusted ? author.avatarUrl : null,
      badges: rules.badges(author),
      createdAt: author.createdAt.toISOString(),
    })
    const shown = world.collections
      .filter((collection) => collection.ownerId === author.id && rules.isShown(collection))
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
    const collections = (await get(`${page}/collections`)).body
    expect(collections.map(({ id, dealCount }: { id: string; dealCount: number }) => [id, dealCount])).toEqual(
      shown.map((collection) => [collection.id, rules.exposedDealsOf(collection).length]),
    )
    const exposed = rules.recent.filter((deal) => deal.ownerId === author.id)
    const deals = (await get(`${page}/deals?pageSize=100`)).body
    expect(ids(deals.deals)).toEqual(ids(exposed))
    expect(deals.pagination.total).toBe(exposed.length)
    const second = (await get(`${page}/deals?page=2&pageSize=2`)).body
    expect([ids(second.deals), second.pagination.total]).toEqual([ids(exposed.slice(2, 4)), exposed.length])
  }

  for (const [list, expected] of [
    ['/catalog/deals', rules.recent],
    ['/catalog/feed', rules.recent.filter((deal) => rules.followedBy(reader).has(deal.ownerId ?? ''))],
  ] as const) {
    const walked: { id: string; author: object; ownerId: string }[] = []
    for (let cursor: string | null = ''; cursor !== null && walked.length <= expected.length; ) {
      const { body } = await get(`${list}?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`)
      walked.push(...body.deals)
      cursor = body.nextCursor
    }
    expect(ids(walked)).toEqual(ids(expected))
    for (const deal of walked) {
      const author = rules.accountOf(deal.ownerId) as Account
      const avatarUrl = author.avatarTrusted ? author.avatarUrl : null
      expect(deal.author).toEqual({
        handle: author.handle,
        displayName: author.displayName,
        avatarUrl,
        badges: rules.badges(author),
      })
      expectShared(deal)
    }
  }
  const { authors } = (await get('/catalog/subscriptions')).body
  const followed = world.accounts.filter((author) => rules.isListed(author) && rules.followedBy(reader).has(author.id))
  expect(authors.map(({ handle }: { handle: string }) => handle).sort()).toEqual(
    followed.map(({ handle }) => handle).sort(),
  )

  await checkDirectory(get, world)
  await checkThemes(get, world)
  await checkSearch(get, world)
  for (const deal of world.deals) await checkDeal(deal)
  for (const collection of world.collections) {
    const url = `/catalog/collections/${collection.id}/deals`
    if (rules.isShown(collection)) {
      const { body } = await get(url)
      expect(ids(body)).toEqual(ids(rules.exposedDealsOf(collection)))
      for (const deal of body) expectShared(deal)
    } else await expectNothing(url, 'DEAL_COLLECTION_NOT_FOUND')

    const own = `/collections/${collection.id}`
    if (collection.ownerId !== reader.id) {
      for (const hidden of [own, `${own}?include=deals`, `${own}/exposure`])
        await expectNothing(hidden, 'DEAL_COLLECTION_NOT_FOUND')
      continue
    }
    const { body } = await get(`${own}?include=deals`)
    expect(body).toMatchObject({ degraded: rules.isDegraded(collection), dealIds: collection.dealIds })
    const held = collection.dealIds
      .map((id) => world.deals.find((deal) => deal.id === id) as Deal)
      .filter(
        (deal) =>
          deal.ownerId === reader.id || (rules.isExposed(deal) && rules.accountOf(deal.ownerId)?.isActive === true),
      )
    expect(ids(body.deals)).toEqual(ids(held))
    const exposure = (await get(`${own}/exposure`)).body
    expect(exposure.exposed).toBe(rules.isShown(collection))
    expect(
      Object.fromEntries(exposure.rules.map(({ rule, passes }: { rule: string; passes: boolean }) => [rule, passes])),
    ).toEqual({
      authorActive: true,
      authorHasHandle: reader.handle !== null,
      linkOpen: collection.publicEnabled,
      insideWindow: rules.isInWindow(collection),
      notArchived: collection.archivedAt === null,
      notDegraded: !rules.isDegraded(collection),
      holdsExposedDeal: rules.exposedDealsOf(collection).length > 0,
    })
  }

  const fellowOf = world.groups.filter((group) => rules.isFellow(reader, group))
  const { sharingGroups } = (await get('/sharing-groups')).body
  expect(ids(sharingGroups).sort()).toEqual(ids(fellowOf).sort())
  for (const group of world.groups) {
    if (!fellowOf.includes(group)) {
      for (const url of [`/sharing-groups/${group.id}`, `/sharing-groups/${group.id}/deals`])
        await expectNothing(url, 'SHARING_GROUP_NOT_FOUND')
      continue
    }
    const { body } = await get(`/sharing-groups/${group.id}`)
    expect(ids(body.members)).toEqual(group.memberIds)
    for (const member of body.members) {
      const account = rules.accountOf(member.id) as Account
      const seesEmail = group.ownerId === reader.id || member.id === reader.id || account.showEmailPublicly
      expect(member.email).toBe(seesEmail ? account.email : null)
    }
    const shared = world.deals
      .filter((deal) => deal.sharingGroupIds.includes(group.id) && rules.mayReadThroughGroup(reader, deal))
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? -1 : 1))
    const listed = (await get(`/sharing-groups/${group.id}/deals?pageSize=100`)).body
    expect([ids(listed.deals), listed.pagination.total]).toEqual([ids(shared), shared.length])
    for (const deal of listed.deals) expectShared(deal)
  }

  expect((await get('/accounts/me/exposure')).body.exposed).toBe(rules.isListed(reader))
  await checkAccount(get, world, reader)
  await checkDealListQuery(get, world, reader)
  await checkAnswers(get, world, reader)

  async function checkDeal(deal: Deal): Promise<void> {
    const url = `/deals/${deal.id}`
    await checkPublished(get, world, deal)
    if (deal.ownerId === reader.id) {
      expect((await get(url)).body).toMatchObject({
        id: deal.id,
        personalThemes: deal.personalThemes,
        supplement: deal.supplement,
      })
      const { body } = await get(`${url}/exposure`)
      expect(body.exposed).toBe(rules.isExposed(deal) && rules.isListed(reader))
    } else if (rules.mayReadThroughGroup(reader, deal)) {
      const { status, body } = await get(url)
      expect({ status, id: body.id }).toEqual({ status: 200, id: deal.id })
      expectShared(body)
      await expectNothing(`${url}/exposure`, 'DEAL_NOT_FOUND')
    } else {
      await expectNothing(url, 'DEAL_NOT_FOUND')
      await expectNothing(`${url}/exposure`, 'DEAL_NOT_FOUND')
    }
  }
}
