import { randomUUID } from 'node:crypto'
import type { Kept } from './kept.js'
import {
  type Answer,
  type Chore,
  course,
  isGood,
  isTaken,
  keyed,
  required,
  type Writer,
  type Written,
} from './writing.js'

/** What is recorded about one item. */
interface Page {
  readonly name: string
  id: string
  /** The token of its public link, once a response contained it. */
  token: string | null
  /** A participant's last key. */
  key: string
}

/** A write of an item, and the expected item afterwards; `null`: it is deleted. */
interface Step {
  readonly by: (request: Written) => Promise<Answer>
  readonly request: (page: Page) => Written
  readonly after: (page: Page) => string | null
}

/** The stored items with one name. */
type RowsOf = (kept: Kept, page: Page) => readonly string[]

/**
 * Takes items through steps, one after another; through all of them by default. The stored item has to match the last
 * acknowledged step.
 */
const records = <Name extends string>(
  name: string,
  steps: Readonly<Record<Name, Step>>,
  rowsOf: RowsOf,
  stepsOf: (n: number) => readonly Name[] = () => Object.keys(steps) as Name[],
) => {
  const pages = new Map<string, Page>()
  const pageOf = (thing: string): Page => {
    const page = pages.get(thing) ?? { name: thing, id: '', token: null, key: '' }
    pages.set(thing, page)
    return page
  }
  const { things, write } = course(name, stepsOf, async (thing, step, isRepeated) => {
    const page = pageOf(thing.name)
    const { by, request } = steps[step]
    const { taken = [], ...written } = request(page)
    const sent: Written = { ...written, taken: isRepeated ? taken : [] }
    const answer = await by(sent)
    if (isGood(answer)) {
      page.id ||= answer.body?.id ?? ''
      page.token = answer.body?.publicToken ?? page.token
      page.key = answer.body?.key ?? page.key
    }
    return isTaken(sent, answer)
  })
  const chore: Chore = {
    write,
    compare: (kept, tally) => {
      for (const [n, { name: thing, done, isOpen }] of things.entries()) {
        const page = pageOf(thing)
        const names = stepsOf(n)
        const isKeyed = steps[names[0] as Name].request(page).headers?.['idempotency-key'] !== undefined
        const after = (step: Name | undefined) => (step === undefined ? null : steps[step].after(page))
        const acknowledged = after(done ?? undefined)
        const possible = [acknowledged]
        if (isOpen) possible.push(after(names[done === null ? 0 : names.indexOf(done) + 1]))
        const [row = null, ...others] = rowsOf(kept, page)
        if (row !== null && isKeyed && !kept.keys.has(thing)) tally.halfWritten.push(`${thing} without its answer`)
        for (const other of others) tally.doubled.push(other)
        if (!possible.includes(row)) tally.missing.push(`${thing} as ${acknowledged}, but there is ${row}`)
      }
    },
  }
  return { chore, things }
}

const json = JSON.stringify

/** Creates deals; every third one is added to a collection, trashed, restored, trashed again and deleted. */
const makingDeals = async ({ id, own }: Writer): Promise<Chore> => {
  const title = `holder-of-${id}`
  const holder: string = required(await own({ method: 'POST', path: '/collections', body: { title } })).id
  const at = ({ id }: Page, path = '') => `/deals/${id}${path}`
  const reads = (lifecycle: string, isHeld: boolean) => json([lifecycle, isHeld])
  return records(
    `${id}-deal`,
    {
      create: {
        by: own,
        request: ({ name }) => ({ method: 'POST', path: '/deals', body: { title: name }, headers: keyed(name) }),
        after: () => reads('active', false),
      },
      collect: {
        by: own,
        request: ({ id }) => ({ method: 'PUT', path: `/collections/${holder}/deals`, body: { dealIds: [id] } }),
        after: () => reads('active', true),
      },
      trash: {
        by: own,
        request: (page) => ({ method: 'POST', path: at(page, '/trash') }),
        after: () => reads('trashed', true),
      },
      restore: {
        by: own,
        request: (page) => ({ method: 'POST', path: at(page, '/restore') }),
        after: () => reads('active', true),
      },
      discard: {
        by: own,
        request: (page) => ({ method: 'POST', path: at(page, '/trash') }),
        after: () => reads('trashed', true),
      },
      delete: {
        by: own,
        request: (page) => ({ method: 'DELETE', path: at(page), taken: ['DEAL_NOT_FOUND'] }),
        after: () => null,
      },
    },
    ({ dealsByTitle, collections }, { name }) => {
      const held = collections.get(title)?.flatMap(({ dealIds }) => dealIds) ?? []
      return (dealsByTitle.get(name) ?? []).map(({ id, lifecycle }) => reads(lifecycle, held.includes(id)))
    },
    (n) => (n % 3 === 0 ? ['create', 'collect', 'trash', 'restore', 'discard', 'delete'] : ['create']),
  ).chore
}

