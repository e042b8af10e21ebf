import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import type { OwnedCollection } from '../../application/collections/owned-collection.js'
import { MAX_COLLECTION_DEALS, MAX_DESCRIPTION_LENGTH } from '../../domain/collection.js'
import { COLLECTION_ORDERS } from '../../domain/collection-order.js'
import { ReadableDealDto } from '../deals/deal-dtos.js'
import {
  AccountIdText,
  CreatedAt,
  called,
  instant,
  nameOf,
  nullable,
  oneOf,
  PageQuery,
  PaginationDto,
  ref,
  says,
  strictObject,
  timestamp,
  UpdatedAt,
  Uuid,
} from '../dtos/schemas.js'
import { EXAMPLE_IDS, EXAMPLE_TIMES, EXAMPLE_TOKEN } from '../openapi/examples.js'
import { CONTENT_RULE } from '../validation/content-rule.js'
import { DESCRIPTION, TITLE, TITLE_EXAMPLE } from './collection-fields.js'
import { PracticeDto, PracticeInput, PracticePatch, toPracticeDto } from './practice-settings-dtos.js'
import { StudentViewDto, StudentViewInput, toStudentViewDto } from './student-view-dtos.js'

const EMBEDDABLE = says('Whether other sites may embed the page of the public link in a frame.', false)
const FROM = 'From when the public link works; `null` if immediately.'
const UNTIL = 'Until when the public link works; `null` if it does not end.'
const DealId = Uuid('The id of a deal.', EXAMPLE_IDS.deal)

const fields = {
  id: Uuid('The id of the collection.', EXAMPLE_IDS.collection),
  ownerId: AccountIdText('The account that owns it.'),
  title: Type.String(TITLE),
  description: nullable(Type.String(DESCRIPTION)),
  dealIds: Type.Array(DealId, says('The deals, in collection order.')),
  publicEnabled: Type.Boolean(says('Whether its public link is open.', true)),
  publicToken: nullable(
    Type.String(says('The end of the public link; created when the link is first opened.', EXAMPLE_TOKEN)),
  ),
  publicUrl: nullable(
    Type.String(
      says(
        "The address of the students' page, whether or not the link is open; `null` while there is no token.",
        `https://dealbook.example.org/c/${EXAMPLE_TOKEN}`,
      ),
    ),
  ),
  embeddable: Type.Boolean(EMBEDDABLE),
  studentView: StudentViewDto,
  practice: PracticeDto,
  views: Type.Object(
    {
      total: Type.Integer(says('How often the link was opened.', 14)),
      last: nullable(timestamp('When it was last opened; `null` if never.', EXAMPLE_TIMES.updated)),
    },
    called(
      'Views',
      'How often the public link was opened: reads of the collection and of its page, without files, pictures and programs that call themselves robots. New ones appear after some seconds. Nothing is stored about the readers.',
    ),
  ),
  availableFrom: nullable(timestamp(FROM, EXAMPLE_TIMES.created)),
  availableUntil: nullable(timestamp(UNTIL, '2026-06-30T22:00:00.000Z')),
  archivedAt: nullable(timestamp('When it was archived; `null` if it is not.', null)),
  degraded: Type.Boolean(says("Not covered by the owner's plan: it can only be read or deleted.", false)),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt,
}

export const CollectionDto = Type.Object(fields, {
  $id: 'Collection',
  description: 'An ordered set of deals, as its owner sees it.',
})

export const CollectionWithDealsDto = Type.Object(
  {
    ...fields,
    deals: Type.Optional(Type.Array(ref(ReadableDealDto), says('In collection order; only with `include=deals`.'))),
  },
  { $id: 'CollectionWithDeals', description: 'A collection, with its deals if requested.' },
)

export const COLLECTION_SCHEMAS = [CollectionDto, CollectionWithDealsDto]

/** The page of a public link, at the address where people reach the service. */
const publicUrlOf = (publicAddress: string, token: string): string => `${publicAddress}/c/${token}`

