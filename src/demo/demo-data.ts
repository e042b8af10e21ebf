import { randomBytes } from 'node:crypto'
import { type Account, changeAccount, completeOnboarding, newAccount } from '../domain/account.js'
import { asAccount, BACKEND } from '../domain/actor.js'
import { type Announcement, type AnnouncementFields, newAnnouncement } from '../domain/announcement.js'
import { COLLECTIONS_FEATURE, type Collection, newCollection } from '../domain/collection.js'
import { newCollectionContent } from '../domain/collection-content.js'
import { HOUR_MS } from '../domain/day.js'
import { type Deal, newDeal, withSharing } from '../domain/deal.js'
import type { Grant } from '../domain/grant.js'
import type {
  AccountId,
  AnnouncementId,
  CollectionId,
  DealId,
  GrantId,
  ServeId,
  SharingGroupId,
} from '../domain/ids.js'
import type { Database } from '../infrastructure/postgres/database.js'
import { PrismaTransactions } from '../infrastructure/prisma/prisma-transactions.js'
import { DEMO_ACCOUNTS, DEMO_ADMIN, DEMO_PLAYER, DEMO_TEACHER, type DemoAccount } from './demo-accounts.js'
import { DEMO_COURSES, demoFields } from './demo-lessons.js'

/** The maximum number of deals of a demo account. */
const MAX_DEALS = 8

/** Returns the same id for the same object in every installation, so that seeding can be repeated. */
const demoId = (kind: number, number: number): string =>
  `01980000-0000-7000-800${kind}-${number.toString(16).padStart(12, '0')}`

const dealsOf = (account: Account, index: number, now: Date): readonly Deal[] =>
  (DEMO_COURSES[account.id]?.boards ?? []).map((board, i) => {
    const at = new Date(now.getTime() - (MAX_DEALS - i) * HOUR_MS)
    const id = demoId(1, index * MAX_DEALS + i) as DealId
    return newDeal({ id, ownerId: account.id, fields: demoFields(board, i), sharingGroupIds: [] }, at)
  })

const accountOf = ({ id, email, role, certified, profile }: DemoAccount, now: Date): Account => {
  const fresh = newAccount({ id: id as AccountId, email, displayName: profile.displayName, signupSource: 'app' }, now)
  const onboarded = completeOnboarding(fresh, profile, asAccount(fresh), now)
  return changeAccount(onboarded, { role, certified, avatarTrusted: profile.avatarUrl !== undefined }, BACKEND, now)
}

export const isEmpty = async ({ prisma }: Pick<Database, 'prisma'>): Promise<boolean> =>
  (await prisma.account.findFirst({ select: { id: true } })) === null

/** Whether the demo accounts for which `npm start` prints tokens exist. */
export const hasDemoAccounts = async ({ prisma }: Pick<Database, 'prisma'>): Promise<boolean> =>
  (await prisma.account.count({ where: { id: { in: [DEMO_TEACHER, DEMO_ADMIN] } } })) === 2

const DAY = 24 * HOUR_MS

/** Collections in every state (open, upcoming, over, closed, archived) for a teacher without a plan. */
const collectionsOf = (account: Account, index: number, deals: readonly Deal[], now: Date): readonly Collection[] => {
  const open = { publicEnabled: true }
  const states: readonly Partial<Collection>[] = [
    open,
    { ...open, availableFrom: new Date(now.getTime() + 30 * DAY) },
    { ...open, availableUntil: new Date(now.getTime() - DAY) },
    {},
    { archivedAt: now },
  ]
  return (DEMO_COURSES[account.id]?.collections ?? []).map(([title, description], i) => {
    const id = demoId(2, index * states.length + i) as CollectionId
    const dealIds = deals.filter((_, n) => n % 2 === i % 2 || i === 0).map((deal) => deal.id)
    const createdAt = new Date(now.getTime() - (states.length - i) * HOUR_MS)
    const fields = { id, ownerId: account.id, dealIds, seniority: i }
    const made = newCollection({ ...fields, ...newCollectionContent({ title, description }) }, createdAt)
    const state = states[i] ?? {}
    // Demo data is the same everywhere, but its links must not be guessable if real students use them.
    return { ...made, ...state, publicToken: state.publicEnabled ? randomBytes(24).toString('base64url') : null }
  })
}

