import { publicLinkIssues } from '../../domain/collection.js'
import { dayRangeIssues } from '../../domain/day.js'
import type { Issue } from '../../domain/errors.js'
import { grantIssues } from '../../domain/grant.js'
import { ANNOUNCEMENT_RULES } from '../announcements/announcement-rules.js'
import { DEAL_RULES } from '../deals/deal-rules.js'
import { PRACTICE_RULES } from '../practice/practice-rules.js'
import { type ContentRules, instantOf, objectOf, type Sent } from './content-rule.js'

const dayOf = (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null)

const rangeIssues = ({ from, to }: Sent): readonly Issue[] => {
  const [start, end] = [dayOf(from), dayOf(to)]
  const areDays = start !== null && end !== null && !Number.isNaN(start.getTime()) && !Number.isNaN(end.getTime())
  return areDays ? dayRangeIssues(start, end) : []
}

/** The content rules that schemas name. */
export const CONTENT_RULES: ContentRules = {
  ...ANNOUNCEMENT_RULES,
  ...DEAL_RULES,
  ...PRACTICE_RULES,
  'day-range': (sent) => rangeIssues(objectOf(sent)),
  grant: (sent) => {
    const { startsAt, endsAt } = objectOf(sent)
    return grantIssues({ startsAt: instantOf(startsAt), endsAt: instantOf(endsAt) })
  },
  'public-link': (sent) => {
    const { availableFrom, availableUntil } = objectOf(sent)
    return publicLinkIssues({ availableFrom: instantOf(availableFrom), availableUntil: instantOf(availableUntil) })
  },
}
