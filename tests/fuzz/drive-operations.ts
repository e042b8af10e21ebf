import { Ajv, type ValidateFunction } from 'ajv'
import fc, { type Arbitrary } from 'fast-check'
import type { InjectOptions } from 'fastify'
import { v7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { withoutReferences } from '../../scripts/api-changes/without-references.js'
import type { StoreAdapters } from '../../src/container/ports.js'
import { BEFORE_ALL_EVENTS } from '../../src/domain/event.js'
import type { AccountId, ParticipantId } from '../../src/domain/ids.js'
import { NO_PRACTICE } from '../../src/domain/practice/practice.js'
import { PARTICIPANT_KEY } from '../../src/http/practice/participant-dtos.js'
import { PNG } from '../support/access-table.js'
import { aPractisedDeal } from '../support/answered-boards.js'
import {
  aCollection,
  aDeal,
  aGrant,
  aHandle,
  anAccount,
  anAccountId,
  anAnnouncement,
  aParticipant,
  aSharingGroup,
  aWebhook,
  NOON,
} from '../support/builders.js'
import { UNKNOWN_ID } from '../support/clients.js'
import { type HttpWorld, openHttpWorld, WITH_API_KEY } from '../support/http-world.js'
import { tokenOf } from '../support/tokens.js'
import { aTable } from '../support/trick-tables.js'
import { fitting, type Known, type Named, type Schema, spoiled, spoiledText } from './schema-values.js'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Schema
}

interface Media {
  readonly schema?: Schema
}

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>
}

interface Route extends Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
}

/** Part of every private text of the owner. */
const CANARY = 'canary-k3v'

const STUDENT_KEY = 'key-of-the-student'

const OWNER = anAccountId('owner')
const OTHER = anAccountId('other')

/** The callers. The last two may read and change the owner's private data. */
const CALLERS = ['nobody', 'a bad token', 'stranger', 'inactive', 'other', 'player', 'admin', 'an API key'] as const
type Caller = (typeof CALLERS)[number]
const isPrivileged = (caller: Caller): boolean => caller === 'admin' || caller === 'an API key'

