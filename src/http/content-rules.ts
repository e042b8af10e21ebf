import { announcementIssues, announcementPatchIssues } from '../domain/announcement.js'
import { type Call, isCall } from '../domain/auction.js'
import { SEATS } from '../domain/board.js'
import { publicLinkIssues } from '../domain/collection.js'
import { dayRangeIssues } from '../domain/day.js'
import { type DealPatch, dealIssues, dealPatchIssues } from '../domain/deal.js'
import type { Issue } from '../domain/errors.js'
import { isInstant } from '../domain/formats.js'
import { grantIssues } from '../domain/grant.js'
import { type ParagraphInput, paragraphIssues, toParagraphs } from '../domain/paragraph.js'

/** The name under which a schema names a rule of its content, as an extension of OpenAPI. */
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

const isText = (value: unknown): boolean => isObject(value) && typeof value.text === 'string'
const areParagraphs = (value: unknown): value is readonly ParagraphInput[] =>
  Array.isArray(value) &&
  value.every(
    (paragraph) => isObject(paragraph) && Array.isArray(paragraph.children) && paragraph.children.every(isText),
  )

/** What of the board and the sharing of a deal has its type. */
const dealOf = ({ hands, auction, sharing, sharingGroupIds }: Sent): DealPatch => ({
  hands: Object.fromEntries(SEATS.map((seat) => [seat, textOf(objectOf(hands)[seat])])),
  auction: isAuction(auction) ? auction : [],
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

/** What a patch names; `null` takes away, and what is of a wrong type counts as not named. */
const announcementPatchOf = ({ title, actionLabel, actionPath, ...sent }: Sent) => {
  const { body, publishedAt, expiresAt } = announcementTextsOf(sent)
  return {
    body,
    publishedAt,
    expiresAt,
    ...(title === null ? { title } : {}),
    ...(actionLabel === null || isObject(actionLabel)
      ? { actionLabel: actionLabel as Record<string, string> | null }
      : {}),
    ...(actionPath === null || typeof actionPath === 'string' ? { actionPath } : {}),
  }
}

const rangeIssues = ({ from, to }: Sent): readonly Issue[] => {
  const [start, end] = [dayOf(from), dayOf(to)]
  const areDays = start !== null && end !== null && !Number.isNaN(start.getTime()) && !Number.isNaN(end.getTime())
  return areDays ? dayRangeIssues(start, end) : []
}

/**
 * The rules of the domain that can be told from a part of a request alone, so that they are refused together with every other
 * fault of it and before anything is looked up. Each takes what was sent, whatever its types, and judges what has the right ones.
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
