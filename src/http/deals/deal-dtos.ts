import { type Static, Type } from 'typebox'
import type { Actor } from '../../domain/actor.js'
import { CALL_PATTERN, type Call, MAX_CALLS, STRAINS } from '../../domain/auction.js'
import { MAX_BOARD_NUMBER, SEATS, VULNERABILITIES } from '../../domain/board.js'
import {
  contractOfDeal,
  type Deal,
  LIFECYCLES,
  mayManageDeal,
  type PlainDeal,
  type SharedDeal,
} from '../../domain/deal.js'
import { MAX_THEMES, MAX_TITLE_LENGTH } from '../../domain/deal-content.js'
import { CARD_PATTERN, type Card, MAX_CARDS, MAX_TRICKS } from '../../domain/play.js'
import { SHARINGS } from '../../domain/sharing.js'
import type { SupplementEntry } from '../../domain/supplement.js'
import { CONTENT_RULE } from '../content-rules.js'
import { CommentaryInput, ParagraphDto, toParagraphDtos } from '../paragraph-dtos.js'
import { mutable, Name, nullable, oneOf, PageQuery, PaginationDto, ref, strictObject, Timestamp } from '../schemas.js'

const Seat = oneOf(SEATS)
const Vulnerability = oneOf(VULNERABILITIES)
const Themes = Type.Array(Type.String({ maxLength: MAX_TITLE_LENGTH }), { maxItems: MAX_THEMES })

const hand = nullable(
  Type.String({
    description: 'A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.',
    examples: ['AKQ.JT9.876.5432'],
  }),
)

const ContractDto = Type.Object(
  {
    level: Type.Integer({ minimum: 0, maximum: 7, description: '0 if the board was passed out.' }),
    strain: nullable(oneOf(STRAINS)),
    doubled: oneOf([0, 1, 2]),
    declarer: nullable(Seat),
  },
  { $id: 'Contract', description: 'Derived from the auction once it is finished.' },
)

/** The fields that every reader of a deal sees. */
const shared = {
  id: Type.String(),
  ownerId: nullable(Type.String()),
  title: Type.String(),
  boardNumber: nullable(Type.Integer()),
  dealer: Seat,
  vulnerability: Vulnerability,
  hands: Type.Object({ N: hand, E: hand, S: hand, W: hand }),
  auction: Type.Array(Type.String()),
  contract: Type.Union([Type.Unsafe<Static<typeof ContractDto>>({ $ref: 'Contract' }), Type.Null()]),
  play: Type.Array(Type.String({ examples: ['SA'] }), {
    description: 'The cards in the order in which they were played, starting with the opening lead.',
  }),
  result: nullable(Type.Integer({ minimum: 0, maximum: MAX_TRICKS, description: 'The tricks of the declaring side.' })),
  commentary: Type.Array(ParagraphDto),
  themes: Type.Array(Type.String()),
  sharing: oneOf(SHARINGS),
  lifecycle: oneOf(LIFECYCLES),
  publishedAt: nullable(Timestamp),
  createdAt: Timestamp,
  updatedAt: Timestamp,
}

export const Supplement = Type.Array(Type.Object({ name: Type.String(), value: Type.String() }), {
  description:
    'What a file said of the board and no other field holds (players, event, scores, unknown tags and tables), in its order.',
})

/** The fields of a deal without its supplement, as its owner and internal backends see it. */
export const plain = {
  ...shared,
  personalThemes: Type.Array(Type.String()),
  inspirations: Type.Array(Type.String()),
  sharingGroupIds: Type.Array(Type.String()),
}

export const DealDto = Type.Object(
  { ...plain, supplement: Supplement },
  { $id: 'Deal', description: 'A deal as its owner and internal backends see it.' },
)

export const SharedDealDto = Type.Object(shared, {
  $id: 'SharedDeal',
  description: 'A deal as everyone else sees it: without personal themes, inspirations, supplement and sharing groups.',
})

const { ownerId: _, ...ofNobody } = shared

export const PublicDealDto = Type.Object(ofNobody, {
  $id: 'PublicDeal',
  description: 'A deal as students see it: like `SharedDeal`, but without its owner.',
})

const personal = {
  personalThemes: Type.Optional(Type.Array(Type.String())),
  inspirations: Type.Optional(Type.Array(Type.String())),
  sharingGroupIds: Type.Optional(Type.Array(Type.String())),
  supplement: Type.Optional(Supplement),
}

export const ReadableDealDto = Type.Object(
  { ...shared, ...personal },
  { $id: 'ReadableDeal', description: 'A deal as the caller may see it. Only its owner gets the personal fields.' },
)

export const toSharedDealDto = (deal: SharedDeal): Static<typeof SharedDealDto> => {
  return {
    id: deal.id,
    ownerId: deal.ownerId,
    title: deal.title,
    boardNumber: deal.boardNumber,
    dealer: deal.dealer,
    vulnerability: deal.vulnerability,
    hands: deal.hands,
    auction: mutable(deal.auction),
    contract: contractOfDeal(deal),
    play: mutable(deal.play),
    result: deal.result,
    commentary: toParagraphDtos(deal.commentary),
    themes: mutable(deal.themes),
    sharing: deal.sharing,
    lifecycle: deal.lifecycle,
    publishedAt: deal.publishedAt,
    createdAt: deal.createdAt,
    updatedAt: deal.updatedAt,
  }
}