/** Creates collections, adds and reorders deals, opens and closes links, archives, unarchives and deletes them. */
const keepingCollections = async ({ id, own }: Writer): Promise<Chore> => {
  const deals: string[] = []
  for (let n = 0; n < 3; n++)
    deals.push(required(await own({ method: 'POST', path: '/deals', body: { title: `${id}-held-${n}` } })).id)
  const [a, b, c] = deals
  const at = ({ id }: Page, path = '') => `/collections/${id}${path}`
  const reads = (title: string, dealIds: readonly (string | undefined)[], link: string | null, isArchived = false) =>
    json([title, dealIds, link, isArchived])
  const renamed = ({ name }: Page) => `${name} renamed`
  /** A link without a response may have any token. */
  const link = ({ token }: Page) => token ?? 'a link'
  return records(
    `${id}-collection`,
    {
      create: {
        by: own,
        request: ({ name }) => ({
          method: 'POST',
          path: '/collections',
          body: { title: name, dealIds: [a, b] },
          headers: keyed(name),
        }),
        after: ({ name }) => reads(name, [a, b], null),
      },
      fill: {
        by: own,
        request: (page) => ({ method: 'PUT', path: at(page, '/deals'), body: { dealIds: [a, b, c] } }),
        after: ({ name }) => reads(name, [a, b, c], null),
      },
      order: {
        by: own,
        request: (page) => ({ method: 'PUT', path: at(page, '/deals'), body: { dealIds: [c, a, b] } }),
        after: ({ name }) => reads(name, [c, a, b], null),
      },
      rename: {
        by: own,
        request: (page) => ({ method: 'PATCH', path: at(page), body: { title: renamed(page) } }),
        after: (page) => reads(renamed(page), [c, a, b], null),
      },
      open: {
        by: own,
        request: (page) => ({ method: 'PUT', path: at(page, '/public-link') }),
        after: (page) => reads(renamed(page), [c, a, b], link(page)),
      },
      archive: {
        by: own,
        request: (page) => ({ method: 'POST', path: at(page, '/archive') }),
        after: (page) => reads(renamed(page), [c, a, b], link(page), true),
      },
      unarchive: {
        by: own,
        request: (page) => ({ method: 'POST', path: at(page, '/unarchive') }),
        after: (page) => reads(renamed(page), [c, a, b], link(page)),
      },
      close: {
        by: own,
        request: (page) => ({ method: 'DELETE', path: at(page, '/public-link') }),
        after: (page) => reads(renamed(page), [c, a, b], null),
      },
      delete: {
        by: own,
        request: (page) => ({ method: 'DELETE', path: at(page), taken: ['DEAL_COLLECTION_NOT_FOUND'] }),
        after: () => null,
      },
    },
    ({ collections }, page) =>
      (collections.get(page.name) ?? []).map(({ title, dealIds, publicEnabled, publicToken, isArchived }) => {
        const shown = page.token === null ? 'a link' : publicToken
        return reads(title, dealIds, publicEnabled ? shown : null, isArchived)
      }),
  ).chore
}

