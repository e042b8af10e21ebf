import fc from 'fast-check'
import type { Account } from '../../src/domain/account.js'
import { ROLES } from '../../src/domain/actor.js'
import type { Announcement } from '../../src/domain/announcement.js'
import { type Call, STRAINS } from '../../src/domain/bridge/auction.js'
import type { Collection } from '../../src/domain/collection.js'
import type { Deal } from '../../src/domain/deal.js'
import { GRANT_SOURCES, type Grant } from '../../src/domain/grant.js'
import { PRACTICE_SEATS } from '../../src/domain/practice/practice.js'
import { SHARINGS } from '../../src/domain/sharing.js'
import type { SharingGroup } from '../../src/domain/sharing-group.js'
import { DEFAULT_STUDENT_VIEW, SHOWN_HANDS } from '../../src/domain/student-view.js'
import {
  aCollection,
  aDeal,
  aGrant,
  aHandle,
  anAccount,
  anAccountId,
  anAnnouncement,
  aSharingGroup,
  later,
} from '../support/builders.js'
import { PRACTISED_BOARD, type Student, students, studentsOf } from './students.js'

/** Everything stored in one random world. Times are close to noon, which is now. */
export interface RandomWorld {
  readonly accounts: readonly Account[]
  readonly deals: readonly Deal[]
  readonly groups: readonly SharingGroup[]
  readonly collections: readonly Collection[]
  readonly grants: readonly Grant[]
  /** Pairs of follower and author, by index in `accounts`. */
  readonly follows: readonly (readonly [number, number])[]
  readonly announcements: readonly Announcement[]
  /** When an account read an announcement. */
  readonly marks: readonly Mark[]
  /** The deals that were served, and to whom. */
  readonly serves: readonly { readonly id: string; readonly dealId: string; readonly playerId: string | null }[]
  /** Students who take part in the practice of a collection, and those who have left. */
  readonly students: readonly Student[]
  /** The changes made after the first checks, one after another. */
  readonly changes: readonly Change[]
}

export interface Mark {
  readonly accountId: string
  readonly announcementId: string
  readonly readAt: Date
}

/** A write by somebody; indexes are taken modulo the number of items. */
export interface Change {
  readonly kind: ChangeKind
  /** The index of its subject. */
  readonly place: number
  /** The index of another item involved. */
  readonly other: number
}

export const CHANGE_KINDS = [
  'publish',
  'withdraw',
  'trash',
  'restore',
  'delete',
  'open link',
  'close link',
  'archive',
  'unarchive',
  'turn round',
  'follow',
  'leave',
  'read',
  'take in',
  'take out',
  'deactivate',
  'activate',
  'grant',
  'revoke',
  'serve',
  'serve nobody',
  'take part',
  'answer',
  'leave the class',
  'delete answers',
  'erase',
] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

const MAX_ACCOUNTS = 4
/** Themes of a deal, public or personal. */
const THEMES = ['Squeeze play', 'squeeze PLAY', 'Endplay', 'Safety play']
const who = fc.nat({ max: MAX_ACCOUNTS - 1 })
const mostly = (value: boolean) => fc.constantFrom(value, value, value, !value)
/** Before now, now, after now, or never. */
const someTime = fc.constantFrom(-2, -1, 0, 1, null)

