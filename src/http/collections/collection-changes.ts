import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OwnedCollection } from '../../application/collections/owned-collection.js'
import { BEARER, failures, ref } from '../dtos/schemas.js'
import type { Cause } from '../errors/problems.js'
import { expectedRevisions, tagged } from '../plugins/response/conditional-requests.js'
import { CollectionDto, toCollectionDto } from './collection-dtos.js'

/** The documentation shared by all operations on the owner's collections. */
export const COMMON = { tags: ['collections'], security: BEARER }

/** The responses of an operation that changes a collection. */
export const changed = (...conflicts: readonly Cause[]) => ({
  200: ref(CollectionDto),
  ...failures(400, 401, 403, 'DEAL_COLLECTION_NOT_FOUND', ...conflicts, 412, 413, 415),
})

/** The actor, the collection and the expected revisions of a change. */
export const changeOf = (request: FastifyRequest, { id }: { readonly id: string }) => ({
  actor: request.actor,
  id,
  expected: expectedRevisions(request),
})

/** The changed collection, with its entity tag. */
export const respondChanged = async (
  request: FastifyRequest,
  reply: FastifyReply,
  changed: Promise<OwnedCollection>,
) => {
  const owned = await changed
  tagged(reply, owned.collection)
  return toCollectionDto(request, owned)
}