/** Creates groups, renames them, adds and removes a member, and deletes them. */
const keepingGroups = ({ id, own, admin }: Writer): Chore => {
  const at = ({ id }: Page, path = '') => `/sharing-groups/${id}${path}`
  const renamed = ({ name }: Page) => `${name} renamed`
  const member = (page: Page) => at(page, `/members/${admin.id}`)
  return records(
    `${id}-group`,
    {
      create: {
        by: own,
        request: ({ name }) => ({ method: 'POST', path: '/sharing-groups', body: { name }, headers: keyed(name) }),
        after: ({ name }) => json([name, []]),
      },
      rename: {
        by: own,
        request: (page) => ({ method: 'PATCH', path: at(page), body: { name: renamed(page) } }),
        after: (page) => json([renamed(page), []]),
      },
      join: {
        by: own,
        request: (page) => ({ method: 'PUT', path: member(page) }),
        after: (page) => json([renamed(page), [admin.id]]),
      },
      leave: {
        by: own,
        request: (page) => ({ method: 'DELETE', path: member(page) }),
        after: (page) => json([renamed(page), []]),
      },
      delete: {
        by: own,
        request: (page) => ({ method: 'DELETE', path: at(page), taken: ['SHARING_GROUP_NOT_FOUND'] }),
        after: () => null,
      },
    },
    ({ groups }, { name }) => (groups.get(name) ?? []).map(({ name, members }) => json([name, members])),
  ).chore
}

/** Follows and unfollows one author: the same row each time. */
const following = ({ id, own, admin }: Writer): Chore => {
  const path = `/catalog/authors/${admin.handle}/subscription`
  const { chore, things } = records(
    `${id}-following`,
    {
      follow: { by: own, request: () => ({ method: 'PUT', path }), after: () => 'followed' },
      leave: { by: own, request: () => ({ method: 'DELETE', path }), after: () => null },
    },
    ({ follows }) => (follows.has(`${id} ${admin.id}`) ? ['followed'] : []),
  )
  return {
    ...chore,
    compare: (kept, tally) => {
      things.splice(0, things.length - 1)
      chore.compare(kept, tally)
    },
  }
}

const YEAR_2020 = '2020-01-01T00:00:00.000Z'
const grantOf = (limit: number, plan: string) =>
  ({ source: 'manual', feature: 'collections', startsAt: YEAR_2020, plan, limit }) as const

const grantRows: RowsOf = ({ grants }, { name }) =>
  (grants.get(name) ?? []).map(({ limit, isRevoked }) => json([limit, isRevoked]))

/** Grants from billing, with ids from outside: created, increased, revoked. */
const grantingAsBilling = ({ id, backend }: Writer): Chore => {
  const ids = new Map<string, string>()
  const put = (limit: number) => (page: Page) => {
    const grant = ids.get(page.name) ?? randomUUID()
    ids.set(page.name, grant)
    page.id = grant
    const body = { ...grantOf(limit, page.name), source: 'subscription' }
    return { method: 'PUT', path: `/api/accounts/${id}/grants/${grant}`, body } as const
  }
  return records(
    `${id}-billed`,
    {
      grant: { by: backend, request: put(100), after: () => json([100, false]) },
      raise: { by: backend, request: put(200), after: () => json([200, false]) },
      revoke: {
        by: backend,
        request: (page) => ({ method: 'POST', path: `/api/grants/${page.id}/revoke` }),
        after: () => json([200, true]),
      },
    },
    grantRows,
  ).chore
}

/** Grants from an admin. */
const grantingAsAdmin = ({ id, admin }: Writer): Chore => {
  const path = `/back-office/accounts/${id}/grants`
  return records(
    `${id}-granted`,
    {
      grant: {
        by: admin.send,
        request: ({ name }) => ({ method: 'POST', path, body: grantOf(100, name), headers: keyed(name) }),
        after: () => json([100, false]),
      },
      revoke: {
        by: admin.send,
        request: (page) => ({ method: 'POST', path: `${path}/${page.id}/revoke` }),
        after: () => json([100, true]),
      },
    },
    grantRows,
  ).chore
}

