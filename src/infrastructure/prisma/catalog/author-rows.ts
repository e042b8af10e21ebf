import type { Author } from '../../../domain/author.js'
import type { Handle } from '../../../domain/handle.js'
import type { AccountId } from '../../../domain/ids.js'
import { ACCOUNT_COLUMNS } from '../accounts/account-rows.js'
import type { AccountModel } from '../generated/models.js'

/** Names for an author's fields in a row, distinct from those of a deal or collection in the same row. */
const CARD_NAMES = {
  id: 'authorId',
  displayName: 'authorName',
  avatarUrl: 'authorAvatarUrl',
  avatarTrusted: 'authorAvatarTrusted',
  certified: 'authorCertified',
  handle: 'authorHandle',
  isActive: 'authorActive',
} as const satisfies Record<Exclude<keyof Author, 'createdAt'>, string>
const AUTHOR_NAMES = { ...CARD_NAMES, createdAt: 'authorCreatedAt' } as const satisfies Record<keyof Author, string>

type RowOf<Names extends Partial<Record<keyof Author, string>>> = {
  readonly [Field in keyof Names & keyof Author as Names[Field] & string]: AccountModel[Field]
}
export type CardRow = RowOf<typeof CARD_NAMES>
export type AuthorRow = RowOf<typeof AUTHOR_NAMES>

const selectedAs = (names: Partial<Record<keyof Author, string>>): string =>
  (Object.keys(names) as (keyof Author)[]).map((field) => `a.${ACCOUNT_COLUMNS[field]} AS "${names[field]}"`).join(', ')

/** The columns of an author (`a`). */
export const CARD_COLUMNS = selectedAs(CARD_NAMES)
export const AUTHOR_COLUMNS = selectedAs(AUTHOR_NAMES)

/** An author as shown with a deal. */
export const toCard = (row: CardRow): Omit<Author, 'createdAt'> => ({
  id: row.authorId as AccountId,
  displayName: row.authorName,
  avatarUrl: row.authorAvatarUrl,
  avatarTrusted: row.authorAvatarTrusted,
  certified: row.authorCertified,
  handle: row.authorHandle as Handle | null,
  isActive: row.authorActive,
})

export const toAuthor = (row: AuthorRow): Author => ({ ...toCard(row), createdAt: row.authorCreatedAt })
