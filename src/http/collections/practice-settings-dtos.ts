import { Type } from 'typebox'
import { NO_PRACTICE, PRACTICE_SEATS, type Practice } from '../../domain/practice/practice.js'
import { called, nullable, oneOf, optionalFlag, says, strictObject } from '../dtos/schemas.js'
import { CONTENT_RULE } from '../validation/content-rule.js'

const PRACTISES = 'What students do with the boards on the page of the public link, besides reading them.'
const BIDDING = says('Whether students bid the hand of the seat, call by call.', true)
const PLAY = says('Whether students play the boards that have four hands and a contract.', false)
const SEAT = says('The hand of the students: a seat of the board as stored, or `declarer`.', 'S')
const ANSWERS = says(
  'Whether students can take part under a name, so that the owner sees their answers. Needs `bidding` or `play`.',
  true,
)

export const PracticeDto = Type.Object(
  {
    bidding: Type.Boolean(BIDDING),
    play: Type.Boolean(PLAY),
    seat: oneOf(PRACTICE_SEATS, SEAT),
    answers: Type.Boolean(ANSWERS),
  },
  called('Practice', PRACTISES),
)

const given = {
  bidding: optionalFlag(BIDDING, NO_PRACTICE.bidding),
  play: optionalFlag(PLAY, NO_PRACTICE.play),
  seat: Type.Optional(
    nullable(
      oneOf(PRACTICE_SEATS, { ...SEAT, description: `${SEAT.description} By default \`${NO_PRACTICE.seat}\`.` }),
    ),
  ),
  answers: optionalFlag(ANSWERS, NO_PRACTICE.answers),
}

export const PracticeInput = strictObject(given, {
  [CONTENT_RULE]: 'practice',
  ...called('PracticeInput', `${PRACTISES} What is left out has its default.`),
})

export const PracticePatch = strictObject(given, {
  [CONTENT_RULE]: 'practice-patch',
  ...called('PracticePatch', `${PRACTISES} What is left out stays; \`null\` resets it.`),
})

export const toPracticeDto = ({ bidding, play, seat, answers }: Practice) => ({ bidding, play, seat, answers })
