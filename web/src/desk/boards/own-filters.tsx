import { SHARINGS } from 'dealbook-domain/sharing.js'
import { useTexts } from '../../texts/use-texts.js'
import { OneOf } from '../../ui/filter-row.js'
import { BoardsFilters } from './boards-filters.js'
import { type Explored, FILTERS, withFilter } from './explorer-address.js'
import { useOwnGroups } from './sharing-editor.js'
import { useCollections } from './use-collections.js'

interface OwnFiltersProps {
  readonly explored: Explored
  readonly ownerId: string
  readonly onExplore: (changes: Partial<Explored>) => void
}

type Own = 'collectionId' | 'sharingGroupId' | 'sharing'

/** What narrows the list of one's own boards. */
export const OwnFilters = ({ explored, ownerId, onExplore }: OwnFiltersProps) => {
  const { t } = useTexts()
  const groups = useOwnGroups(ownerId)
  const collections = useCollections()
  const select = (name: Own, label: string, options: readonly (readonly [value: string, label: string])[]) => (
    <OneOf
      label={label}
      value={explored.filters[name]}
      options={options}
      onChange={(value) => onExplore(withFilter(explored, name, value))}
    />
  )
  const wordsOf = (name: Own, value: string): string => {
    switch (name) {
      case 'sharing':
        return t(`boards.shared.${value as 'public'}`)
      case 'collectionId':
        return collections.find(({ id }) => id === value)?.title ?? t('boards.collection')
      case 'sharingGroupId':
        return groups.find(({ id }) => id === value)?.name ?? t('boards.group')
    }
  }
  return (
    <BoardsFilters names={FILTERS} narrowing={explored} onNarrow={onExplore} wordsOf={wordsOf}>
      {select(
        'collectionId',
        t('boards.collection'),
        collections.map(({ id, title }) => [id, title] as const),
      )}
      {select(
        'sharingGroupId',
        t('boards.group'),
        groups.map(({ id, name }) => [id, name] as const),
      )}
      {select(
        'sharing',
        t('boards.column.sharing'),
        SHARINGS.map((sharing) => [sharing, t(`boards.shared.${sharing}`)] as const),
      )}
    </BoardsFilters>
  )
}
