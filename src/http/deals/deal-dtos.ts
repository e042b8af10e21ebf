import { type Static, Type } from 'typebox'
import type { Actor } from '../../domain/actor.js'
import { STRAINS } from '../../domain/bridge/auction.js'
import { MAX_TRICKS } from '../../domain/bridge/play.js'
import type { ReadableCallNote } from '../../domain/call-note.js'
import { contractOfDeal, type Deal, mayManageDeal, type PlainDeal, type SharedDeal } from '../../domain/deal.js'
import { doubleDummyOf } from '../../domain/double-dummy.js'
import { asShared } from '../../domain/exposure.js'
import { CommentaryBlockDto, toCommentaryDto } from '../dtos/paragraph-dtos.js'
import {
  AccountIdText,
  CreatedAt,
  called,
  mutable,
  nullable,
  oneOf,
  PaginationDto,
  ref,
  says,
  timestamp,
  UpdatedAt,
  Uuid,
} from '../dtos/schemas.js'
import { EXAMPLE_BOARD, EXAMPLE_IDS, EXAMPLE_NOTE } from '../openapi/examples.js'
import {
  ACCEPTED_CALLS,
  HandsDto,
  INSPIRATIONS,
  lifecycle,
  NOTE_ALERT,
  NOTE_TEXT,
  NOTED_CALL,
  PERSONAL_THEMES,
  RESULT,
  seat,
  sharing,
  shownTexts,
  THEMES,
  vulnerability,
} from './deal-fields.js'
import { DoubleDummyDto, SolvedDealDto, toDoubleDummyDto } from './double-dummy-dtos.js'
import { SupplementDto, toSupplementDto } from './supplement-dtos.js'

const ContractDto = Type.Object(
  {
    level: Type.Integer({ minimum: 0, maximum: 7, ...says('The level, 1 to 7; 0 if the board was passed out.', 4) }),
    strain: nullable(oneOf(STRAINS, says('The trump suit, or `NT`; `null` if the board was passed out.', 'S'))),
    doubled: oneOf([0, 1, 2], says('0, or 1 if it is doubled, or 2 if it is redoubled.', 0)),
    declarer: nullable(seat('Who declares; `null` if the board was passed out.', EXAMPLE_BOARD.dealer)),
  },
  { $id: 'Contract', description: 'Derived from the auction once it is finished.' },
)

const sharedNote = {
  call: Type.Integer(says(NOTED_CALL, EXAMPLE_NOTE.call)),
  text: Type.String(says(NOTE_TEXT, EXAMPLE_NOTE.text)),
  alert: Type.Boolean(says(NOTE_ALERT, EXAMPLE_NOTE.alert)),
}
const accepts = Type.Array(Type.String(), says(ACCEPTED_CALLS, EXAMPLE_NOTE.accepts))
const CALL_NOTES = 'What is said about single calls of the auction, in the order of the calls.'

const CallNotes = Type.Array(
  Type.Object({ ...sharedNote, accepts }, called('CallNote', 'What is said about one call of an auction.')),
  { description: CALL_NOTES },
)
const ReadableCallNotes = Type.Array(
  Type.Object(
    { ...sharedNote, accepts: Type.Optional(accepts) },
    called(
      'ReadableCallNote',
      'A note on one call, as the caller may see it: only the owner, internal backends and students who practise the bidding get `accepts`.',
    ),
  ),
  { description: CALL_NOTES },
)

/** The fields that every reader of a deal sees. */
const shared = {
  id: Uuid('The id of the deal.', EXAMPLE_IDS.deal),
  ownerId: nullable(AccountIdText('The account that owns the deal; `null` once that is erased.')),
  title: Type.String(says('The title.', EXAMPLE_BOARD.title)),
  boardNumber: nullable(Type.Integer(says('The number of the board, if it has one.', EXAMPLE_BOARD.boardNumber))),
  dealer: seat('Who deals, and calls first.', EXAMPLE_BOARD.dealer),
  vulnerability: vulnerability('Which sides are vulnerable.'),
  hands: HandsDto,
  auction: Type.Array(
    Type.String(),
    says('The calls, starting with the dealer’s: `P`, `X`, `XX`, or a bid such as `1NT`.', EXAMPLE_BOARD.auction),
  ),
  callNotes: Type.Array(
    Type.Object(
      sharedNote,
      called('SharedCallNote', 'What is said about one call, for everyone who may see the deal.'),
    ),
    { description: CALL_NOTES },
  ),
  contract: Type.Union([Type.Unsafe<Static<typeof ContractDto>>({ $ref: 'Contract' }), Type.Null()]),
  play: Type.Array(
    Type.String(),
    says('The cards in the order in which they were played, starting with the opening lead.', EXAMPLE_BOARD.play),
  ),
  result: nullable(Type.Integer({ minimum: 0, maximum: MAX_TRICKS, ...says(RESULT, EXAMPLE_BOARD.result) })),
  doubleDummy: Type.Union([Type.Unsafe<Static<typeof DoubleDummyDto>>({ $ref: 'DoubleDummy' }), Type.Null()]),
  commentary: Type.Array(CommentaryBlockDto, says('What the author says about the deal.')),
  themes: shownTexts(...THEMES),
  sharing: sharing('Who may see the deal.', 'public'),
  lifecycle,
  publishedAt: nullable(timestamp('When the deal first became public; `null` if it never was.')),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt,
}

const SharingGroupIds = Type.Array(Uuid('The id of a sharing group.', EXAMPLE_IDS.sharingGroup), {
  ...says('The groups whose members see the deal while its `sharing` is `group`.', []),
})

