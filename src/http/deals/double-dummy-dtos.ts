import { type Static, Type } from 'typebox'
import type { SolvedDeal } from '../../application/deals/get-double-dummy.js'
import { STRAINS } from '../../domain/bridge/auction.js'
import { SEATS } from '../../domain/bridge/board.js'
import { MAX_TRICKS } from '../../domain/bridge/play.js'
import { type DoubleDummy, TRICK_SOURCES } from '../../domain/double-dummy.js'
import { called, mutable, oneOf, says } from '../dtos/schemas.js'
import { EXAMPLE_BOARD, EXAMPLE_DOUBLE_DUMMY } from '../openapi/examples.js'

const tricksIn = (strain: (typeof STRAINS)[number]) =>
  Type.Integer({
    minimum: 0,
    maximum: MAX_TRICKS,
    ...says(`The tricks in ${strain}.`, EXAMPLE_DOUBLE_DUMMY.tricks.N[strain]),
  })

const TricksOfDeclarerDto = Type.Object(
  { C: tricksIn('C'), D: tricksIn('D'), H: tricksIn('H'), S: tricksIn('S'), NT: tricksIn('NT') },
  called('TricksOfDeclarer', 'How many tricks a declarer takes, by strain.'),
)

const fields = {
  tricks: Type.Object(
    { N: TricksOfDeclarerDto, E: TricksOfDeclarerDto, S: TricksOfDeclarerDto, W: TricksOfDeclarerDto },
    says('How many tricks each declarer takes in each strain when all play perfectly.', EXAMPLE_DOUBLE_DUMMY.tricks),
  ),
  par: Type.Object(
    {
      score: Type.Integer(says('The score in points of North and South.', EXAMPLE_DOUBLE_DUMMY.par.score)),
      contracts: Type.Array(
        Type.String(),
        says(
          'The contracts that reach this score: level, strain, `X` if doubled, declarers. Empty if the board is passed out.',
          EXAMPLE_DOUBLE_DUMMY.par.contracts,
        ),
      ),
    },
    says('The score when both sides also bid perfectly, North and South first, at the vulnerability of the deal.'),
  ),
  source: oneOf(
    TRICK_SOURCES,
    says(
      '`solver`, or `file` if the table came from a file and none has been computed yet.',
      EXAMPLE_DOUBLE_DUMMY.source,
    ),
  ),
}

export const DoubleDummyDto = Type.Object(fields, {
  $id: 'DoubleDummy',
  description: 'What can be made when all players see all hands; read-only. `null` until it has been computed.',
})

export const toDoubleDummyDto = ({ tricks, par, source }: DoubleDummy): Static<typeof DoubleDummyDto> => ({
  tricks: Object.fromEntries(
    SEATS.map((seat) => [seat, Object.fromEntries(STRAINS.map((strain) => [strain, tricks[seat][strain]]))]),
  ) as Static<typeof DoubleDummyDto>['tricks'],
  par: { score: par.score, contracts: mutable(par.contracts) },
  source,
})

const PlayedCardDto = Type.Object(
  {
    card: Type.String(says('The card that was played.', EXAMPLE_BOARD.play[0])),
    tricks: Type.Integer({
      minimum: 0,
      maximum: MAX_TRICKS,
      ...says('The total number of tricks that the declaring side can still take, including those already taken.', 11),
    }),
  },
  called('PlayedCard', 'What could still be made after a card.'),
)

export const SolvedDealDto = Type.Object(
  {
    ...fields,
    play: Type.Optional(Type.Array(PlayedCardDto, says('For each card of the play; only with `play=true`.'))),
  },
  { $id: 'SolvedDeal', description: 'What can be made on a deal, and still could be after each card that was played.' },
)

export const toSolvedDealDto = ({ play, ...solved }: SolvedDeal): Static<typeof SolvedDealDto> => ({
  ...toDoubleDummyDto(solved),
  ...(play === null ? {} : { play: play.map(({ card, tricks }) => ({ card, tricks })) }),
})
