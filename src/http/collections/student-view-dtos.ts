import { Type } from 'typebox'
import { DEFAULT_STUDENT_VIEW, SHOWN_HANDS, type StudentView } from '../../domain/student-view.js'
import { called, nullable, oneOf, optionalFlag, says, strictObject } from '../dtos/schemas.js'

const SHOWS =
  'What the page of the public link shows of each board before the reader reveals more. The API returns everything.'
const HANDS = says(
  "The hands: all four, none, those of one or two seats, the declarer's, those of the declaring or of the defending side, or those of the dummy and the opening leader. On a board without a declarer, these last four mean South, North and South, East and West, and all.",
  'S',
)
const SOUTH = says(
  '`declarer`: each board is turned so that its declarer sits South, as `south=declarer` turns files. `null`: boards are as they were dealt.',
  null,
)
const SOUTH_HANDS = ['declarer'] as const
const AUCTION = says('Whether the auction is shown.', true)
const COMMENTARY = says('Whether the commentary is shown.', false)
const DOUBLE_DUMMY = says('Whether the double dummy results are shown.', false)
const PLAY = says('Whether the play is shown.', false)

export const StudentViewDto = Type.Object(
  {
    hands: oneOf(SHOWN_HANDS, HANDS),
    south: nullable(oneOf(SOUTH_HANDS, SOUTH)),
    auction: Type.Boolean(AUCTION),
    commentary: Type.Boolean(COMMENTARY),
    doubleDummy: Type.Boolean(DOUBLE_DUMMY),
    play: Type.Boolean(PLAY),
  },
  called('StudentView', SHOWS),
)

export const StudentViewInput = strictObject(
  {
    hands: Type.Optional(
      nullable(
        oneOf(SHOWN_HANDS, {
          ...HANDS,
          description: `${HANDS.description} By default \`${DEFAULT_STUDENT_VIEW.hands}\`.`,
        }),
      ),
    ),
    south: Type.Optional(nullable(oneOf(SOUTH_HANDS, SOUTH))),
    auction: optionalFlag(AUCTION, DEFAULT_STUDENT_VIEW.auction),
    commentary: optionalFlag(COMMENTARY, DEFAULT_STUDENT_VIEW.commentary),
    doubleDummy: optionalFlag(DOUBLE_DUMMY, DEFAULT_STUDENT_VIEW.doubleDummy),
    play: optionalFlag(PLAY, DEFAULT_STUDENT_VIEW.play),
  },
  called(
    'StudentViewInput',
    `${SHOWS} What is left out stays, or has its default in a new collection; \`null\` resets it.`,
  ),
)

export const toStudentViewDto = ({ hands, south, auction, commentary, doubleDummy, play }: StudentView) => ({
  hands,
  south,
  auction,
  commentary,
  doubleDummy,
  play,
})
