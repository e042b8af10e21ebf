import { expect } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import type { Announcement } from '../../src/domain/announcement.js'
import type { Collection } from '../../src/domain/collection.js'
import type { Deal } from '../../src/domain/deal.js'
import type { Grant } from '../../src/domain/grant.js'
import type { SharingGroup } from '../../src/domain/sharing-group.js'
import { NOON } from '../support/builders.js'
import { type HttpWorld, WITH_API_KEY } from '../support/http-world.js'
import { tokenOf } from '../support/tokens.js'
import { rulesOf } from './rules.js'
import { INACTIVE, type Outcome, type Sent } from './sent.js'
import { byStudent, deletingAnswers, takingPart } from './student-changes.js'
import type { Change, ChangeKind, RandomWorld } from './worlds.js'

const replaced = <Item extends { readonly id: string }>(items: readonly Item[], item: Item, changes: Partial<Item>) =>
  items.map((one) => (one.id === item.id ? { ...one, ...changes } : one))
const without = <Item>(items: readonly Item[], item: Item): readonly Item[] => items.filter((one) => one !== item)

const NOTHING_PERSONAL = { personalThemes: [], inspirations: [], supplement: [], sharingGroupIds: [] }

/**
 * The request for a change of a world, with the outcome according to the rules; `null` if there is nothing to change.
 */
