import { auctionIssues, type Call } from './auction.js'
import { dealerOfBoard, SEATS, type Seat, type Vulnerability, vulnerabilityOfBoard } from './board.js'
import { DomainError, type Issue, rejectIssues } from './errors.js'
import { type Hands, readHands } from './hand.js'
import { commentaryIssues, type Paragraph, type ParagraphInput, toParagraphs } from './paragraph.js'
import { isSharedInGroups, type Sharing } from './sharing.js'

export const MAX_TITLE_LENGTH = 200
export const MAX_THEMES = 32

/** The board of a deal, with what its owner has noted about it. */
export interface DealContent {
  readonly title: string
  readonly boardNumber: number | null
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
  readonly hands: Hands
  /** The calls, starting with the dealer's. Always legal. */
  readonly auction: readonly Call[]
  readonly commentary: readonly Paragraph[]
  readonly themes: readonly string[]
  /** Like `inspirations`, visible only to the owner and internal backends. */
  readonly personalThemes: readonly string[]
  readonly inspirations: readonly string[]
}

/** The fields of a deal as they are sent. Absent and `null` fields get their defaults. */
export interface DealFields {
  readonly title: string
  readonly boardNumber?: number | null
  readonly dealer?: Seat | null
  readonly vulnerability?: Vulnerability | null
  readonly hands?: Readonly<Partial<Record<Seat, string | null>>> | null
  readonly auction?: readonly Call[] | null
  readonly commentary?: readonly ParagraphInput[] | null
  readonly themes?: readonly string[] | null
  readonly personalThemes?: readonly string[] | null
  readonly inspirations?: readonly string[] | null
  readonly sharing?: Sharing | null
  readonly sharingGroupIds?: readonly string[] | null
}

/** A merge patch of a deal: absent fields stay, `null` resets a field to its default. */
export type DealPatch = Partial<DealFields>

/** Laws of Duplicate Bridge, Law 2. Without a board number, North deals and neither side is vulnerable. */
export const defaultDealer = (boardNumber: number | null): Seat =>
  boardNumber === null ? 'N' : dealerOfBoard(boardNumber)
export const defaultVulnerability = (boardNumber: number | null): Vulnerability =>
  boardNumber === null ? 'None' : vulnerabilityOfBoard(boardNumber)

/**
 * The content of a board with all defaults filled in. Throws `VALIDATION_FAILED` with every issue.
 * @param stored what it replaces, if anything
 */
export const readContent = (fields: DealFields, stored?: Pick<DealContent, 'commentary'>): DealContent => {
  const boardNumber = fields.boardNumber ?? null
  const { hands, issues } = readHands(fields.hands ?? {})
  const auction = fields.auction ?? []
  const commentary = toParagraphs(fields.commentary ?? [])
  rejectIssues([
    ...issues,
    ...auctionIssues(auction),
    ...commentaryIssues('/commentary', commentary, stored?.commentary),
    ...groupIssues(fields),
  ])
  return {
    title: fields.title,
    boardNumber,
    dealer: fields.dealer ?? defaultDealer(boardNumber),
    vulnerability: fields.vulnerability ?? defaultVulnerability(boardNumber),
    hands,
    auction,
    commentary,
    themes: fields.themes ?? [],
    personalThemes: fields.personalThemes ?? [],
    inspirations: fields.inspirations ?? [],
  }
}

export const groupIssues = (fields: DealPatch, path = ''): readonly Issue[] =>
  isSharedInGroups(fields) && (fields.sharingGroupIds ?? []).length === 0
    ? [{ path: `${path}/sharingGroupIds`, message: 'must contain at least one group when sharing is "group"' }]
    : []

const boardIssues = ({ hands, auction }: DealPatch): readonly Issue[] => [
  ...readHands(hands ?? {}).issues,
  ...auctionIssues(auction ?? []),
]

/** The issues in the board and sharing of a complete deal. */
export const dealIssues = (fields: Omit<DealFields, 'title'>): readonly Issue[] => [
  ...boardIssues(fields),
  ...groupIssues(fields),
]

/** The issues of a patch that do not depend on the deal. If it names no groups, the deal may already have some. */
export const dealPatchIssues = (patch: DealPatch): readonly Issue[] => [
  ...boardIssues(patch),
  ...(patch.sharingGroupIds === undefined ? [] : groupIssues(patch)),
]

/** Identifies a board, so that repeats of it are recognised: its number, dealer, vulnerability and hands. */
export const boardKey = ({ boardNumber, dealer, vulnerability, hands }: DealContent): string =>
  JSON.stringify([boardNumber, dealer, vulnerability, SEATS.map((seat) => hands[seat])])

/** The {@link boardKey} of a board as it is sent; `null` if the board is not valid. */
export const boardKeyOf = (fields: DealFields): string | null => {
  try {
    return boardKey(readContent(fields))
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}
