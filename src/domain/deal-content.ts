import { auctionIssues, type Call, contractOf } from './bridge/auction.js'
import { dealerOfBoard, SEATS, type Seat, type Vulnerability, vulnerabilityOfBoard } from './bridge/board.js'
import { type Hands, type ReadHands, readHands } from './bridge/hand.js'
import type { TrickTable } from './bridge/par.js'
import { type Card, playIssues, repeatedCardIssues } from './bridge/play.js'
import { type CallNote, type CallNoteInput, callNoteIssues, toCallNotes } from './call-note.js'
import { type CommentaryBlock, type CommentaryBlockInput, commentaryIssues, toCommentary } from './commentary.js'
import { type KnownTricks, tricksAfter } from './double-dummy.js'
import { DomainError, type Issue, rejectIssues } from './errors.js'
import { isSharedInGroups, type Sharing } from './sharing.js'
import type { SupplementEntry } from './supplement.js'
import { jsonBytes } from './text.js'

/** The maximum number of deals that one request can change. */
export const MAX_BATCH_DEALS = 500
/** The size of an imported board file. Larger files are imported in pieces. */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024
export const MAX_TITLE_LENGTH = 200
export const MAX_THEMES = 32

/** The board of a deal, with its owner's notes. */
export interface DealContent {
  readonly title: string
  readonly boardNumber: number | null
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
  readonly hands: Hands
  /** The calls, starting with the dealer's. They are always legal. */
  readonly auction: readonly Call[]
  /** At most one for each call, in the order of the calls. */
  readonly callNotes: readonly CallNote[]
  /** The cards in the order of play, starting with the opening lead. They are always legal. */
  readonly play: readonly Card[]
  /** The tricks of the declaring side; `null` if they are not known. */
  readonly result: number | null
  /** The double dummy results of the hands; `null` until they are known. */
  readonly doubleDummy: KnownTricks | null
  readonly commentary: readonly CommentaryBlock[]
  readonly themes: readonly string[]
  /** Like `inspirations`, visible only to the owner and internal backends. */
  readonly personalThemes: readonly string[]
  readonly inspirations: readonly string[]
  /** Data of the imported file that has no other field, in the order of the file. Visible like `inspirations`. */
  readonly supplement: readonly SupplementEntry[]
}

/** The fields with texts written by people, which may be long. */
export const TEXT_FIELDS = ['callNotes', 'commentary', 'themes', 'personalThemes', 'inspirations'] as const

/** The size of the texts of a deal, in bytes of JSON. */
export const textBytesOfDeal = (deal: Pick<DealContent, (typeof TEXT_FIELDS)[number]>): number =>
  jsonBytes(TEXT_FIELDS.map((field) => deal[field]))

/** The size of the texts of a deal and of its supplement, if that was loaded. */
export const loadedBytesOfDeal = (
  deal: Parameters<typeof textBytesOfDeal>[0] & Partial<Pick<DealContent, 'supplement'>>,
): number => textBytesOfDeal(deal) + (deal.supplement === undefined ? 0 : jsonBytes(deal.supplement))

/** The fields that differ between the records of a board (`boardKey`) that was played at several tables. */
export const TABLE_FIELDS = ['auction', 'callNotes', 'play', 'result', 'commentary', 'supplement'] as const

