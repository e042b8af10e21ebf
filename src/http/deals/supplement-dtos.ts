import { Type } from 'typebox'
import type { SupplementEntry } from '../../domain/supplement.js'
import { called, nullable, says } from '../dtos/schemas.js'

export const SupplementDto = Type.Array(
  Type.Object(
    {
      name: Type.String(says('The name in the file.', 'Site')),
      value: Type.String(says('The value in the file.', 'Nice')),
    },
    called('SupplementEntry', 'What a file said of a board and no other field holds.'),
  ),
  says(
    'What a file said about the board that has no other field (players, event, scores, unknown tags and tables), in file order.',
  ),
)

export const toSupplementDto = (entries: readonly SupplementEntry[]) =>
  entries.map(({ name, value }) => ({ name, value }))

/** The supplement in a patch, which can only empty it. */
export const SupplementPatch = Type.Optional(
  nullable(
    Type.Array(Type.Unsafe<SupplementEntry>({}), {
      maxItems: 0,
      ...says('Send an empty list or `null` to clear it. Otherwise read-only: entries only come from files.', []),
    }),
  ),
)
