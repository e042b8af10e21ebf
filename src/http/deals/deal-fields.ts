import { Type } from 'typebox'
import { SEATS, type Seat, VULNERABILITIES } from '../../domain/bridge/board.js'
import { LIFECYCLES } from '../../domain/deal.js'
import { MAX_THEMES, MAX_TITLE_LENGTH } from '../../domain/deal-content.js'
import { SHARINGS, type Sharing } from '../../domain/sharing.js'
import { called, IN_DOCUMENT, nameOf, nullable, oneOf, says } from '../dtos/schemas.js'
import { EXAMPLE_BOARD } from '../openapi/examples.js'

/** Schemas of fields that occur in both requests and responses. */
export const seat = (here: string, example: Seat) =>
  oneOf(SEATS, { ...called('Seat', 'A seat at the table: North, East, South or West.', here), examples: [example] })
export const vulnerability = (here: string) =>
  oneOf(VULNERABILITIES, {
    ...called('Vulnerability', 'Which sides are vulnerable: none, North-South, East-West or both.', here),
    examples: [EXAMPLE_BOARD.vulnerability],
  })
export const sharing = (here: string, example: Sharing) =>
  oneOf(SHARINGS, {
    ...called('Sharing', 'Who may see a deal: its owner, everybody, or the members of some groups.'),
    [IN_DOCUMENT]: { description: here, examples: [example] },
  })
export const lifecycle = oneOf(LIFECYCLES, {
  ...called(
    'Lifecycle',
    'Whether a deal is in use, in the trash, or without an owner because that account was erased.',
  ),
})
export const title = nameOf('The title, on one line.', EXAMPLE_BOARD.title)
export const themes = (description: string, example: string) =>
  Type.Array(Type.String({ maxLength: MAX_TITLE_LENGTH }), { maxItems: MAX_THEMES, ...says(description, [example]) })
export const shownTexts = (description: string, example: string) =>
  Type.Array(Type.String(), says(description, [example]))
export const THEMES = ['What it teaches, for everyone who may see the deal.', 'counting'] as const
export const PERSONAL_THEMES = ["The owner's own themes, which nobody else sees.", 'lesson 4'] as const
export const INSPIRATIONS = ['Where the deal comes from, which nobody else sees.', 'Club night, board 7'] as const

export const NOTED_CALL =
  'The place of the call in the auction, from 0; the length of the auction for a call still to be made.'
export const NOTE_TEXT = 'An explanation, on one line; empty if there is none.'
export const NOTE_ALERT = 'Whether the call is alerted.'
export const ACCEPTED_CALLS =
  'Other calls that are correct here. Only the owner of the deal and internal backends see them.'

export const RESULT = 'The tricks of the declaring side.'

export const HAND = 'A hand in PBN: spades.hearts.diamonds.clubs.'
export const hand = (name: Seat) =>
  nullable(Type.String(says(`${HAND} \`null\` if it is not shown.`, EXAMPLE_BOARD.hands[name])))
export const HandsDto = Type.Object(
  { N: hand('N'), E: hand('E'), S: hand('S'), W: hand('W') },
  called('Hands', 'The hands of a deal, by seat.'),
)
