import type { Issue } from '../../domain/errors.js'
import { practiceIssues, withPracticeDefaults } from '../../domain/practice/practice.js'
import { type ContentRules, isAbsent, objectOf, type Sent } from '../validation/content-rule.js'

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

export const PRACTICE_RULES: ContentRules = {
  answer: (sent) => {
    const { bidding, play } = objectOf(sent)
    return isAbsent(bidding) && isAbsent(play) ? [{ path: '', message: 'must have bidding or play' }] : []
  },
  practice: (sent) => answersIssues(objectOf(sent)),
  'practice-patch': (sent) => answersIssues({ bidding: true, play: true, ...objectOf(sent) }),
}
