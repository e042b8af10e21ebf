import { type Static, Type } from 'typebox'
import type { ServedDeal } from '../../application/deals/serve-deal.js'
import { AccountIdText, called, nullable, ref, says, timestamp, Uuid } from '../dtos/schemas.js'
import { EXAMPLE_IDS, EXAMPLE_TIMES } from '../openapi/examples.js'
import { DealToServeDto, toPlainDealDto } from './deal-dtos.js'

const ServeDto = Type.Object(
  {
    id: Uuid('The id of the serve.', EXAMPLE_IDS.serve),
    playerId: nullable(AccountIdText('The player who was charged; `null` if anonymous.', EXAMPLE_IDS.player)),
    servedAt: timestamp('When the deal was served.', EXAMPLE_TIMES.updated),
    remaining: nullable(
      Type.Integer(says('How many serves the player has left until midnight UTC; `null` if there is no limit.', 9)),
    ),
  },
  { $id: 'Serve', description: 'A record of one deal handed out to one player.' },
)

export const SERVE_SCHEMAS = [DealToServeDto, ServeDto]

export const ServedDealDto = Type.Object(
  {
    deal: ref(DealToServeDto),
    serve: Type.Union([Type.Unsafe<Static<typeof ServeDto>>({ $ref: 'Serve' }), Type.Null()]),
  },
  called('ServedDeal', 'A deal, and the record of its serve; `null` if it was only read.'),
)

export const ServeQuery = Type.Object({
  serve: Type.Boolean({ default: true, description: 'Set to `false` to read the deal without serving it.' }),
})

export const toServedDealDto = ({ deal, serve, remaining }: ServedDeal): Static<typeof ServedDealDto> => ({
  deal: toPlainDealDto(deal),
  serve: { id: serve.id, playerId: serve.playerId, servedAt: serve.servedAt, remaining },
})
