import { type Static, Type } from 'typebox'
import type { PublicCollection } from '../../application/collections/get-public-collection.js'
import { AUTHOR_BADGES } from '../../domain/badges.js'
import { PublicDealDto } from '../deals/deal-dtos.js'
import { called, nullable, oneOf, ref, says } from '../dtos/schemas.js'
import { EXAMPLE_TOKEN } from '../openapi/examples.js'
import { DESCRIPTION, TITLE } from './collection-fields.js'
import { PracticeDto, toPracticeDto } from './practice-settings-dtos.js'
import { StudentViewDto, toStudentViewDto } from './student-view-dtos.js'

/** The documentation shared by the routes of public links. */
export const OF_LINKS = {
  route: { config: { limit: 'link' } },
  schema: { tags: ['public'], security: [] },
} as const

export const TokenParams = Type.Object({
  token: Type.String(says('The `publicToken` of the collection.', EXAMPLE_TOKEN)),
})

export const PublicCollectionDto = Type.Object(
  {
    title: Type.String(TITLE),
    description: nullable(Type.String(DESCRIPTION)),
    author: Type.Object(
      {
        displayName: Type.String(says('The name that others see.', 'Alice Martin')),
        avatarUrl: nullable(
          Type.String(
            says(
              'The address of the picture; `null` until an admin trusts it.',
              'https://avatars.example.org/alice.png',
            ),
          ),
        ),
        badges: Type.Array(
          oneOf(AUTHOR_BADGES, called('AuthorBadge', 'Something that distinguishes an author.')),
          says('In display order.'),
        ),
      },
      { description: 'The owner of the collection.' },
    ),
    studentView: StudentViewDto,
    practice: PracticeDto,
    deals: Type.Array(ref(PublicDealDto), { description: 'In collection order.' }),
  },
  { $id: 'PublicCollection', description: 'A collection as students see it through its link.' },
)

export const toPublicCollectionDto = (
  { title, description, author, studentView, practice }: PublicCollection,
  deals: Static<typeof PublicDealDto>[],
): Static<typeof PublicCollectionDto> => ({
  title,
  description,
  author: { displayName: author.displayName, avatarUrl: author.avatarUrl, badges: [...author.badges] },
  studentView: toStudentViewDto(studentView),
  practice: toPracticeDto(practice),
  deals,
})
