import { SHARINGS } from 'dealbook-domain/sharing.js'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/use-texts.js'
import { OneOf } from '../../../ui/tables/filter-row.js'
import { useOwnCollections } from '../../own-collections.js'
import { useOwnGroups } from '../../own-groups.js'
import { BoardsFilters } from './boards-filters.js'
import { ContractSign } from './contract-sign.js'
import { type Explored, FILTERS, withFilter } from './explorer-address.js'
import { typedBid } from './typed-contract.js'
import { TypedFilter } from './typed-filter.js'

interface OwnFiltersProps {
  readonly explored: Explored
  readonly ownerId: string
  readonly onExplore: (changes: Partial<Explored>) => void
}

type Own = 'makes' | 'collectionId' | 'sharingGroupId' | 'sharing'

/** The filters of the list of the account's own boards. */
export const OwnFilters = ({ explored, ownerId, onExplore }: OwnFiltersProps) => {
  const { t } = useTexts()
  const groups = useOwnGroups(ownerId)
  const collections = useOwnCollections() ?? []
  const select = (name: Own, label: string, options: readonly (readonly [value: string, label: string])[]) => (
    <OneOf
      label={label}
      value={explored.filters[name]}
      options={options}
      onChange={(value) => onExplore(withFilter(explored, name, value))}
    />
  )
  const wordsOf = (name: Own, value: string): ReactNode => {
    switch (name) {
      case 'makes':
        return (
          <>
            {t('boards.makes')} <ContractSign contract={typedBid(value) ?? value} />
          </>
        )
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
      <TypedFilter
        label={t('boards.makes')}
        name="makes"
        hint={t('boards.makesHint')}
        value={explored.filters.makes ?? ''}
        read={(text) => typedBid(text)}
        fault={t('boards.noBid')}
        onValue={(makes) => onExplore(withFilter(explored, 'makes', makes))}
      />
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