const headersOf = async (caller: Caller, batch: number): Promise<Record<string, string>> => {
  if (caller === 'nobody') return {}
  if (caller === 'a bad token') return { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' }
  if (caller === 'an API key') return WITH_API_KEY
  // An account created in an earlier batch is cached for some seconds.
  const sub = caller === 'stranger' ? `stranger-${batch}` : caller
  return { authorization: `Bearer ${await tokenOf({ sub })}` }
}

const things = () => {
  const of = (ownerId: AccountId, mark: string) => {
    const groupOf = aSharingGroup({
      ownerId,
      name: `Group ${mark}`,
      memberIds: ownerId === OTHER ? [anAccountId('player')] : [],
    })
    const supplement = [{ name: 'West', value: mark }]
    const deals = [
      aDeal({ ownerId, title: `Private ${mark}`, personalThemes: [mark], inspirations: [mark], supplement }),
      aPractisedDeal({
        ...{ ownerId, title: 'Public', sharing: 'public', publishedAt: NOON, personalThemes: [mark], supplement },
        doubleDummy: { tricks: aTable(7), source: 'solver' },
      }),
      aDeal({ ownerId, title: `Trashed ${mark}`, sharing: 'public', lifecycle: 'trashed', publishedAt: NOON }),
    ]
    return {
      group: groupOf,
      deals,
      collections: [
        aCollection({ ownerId, title: `Closed ${mark}`, dealIds: deals.map(({ id }) => id) }),
        aCollection({
          ownerId,
          title: 'Open',
          dealIds: deals.slice(1).map(({ id }) => id),
          publicEnabled: true,
          publicToken: `token-of-${ownerId}`,
          practice: { ...NO_PRACTICE, bidding: true, answers: true },
        }),
      ],
      grant: aGrant({ accountId: ownerId, plan: mark }),
      student: v7() as ParticipantId,
    }
  }
  return {
    owner: of(OWNER, CANARY),
    other: of(OTHER, 'own'),
    live: anAnnouncement(),
    draft: anAnnouncement({ title: { en: CANARY }, publishedAt: null }),
    webhook: aWebhook(),
  }
}

type Things = ReturnType<typeof things>

const seed = async ({ repositories }: HttpWorld, { owner, other, live, draft, webhook }: Things): Promise<void> => {
  const { accounts, announcements, collections, deals, grants, participants, sharingGroups, subscriptions } =
    repositories
  const { uploadedPictures } = repositories
  await accounts.insert(
    anAccount({
      id: OWNER,
      handle: aHandle('owner'),
      organisationName: CANARY,
    }),
  )
  await accounts.insert(anAccount({ id: OTHER, handle: aHandle('other') }))
  await accounts.insert(anAccount({ id: anAccountId('player'), role: 'player' }))
  await accounts.insert(anAccount({ id: anAccountId('admin'), role: 'admin' }))
  await accounts.insert(anAccount({ id: anAccountId('inactive'), isActive: false }))
  for (const one of [owner, other]) {
    await sharingGroups.insert(one.group)
    await deals.insertMany(one.deals)
    for (const collection of one.collections) await collections.insert(collection)
    await grants.put(one.grant)
    const [, open] = one.collections
    if (open !== undefined)
      await participants.insert(
        aParticipant({ id: one.student, collectionId: open.id, name: one === owner ? CANARY : 'Ada' }),
        STUDENT_KEY,
        500,
        NOON,
      )
  }
  for (const announcement of [live, draft]) await announcements.insert(announcement)
  await subscriptions.follow(OTHER, OWNER, NOON)
  await repositories.webhooks.insert(webhook, 'whsec_c2VjcmV0', BEFORE_ALL_EVENTS)
  await uploadedPictures.save({ id: 'picture-of-owner', accountId: OWNER, bytes: PNG })
}

const idsOf = ({ owner, other, live, draft }: Things): readonly string[] => [
  ...[owner, other].flatMap(({ group, deals, collections, grant, student }) => [
    ...[group, ...deals, ...collections, grant].map(({ id }) => id),
    student,
  ]),
  ...[live, draft].map(({ id }) => id),
  'owner',
  'other',
  'player',
  'token-of-owner',
  'picture-of-owner',
  UNKNOWN_ID,
]

interface Sent {
  readonly route: Route
  readonly caller: Caller
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: { readonly type: string; readonly payload: string } | null
  /** A path that the router may not match. */
  readonly isOdd: boolean
  readonly [fc.toStringMethod]: () => string
}

const mostly = <Value>(sound: Arbitrary<Value>, odd: Arbitrary<Value>): Arbitrary<Value> =>
  fc.oneof({ weight: 4, arbitrary: sound }, { weight: 1, arbitrary: odd })

const asText = (value: unknown): string => (typeof value === 'string' ? value : String(value))

/** Makes a text valid as a header: Latin-1 without line breaks. */
const headerText = (text: string): string => text.replace(/[^\x20-\x7e\xa0-\xff]/g, '').trim()

/** Like `encodeURIComponent`, but also for unpaired surrogates. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed())

const bodyOf = (route: Route, named: Named, known: Known): Arbitrary<Sent['body']> => {
  const types = Object.entries(route.requestBody?.content ?? {})
  if (types.length === 0) return fc.constant(null)
  return fc.constantFrom(...types).chain(([type, { schema = {} }]) => {
    if (type.startsWith('image/')) return fc.constant({ type, payload: PNG.toString('latin1') })
    if (!type.endsWith('json'))
      return fc
        .oneof(fc.constant('[Board "1"]\n[Deal "N:- - - -"]\n'), spoiledText)
        .map((payload) => ({ type, payload }))
    const sound = fitting(schema, named, known)
    return fc
      .oneof({ weight: 3, arbitrary: sound }, { weight: 2, arbitrary: sound.chain(spoiled) })
      .map((value) => ({ type, payload: JSON.stringify(value) ?? 'null' }))
  })
}

/** The intended caller of a route, who sends most of its requests. */
const callerFor = ({ path }: Route): Caller => {
  if (path.startsWith('/api/') || path === '/metrics') return 'an API key'
  return path.startsWith('/back-office/') ? 'admin' : 'other'
}

/** The id for a path, usually of something that belongs to the caller. */
const pathIdsOf = ({ other, live, draft, webhook }: Things, { path }: Route, name: string): readonly string[] => {
  if (name === 'token') return ['token-of-other']
  if (name === 'n') return ['1', '2']
  if (name === 'board') return ['1']
  if (name === 'participantId' || path.includes('/participants/{')) return [other.student]
  if (path.startsWith('/pictures/')) return ['picture-of-owner']
  if (name === 'handle') return ['owner']
  if (name === 'accountId') return ['player']
  if (name === 'grantId' || path.startsWith('/api/grants/')) return [other.grant.id]
  const kinds: readonly (readonly [string, readonly string[]])[] = [
    ['deals', other.deals.map(({ id }) => id)],
    ['collections', other.collections.map(({ id }) => id)],
    ['sharing-groups', [other.group.id]],
    ['announcements', [live.id, draft.id]],
    ['accounts', ['other']],
    ['webhooks', [webhook.id]],
  ]
  const [, ids] = kinds.find(([kind]) => path.includes(`/${kind}/{`)) ?? kinds[0] ?? ['', []]
  return ids
}

const sentOf = (route: Route, named: Named, seeded: Things): Arbitrary<Sent> => {
  const ids = idsOf(seeded)
  const own = fc.subarray(
    seeded.other.deals.map(({ id }) => id),
    { minLength: 1 },
  )
  const account = fc.constantFrom('other', 'owner')
  const known: Known = {
    ids,
    fields: {
      ids: own,
      dealIds: own,
      ownerId: account,
      accountId: account,
      [PARTICIPANT_KEY]: fc.constant(STUDENT_KEY),
    },
  }
  const { parameters = [] } = route
  const givenFor = (parameter: Parameter): Arbitrary<string | null> => {
    const sound = known.fields[parameter.name] ?? fitting(parameter.schema, named, known)
    const id = fc.oneof(fc.constantFrom(...pathIdsOf(seeded, route, parameter.name)), fc.constantFrom(...ids))
    const given: Arbitrary<string> = mostly(parameter.in === 'path' ? id : sound.map(asText), spoiledText)
    return parameter.required === true || parameter.in === 'path' ? given : fc.option(given, { freq: 1 })
  }
  const values = fc.tuple(...parameters.map(givenFor))
  return fc
    .tuple(fc.oneof(fc.constant(callerFor(route)), fc.constantFrom(...CALLERS)), values, bodyOf(route, named, known))
    .map(([caller, given, body]) => {
      let path = route.path
      const query: string[] = []
      const headers: Record<string, string> = {}
      let isOdd = false
      for (const [i, { name, in: place }] of parameters.entries()) {
        const value = given[i]
        if (value == null) continue
        if (place === 'query') query.push(`${name}=${encoded(value)}`)
        else if (place === 'header') headers[name] = headerText(value)
        else {
          path = path.replace(`{${name}}`, encoded(value))
          isOdd ||= !ids.includes(value)
        }
      }
      const url = query.length === 0 ? path : `${path}?${query.join('&')}`
      const told = `${route.method} ${url} by ${caller}, ${JSON.stringify({ headers, body })}`
      return { route, caller, headers, body, isOdd, url, [fc.toStringMethod]: () => told }
    })
}

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 5_000)
const BATCH = 50