/** The fields of a deal as they are sent. Absent and `null` fields get their defaults. */
export interface DealFields {
  readonly title: string
  readonly boardNumber?: number | null
  readonly dealer?: Seat | null
  readonly vulnerability?: Vulnerability | null
  readonly hands?: Readonly<Partial<Record<Seat, string | null>>> | null
  readonly auction?: readonly Call[] | null
  readonly callNotes?: readonly CallNoteInput[] | null
  readonly play?: readonly Card[] | null
  readonly result?: number | null
  readonly commentary?: readonly CommentaryBlockInput[] | null
  readonly themes?: readonly string[] | null
  readonly personalThemes?: readonly string[] | null
  readonly inspirations?: readonly string[] | null
  readonly sharing?: Sharing | null
  readonly sharingGroupIds?: readonly string[] | null
  /** From a file. If absent, the stored supplement stays. */
  readonly supplement?: readonly SupplementEntry[] | null
  /** From a file, for a new deal. */
  readonly tricks?: TrickTable | null
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
 * @param stored the deal that it replaces, if any
 */
export const readContent = (
  fields: DealFields,
  stored?: Pick<DealContent, 'hands' | 'doubleDummy' | 'commentary' | 'supplement'>,
): DealContent => {
  const boardNumber = fields.boardNumber ?? null
  const read = readHands(fields.hands ?? {})
  const auction = fields.auction ?? []
  const callNotes = toCallNotes(fields.callNotes ?? [])
  const play = fields.play ?? []
  const commentary = toCommentary(fields.commentary ?? [])
  rejectIssues([
    ...boardIssues(fields, read),
    ...callNoteIssues(callNotes, auction),
    ...commentaryIssues('/commentary', commentary, stored?.commentary),
    ...groupIssues(fields),
  ])
  return {
    title: fields.title,
    boardNumber,
    dealer: fields.dealer ?? defaultDealer(boardNumber),
    vulnerability: fields.vulnerability ?? defaultVulnerability(boardNumber),
    hands: read.hands,
    auction,
    callNotes,
    play,
    result: fields.result ?? null,
    doubleDummy: tricksAfter(read.hands, stored, fields.tricks ?? null),
    commentary,
    themes: fields.themes ?? [],
    personalThemes: fields.personalThemes ?? [],
    inspirations: fields.inspirations ?? [],
    supplement: fields.supplement ?? stored?.supplement ?? [],
  }
}

export const groupIssues = (fields: DealPatch, path = ''): readonly Issue[] =>
  isSharedInGroups(fields) && (fields.sharingGroupIds ?? []).length === 0
    ? [{ path: `${path}/sharingGroupIds`, message: 'must contain at least one group when sharing is "group"' }]
    : []

/** The issues of hands, auction and play. The play is not judged if the hands or the auction have issues. */
const boardIssues = (
  { boardNumber, dealer, auction, play }: Omit<DealFields, 'title' | 'hands'>,
  { hands, issues }: ReadHands,
): readonly Issue[] => {
  const calls = auction ?? []
  const before = [...issues, ...auctionIssues(calls)]
  if (play === undefined || play === null || play.length === 0 || before.length > 0) return before
  return playIssues(play, hands, contractOf(calls, dealer ?? defaultDealer(boardNumber ?? null)))
}

/** The issues in the board and sharing of a complete deal, without those of its call notes. */
export const dealIssues = (fields: Omit<DealFields, 'title'>): readonly Issue[] => [
  ...boardIssues(fields, readHands(fields.hands ?? {})),
  ...groupIssues(fields),
]

/**
 * The issues of a patch that do not depend on the deal, without those of its call notes. A patch that shares the deal
 * need not name groups, because the deal may already have some.
 */
export const dealPatchIssues = (patch: DealPatch): readonly Issue[] => [
  ...readHands(patch.hands ?? {}).issues,
  ...auctionIssues(patch.auction ?? []),
  ...repeatedCardIssues(patch.play ?? []),
  ...(patch.sharingGroupIds === undefined ? [] : groupIssues(patch)),
]

export const noBoardsFound = (): DomainError =>
  new DomainError('invalid', 'NO_BOARDS_FOUND', 'No record of a board was found in the file.')

/** Identifies a board by its number, dealer, vulnerability and hands, to recognise repeats. */
export const boardKey = ({ boardNumber, dealer, vulnerability, hands }: DealContent): string =>
  [boardNumber ?? '', dealer, vulnerability, ...SEATS.map((seat) => hands[seat] ?? '-')].join(' ')

/** The {@link boardKey} of a board as it is sent; `null` if the board is not valid. */
export const boardKeyOf = (fields: DealFields): string | null => {
  try {
    return boardKey(readContent(fields))
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}
