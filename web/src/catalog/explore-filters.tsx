import { useQuery } from '@tanstack/react-query'
import { type components, unwrap } from 'dealbook-client'
import { BoardsFilters } from '../desk/boards/explorer/boards-filters.js'
import { type Narrowing, withFilter } from '../desk/boards/explorer/explorer-address.js'
import { asReader } from '../service.js'
import { languagesIn } from '../texts/choices.js'
import { languageName, useTexts } from '../texts/use-texts.js'
import { AccountPicker, type Directory } from '../ui/forms/account-picker.js'
import { ALL_LANGUAGES } from './use-language-shown.js'

/** The filters of the public boards that have one value each; themes are separate. */
export const FILTERS = [
  'q',
  'contract',
  'declarer',
  'boardNumber',
  'dealer',
  'vulnerability',
  'author',
  'language',
] as const
type Filter = (typeof FILTERS)[number]

export interface ExploreFiltersProps {
  readonly narrowing: Narrowing<Filter>
  readonly onNarrow: (changes: Partial<Narrowing<Filter>>) => void
  /** The base language whose boards are shown; `null` for all. */
  readonly shown: string | null | undefined
}

const authorsWithBoards: Directory<components['schemas']['ListedAuthor']> = {
  name: 'authors',
  hint: 'explore.findAuthor',
  shortest: 2,
  keyOf: ({ handle }) => handle,
  noteOf: ({ handle }) => handle,
  find: async (q) => (await unwrap(asReader.GET('/catalog/authors', { params: { query: { q } } }))).authors,
}

/** The filters of the list of public boards. */
export const ExploreFilters = ({ narrowing, onNarrow, shown }: ExploreFiltersProps) => {
  const { t, language } = useTexts()
  const { author: handle = '' } = narrowing.filters
  const author = useQuery({
    queryKey: ['reader', 'author', handle],
    queryFn: () => unwrap(asReader.GET('/catalog/authors/{handle}', { params: { path: { handle } } })),
    enabled: handle !== '',
  })
  const wordsOf = (name: 'author' | 'language', value: string): string => {
    if (name === 'author') return author.data?.displayName ?? value
    return value === ALL_LANGUAGES ? t('explore.allLanguages') : languageName(value, language)
  }
  return (
    <BoardsFilters
      names={FILTERS}
      narrowing={narrowing}
      onNarrow={onNarrow}
      wordsOf={wordsOf}
      before={
        <AccountPicker
          label={t('explore.author')}
          from={authorsWithBoards}
          onPick={({ handle }) => onNarrow(withFilter(narrowing, 'author', handle))}
          isEmptied
        />
      }
    >
      <label className="field">
        {t('explore.language')}
        <select
          value={shown ?? ALL_LANGUAGES}
          onChange={({ target }) => onNarrow(withFilter(narrowing, 'language', target.value))}
        >
          <option value={ALL_LANGUAGES}>{t('explore.allLanguages')}</option>
          {languagesIn(language, shown == null ? [] : [shown]).map(([tag, name]) => (
            <option key={tag} value={tag}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </BoardsFilters>
  )
}