/** The fields of a plain deal, as its owner and internal backends see it. */
const plain = {
  ...shared,
  callNotes: CallNotes,
  personalThemes: shownTexts(...PERSONAL_THEMES),
  inspirations: shownTexts(...INSPIRATIONS),
  sharingGroupIds: SharingGroupIds,
}

export const DealDto = Type.Object(
  { ...plain, supplement: SupplementDto },
  { $id: 'Deal', description: 'A deal as its owner and internal backends see it.' },
)

export const DealToServeDto = Type.Object(
  { ...plain, supplement: Type.Optional(SupplementDto) },
  { $id: 'DealToServe', description: 'A deal as internal backends see it; without its supplement if it is served.' },
)

export const SharedDealDto = Type.Object(shared, {
  $id: 'SharedDeal',
  description:
    'A deal as everyone else sees it: without personal themes, inspirations, supplement, sharing groups and the calls that its notes accept.',
})

const { ownerId: _, ...ofNobody } = shared

export const PublicDealDto = Type.Object(
  { ...ofNobody, callNotes: ReadableCallNotes },
  {
    $id: 'PublicDeal',
    description:
      'A deal as students see it: like `SharedDeal`, but without its owner, and with the accepted calls where they practise the bidding.',
  },
)

const personal = {
  callNotes: ReadableCallNotes,
  personalThemes: Type.Optional(shownTexts(...PERSONAL_THEMES)),
  inspirations: Type.Optional(shownTexts(...INSPIRATIONS)),
  sharingGroupIds: Type.Optional(SharingGroupIds),
  supplement: Type.Optional(SupplementDto),
}

/** The fields that only the owner gets, for descriptions. */
export const PERSONAL_FIELDS = '`personalThemes`, `inspirations`, `supplement` and `sharingGroupIds`'

export const ReadableDealDto = Type.Object(
  { ...shared, ...personal },
  { $id: 'ReadableDeal', description: 'A deal as the caller may see it. Only its owner gets the personal fields.' },
)

export const toSharedDealDto = (deal: SharedDeal): Static<typeof SharedDealDto> => {
  const doubleDummy = doubleDummyOf(deal)
  return {
    id: deal.id,
    ownerId: deal.ownerId,
    title: deal.title,
    boardNumber: deal.boardNumber,
    dealer: deal.dealer,
    vulnerability: deal.vulnerability,
    hands: deal.hands,
    auction: mutable(deal.auction),
    callNotes: deal.callNotes.map(({ call, text, alert }) => ({ call, text, alert })),
    contract: contractOfDeal(deal),
    play: mutable(deal.play),
    result: deal.result,
    doubleDummy: doubleDummy && toDoubleDummyDto(doubleDummy),
    commentary: toCommentaryDto(deal.commentary),
    themes: mutable(deal.themes),
    sharing: deal.sharing,
    lifecycle: deal.lifecycle,
    publishedAt: deal.publishedAt,
    createdAt: deal.createdAt,
    updatedAt: deal.updatedAt,
  }
}

const toReadableCallNoteDto = ({ call, text, alert, accepts: accepted }: ReadableCallNote) => ({
  ...{ call, text, alert },
  ...(accepted === undefined ? {} : { accepts: mutable(accepted) }),
})

export const toPublicDealDto = (deal: Parameters<typeof toSharedDealDto>[0]): Static<typeof PublicDealDto> => {
  const { ownerId: _, ...dto } = toSharedDealDto(deal)
  return { ...dto, callNotes: deal.callNotes.map(toReadableCallNoteDto) }
}

export const toPlainDealDto = (deal: PlainDeal) => ({
  ...toSharedDealDto(deal),
  callNotes: deal.callNotes.map(({ call, text, alert, accepts: accepted }) => ({
    ...{ call, text, alert },
    accepts: mutable(accepted),
  })),
  personalThemes: mutable(deal.personalThemes),
  inspirations: mutable(deal.inspirations),
  sharingGroupIds: mutable(deal.sharingGroupIds),
})

export const toDealDto = (deal: Deal): Static<typeof DealDto> => ({
  ...toPlainDealDto(deal),
  supplement: toSupplementDto(deal.supplement),
})

/** A deal as the actor may see it: with the personal fields for those who manage it. */
export const toReadableDealDto =
  (actor: Actor) =>
  (deal: Deal): Static<typeof ReadableDealDto> =>
    mayManageDeal(actor, deal) ? toDealDto(deal) : toSharedDealDto(asShared(deal))

/** The item schemas of streamed lists. */
export const DEAL = ref(DealDto)
export const SHARED_DEAL = ref(SharedDealDto)
export const PUBLIC_DEAL = ref(PublicDealDto)
export const READABLE_DEAL = ref(ReadableDealDto)

export const DealsDto = Type.Object(
  { deals: Type.Array(ref(DealDto), says('The deals of this page, newest first.')), pagination: ref(PaginationDto) },
  called('DealPage', 'A page of deals.'),
)

export const SharedDealsDto = Type.Object(
  { deals: Type.Array(ref(SharedDealDto), says('The deals of this page.')), pagination: ref(PaginationDto) },
  called('SharedDealPage', 'A page of deals as others than their owner see them.'),
)

export const UpdatedDealsDto = Type.Object(
  { deals: Type.Array(ref(DealDto), says('The deals, in the order of their ids in the request.')) },
  called('UpdatedDeals', 'Deals that were changed together.'),
)

export const DEAL_SCHEMAS = [
  ContractDto,
  DoubleDummyDto,
  SolvedDealDto,
  DealDto,
  SharedDealDto,
  PublicDealDto,
  ReadableDealDto,
]