export const toCollectionDto = (
  { publicAddress }: Pick<FastifyRequest, 'publicAddress'>,
  { collection, degraded }: OwnedCollection,
): Static<typeof CollectionDto> => ({
  id: collection.id,
  ownerId: collection.ownerId,
  title: collection.title,
  description: collection.description,
  dealIds: [...collection.dealIds],
  publicEnabled: collection.publicEnabled,
  publicToken: collection.publicToken,
  publicUrl: collection.publicToken === null ? null : publicUrlOf(publicAddress, collection.publicToken),
  embeddable: collection.embeddable,
  studentView: toStudentViewDto(collection.studentView),
  practice: toPracticeDto(collection.practice),
  views: { total: collection.views.total, last: collection.views.last },
  availableFrom: collection.availableFrom,
  availableUntil: collection.availableUntil,
  archivedAt: collection.archivedAt,
  degraded,
  createdAt: collection.createdAt,
  updatedAt: collection.updatedAt,
})

export const CollectionsDto = Type.Object(
  {
    collections: Type.Array(ref(CollectionDto), says('The collections of this page, newest first.')),
    pagination: ref(PaginationDto),
  },
  called('CollectionPage', 'A page of collections.'),
)

const Description = Type.Optional(nullable(Type.String({ maxLength: MAX_DESCRIPTION_LENGTH, ...DESCRIPTION })))
const DealIds = Type.Array(DealId, {
  maxItems: MAX_COLLECTION_DEALS,
  uniqueItems: true,
  description: 'Your deals and public deals of others, in collection order.',
})
const looks = {
  embeddable: Type.Optional(nullable(Type.Boolean(EMBEDDABLE))),
  studentView: Type.Optional(nullable(StudentViewInput)),
}
const Title = nameOf('The title, on one line.', TITLE_EXAMPLE)

export const CollectionBody = strictObject(
  {
    title: Title,
    description: Description,
    dealIds: Type.Optional(nullable(DealIds)),
    ...looks,
    practice: Type.Optional(nullable(PracticeInput)),
  },
  called('CollectionInput', 'A collection to be created.'),
)
export const CollectionPatchBody = strictObject(
  { title: Type.Optional(Title), description: Description, ...looks, practice: Type.Optional(nullable(PracticePatch)) },
  called(
    'CollectionPatch',
    'What to change in a collection. `null` removes the description and resets the other fields.',
  ),
)
export const CollectionDealsBody = strictObject(
  { dealIds: DealIds },
  called('CollectionDealsInput', 'The new deals of a collection, in order.'),
)
export const ArrangeBody = strictObject(
  { order: oneOf(COLLECTION_ORDERS, { description: 'The new order.', examples: ['boardNumber'] }) },
  called('ArrangeInput', 'The new order of a collection.'),
)
/** Without a body the link stays open indefinitely. */
export const PublicLinkBody = nullable(
  strictObject(
    { availableFrom: instant(FROM, EXAMPLE_TIMES.created), availableUntil: instant(UNTIL, '2026-06-30T22:00:00.000Z') },
    {
      [CONTENT_RULE]: 'public-link',
      ...called('PublicLinkInput', 'When a public link works. If a field is omitted, that side has no limit.'),
    },
  ),
)
export const CollectionListQuery = Type.Object({
  ...PageQuery.properties,
  deleted: Type.Boolean({
    default: false,
    description: 'Whether to list the deleted collections instead, which can still be restored.',
  }),
})
export const DeletionQuery = Type.Object({
  forever: Type.Boolean({
    default: false,
    description: 'Whether it is removed immediately and cannot be restored. A deleted collection can be removed too.',
  }),
})
export const RotateQuery = Type.Object({
  rotate: Type.Boolean({ default: false, description: 'Whether to create a new token.' }),
})
export const IncludeQuery = Type.Object({
  include: Type.Optional(Type.Literal('deals', says('`deals` to get the deals along with the collection.'))),
})
