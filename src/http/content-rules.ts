import { announcementIssues, announcementPatchIssues } from '../domain/announcement.js'
import { type Call, isCall } from '../domain/auction.js'
import { MAX_BOARD_NUMBER, SEATS, type Seat } from '../domain/board.js'
import { publicLinkIssues } from '../domain/collection.js'
import { dayRangeIssues } from '../domain/day.js'
import { type DealPatch, dealIssues, dealPatchIssues } from '../domain/deal-content.js'
import type { Issue } from '../domain/errors.js'
import { isInstant } from '../domain/formats.js'
import { grantIssues } from '../domain/grant.js'
import { type ParagraphInput, paragraphIssues, toParagraphs } from '../domain/paragraph.js'
import { type Card, isCard } from '../domain/play.js'

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
const areParagraphs = (value: unknown): value is readonly ParagraphInput[] =>
  Array.isArray(value) &&
  value.every(
    (paragraph) => isObject(paragraph) && Array.isArray(paragraph.children) && paragraph.children.every(isText),
  )

const isBoardNumber = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_BOARD_NUMBER
const isSeat = (value: unknown): value is Seat => SEATS.some((seat) => seat === value)
const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null

/** Whether what a play is judged by has the right types: otherwise a fault in it would be told of the play too. */
const isJudged = ({ boardNumber, dealer, auction }: Sent): boolean =>
  (isAbsent(boardNumber) || isBoardNumber(boardNumber)) &&
  (isAbsent(dealer) || isSeat(dealer)) &&
  (isAbsent(auction) || isAuction(auction))

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

/**
 * Domain rules that one part of a request is enough to check, so that their issues are reported along with all others and
 * before any lookup. Each accepts whatever was sent and checks only what has the right types.
 */
export const CONTENT_RULES: Readonly<Record<string, (sent: unknown) => readonly Issue[]>> = {
  announcement: (sent) => announcementIssues(announcementTextsOf(objectOf(sent))),
  'announcement-patch': (sent) => announcementPatchIssues(announcementPatchOf(objectOf(sent))),
  'day-range': (sent) => rangeIssues(objectOf(sent)),
  deal: (sent) => dealIssues(dealOf(objectOf(sent))),
  'deal-patch': (sent) => dealPatchIssues(dealOf(objectOf(sent))),
  grant: (sent) => {
    const { startsAt, endsAt } = objectOf(sent)
    return grantIssues({ startsAt: instantOf(startsAt), endsAt: instantOf(endsAt) })
  },
  paragraphs: (sent) => (areParagraphs(sent) ? paragraphIssues('', toParagraphs(sent)) : []),
  'public-link': (sent) => {
    const { availableFrom, availableUntil } = objectOf(sent)
    return publicLinkIssues({ availableFrom: instantOf(availableFrom), availableUntil: instantOf(availableUntil) })
  },
}