const description = fc.record({
  accounts: fc.array(
    fc.record({
      isActive: mostly(true),
      hasHandle: mostly(true),
      certified: fc.boolean(),
      avatar: fc.constantFrom('none', 'untrusted', 'trusted'),
      showEmailPublicly: fc.boolean(),
      name: fc.constantFrom('Ada', 'Ada Lovelace', 'Zoë Ada', 'Jean-Adam', 'Bob'),
      address: fc.constantFrom('ada', 'bob.ada', 'zoe'),
      role: fc.constantFrom(...ROLES.filter((role) => role !== 'admin')),
      language: fc.constantFrom(null, 'fr', 'en-GB'),
      appLanguage: fc.constantFrom(null, null, 'fr-CA', 'en'),
      country: fc.constantFrom(null, 'FR', 'DE'),
    }),
    { minLength: 2, maxLength: MAX_ACCOUNTS },
  ),
  groups: fc.array(fc.record({ owner: who, members: fc.uniqueArray(who, { maxLength: 3 }) }), { maxLength: 3 }),
  deals: fc.array(
    fc.record({
      owner: who,
      sharing: fc.constantFrom(...SHARINGS, 'public' as const),
      lifecycle: fc.constantFrom('active', 'active', 'active', 'trashed', 'orphaned'),
      groups: fc.uniqueArray(fc.nat({ max: 2 }), { minLength: 1, maxLength: 2 }),
      publishedAt: someTime,
      themes: fc.array(fc.constantFrom(...THEMES), { maxLength: 3 }),
      isBid: mostly(true),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  collections: fc.array(
    fc.record({
      owner: who,
      deals: fc.uniqueArray(fc.nat({ max: 7 }), { maxLength: 6 }),
      publicEnabled: mostly(true),
      from: fc.constantFrom(null, null, -1, 0, 1),
      until: fc.constantFrom(null, null, 2, 1, 0),
      isArchived: mostly(false),
      hands: fc.constantFrom(...SHOWN_HANDS),
      auction: fc.boolean(),
      bidding: mostly(true),
      play: mostly(true),
      seat: fc.constantFrom(...PRACTICE_SEATS),
      answers: mostly(true),
      createdAt: fc.constantFrom(-3, -2, -1),
    }),
    { maxLength: 5 },
  ),
  grants: fc.array(
    fc.record({
      account: who,
      source: fc.constantFrom(...GRANT_SOURCES),
      feature: fc.constantFrom('collections', 'collections', 'author_catalog', 'deal_serves'),
      limit: fc.constantFrom(0, 1, 2, 3, null),
      startsAt: fc.constantFrom(-2, -1, 0, 1),
      endsAt: fc.constantFrom(null, null, 0, 1, 2),
      revokedAt: fc.constantFrom(null, null, null, -1),
    }),
    { maxLength: 5 },
  ),
  follows: fc.array(fc.tuple(who, who), { maxLength: 6 }),
  announcements: fc.array(
    fc.record({
      kind: fc.constantFrom('news', 'banner'),
      pinned: fc.boolean(),
      publishedAt: someTime,
      expiresAt: fc.constantFrom(null, null, 0, 1, 2),
      roles: fc.constantFrom([], [], ['player' as const]),
      languages: fc.constantFrom([], [], ['fr'], ['en', 'FR-ca']),
      countries: fc.constantFrom([], [], ['FR']),
    }),
    { maxLength: 4 },
  ),
  marks: fc.array(fc.tuple(who, fc.nat({ max: 3 })), { maxLength: 4 }),
  students,
  changes: fc.array(
    fc.record({
      kind: fc.constantFrom(...CHANGE_KINDS),
      place: fc.nat({ max: 7 }),
      other: fc.nat({ max: 7 }),
    }),
    { maxLength: 6 },
  ),
})

type Description = typeof description extends fc.Arbitrary<infer Value> ? Value : never

/** Other calls for each deal. */
const acceptedBy = (i: number): readonly Call[] => [`${1 + (i % 7)}S`, `7${STRAINS[Math.floor(i / 7) % 5]}`] as Call[]

/** The text that only the owner of a deal may read; it contains the number from the title. */
export const personalOf = ({ title }: Pick<Deal, 'title'>): readonly string[] => {
  const number = /\d+/.exec(title)?.[0]
  return ['theme', 'inspiration', 'tag', 'player'].map((kind) => `SECRET-${kind}-${number}.`)
}

/** The same, but for students who practise the bidding. */
export const acceptedOf = ({ title }: Pick<Deal, 'title'>): string =>
  `"accepts":${JSON.stringify(acceptedBy(Number(/\d+/.exec(title)?.[0])))}`

let counter = 0
const at = (offset: number | null): Date | null => (offset === null ? null : later(offset * 1000))

/** Builds the described world, with ids that no other world has. */
const toWorld = (given: Description): RandomWorld => {
  const world = ++counter
  const accounts = given.accounts.map(({ hasHandle, avatar, name, address, ...rest }, i) =>
    anAccount({
      ...rest,
      id: anAccountId(`w${world}-${i}`),
      displayName: name,
      email: `${address}.${i}@w${world}.example.org`,
      handle: hasHandle ? aHandle(`w${world}-author-${i}`) : null,
      avatarUrl: avatar === 'none' ? null : `https://example.org/${i}.png`,
      avatarTrusted: avatar === 'trusted',
    }),
  )
  const account = (place: number): Account => accounts[place % accounts.length] as Account
  const groups = given.groups.map(({ owner, members }) => {
    const ownerId = account(owner).id
    const memberIds = [...new Set(members.map((member) => account(member).id))].filter((id) => id !== ownerId)
    return aSharingGroup({ ownerId, memberIds })
  })
  const deals = given.deals.map(({ owner, sharing, lifecycle, groups: places, publishedAt, themes, isBid }, i) => {
    const ownerId = account(owner).id
    const owned = groups.filter((group) => group.ownerId === ownerId)
    const chosen = owned.length === 0 ? [] : [...new Set(places.map((place) => owned[place % owned.length]?.id))]
    const isShared = sharing === 'group' && chosen.length > 0 && lifecycle !== 'orphaned'
    return aDeal({
      ...(isBid ? PRACTISED_BOARD : {}),
      ownerId: lifecycle === 'orphaned' ? null : ownerId,
      title: `SECRET-title-${i}.`,
      themes,
      // The personal ones are public in other deals.
      personalThemes: [`SECRET-theme-${i}.`, ...THEMES],
      inspirations: [`SECRET-inspiration-${i}.`],
      callNotes: [{ call: 0, text: '', alert: false, accepts: acceptedBy(i) }],
      supplement: [{ name: `SECRET-tag-${i}.`, value: `SECRET-player-${i}.` }],
      sharing: sharing === 'group' && !isShared ? 'private' : sharing,
      sharingGroupIds: (isShared ? chosen : []) as Deal['sharingGroupIds'],
      lifecycle: lifecycle as Deal['lifecycle'],
      // One that is not public may have been published earlier.
      publishedAt: at(publishedAt),
    })
  })
  const collections = given.collections.map((one, i) =>
    aCollection({
      ownerId: account(one.owner).id,
      title: `Collection ${i}`,
      dealIds: [...new Set(one.deals.map((place) => (deals[place % deals.length] as Deal).id))],
      publicEnabled: one.publicEnabled,
      publicToken: `token-${world}-${i}`,
      studentView: { ...DEFAULT_STUDENT_VIEW, hands: one.hands, auction: one.auction },
      practice: {
        ...{ bidding: one.bidding, play: one.play, seat: one.seat },
        answers: one.answers && (one.bidding || one.play),
      },
      availableFrom: at(one.from),
      availableUntil: one.until !== null && one.from !== null && one.until <= one.from ? null : at(one.until),
      archivedAt: one.isArchived ? at(-1) : null,
      createdAt: at(one.createdAt) as Date,
    }),
  )
  const grants = given.grants.map(({ account: place, startsAt, endsAt, revokedAt, ...rest }) =>
    aGrant({
      ...rest,
      accountId: account(place).id,
      startsAt: at(startsAt) as Date,
      endsAt: endsAt !== null && endsAt <= startsAt ? null : at(endsAt),
      revokedAt: at(revokedAt),
    }),
  )
  const place = (index: number) => index % accounts.length
  const follows = given.follows.flatMap(([a, b]) => (place(a) === place(b) ? [] : [[place(a), place(b)] as const]))
  const announcements = given.announcements.map(({ publishedAt, expiresAt, roles, languages, countries, ...rest }) =>
    anAnnouncement({
      ...rest,
      kind: rest.kind as Announcement['kind'],
      audience: { roles, languages, countries },
      publishedAt: at(publishedAt),
      expiresAt: expiresAt !== null && publishedAt !== null && expiresAt <= publishedAt ? null : at(expiresAt),
    }),
  )
  const marks = new Map<string, Mark>()
  for (const [reader, place] of announcements.length === 0 ? [] : given.marks) {
    const [{ id: accountId }, { id: announcementId }] = [
      account(reader),
      announcements[place % announcements.length] as Announcement,
    ]
    marks.set(`${accountId} ${announcementId}`, { accountId, announcementId, readAt: at(-1) as Date })
  }
  const { changes } = given
  return {
    ...{ accounts, deals, groups, collections, grants, follows, announcements, changes },
    students: studentsOf(given.students, { collections, deals }, world),
    marks: [...marks.values()],
    serves: [],
  }
}

export const randomWorld: fc.Arbitrary<RandomWorld> = description.map(toWorld)
