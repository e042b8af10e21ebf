import { type Static, Type } from 'typebox'
import type { OwnedCollection } from '../../application/collections/owned-collection.js'
import { MAX_COLLECTION_DEALS, MAX_DESCRIPTION_LENGTH } from '../../domain/collection.js'
import { CONTENT_RULE } from '../content-rules.js'
import { ReadableDealDto } from '../deals/deal-dtos.js'
import { Instant, Name, nullable, PaginationDto, ref, strictObject, Timestamp } from '../schemas.js'

const fields = {
  id: Type.String(),
  ownerId: Type.String(),
  title: Type.String(),
  description: nullable(Type.String()),
  dealIds: Type.Array(Type.String(), { description: 'In collection order.' }),
  publicEnabled: Type.Boolean(),
  publicToken: nullable(Type.String({ description: 'Created when the link is first opened.' })),
  availableFrom: nullable(Timestamp),
  availableUntil: nullable(Timestamp),
  archivedAt: nullable(Timestamp),
  degraded: Type.Boolean({ description: "Not covered by the owner's plan: it can only be read or deleted." }),
  createdAt: Timestamp,
  updatedAt: Timestamp,
}

export const CollectionDto = Type.Object(fields, { $id: 'Collection' })

export const CollectionWithDealsDto = Type.Object(
  { ...fields, deals: Type.Optional(Type.Array(ref(ReadableDealDto))) },
  { $id: 'CollectionWithDeals', description: 'A collection, with its deals if requested.' },
)

export const COLLECTION_SCHEMAS = [CollectionDto, CollectionWithDealsDto]

export const toCollectionDto = ({ collection, degraded }: OwnedCollection): Static<typeof CollectionDto> => ({
  id: collection.id,
  ownerId: collection.ownerId,
  title: collection.title,
  description: collection.description,
  dealIds: [...collection.dealIds],
  publicEnabled: collection.publicEnabled,
  publicToken: collection.publicToken,
  availableFrom: collection.availableFrom,
  availableUntil: collection.availableUntil,
  archivedAt: collection.archivedAt,
  degraded,
  createdAt: collection.createdAt,
  updatedAt: collection.updatedAt,
})

export const CollectionsDto = Type.Object({
  collections: Type.Array(ref(CollectionDto)),
  pagination: ref(PaginationDto),
})

const Description = Type.Optional(nullable(Type.String({ maxLength: MAX_DESCRIPTION_LENGTH })))
const DealIds = Type.Array(Type.String(), { maxItems: MAX_COLLECTION_DEALS, uniqueItems: true })

export const CollectionBody = strictObject({
  title: Name,
  description: Description,
  dealIds: Type.Optional(nullable(DealIds)),
})
export const CollectionPatchBody = strictObject({ title: Type.Optional(Name), description: Description })
export const CollectionDealsBody = strictObject({ dealIds: DealIds })
/** Without a body the link stays open indefinitely. */
export const PublicLinkBody = nullable(
  strictObject({ availableFrom: Instant, availableUntil: Instant }, { [CONTENT_RULE]: 'public-link' }),
)
export const RotateQuery = Type.Object({
  rotate: Type.Boolean({ default: false, description: 'Whether to create a new token.' }),
})
export const IncludeQuery = Type.Object({ include: Type.Optional(Type.Literal('deals')) })
