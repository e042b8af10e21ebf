import { type Call, isCall } from '../../domain/bridge/auction.js'
import { MAX_BOARD_NUMBER, SEATS, type Seat } from '../../domain/bridge/board.js'
import { type Card, isCard } from '../../domain/bridge/play.js'
import { type CallNote, callNoteIssues, toCallNotes } from '../../domain/call-note.js'
import { type CommentaryBlockInput, toCommentary } from '../../domain/commentary.js'
import { type DealPatch, dealIssues, dealPatchIssues } from '../../domain/deal-content.js'
import type { Issue } from '../../domain/errors.js'
import { type ParagraphInput, paragraphIssues, toParagraphs } from '../../domain/paragraph.js'
import { type ContentRules, isAbsent, isObject, objectOf, type Sent, textOf } from '../validation/content-rule.js'

const isAuction = (value: unknown): value is readonly Call[] =>
  Array.isArray(value) && value.every((call) => typeof call === 'string' && isCall(call))

const isPlay = (value: unknown): value is readonly Card[] =>
  Array.isArray(value) && value.every((card) => typeof card === 'string' && isCard(card))

const isText = (value: unknown): boolean => isObject(value) && typeof value.text === 'string'
const isParagraph = (value: unknown): value is ParagraphInput =>
  isObject(value) && Array.isArray(value.children) && value.children.every(isText)
const areParagraphs = (value: unknown): value is readonly ParagraphInput[] =>
  Array.isArray(value) && value.every(isParagraph)

const isStep = (value: unknown): boolean => isObject(value) && value.type === 'step'
const areBlocks = (value: readonly unknown[]): value is readonly CommentaryBlockInput[] =>
  value.every((block) => isStep(block) || isParagraph(block))

/** Paragraphs have children, steps have none. */
const childrenIssues = (blocks: readonly unknown[]): readonly Issue[] =>
  blocks.flatMap((block, i) => {
    if (!isObject(block) || isAbsent(block.children) === isStep(block)) return []
    return [{ path: `/${i}/children`, message: isStep(block) ? 'must not be sent for a step' : 'is required' }]
  })

const commentaryIssues = (sent: unknown): readonly Issue[] =>
  Array.isArray(sent)
    ? [...childrenIssues(sent), ...(areBlocks(sent) ? paragraphIssues('', toCommentary(sent)) : [])]
    : []

const isBoardNumber = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_BOARD_NUMBER
const isSeat = (value: unknown): value is Seat => SEATS.some((seat) => seat === value)

/**
 * Whether the fields that a play depends on have the right types: otherwise a fault in them would also be reported for
 * the play.
 */
const isJudged = ({ boardNumber, dealer, auction }: Sent): boolean =>
  (isAbsent(boardNumber) || isBoardNumber(boardNumber)) &&
  (isAbsent(dealer) || isSeat(dealer)) &&
  (isAbsent(auction) || isAuction(auction))

const isOptional = (value: unknown, type: 'string' | 'boolean'): boolean => isAbsent(value) || typeof value === type

/** A note at a call; `null` if anything in it has the wrong type. */
const callNoteOf = (value: unknown): CallNote | null => {
  if (!isObject(value)) return null
  const { call, text, alert, accepts } = value
  if (!Number.isInteger(call) || (call as number) < 0 || !isOptional(text, 'string') || !isOptional(alert, 'boolean'))
    return null
  if (!isAbsent(accepts) && !isAuction(accepts)) return null
  return toCallNotes([value as never])[0] ?? null
}

/**
 * The issues of the notes at calls. @param unsent the auction if none is sent; `null` if only the stored deal has it
 */
const noteIssues = ({ callNotes, auction }: Sent, unsent: readonly Call[] | null): readonly Issue[] => {
  const sent = auction === undefined ? unsent : auction === null ? [] : isAuction(auction) ? auction : null
  return Array.isArray(callNotes) ? callNoteIssues(callNotes.map(callNoteOf), sent) : []
}

/** The board and sharing of a deal, as far as they have the right types. */
const dealOf = ({ boardNumber, dealer, hands, auction, play, sharing, sharingGroupIds }: Sent): DealPatch => ({
  ...(isBoardNumber(boardNumber) ? { boardNumber } : {}),
  ...(isSeat(dealer) ? { dealer } : {}),
  hands: Object.fromEntries(SEATS.map((seat) => [seat, textOf(objectOf(hands)[seat])])),
  auction: isAuction(auction) ? auction : [],
  play: isPlay(play) && isJudged({ boardNumber, dealer, auction }) ? play : [],
  ...(sharing === 'group' ? { sharing } : {}),
  ...(sharingGroupIds === null || Array.isArray(sharingGroupIds) ? { sharingGroupIds } : {}),
})

export const DEAL_RULES: ContentRules = {
  commentary: commentaryIssues,
  deal: (sent) => [...dealIssues(dealOf(objectOf(sent))), ...noteIssues(objectOf(sent), [])],
  'deal-patch': (sent) => [...dealPatchIssues(dealOf(objectOf(sent))), ...noteIssues(objectOf(sent), null)],
  paragraphs: (sent) => (areParagraphs(sent) ? paragraphIssues('', toParagraphs(sent)) : []),
}
