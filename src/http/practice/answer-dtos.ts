import { type Static, Type } from 'typebox'
import type { ParticipantWithAnswers } from '../../application/ports/participant-repository.js'
import type { OwnAnswer } from '../../application/practice/get-own-answer.js'
import { CALL_PATTERN, type Call, MAX_CALLS } from '../../domain/bridge/auction.js'
import { SEATS } from '../../domain/bridge/board.js'
import { CARD_PATTERN, type Card, MAX_CARDS } from '../../domain/bridge/play.js'
import type { AnswerSheet, BoardResults, ParticipantResult } from '../../domain/practice/answer-sheet.js'
import { MAX_CHOICES } from '../../domain/practice/bidding-practice.js'
import type { GivenAnswer } from '../../domain/practice/judged-answer.js'
import { MAX_TAKEN_BACK, type Participant } from '../../domain/practice/participant.js'
import { seat as seatField } from '../deals/deal-fields.js'
import { called, mapOf, mutable, nullable, oneOf, says, strictObject, timestamp, Uuid } from '../dtos/schemas.js'
import { EXAMPLE_BOARD, EXAMPLE_IDS, EXAMPLE_TIMES } from '../openapi/examples.js'
import { CONTENT_RULE } from '../validation/content-rule.js'
import { NAME, PARTICIPANT_ID } from './participant-dtos.js'

const DEAL_ID = Uuid('The id of the deal.', EXAMPLE_IDS.deal)
const CALL = says('The place of the call in the auction, from 0.', 4)
const CHOSEN = says('The calls that were chosen there, in order: a wrong first one may be followed by another.', ['4S'])
const CARDS = says('The cards that were played, starting with the opening lead.', EXAMPLE_BOARD.play)
const TAKEN_BACK = says('How often a trick was taken back.', 1)

const CallText = Type.Unsafe<Call>({ type: 'string', pattern: CALL_PATTERN, examples: ['4S'] })
const CardText = Type.Unsafe<Card>({ type: 'string', pattern: CARD_PATTERN, examples: ['SA'] })

export const AnswerBody = strictObject(
  {
    seat: Type.Optional(
      nullable(
        oneOf(
          SEATS,
          says('The hand of the answer, a seat of the board as stored. If another one is practised by now, 400.', 'S'),
        ),
      ),
    ),
    bidding: Type.Optional(
      nullable(
        strictObject(
          {
            calls: Type.Array(
              strictObject({
                call: Type.Integer({ minimum: 0, ...CALL }),
                chosen: Type.Array(CallText, { minItems: 1, maxItems: MAX_CHOICES, ...CHOSEN }),
              }),
              { maxItems: MAX_CALLS, ...says('What was chosen at each turn of the seat so far, in order.') },
            ),
          },
          {
            description:
              'The whole bidding so far. If it is left out, it does not change, unless the practised hand has.',
          },
        ),
      ),
    ),
    play: Type.Optional(
      nullable(
        strictObject(
          {
            cards: Type.Array(CardText, { maxItems: MAX_CARDS, ...CARDS }),
            takenBack: Type.Optional(
              nullable(Type.Integer({ minimum: 0, maximum: MAX_TAKEN_BACK, default: 0, ...TAKEN_BACK })),
            ),
          },
          {
            description: 'The whole play so far. If it is left out, it does not change, unless the practised hand has.',
          },
        ),
      ),
    ),
  },
  {
    [CONTENT_RULE]: 'answer',
    ...called('AnswerInput', 'What a participant did with a board: `bidding`, `play` or both.'),
  },
)

export const toGivenAnswer = ({ seat, bidding, play }: Static<typeof AnswerBody>): GivenAnswer => ({
  ...(seat != null && { seat }),
  bidding: bidding?.calls ?? null,
  play: play == null ? null : { cards: play.cards, takenBack: play.takenBack ?? 0 },
})

const RIGHT = Type.Integer(says('The number of questions whose first choice was right.', 3))
const ASKED = Type.Integer(says('The number of questions that were answered.', 4))
const TRICKS = nullable(Type.Integer(says("The tricks of the student's side; `null` until all cards are played.", 10)))
const NEEDED = Type.Integer(says('The tricks with which that side makes the contract, or defeats it.', 10))
const POSSIBLE = nullable(
  Type.Integer(says('The tricks that side could take, double dummy; `null` until they are known.', 11)),
)

export const AnswerDto = Type.Object(
  {
    dealId: DEAL_ID,
    bidding: nullable(
      Type.Object(
        {
          calls: Type.Array(
            Type.Object({
              call: Type.Integer(CALL),
              chosen: Type.Array(Type.String(), CHOSEN),
              right: Type.Boolean(says('Whether the first choice was right.', true)),
            }),
            says('What was chosen at each turn.'),
          ),
          right: RIGHT,
          asked: ASKED,
        },
        { description: '`null` if nothing was bid.' },
      ),
    ),
    play: nullable(
      Type.Object(
        {
          cards: Type.Array(Type.String(), CARDS),
          takenBack: Type.Integer(TAKEN_BACK),
          tricks: TRICKS,
          needed: NEEDED,
          possible: POSSIBLE,
        },
        { description: '`null` if nothing was played.' },
      ),
    ),
  },
  called('Answer', 'What a participant did with a board, judged by the board as it was at the first answer.'),
)