const planOf = (world: RandomWorld, change: Change): Sent | null => {
  const { kind, place, other } = change
  const rules = rulesOf(world)
  const pick = <Item>(items: readonly Item[], at = place): Item | undefined => items[at % Math.max(1, items.length)]
  const account = pick(world.accounts) as Account
  const second = pick(world.accounts, other) as Account
  /** Sent by the owner, who is refused if inactive. */
  const byOwner = (ownerId: string | null, rest: Omit<Sent, 'by'>): Sent | null => {
    const owner = rules.accountOf(ownerId)
    if (owner === undefined) return null
    return { ...rest, by: owner, outcome: owner.isActive ? rest.outcome : INACTIVE }
  }

  const ofDeal = (deal: Deal): Sent | null => {
    const url = `/deals/${deal.id}`
    const changed = (changes: Partial<Deal>): Outcome => ({
      status: 200,
      after: { deals: replaced(world.deals, deal, changes) },
    })
    const plans: Partial<Record<ChangeKind, Omit<Sent, 'by'>>> = {
      publish: {
        method: 'PATCH',
        url,
        payload: { sharing: 'public' },
        outcome: changed({ sharing: 'public', sharingGroupIds: [], publishedAt: deal.publishedAt ?? NOON }),
      },
      withdraw: {
        method: 'PATCH',
        url,
        payload: { sharing: 'private' },
        outcome: changed({ sharing: 'private', sharingGroupIds: [] }),
      },
      trash: { method: 'POST', url: `${url}/trash`, outcome: changed({ lifecycle: 'trashed' }) },
      restore: { method: 'POST', url: `${url}/restore`, outcome: changed({ lifecycle: 'active' }) },
      delete: {
        method: 'DELETE',
        url,
        outcome:
          deal.lifecycle === 'trashed'
            ? {
                status: 204,
                after: {
                  deals: without(world.deals, deal),
                  collections: world.collections.map((collection) => ({
                    ...collection,
                    dealIds: without(collection.dealIds, deal.id),
                  })),
                },
              }
            : { status: 409 },
      },
    }
    const plan = plans[kind]
    return plan === undefined ? null : byOwner(deal.ownerId, plan)
  }

  const ofCollection = (collection: Collection): Sent | null => {
    const url = `/collections/${collection.id}`
    const changed = (changes: Partial<Collection>): Outcome => ({
      status: 200,
      after: { collections: replaced(world.collections, collection, changes) },
    })
    const isDegraded = rules.isDegraded(collection)
    const unless = (isRefused: boolean, changes: Partial<Collection>): Outcome =>
      isRefused ? { status: 409 } : changed(changes)
    const isClosed = isDegraded || collection.archivedAt !== null
    const turned = collection.dealIds.toReversed()
    const plans: Partial<Record<ChangeKind, Omit<Sent, 'by'>>> = {
      'open link': {
        method: 'PUT',
        url: `${url}/public-link`,
        outcome: unless(isClosed, { publicEnabled: true, availableFrom: null, availableUntil: null }),
      },
      'close link': {
        method: 'DELETE',
        url: `${url}/public-link`,
        outcome: unless(isClosed, { publicEnabled: false }),
      },
      archive: {
        method: 'POST',
        url: `${url}/archive`,
        outcome: unless(isDegraded, { archivedAt: collection.archivedAt ?? NOON }),
      },
      unarchive: {
        method: 'POST',
        url: `${url}/unarchive`,
        outcome: unless(isDegraded || (collection.archivedAt !== null && !rules.hasRoom(collection.ownerId)), {
          archivedAt: null,
        }),
      },
      'turn round': {
        method: 'PUT',
        url: `${url}/deals`,
        payload: { dealIds: turned },
        outcome: unless(isClosed, { dealIds: turned }),
      },
    }
    const plan = plans[kind]
    return plan === undefined ? null : byOwner(collection.ownerId, plan)
  }

  const ofGroup = (group: SharingGroup): Sent | null => {
    const url = `/sharing-groups/${group.id}/members/${second.id}`
    if (second.id === group.ownerId) return null
    const memberIds = group.memberIds.filter((id) => id !== second.id)
    const changed = (ids: SharingGroup['memberIds']): Outcome => ({
      status: 204,
      after: { groups: replaced(world.groups, group, { memberIds: ids }) },
    })
    if (kind === 'take out') return byOwner(group.ownerId, { method: 'DELETE', url, outcome: changed(memberIds) })
    const isThere = group.memberIds.includes(second.id)
    const joined = isThere ? group.memberIds : [...memberIds, second.id]
    return byOwner(group.ownerId, { method: 'PUT', url, outcome: second.isActive ? changed(joined) : { status: 404 } })
  }

  const subscription = (): Sent => {
    const url = `/catalog/authors/${second.handle ?? `nobody-${second.id}`}/subscription`
    const places = [world.accounts.indexOf(account), world.accounts.indexOf(second)] as const
    const rest = world.follows.filter(([from, to]) => from !== places[0] || to !== places[1])
    if (!account.isActive) return { by: account, method: kind === 'leave' ? 'DELETE' : 'PUT', url, outcome: INACTIVE }
    if (kind === 'leave') {
      const left = second.handle === null ? world.follows : rest
      return { by: account, method: 'DELETE', url, outcome: { status: 204, after: { follows: left } } }
    }
    const isKnown = rules.isListed(second)
    const outcome: Outcome = !isKnown
      ? { status: 404 }
      : account === second
        ? { status: 400 }
        : { status: 204, after: { follows: [...rest, places] } }
    return { by: account, method: 'PUT', url, outcome }
  }

  const reading = (announcement: Announcement): Sent => {
    const url = `/announcements/${announcement.id}/read`
    const { announcements, marks } = world
    const alone = rulesOf({
      ...world,
      announcements: announcements.filter(({ id }) => id === announcement.id),
      marks: [],
    })
    const isVisible = alone.announced(account, NOON).unreadCount > 0
    const isRead = marks.some((mark) => mark.accountId === account.id && mark.announcementId === announcement.id)
    const mark = { accountId: account.id, announcementId: announcement.id, readAt: NOON }
    const outcome: Outcome = isVisible
      ? { status: 200, after: { marks: isRead ? marks : [...marks, mark] } }
      : { status: 404 }
    return { by: account, method: 'POST', url, outcome: account.isActive ? outcome : INACTIVE }
  }

  const serving = (deal: Deal, player: Account | null): Sent => {
    const left = player === null || !player.isActive ? null : rules.servesLeft(player)
    const playerId = player?.isActive === true ? player.id : null
    return {
      by: player ?? 'backend',
      method: 'GET',
      url: `/api/deals/${deal.id}`,
      outcome: ({ body }) => {
        if (left === 0) return { status: 402 }
        expect([body.serve?.playerId, body.serve?.remaining]).toEqual([playerId, left === null ? null : left - 1])
        return {
          status: 200,
          after: { serves: [...world.serves, { id: body.serve.id, dealId: deal.id, playerId }] },
        }
      },
    }
  }

  const erasing = (): Sent => {
    const { id } = account
    const gone = world.accounts.indexOf(account)
    const places = world.accounts.map((_, i) => (i > gone ? i - 1 : i))
    const erased: Outcome['after'] = {
      accounts: without(world.accounts, account),
      deals: world.deals.map((deal) =>
        deal.ownerId === id ? { ...deal, ownerId: null, lifecycle: 'orphaned', ...NOTHING_PERSONAL } : deal,
      ),
      collections: world.collections.filter(({ ownerId }) => ownerId !== id),
      groups: world.groups
        .filter(({ ownerId }) => ownerId !== id)
        .map((group) => ({ ...group, memberIds: group.memberIds.filter((member) => member !== id) })),
      grants: world.grants.filter(({ accountId }) => accountId !== id),
      follows: world.follows.flatMap(([from, to]) =>
        from === gone || to === gone ? [] : [[places[from] as number, places[to] as number] as const],
      ),
      marks: world.marks.filter(({ accountId }) => accountId !== id),
      serves: world.serves.map((serve) => (serve.playerId === id ? { ...serve, playerId: null } : serve)),
    }
    const outcome: Outcome = account.isActive ? { status: 204, after: erased } : INACTIVE
    return { by: account, method: 'DELETE', url: '/accounts/me', outcome }
  }

  const granting = (): Sent => {
    const { grants } = world
    const revoked = pick(grants, other) as Grant
    if (kind === 'revoke')
      return {
        by: 'backend',
        method: 'POST',
        url: `/api/grants/${revoked.id}/revoke`,
        outcome: {
          status: 200,
          after: { grants: replaced(grants, revoked, { revokedAt: revoked.revokedAt ?? NOON }) },
        },
      }
    const id = `01980000-0000-7000-8000-${String(grants.length).padStart(12, '0')}` as Grant['id']
    const fields = { source: 'manual', feature: 'collections', limit: other, plan: null } as const
    const grant = {
      ...fields,
      id,
      accountId: account.id,
      startsAt: NOON,
      endsAt: null,
      revokedAt: null,
      createdAt: NOON,
    }
    const url = `/api/accounts/${account.id}/grants/${id}`
    const isNew = !grants.some((one) => one.id === id)
    return !isNew
      ? { by: 'backend', method: 'GET', url: `/api/accounts/${account.id}`, outcome: { status: 200 } }
      : {
          by: 'backend',
          method: 'PUT',
          url,
          payload: fields,
          outcome: { status: 201, after: { grants: [...grants, grant] } },
        }
  }

  const [deal, collection, group, announcement] = [
    pick(world.deals),
    pick(world.collections),
    pick(world.groups),
    pick(world.announcements, other),
  ]
  switch (kind) {
    case 'publish':
    case 'withdraw':
    case 'trash':
    case 'restore':
    case 'delete':
      return deal === undefined ? null : ofDeal(deal)
    case 'open link':
    case 'close link':
    case 'archive':
    case 'unarchive':
    case 'turn round':
      return collection === undefined ? null : ofCollection(collection)
    case 'take in':
    case 'take out':
      return group === undefined ? null : ofGroup(group)
    case 'follow':
    case 'leave':
      return subscription()
    case 'read':
      return announcement === undefined ? null : reading(announcement)
    case 'serve':
    case 'serve nobody': {
      const served = pick(world.deals, other)
      return served === undefined ? null : serving(served, kind === 'serve' ? account : null)
    }
    case 'deactivate':
    case 'activate': {
      const isActive = kind === 'activate'
      const after = { accounts: replaced(world.accounts, account, { isActive }) }
      const outcome = { status: 200, after }
      return { by: 'backend', method: 'PATCH', url: `/accounts/${account.id}`, payload: { isActive }, outcome }
    }
    case 'grant':
    case 'revoke':
      return kind === 'revoke' && world.grants.length === 0 ? null : granting()
    case 'take part':
      return collection === undefined ? null : takingPart(world, collection)
    case 'answer':
    case 'leave the class':
      return byStudent(world, change)
    case 'delete answers':
      return collection === undefined ? null : deletingAnswers(world, collection)
    case 'erase':
      return erasing()
  }
}

const credentialOf = async (by: Sent['by']): Promise<Record<string, string>> => {
  if (by === 'backend') return WITH_API_KEY
  if ('key' in by) return { 'x-participant-key': by.key }
  return { authorization: `Bearer ${await tokenOf({ sub: by.id, email: by.email })}` }
}

/** Makes a change over HTTP, and returns the expected world afterwards. */
export const make = async (http: HttpWorld, world: RandomWorld, change: Change): Promise<RandomWorld> => {
  const plan = world.accounts.length === 0 ? null : planOf(world, change)
  if (plan === null) return world
  const { by, method, url, payload, outcome } = plan
  const headers = { ...(await credentialOf(by)), ...(url.startsWith('/api/') ? WITH_API_KEY : {}) }
  const answer = await http.request({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
  const { status, after = {} } = typeof outcome === 'function' ? outcome(answer) : outcome
  expect({ ...change, status: answer.status, code: answer.body?.code }).toMatchObject({ ...change, status })
  return { ...world, ...after }
}
