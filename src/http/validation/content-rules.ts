import { announcementIssues, announcementPatchIssues } from '../../domain/announcement.js'
import { type Call, isCall } from '../../domain/bridge/auction.js'
import { MAX_BOARD_NUMBER, SEATS, type Seat } from '../../domain/bridge/board.js'
import { type Card, isCard } from '../../domain/bridge/play.js'
import { type CallNote, callNoteIssues, toCallNotes } from '../../domain/call-note.js'
import { publicLinkIssues } from '../../domain/collection.js'
import { type CommentaryBlockInput, toCommentary } from '../../domain/commentary.js'
import { dayRangeIssues } from '../../domain/day.js'
import { type DealPatch, dealIssues, dealPatchIssues } from '../../domain/deal-content.js'
import type { Issue } from '../../domain/errors.js'
import { grantIssues } from '../../domain/grant.js'
import { type ParagraphInput, paragraphIssues, toParagraphs } from '../../domain/paragraph.js'
import { practiceIssues, withPracticeDefaults } from '../../domain/practice/practice.js'
import { isInstant } from '../../domain/standard-formats.js'

/** The schema keyword, an OpenAPI extension, that names a content rule. */
export const CONTENT_RULE = 'x-content-rule'

type Sent = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Sent => typeof value === 'object' && value !== null && !Array.isArray(value)
const objectOf = (value: unknown): Sent => (isObject(value) ? value : {})
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const dayOf = (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null)
const instantOf = (value: unknown): Date | null =>
  typeof value === 'string' && isInstant(value) ? new Date(value) : null

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
const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null

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

const announcementTextsOf = ({ title, body, actionLabel, actionPath, publishedAt, expiresAt }: Sent) => ({
  title: objectOf(title) as Record<string, string>,
  body: objectOf(body) as Record<string, string>,
  actionLabel: objectOf(actionLabel) as Record<string, string>,
  actionPath: textOf(actionPath),
  publishedAt: instantOf(publishedAt),
  expiresAt: instantOf(expiresAt),
})

const isTextsPatch = (sent: unknown): sent is Record<string, string> | null => sent === null || isObject(sent)

/** The fields of a patch; `null` removes a value, and fields of the wrong type count as absent. */
const announcementPatchOf = ({ title, actionLabel, actionPath, ...sent }: Sent) => {
  const { body, publishedAt, expiresAt } = announcementTextsOf(sent)
  return {
    body,
    publishedAt,
    expiresAt,
    ...(isTextsPatch(title) ? { title } : {}),
    ...(isTextsPatch(actionLabel) ? { actionLabel } : {}),
    ...(actionPath === null || typeof actionPath === 'string' ? { actionPath } : {}),
  }
}

const rangeIssues = ({ from, to }: Sent): readonly Issue[] => {
  const [start, end] = [dayOf(from), dayOf(to)]
  const areDays = start !== null && end !== null && !Number.isNaN(start.getTime()) && !Number.isNaN(end.getTime())
  return areDays ? dayRangeIssues(start, end) : []
}

/** Checks that answers need bidding or play. Fields that are neither sent nor known count as practised. */
const answersIssues = ({ bidding, play, answers }: Sent): readonly Issue[] =>
  practiceIssues(
    withPracticeDefaults({
      bidding: !isAbsent(bidding) && bidding !== false,
      play: !isAbsent(play) && play !== false,
      answers: answers === true,
    }),
    '',
  )

/**
 * Domain rules that can be checked on one part of a request, so that their issues are reported along with all others
 * and before any lookup. Each accepts any value and only checks fields with the right types.
 */
export const CONTENT_RULES: Readonly<Record<string, (sent: unknown) => readonly Issue[]>> = {
  answer: (sent) => {
    const { bidding, play } = objectOf(sent)
    return isAbsent(bidding) && isAbsent(play) ? [{ path: '', message: 'must have bidding or play' }] : []
  },
  announcement: (sent) => announcementIssues(announcementTextsOf(objectOf(sent))),
  'announcement-patch': (sent) => announcementPatchIssues(announcementPatchOf(objectOf(sent))),
  commentary: commentaryIssues,
  'day-range': (sent) => rangeIssues(objectOf(sent)),
  deal: (sent) => [...dealIssues(dealOf(objectOf(sent))), ...noteIssues(objectOf(sent), [])],
  'deal-patch': (sent) => [...dealPatchIssues(dealOf(objectOf(sent))), ...noteIssues(objectOf(sent), null)],
  grant: (sent) => {
    const { startsAt, endsAt } = objectOf(sent)
    return grantIssues({ startsAt: instantOf(startsAt), endsAt: instantOf(endsAt) })
  },
  paragraphs: (sent) => (areParagraphs(sent) ? paragraphIssues('', toParagraphs(sent)) : []),
  practice: (sent) => answersIssues(objectOf(sent)),
  'practice-patch': (sent) => answersIssues({ bidding: true, play: true, ...objectOf(sent) }),
  'public-link': (sent) => {
    const { availableFrom, availableUntil } = objectOf(sent)
    return publicLinkIssues({ availableFrom: instantOf(availableFrom), availableUntil: instantOf(availableUntil) })
  },
}
