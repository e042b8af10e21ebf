// Rows as the rivals read them, under the names that the bodies have.
type Texts = unknown

export interface AccountRow {
  readonly id: string
  readonly email: string
  readonly displayName: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly organisationName: string | null
  readonly country: string | null
  readonly language: string | null
  readonly appLanguage: string | null
  readonly auctionSystem: {
    readonly id: string
    readonly identifier: string
    readonly labels: unknown
    readonly sortOrder: number
  } | null
  readonly isActive: boolean
  readonly role: string
  readonly signupSource: string
  readonly isOrganisation: boolean
  readonly showEmail: boolean
  readonly avatarUrl: string | null
  readonly avatarTrusted: boolean
  readonly preferences: unknown
  readonly onboardedAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly certified: boolean
  readonly handle: string | null
}

export interface DealRow {
  readonly id: string
  readonly ownerId: string | null
  readonly title: string
  readonly boardNumber: number | null
  readonly dealer: string
  readonly vulnerability: string
  readonly hands: string
  readonly auction: string
  readonly callNotes: unknown
  readonly play: string
  readonly result: number | null
  readonly doubleDummy: string | null
  readonly commentary: unknown
  readonly themes: readonly string[]
  readonly sharing: string
  readonly lifecycle: string
  readonly publishedAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** A deal with the fields that only its owner and internal backends see. */
export interface WholeDealRow extends DealRow {
  readonly personalThemes: readonly string[]
  readonly inspirations: readonly string[]
  readonly sharingGroupIds: readonly string[]
}

/** A deal as its owner sees it, with the supplement. */
export interface OwnDealRow extends WholeDealRow {
  readonly supplement: unknown
}

export interface CollectionRow {
  readonly id: string
  readonly ownerId: string
  readonly title: string
  readonly description: string | null
  readonly dealIds: readonly string[]
  readonly publicEnabled: boolean
  readonly publicToken: string | null
  readonly embeddable: boolean
  readonly studentView: object
  readonly practice: object
  readonly viewed: number
  readonly lastViewedAt: Date | null
  readonly availableFrom: Date | null
  readonly availableUntil: Date | null
  readonly archivedAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** An author in the directory. */
export type ListedAuthorRow = Pick<
  AccountRow,
  'id' | 'handle' | 'displayName' | 'avatarUrl' | 'avatarTrusted' | 'certified' | 'createdAt'
> & { readonly dealCount: number; readonly latest: Date | null }

export interface AnnouncementRow {
  readonly id: string
  readonly kind: string
  readonly title: Texts
  readonly body: Texts
  readonly actionLabel: Texts
  readonly actionPath: string | null
  readonly pinned: boolean
  readonly publishedAt: Date | null
  readonly expiresAt: Date | null
  readonly audienceRoles: readonly string[]
  readonly audienceLanguages: readonly string[]
  readonly audienceCountries: readonly string[]
  readonly readAt: Date | null
}

/** The reader of announcements. */
export type ReaderRow = Pick<AccountRow, 'id' | 'role' | 'language' | 'appLanguage' | 'country'>