export const toAnswerDto = ({ dealId, bidding, play }: OwnAnswer): Static<typeof AnswerDto> => ({
  dealId,
  bidding: bidding && {
    calls: bidding.calls.map(({ call, chosen, right }) => ({ call, chosen: mutable(chosen), right })),
    right: bidding.right,
    asked: bidding.asked,
  },
  play: play && {
    cards: mutable(play.cards),
    takenBack: play.takenBack,
    tricks: play.tricks,
    needed: play.needed,
    possible: play.possible,
  },
})

const Score = nullable(Type.Object({ right: RIGHT, asked: ASKED }, { description: '`null` if it is not practised.' }))

const listed = {
  id: PARTICIPANT_ID,
  name: Type.String(NAME),
  startedAt: timestamp('When the student began to take part.', EXAMPLE_TIMES.created),
  lastAt: nullable(timestamp('When the last answer came; `null` before the first.', EXAMPLE_TIMES.updated)),
}

const toListedParticipantDto = ({ id, name, startedAt, lastAt }: Participant) => ({
  id,
  name,
  startedAt,
  lastAt,
})

const BoardResultsDto = Type.Object(
  {
    dealId: DEAL_ID,
    bidding: Score,
    play: nullable(
      Type.Object(
        {
          made: Type.Integer(says('The number of plays that made the contract, or defeated it.', 2)),
          tried: Type.Integer(says('The number of all plays.', 3)),
        },
        { description: '`null` if it is not practised.' },
      ),
    ),
    choices: Type.Array(
      Type.Object({
        call: Type.Integer(CALL),
        right: Type.Integer(says('How many first choices were right.', 7)),
        chosen: {
          ...mapOf(Type.Integer(says('How many chose this call first.', 7))),
          ...says('How many chose each call first.', { '2H': 7 }),
        },
        accepted: Type.Array(Type.String(), says('The chosen calls that were right.', ['2H'])),
      }),
      says('The first choices in each place of the auction.'),
    ),
  },
  called('BoardResults', 'What all participants did with a board.'),
)

export const ResultDto = Type.Object(
  {
    participantId: PARTICIPANT_ID,
    dealId: DEAL_ID,
    seat: seatField('The hand with which it was answered.', 'S'),
    bidding: Score,
    play: nullable(
      Type.Object(
        { tricks: TRICKS, needed: NEEDED, possible: POSSIBLE, takenBack: Type.Integer(TAKEN_BACK) },
        { description: '`null` if nothing was played.' },
      ),
    ),
  },
  { $id: 'ParticipantResult', description: 'What one participant did with a board.' },
)

export const AnswersDto = Type.Object(
  {
    participants: Type.Array(
      Type.Object(listed, called('Participant', 'A student who takes part.')),
      says('The participants, in the order in which they joined.'),
    ),
    boards: Type.Array(BoardResultsDto, says('The boards that were answered, in collection order.')),
    answers: Type.Array(Type.Unsafe<Static<typeof ResultDto>>({ $ref: 'ParticipantResult' }), {
      description: 'What each participant did with each board.',
    }),
  },
  called('Answers', 'The answers to the practice of a collection.'),
)

const withAnswers = { ...listed, answers: Type.Array(AnswerDto, says('What the student answered.')) }

export const ParticipantAnswersDto = Type.Object(
  withAnswers,
  called('ParticipantAnswers', 'A student who takes part, with everything that the student answered.'),
)

export const toParticipantAnswersDto = ({
  participant,
  answers,
}: ParticipantWithAnswers): Static<typeof ParticipantAnswersDto> => ({
  ...toListedParticipantDto(participant),
  answers: answers.map(toAnswerDto),
})

export const ExportedParticipantDto = Type.Object(
  { collectionId: Uuid('The id of the collection.', EXAMPLE_IDS.collection), ...withAnswers },
  called('ExportedParticipant', 'A student who takes part in the practice of one of your collections.'),
)

export const toExportedParticipantDto = (one: ParticipantWithAnswers): Static<typeof ExportedParticipantDto> => ({
  collectionId: one.participant.collectionId,
  ...toParticipantAnswersDto(one),
})

const toBoardResultsDto = ({ dealId, bidding, play, choices }: BoardResults): Static<typeof BoardResultsDto> => ({
  dealId,
  bidding: bidding && { right: bidding.right, asked: bidding.asked },
  play: play && { made: play.made, tried: play.tried },
  choices: choices.map(({ call, right, chosen, accepted }) => ({
    ...{ call, right },
    chosen: { ...chosen },
    accepted: [...accepted],
  })),
})

export const toResultDto = ({
  participantId,
  dealId,
  seat,
  bidding,
  play,
}: ParticipantResult): Static<typeof ResultDto> => ({
  ...{ participantId, dealId, seat },
  bidding: bidding && { right: bidding.right, asked: bidding.asked },
  play: play && { tricks: play.tricks, needed: play.needed, possible: play.possible, takenBack: play.takenBack },
})

export const toAnswersDto = (
  { participants, boards }: AnswerSheet,
  answers: Static<typeof ResultDto>[],
): Static<typeof AnswersDto> => ({
  participants: participants.map(toListedParticipantDto),
  boards: boards.map(toBoardResultsDto),
  answers,
})
