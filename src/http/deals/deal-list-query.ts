import { type Static, Type } from 'typebox'
import { BID_PATTERN, type Bid } from '../../domain/bridge/auction.js'
import { MAX_BOARD_NUMBER } from '../../domain/bridge/board.js'
import { LIFECYCLES } from '../../domain/deal.js'
import { MAX_THEMES, MAX_TITLE_LENGTH } from '../../domain/deal-content.js'
import { DEAL_SORT_FIELDS, type DealSortField } from '../../domain/deal-order.js'
import {
  CONTRACT_PATTERN,
  type ContractText,
  MAX_DEAL_QUERY_LENGTH,
  MAX_DEAL_QUERY_WORDS,
} from '../../domain/deal-search.js'
import { MAX_CHOSEN_BOARDS } from '../../domain/sheet/sheet-options.js'
import { AccountIdText, IN_DOCUMENT, moment, nameOf, oneOf, PageQuery, says, Uuid } from '../dtos/schemas.js'
import { EXAMPLE_BOARD, EXAMPLE_IDS } from '../openapi/examples.js'
import { FileQuery } from './board-files.js'
import { lifecycle, seat, sharing, vulnerability } from './deal-fields.js'
import { SheetQuery } from './sheet-queries.js'

/** The search parameters for boards, in the explorer and in the catalog. */
export const BoardSearchQuery = Type.Object({
  q: Type.Optional(
    Type.String({
      maxLength: MAX_DEAL_QUERY_LENGTH,
      ...says(
        `Only deals that have, for each word of this text, a word that starts with it in the title or a theme. Case and accents do not matter. At most ${MAX_DEAL_QUERY_WORDS} words.`,
        EXAMPLE_BOARD.title,
      ),
    }),
  ),
  theme: Type.Optional(
    Type.Array(Type.String({ maxLength: MAX_TITLE_LENGTH }), {
      maxItems: MAX_THEMES,
      ...says('Only deals with this theme. If it is repeated, a deal needs all the themes.', ['counting']),
    }),
  ),
  dealer: Type.Optional(seat('Only boards that this seat deals.', EXAMPLE_BOARD.dealer)),
  vulnerability: Type.Optional(vulnerability('Only boards with this vulnerability.')),
  boardNumber: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_BOARD_NUMBER,
      ...says('Only boards with this number.', EXAMPLE_BOARD.boardNumber),
    }),
  ),
  contract: Type.Optional(
    Type.Unsafe<ContractText | 'game'>({
      type: 'string',
      pattern: CONTRACT_PATTERN,
      ...says(
        'Only boards with this contract: `4S` undoubled, `3NTX`, `6HXX`, `pass` if it was passed out, or `game` for any game below slam.',
        '4S',
      ),
    }),
  ),
  declarer: Type.Optional(seat('Only boards that this seat declares.', 'S')),
})

const sorts = DEAL_SORT_FIELDS.flatMap((field) => [field, `-${field}`] as const)

/** The filters of a list of deals, or of a file of them, and its order. */
const DealListQuery = Type.Object({
  ...BoardSearchQuery.properties,
  collectionId: Type.Optional(Uuid('Only the deals in this collection.', EXAMPLE_IDS.collection)),
  sharingGroupId: Type.Optional(Uuid('Only deals that are shared with this group.', EXAMPLE_IDS.sharingGroup)),
  makes: Type.Optional(
    Type.Unsafe<Bid>({
      type: 'string',
      pattern: BID_PATTERN,
      ...says('Only deals on which some declarer is known to make this bid, double dummy.', '4S'),
    }),
  ),
  sharing: Type.Optional(sharing('Only deals that are shared in this way.', 'public')),
  lifecycle: Type.Optional(
    oneOf(LIFECYCLES, {
      ...lifecycle,
      [IN_DOCUMENT]: { description: 'Only deals with this lifecycle.', examples: ['active'] },
    }),
  ),
  createdFrom: moment('Only deals that were created at this time or later.'),
  createdUntil: moment('Only deals that were created before this time.', '2026-04-01T00:00:00.000Z'),
  sort: oneOf(sorts, {
    default: '-createdAt',
    description:
      'The order of the list. Prefix with `-` for descending order. Deals without a value come last in both directions; ties are sorted by creation.',
  }),
})

const ApiDealListQuery = Type.Object({
  ownerId: Type.Optional(AccountIdText('Only the deals of this account. An unknown account has none.')),
  ...DealListQuery.properties,
})

export const DealsQuery = Type.Object({ ...DealListQuery.properties, ...PageQuery.properties })
export const ApiDealsQuery = Type.Object({ ...ApiDealListQuery.properties, ...PageQuery.properties })
export const DealsFileQuery = Type.Object({ ...DealListQuery.properties, ...FileQuery.properties })
export const ApiDealsFileQuery = Type.Object({ ...ApiDealListQuery.properties, ...FileQuery.properties })

const chosen = {
  id: Type.Optional(
    Type.Array(Type.String(), {
      maxItems: MAX_CHOSEN_BOARDS,
      ...says('Only these deals, by their ids, in the order of the list. Unknown ids are left out.', [
        EXAMPLE_IDS.deal,
      ]),
    }),
  ),
}
const heading = {
  heading: Type.Optional(
    nameOf('The title of the sheet; “Boards” in the language of the sheet by default.', 'Tuesday, 2 December'),
  ),
}
const forSheets = { ...chosen, ...heading, ...SheetQuery.properties }
export const DealsSheetQuery = Type.Object({ ...DealListQuery.properties, ...forSheets })
export const ApiDealsSheetQuery = Type.Object({ ...ApiDealListQuery.properties, ...forSheets })

/** The filter of a list of deals, from a request's query. */
export const toDealListRequest = <Query extends Static<typeof ApiDealListQuery> & { readonly id?: readonly string[] }>({
  id,
  sort,
  createdFrom,
  createdUntil,
  theme,
  ...query
}: Query) => ({
  ...query,
  ...(id === undefined ? {} : { dealIds: id }),
  themes: theme,
  createdFrom: createdFrom === undefined ? undefined : new Date(createdFrom),
  createdUntil: createdUntil === undefined ? undefined : new Date(createdUntil),
  order: { by: sort.replace('-', '') as DealSortField, descending: sort.startsWith('-') },
})

/** The parts that routes of lists and files of deals share. */
export const EXPLORED = {
  description:
    'All filters have to hold; one without a value counts as absent. Your personal themes are searched as well.',
  apiDescription:
    'All filters have to hold; one without a value counts as absent. Personal themes are searched as well. With `ownerId`, the collection and the sharing group have to be of that account.',
  refusals: ['DEAL_COLLECTION_NOT_FOUND', 'SHARING_GROUP_NOT_FOUND'],
} as const
