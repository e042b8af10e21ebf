import { type Static, Type } from 'typebox'
import type { CatalogDeal } from '../../application/catalog/list-author-deals.js'
import type { AuthorProfile } from '../../domain/author.js'
import { AUTHOR_BADGES } from '../../domain/badges.js'
import type { Page, PageRequest } from '../../domain/page.js'
import { SharedDealDto, toSharedDealDto } from '../deals/deal-dtos.js'
import { nullable, oneOf, PaginationDto, ref, Timestamp, toPaginationDto, toTimestamp } from '../schemas.js'

export const HandleParams = Type.Object({ handle: Type.String() })

export const AuthorDto = Type.Object(
  {
    displayName: Type.String(),
    avatarUrl: nullable(Type.String({ description: 'Only once trusted.' })),
    badges: Type.Array(oneOf(AUTHOR_BADGES), { description: 'In display order.' }),
    createdAt: Timestamp,
  },
  { $id: 'Author' },
)

export const toAuthorDto = ({
  displayName,
  avatarUrl,
  badges,
  createdAt,
}: AuthorProfile): Static<typeof AuthorDto> => ({
  displayName,
  avatarUrl,
  badges: [...badges],
  createdAt: toTimestamp(createdAt),
})

export const AuthorDealsDto = Type.Object({ deals: Type.Array(ref(SharedDealDto)), pagination: ref(PaginationDto) })

export const toAuthorDealsDto = (page: Page<CatalogDeal>, request: PageRequest): Static<typeof AuthorDealsDto> => ({
  deals: page.items.map(toSharedDealDto),
  pagination: toPaginationDto(request, page),
})