export const toPublicDealDto = (deal: Parameters<typeof toSharedDealDto>[0]): Static<typeof PublicDealDto> => {
  const { ownerId: _, ...dto } = toSharedDealDto(deal)
  return dto
}

export const toPlainDealDto = (deal: PlainDeal) => ({
  ...toSharedDealDto(deal),
  personalThemes: mutable(deal.personalThemes),
  inspirations: mutable(deal.inspirations),
  sharingGroupIds: mutable(deal.sharingGroupIds),
})

export const toDealDto = (deal: Deal): Static<typeof DealDto> => ({
  ...toPlainDealDto(deal),
  supplement: deal.supplement.map(({ name, value }) => ({ name, value })),
})

/** A deal as the actor may see it: with the personal fields for those who manage it. */
export const toReadableDealDto =
  (actor: Actor) =>
  (deal: Deal): Static<typeof ReadableDealDto> =>
    mayManageDeal(actor, deal) ? toDealDto(deal) : toSharedDealDto(deal)

const handText = Type.Optional(nullable(Type.String({ maxLength: 16 })))

const fields = {
  boardNumber: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: MAX_BOARD_NUMBER }))),
  dealer: Type.Optional(nullable(Seat)),
  vulnerability: Type.Optional(nullable(Vulnerability)),
  hands: Type.Optional(nullable(strictObject({ N: handText, E: handText, S: handText, W: handText }))),
  auction: Type.Optional(
    nullable(
      Type.Array(Type.Unsafe<Call>({ type: 'string', pattern: CALL_PATTERN, examples: ['1NT'] }), {
        maxItems: MAX_CALLS,
      }),
    ),
  ),
  play: Type.Optional(
    nullable(
      Type.Array(Type.Unsafe<Card>({ type: 'string', pattern: CARD_PATTERN, examples: ['SA'] }), {
        maxItems: MAX_CARDS,
        description: 'Needs four hands and an auction that ends in a contract.',
      }),
    ),
  ),
  result: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: MAX_TRICKS }))),
  commentary: Type.Optional(nullable(CommentaryInput)),
  themes: Type.Optional(nullable(Themes)),
  personalThemes: Type.Optional(nullable(Themes)),
  inspirations: Type.Optional(nullable(Themes)),
  sharing: Type.Optional(nullable(oneOf(SHARINGS))),
  sharingGroupIds: Type.Optional(nullable(Type.Array(Type.String(), { maxItems: 100, uniqueItems: true }))),
}

const WHOLE = { [CONTENT_RULE]: 'deal' }
const PATCH = { [CONTENT_RULE]: 'deal-patch' }

export const DealBody = strictObject({ title: Name, ...fields }, WHOLE)
export const ApiDealBody = strictObject({ ownerId: Type.String(), ...DealBody.properties }, WHOLE)
export const DealPatchBody = strictObject(
  {
    title: Type.Optional(Name),
    ...fields,
    supplement: Type.Optional(
      Type.Array(Type.Unsafe<SupplementEntry>({}), {
        maxItems: 0,
        description: 'Send an empty list to empty it. Otherwise read-only: only files bring entries.',
      }),
    ),
  },
  PATCH,
)

/** The item schemas of streamed lists. */
export const DEAL = ref(DealDto)
export const SHARED_DEAL = ref(SharedDealDto)
export const PUBLIC_DEAL = ref(PublicDealDto)
export const READABLE_DEAL = ref(ReadableDealDto)

/** What a list of deals, or a file of them, is narrowed by. */
export const DealFilterQuery = Type.Object({
  sharing: Type.Optional(oneOf(SHARINGS)),
  lifecycle: Type.Optional(oneOf(LIFECYCLES)),
})

export const ApiDealFilterQuery = Type.Object({
  ownerId: Type.Optional(Type.String({ description: 'An unknown owner has no deals.' })),
  ...DealFilterQuery.properties,
})

export const DealsQuery = Type.Object({ ...DealFilterQuery.properties, ...PageQuery.properties })

export const ApiDealsQuery = Type.Object({ ...ApiDealFilterQuery.properties, ...PageQuery.properties })

export const DealsDto = Type.Object({ deals: Type.Array(ref(DealDto)), pagination: ref(PaginationDto) })

export const UpdatedDealsDto = Type.Object({ deals: Type.Array(ref(DealDto)) })

export const DealBatchBody = strictObject({
  ids: Type.Array(Type.String(), { minItems: 1, maxItems: 500, uniqueItems: true }),
  set: strictObject(
    { sharing: fields.sharing, sharingGroupIds: fields.sharingGroupIds, themes: fields.themes },
    { minProperties: 1, ...PATCH },
  ),
})

export const DEAL_SCHEMAS = [ContractDto, DealDto, SharedDealDto, PublicDealDto, ReadableDealDto]
