import { type Static, Type } from 'typebox'
import type { PublicCollection } from '../../application/collections/get-public-collection.js'
import { AUTHOR_BADGES } from '../../domain/badges.js'
import { PublicDealDto } from '../deals/deal-dtos.js'
import { nullable, oneOf, ref } from '../schemas.js'

export const TokenParams = Type.Object({ token: Type.String({ description: 'The `publicToken` of the collection.' }) })

export const PublicCollectionDto = Type.Object(
  {
    title: Type.String(),
    description: nullable(Type.String()),
    author: Type.Object({
      displayName: Type.String(),
      avatarUrl: nullable(Type.String({ description: '`null` until an admin trusts it.' })),
      badges: Type.Array(oneOf(AUTHOR_BADGES), { description: 'In display order.' }),
    }),
    deals: Type.Array(ref(PublicDealDto), { description: 'In collection order.' }),
  },
  { $id: 'PublicCollection', description: 'A collection as students see it through its link.' },
)

export const toPublicCollectionDto = (
  { title, description, author }: PublicCollection,
  deals: Static<typeof PublicDealDto>[],
): Static<typeof PublicCollectionDto> => ({
  title,
  description,
  author: { displayName: author.displayName, avatarUrl: author.avatarUrl, badges: [...author.badges] },
  deals,
})