/** Creates and updates announcements, marks them as read twice, and deletes them. */
const announcing = ({ id, own, admin }: Writer): Chore => {
  const at = ({ id }: Page, path = '') => `/back-office/announcements/${id}${path}`
  const corrected = ({ name }: Page) => `${name} corrected`
  return records(
    `${id}-announced`,
    {
      announce: {
        by: admin.send,
        request: ({ name }) => ({
          method: 'POST',
          path: '/back-office/announcements',
          body: { kind: 'news', title: { en: name }, publishedAt: YEAR_2020 },
          headers: keyed(name),
        }),
        after: ({ name }) => json([name, []]),
      },
      correct: {
        by: admin.send,
        request: (page) => ({ method: 'PATCH', path: at(page), body: { title: { en: corrected(page) } } }),
        after: (page) => json([corrected(page), []]),
      },
      read: {
        by: own,
        request: (page) => ({ method: 'POST', path: `/announcements/${page.id}/read` }),
        after: (page) => json([corrected(page), [id]]),
      },
      reset: {
        by: admin.send,
        request: (page) => ({ method: 'POST', path: at(page, '/reset-reads') }),
        after: (page) => json([corrected(page), []]),
      },
      delete: {
        by: admin.send,
        request: (page) => ({ method: 'DELETE', path: at(page), taken: ['ANNOUNCEMENT_NOT_FOUND'] }),
        after: () => null,
      },
    },
    ({ announcements }, { name }) =>
      (announcements.get(name) ?? []).map(({ title, readers }) => json([title, readers])),
  ).chore
}

const PRACTISED = {
  hands: {
    N: '87.AKQJ43.3.JT92',
    E: 'QJ53.T85.AKJ.K73',
    S: 'KT42.97.T42.AQ85',
    W: 'A96.62.Q98765.64',
  },
  dealer: 'S',
  auction: ['1C', 'P', '1H', 'P', '1S', 'P', 'P', 'P'],
}

/** Takes part in a lesson, answers its board, and answers it again; of three participants one stays, the others leave. */
const takingPart = async ({ id, own }: Writer): Promise<Chore> => {
  const post = async (path: string, body: object) => required(await own({ method: 'POST', path, body }))
  const { id: board } = await post('/deals', { ...PRACTISED, title: `practised by ${id}` })
  const practice = { bidding: true, answers: true }
  const lesson = await post('/collections', { title: `lesson of ${id}`, dealIds: [board], practice })
  const { publicToken } = required(await own({ method: 'PUT', path: `/collections/${lesson.id}/public-link` }))
  const path = `/public/collections/${publicToken}/participants`
  const answer = (call: string) => ({
    by: own,
    request: ({ id, key }: Page): Written => ({
      method: 'PUT',
      path: `${path}/${id}/answers/${board}`,
      body: { bidding: { calls: [{ call: 0, chosen: [call] }] } },
      headers: { 'x-participant-key': key },
    }),
    after: ({ name }: Page) => json([name, call]),
  })
  return records(
    `${id}-student`,
    {
      join: {
        by: own,
        request: ({ name }) => ({ method: 'POST', path, body: { name }, headers: keyed(name) }),
        after: ({ name }) => json([name, null]),
      },
      answer: answer('1D'),
      change: answer('1C'),
      leave: {
        by: own,
        request: ({ id, key }) => ({
          method: 'DELETE',
          path: `${path}/${id}`,
          headers: { 'x-participant-key': key },
          taken: ['PARTICIPANT_NOT_FOUND'],
        }),
        after: () => null,
      },
    },
    ({ participants }, { name }) => (participants.get(name) ?? []).map(({ name, call }) => json([name, call])),
    (n) => (n % 3 === 1 ? ['join', 'answer', 'change'] : ['join', 'answer', 'change', 'leave']),
  ).chore
}

/** One chore for each kind of item with several states. */
export const recordsOf = async (writer: Writer): Promise<readonly Chore[]> => [
  await makingDeals(writer),
  await keepingCollections(writer),
  keepingGroups(writer),
  following(writer),
  grantingAsBilling(writer),
  grantingAsAdmin(writer),
  announcing(writer),
  await takingPart(writer),
]