const PEERS: readonly (readonly [owner: string, name: string, members: readonly string[]])[] = [
  [DEMO_TEACHER, 'Teachers of the region', ['demo|zofia', 'demo|club']],
  ['demo|zofia', 'Study circle', ['demo|takashi', 'demo|nadia']],
]

const ANNOUNCEMENTS: readonly AnnouncementFields[] = [
  {
    kind: 'banner',
    title: {
      en: 'Welcome to Dealbook',
      fr: 'Bienvenue sur Dealbook',
      pl: 'Witamy w Dealbook',
      ja: 'Dealbook へようこそ',
    },
    body: {
      en: 'Import your boards from a PBN file and publish the first one.',
      fr: 'Importez vos donnes d’un fichier PBN et publiez la première.',
    },
    actionLabel: { en: 'My boards', fr: 'Mes donnes' },
    actionPath: '/desk/boards',
    pinned: true,
  },
  {
    kind: 'news',
    title: { en: 'Share a collection by a link', fr: 'Partagez une collection par un lien' },
    body: { en: 'Your students need no account.', fr: 'Vos élèves n’ont pas besoin de compte.' },
  },
  {
    kind: 'news',
    title: { fr: 'Rencontre des enseignants à Lyon' },
    body: { fr: 'Le premier samedi du mois prochain.' },
    audience: { roles: ['teacher'], countries: ['FR'] },
  },
]

const announcementsAt = (now: Date): readonly Announcement[] =>
  ANNOUNCEMENTS.map((fields, i) => {
    const publishedAt = new Date(now.getTime() - (i + 1) * HOUR_MS)
    return newAnnouncement(demoId(5, i) as AnnouncementId, { ...fields, publishedAt }, publishedAt)
  })

/** Adds the demo data, without changing anything that is already there. Returns how many accounts it created. */
export const seedDemoData = async (database: Pick<Database, 'prisma' | 'isDirect'>, now: Date): Promise<number> =>
  new PrismaTransactions(database).run(
    async ({ accounts, announcements, collections, deals, grants, serves, sharingGroups, subscriptions }) => {
      const made = new Map<string, { readonly account: Account; readonly deals: readonly Deal[] }>()
      for (const [index, demo] of DEMO_ACCOUNTS.entries()) {
        const account = accountOf(demo, now)
        if (!(await accounts.insert(account))) continue
        const own = dealsOf(account, index, now)
        await deals.insertMany(own)
        for (const collection of collectionsOf(account, index, own, now)) await collections.insert(collection)
        made.set(demo.id, { account, deals: own })
      }
      for (const [index, [ownerId, name, memberIds]] of PEERS.entries()) {
        const owner = made.get(ownerId)
        const members = memberIds.flatMap((id) => made.get(id)?.account ?? [])
        if (owner === undefined) continue
        const id = demoId(3, index) as SharingGroupId
        const group = {
          id,
          revision: 1,
          ownerId: owner.account.id,
          name,
          memberIds: members.map((member) => member.id),
          createdAt: now,
        }
        await sharingGroups.insert(group)
        const hidden = owner.deals.find(({ sharing }) => sharing === 'private')
        if (hidden !== undefined) await deals.save(hidden, withSharing(hidden, 'group', [id], now))
        for (const member of members) await subscriptions.follow(member.id, owner.account.id, now)
      }
      for (const announcement of announcementsAt(now))
        if ((await announcements.findById(announcement.id)) === null) await announcements.insert(announcement)
      const subscriber = made.get(DEMO_TEACHER)?.account
      if (subscriber !== undefined) await grants.put(subscriptionOf(subscriber, now))
      const player = made.get(DEMO_PLAYER)?.account
      for (const [i, { id: dealId }] of (made.get(DEMO_TEACHER)?.deals ?? []).entries())
        await serves.serve(
          {
            id: demoId(5, i) as ServeId,
            dealId,
            playerId: (i % 2 === 0 && player?.id) || null,
            servedAt: new Date(now.getTime() - i * HOUR_MS),
          },
          null,
        )
      return made.size
    },
  )

/** A plan that makes its author premium and includes ten collections. */
const subscriptionOf = ({ id: accountId }: Account, now: Date): Grant => ({
  id: demoId(4, 0) as GrantId,
  accountId,
  source: 'subscription',
  plan: 'studio',
  feature: COLLECTIONS_FEATURE,
  limit: 10,
  startsAt: now,
  endsAt: null,
  revokedAt: null,
  createdAt: now,
})