/** A longer address is refused unread. */
const MAX_URL_LENGTH = 8_192

/** Statuses with which a request is refused before its route is found. */
const BEFORE_ROUTES: ReadonlySet<number> = new Set([404, 414])

export interface FuzzStore {
  readonly adapters: StoreAdapters
  /** Deletes everything except reference data. */
  readonly empty: () => Promise<void>
  readonly close?: () => Promise<void>
}

/** Sends valid and odd requests to every operation of the OpenAPI document, and checks every response. */
export const driveOperations = (name: string, open: () => Promise<FuzzStore>, share = 1) =>
  describe(`every operation, ${name}`, () => {
    it('responds as documented, and never with private data of another account', {
      timeout: 3_600_000,
    }, async () => {
      const { adapters, empty, close } = await open()
      const world = await openHttpWorld({ store: adapters })
      const { paths, components } = withoutReferences((await world.request({ url: '/openapi.json' })).body)
      const routes = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, operations]) =>
        Object.entries(operations).map(
          ([method, operation]): Route => ({ ...operation, path, method: method.toUpperCase() as Route['method'] }),
        ),
      )
      const named = components.schemas as Named
      const ajv = new Ajv({ strict: false, validateFormats: false, allowUnionTypes: true })
      const validators = new Map<string, ValidateFunction>()
      const faultsOf = ({ operationId, responses }: Route, status: number, type: string, body: unknown): string => {
        const schema = responses[status]?.content?.[type]?.schema
        if (schema === undefined) return ''
        const key = `${operationId} ${status} ${type}`
        const validate = validators.get(key) ?? ajv.compile({ ...schema, components })
        validators.set(key, validate)
        return validate(body) ? '' : ajv.errorsText(validate.errors)
      }
      const seeded = things()
      const anyRequest = fc.constantFrom(...routes).chain((route) => sentOf(route, named, seeded))
      const answered = new Set<string>()
      let batch = 0

      const look = async (sent: Sent): Promise<void> => {
        const { route, caller, body, url } = sent
        const headers: Record<string, string> = { ...sent.headers, ...(await headersOf(caller, batch)) }
        if (body !== null) headers['content-type'] = body.type
        const options: InjectOptions = {
          method: route.method,
          url,
          headers,
          ...(body === null ? {} : { payload: body.type.startsWith('image/') ? PNG : body.payload }),
        }
        const { status, headers: got, text } = await world.request(options)
        const told = `${sent[fc.toStringMethod]()}: ${status} ${text.slice(0, 500)}`
        expect(status, told).toBeLessThan(500)
        const type = String(got['content-type'] ?? '').split(';')[0] ?? ''
        const answer = type === 'application/json' ? JSON.parse(text) : null
        const isUnread = BEFORE_ROUTES.has(status) && (sent.isOdd || url.length > MAX_URL_LENGTH)
        if (!(String(status) in route.responses) && !isUnread) expect.fail(`not declared: ${told}`)
        // For example a line break before a suffix: such a path matches no route.
        const isNoRoutes = isUnread && answer?.code === 'ROUTE_NOT_FOUND'
        if (isNoRoutes) expect(Object.keys(answer), told).toEqual(['code', 'message', 'meta'])
        else if (answer !== null) expect(faultsOf(route, status, type, answer), told).toBe('')
        if (!isPrivileged(caller)) expect(`${text}${JSON.stringify(got)}`.includes(CANARY), told).toBe(false)
        if (status < 400) answered.add(route.operationId)
      }

      try {
        await fc.assert(
          fc.asyncProperty(fc.array(anyRequest, { minLength: BATCH, maxLength: BATCH }), async (requests) => {
            batch += 1
            await empty()
            await seed(world, seeded)
            // Callers who may change the owner's data come last, because it may no longer be private afterwards.
            const inOrder = requests.toSorted((a, b) => Number(isPrivileged(a.caller)) - Number(isPrivileged(b.caller)))
            for (const sent of inOrder) await look(sent)
          }),
          { numRuns: Math.ceil((REQUESTS * share) / BATCH), endOnFailure: true },
        )
      } finally {
        await world.app.close()
        await close?.()
      }
      // Otherwise only authentication would have been tested. Up to a tenth may be refused by chance: random ids rarely name the one
      // participant, key or delivery that such an operation needs.
      const unreached = routes.map(({ operationId }) => operationId).filter((id) => !answered.has(id))
      expect(unreached.length, unreached.join()).toBeLessThan(routes.length * (share < 1 ? 0.3 : 0.1))
    })
  })
