import { useQuery } from '@tanstack/react-query'
import { type components, unwrap } from 'dealbook-client'
import { BoardsFilters } from '../desk/boards/boards-filters.js'
import { type Narrowing, withFilter } from '../desk/boards/explorer-address.js'
import { visitor } from '../service.js'
import { useTexts } from '../texts/use-texts.js'
import { AccountPicker, type Directory } from '../ui/account-picker.js'

/** What narrows the public boards, one value each; themes stand beside them. */
export const FILTERS = ['q', 'contract', 'declarer', 'boardNumber', 'dealer', 'vulnerability', 'author'] as const
type Filter = (typeof FILTERS)[number]

export interface ExploreFiltersProps {
  readonly narrowing: Narrowing<Filter>
  readonly onNarrow: (changes: Partial<Narrowing<Filter>>) => void
}

const authorsWithBoards: Directory<components['schemas']['ListedAuthor']> = {
  name: 'authors',
  hint: 'explore.findAuthor',
  shortest: 2,
  keyOf: ({ handle }) => handle,
  noteOf: ({ handle }) => handle,
  find: async (q) => (await unwrap(visitor.GET('/catalog/authors', { params: { query: { q } } }))).authors,
}

/** What narrows the list of public boards. */
export const ExploreFilters = ({ narrowing, onNarrow }: ExploreFiltersProps) => {
  const { t } = useTexts()
  const { author: handle = '' } = narrowing.filters
  const author = useQuery({
    queryKey: ['visitor', 'author', handle],
    queryFn: () => unwrap(visitor.GET('/catalog/authors/{handle}', { params: { path: { handle } } })),
    enabled: handle !== '',
  })
  return (
    <BoardsFilters
      names={FILTERS}
      narrowing={narrowing}
      onNarrow={onNarrow}
      wordsOf={(_: 'author', value) => author.data?.displayName ?? value}
      before={
        <AccountPicker
          label={t('explore.author')}
          from={authorsWithBoards}
          onPick={({ handle }) => onNarrow(withFilter(narrowing, 'author', handle))}
          isEmptied
        />
      }
    />
  )
}
