import type { OwnerFields } from '../domain/account.js'
import type { Role } from '../domain/actor.js'
import { paragraphsOf } from '../domain/paragraph.js'
import { STANDARD_AUCTION_SYSTEMS } from '../domain/standard-auction-systems.js'

export interface DemoAccount {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly certified: boolean
  readonly profile: OwnerFields & { readonly displayName: string }
}

/** The account with the most data, first in the list. */
export const DEMO_TEACHER = 'demo|alice'
/** The account with access to the back-office. */
export const DEMO_ADMIN = 'demo|admin'
export const DEMO_PLAYER = 'demo|nadia'

const system = (identifier: string) => STANDARD_AUCTION_SYSTEMS.find((known) => known.identifier === identifier) ?? null

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    id: DEMO_TEACHER,
    email: 'alice.martin@example.org',
    role: 'teacher',
    certified: true,
    profile: {
      displayName: 'Alice Martin',
      firstName: 'Alice',
      lastName: 'Martin',
      country: 'FR',
      language: 'fr',
      handle: 'alice-martin',
      auctionSystem: system('sef'),
      avatarUrl: 'https://avatars.example.org/alice.png',
      preferences: {
        theme: 'dark',
        dealsExplorer: { viewMode: 'table', columnVisibility: { themes: true, contract: false } },
      },
    },
  },
  {
    id: 'demo|zofia',
    email: 'zofia.wójcik@example.org',
    role: 'teacher',
    certified: false,
    profile: {
      displayName: 'Zofia Wójcik',
      firstName: 'Zofia',
      lastName: 'Wójcik',
      country: 'PL',
      language: 'pl',
      appLanguage: 'en',
      handle: 'zofia-wojcik',
      auctionSystem: system('polish-club'),
      avatarUrl: 'https://avatars.example.org/zofia.png',
      preferences: { groupsList: { viewMode: 'grid' } },
    },
  },
  {
    id: 'demo|takashi',
    email: 'takashi@example.org',
    role: 'teacher',
    certified: false,
    profile: {
      displayName: '田中 隆',
      country: 'JP',
      language: 'ja',
      appLanguage: 'ja',
      handle: 'takashi',
      auctionSystem: system('precision'),
    },
  },
  {
    id: 'demo|club',
    email: 'school@example.org',
    role: 'teacher',
    certified: true,
    profile: {
      displayName: 'Harbour Bridge School',
      organisationName: 'Harbour Bridge School',
      isOrganisation: true,
      country: 'AU',
      language: 'en',
      appLanguage: 'en',
      handle: 'harbour-bridge',
      auctionSystem: system('acol'),
      preferences: {
        shareTemplates: { mail: { subject: 'Boards for next week', body: [...paragraphsOf('Please look at these.')] } },
      },
    },
  },
  {
    id: DEMO_PLAYER,
    email: 'nadia@example.org',
    role: 'player',
    certified: false,
    profile: { displayName: 'نادية حداد', country: 'LB', language: 'ar', appLanguage: 'fr' },
  },
  {
    id: DEMO_ADMIN,
    email: 'admin@example.org',
    role: 'admin',
    certified: false,
    profile: { displayName: 'Demo Admin', appLanguage: 'en', preferences: { theme: 'system' } },
  },
]
