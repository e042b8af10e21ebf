import { useQuery } from '@tanstack/react-query'
import { type components, unwrap } from 'dealbook-client'
import { MAX_BOARD_NUMBER, SEATS, type Seat, VULNERABILITIES, type Vulnerability } from 'dealbook-domain/board.js'
import { FilterChips, SearchBox, TypedFilter } from '../desk/boards/boards-filters.js'
import '../desk/boards/explorer.css'
import { CONTRACT_TYPED, isNarrowed, type Narrowing, typedContract } from '../desk/boards/explorer-address.js'
import { visitor } from '../service.js'
import { useTexts } from '../texts/use-texts.js'
import { AccountPicker, type Directory } from '../ui/account-picker.js'
import { OneOf } from '../ui/filter-row.js'

/** What narrows the public boards, one value each; themes stand beside them. */
export const FILTERS = ['q', 'contract', 'declarer', 'boardNumber', 'dealer', 'vulnerability', 'author'] as const
type Filter = (typeof FILTERS)[number]

export interface ExploreFiltersProps {
  readonly narrowing: Narrowing<Filter>
  readonly onNarrow: (changes: Partial<Narrowing<Filter>>) => void
}

/** Words to search for, what else narrows the list, and a chip for each narrowing. */
export const ExploreFilters = ({ narrowing, onNarrow }: ExploreFiltersProps) => {
  const { t } = useTexts()
  const { filters } = narrowing
  return (
    <search className="boards-filters">
      <SearchBox words={filters.q ?? ''} onWords={(q) => onNarrow({ filters: { ...filters, q } })} />
      <details className="more-filters">
        <summary className="button">{t('boards.filters')}</summary>
        <FilterFields narrowing={narrowing} onNarrow={onNarrow} />
      </details>
      <Chips narrowing={narrowing} onNarrow={onNarrow} />
      {isNarrowed(narrowing) && (
        <button type="button" className="quiet" onClick={() => onNarrow({ filters: {}, themes: [] })}>
          {t('boards.clearFilters')}
        </button>
      )}
    </search>
  )
}

const authorsWithBoards: Directory<components['schemas']['ListedAuthor']> = {
  name: 'authors',
  hint: 'explore.findAuthor',
  shortest: 2,
  keyOf: ({ handle }) => handle,
  noteOf: ({ handle }) => handle,
  find: async (q) => (await unwrap(visitor.GET('/catalog/authors', { params: { query: { q } } }))).authors,
}

const FilterFields = ({ narrowing: { filters, themes }, onNarrow }: ExploreFiltersProps) => {
  const { t } = useTexts()
  const narrow = (name: Filter, value: string) => onNarrow({ filters: { ...filters, [name]: value } })
  const seats = SEATS.map((seat) => [seat, t(`seat.${seat}`)] as const)
  return (
    <div className="filter-fields">
      <AccountPicker
        label={t('explore.author')}
        from={authorsWithBoards}
        onPick={({ handle }) => narrow('author', handle)}
        isEmptied
      />
      <TypedFilter
        label={t('boards.field.theme')}
        name="theme"
        value=""
        onValue={(theme) => theme !== '' && onNarrow({ themes: [...new Set([...themes, theme])] })}
      />
      <TypedFilter
        label={t('boards.column.contract')}
        name="contract"
        hint="4S, 3NTX, pass"
        pattern={CONTRACT_TYPED}
        value={filters.contract ?? ''}
        onValue={(contract) => narrow('contract', typedContract(contract))}
      />
      <OneOf
        label={t('explore.declarer')}
        value={filters.declarer}
        options={seats}
        onChange={(seat) => narrow('declarer', seat)}
      />
      <TypedFilter
        label={t('boards.field.boardNumber')}
        name="boardNumber"
        value={filters.boardNumber ?? ''}
        max={MAX_BOARD_NUMBER}
        onValue={(number) => narrow('boardNumber', number)}
      />
      <OneOf
        label={t('boards.field.dealer')}
        value={filters.dealer}
        options={seats}
        onChange={(seat) => narrow('dealer', seat)}
      />
      <OneOf
        label={t('boards.field.vulnerability')}
        value={filters.vulnerability}
        options={VULNERABILITIES.map((each) => [each, t(`boards.vulnerable.${each}`)] as const)}
        onChange={(vulnerability) => narrow('vulnerability', vulnerability)}
      />
    </div>
  )
}

const Chips = ({ narrowing: { filters, themes }, onNarrow }: ExploreFiltersProps) => {
  const { t } = useTexts()
  const { author: handle = '' } = filters
  const author = useQuery({
    queryKey: ['visitor', 'author', handle],
    queryFn: () => unwrap(visitor.GET('/catalog/authors/{handle}', { params: { path: { handle } } })),
    enabled: handle !== '',
  })
  const words = (name: Filter, value: string): string => {
    switch (name) {
      case 'declarer':
        return t('boards.chip', { name: t('explore.declarer'), value: t(`seat.${value as Seat}`) })
      case 'dealer':
        return t('boards.chip', { name: t('boards.field.dealer'), value: t(`seat.${value as Seat}`) })
      case 'vulnerability':
        return t('boards.chip', {
          name: t('boards.field.vulnerability'),
          value: t(`boards.vulnerable.${value as Vulnerability}`),
        })
      case 'boardNumber':
        return t('board.number', { number: value })
      case 'author':
        return author.data?.displayName ?? value
      default:
        return value
    }
  }
  const chosen = FILTERS.flatMap((name) => {
    const value = filters[name]
    if (value === undefined || name === 'q') return []
    return [{ key: name, text: words(name, value), onDrop: () => onNarrow({ filters: { ...filters, [name]: '' } }) }]
  })
  const chosenThemes = themes.map((theme) => ({
    key: `theme ${theme}`,
    text: theme,
    onDrop: () => onNarrow({ themes: themes.filter((other) => other !== theme) }),
  }))
  return <FilterChips chips={[...chosen, ...chosenThemes]} />
}
