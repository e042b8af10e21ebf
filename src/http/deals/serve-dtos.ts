import { type Static, Type } from 'typebox'
import type { ServedDeal } from '../../application/deals/serve-deal.js'
import { nullable, ref, Timestamp } from '../schemas.js'
import { plain, Supplement, toPlainDealDto } from './deal-dtos.js'

const ServedDealContentDto = Type.Object(
  { ...plain, supplement: Type.Optional(Supplement) },
  { $id: 'DealToServe', description: 'A deal as internal backends see it; without its supplement if it is served.' },
)

const ServeDto = Type.Object(
  {
    id: Type.String(),
    playerId: nullable(Type.String({ description: 'The player who was charged; `null` if anonymous.' })),
    servedAt: Timestamp,
    remaining: nullable(
      Type.Integer({
        description: 'How many serves the player has left until midnight UTC; `null` if there is no limit.',
      }),
    ),
  },
  { $id: 'Serve', description: 'A record of one deal handed out to one player.' },
)

export const SERVE_SCHEMAS = [ServedDealContentDto, ServeDto]

export const ServedDealDto = Type.Object({
  deal: ref(ServedDealContentDto),
  serve: Type.Union([Type.Unsafe<Static<typeof ServeDto>>({ $ref: 'Serve' }), Type.Null()]),
})

export const ServeQuery = Type.Object({
  serve: Type.Boolean({ default: true, description: 'Set to `false` to read the deal without serving it.' }),
})

export const toServedDealDto = ({ deal, serve, remaining }: ServedDeal): Static<typeof ServedDealDto> => ({
  deal: toPlainDealDto(deal),
  serve: { id: serve.id, playerId: serve.playerId, servedAt: serve.servedAt, remaining },
})
