import { MAX_BOARD_NUMBER, SEATS, VULNERABILITIES } from 'dealbook-domain/board.js'
import { SHARINGS } from 'dealbook-domain/sharing.js'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts/use-texts.js'
import { OneOf } from '../../ui/filter-row.js'
import { CONTRACT_TYPED, type Explored, FILTERS, type Filter, typedContract } from './explorer-address.js'
import { useOwnGroups } from './sharing-editor.js'
import { useCollections } from './use-collections.js'

interface BoardsFiltersProps {
  readonly explored: Explored
  readonly ownerId: string
  readonly onExplore: (changes: Partial<Explored>) => void
}

const TYPING_MS = 300

/** Words to search for, what else narrows the list, and a chip for each narrowing. */
export const BoardsFilters = ({ explored, ownerId, onExplore }: BoardsFiltersProps) => {
  const { t } = useTexts()
  const { filters, themes } = explored
  const narrow = (name: Filter, value: string) => onExplore({ filters: { ...filters, [name]: value } })
  return (
    <search className="boards-filters">
      <SearchBox words={filters.q ?? ''} onWords={(words) => narrow('q', words)} />
      <details className="more-filters">
        <summary className="button">{t('boards.filters')}</summary>
        <FilterFields explored={explored} ownerId={ownerId} onExplore={onExplore} />
      </details>
      <Chips explored={explored} ownerId={ownerId} onExplore={onExplore} />
      {themes.length === 0 && Object.keys(filters).length === 0 ? null : (
        <button type="button" className="quiet" onClick={() => onExplore({ filters: {}, themes: [] })}>
          {t('boards.clearFilters')}
        </button>
      )}
    </search>
  )
}

/** The search follows the typing. */
export const SearchBox = ({
  words,
  onWords,
}: {
  readonly words: string
  readonly onWords: (words: string) => void
}) => {
  const { t } = useTexts()
  const [typed, setTyped] = useState(words)
  const sent = useRef(words)
  useEffect(() => {
    if (words !== sent.current) {
      sent.current = words
      setTyped(words)
    }
  }, [words])
  useEffect(() => {
    const next = typed.trim()
    if (next === sent.current) return
    const timer = setTimeout(() => {
      sent.current = next
      onWords(next)
    }, TYPING_MS)
    return () => clearTimeout(timer)
  })
  return (
    <label className="field search-box">
      <span className="hidden">{t('boards.search')}</span>
      <input
        type="search"
        value={typed}
        maxLength={100}
        placeholder={t('boards.searchHint')}
        onChange={({ target }) => setTyped(target.value)}
      />
    </label>
  )
}

const FilterFields = ({ explored, ownerId, onExplore }: BoardsFiltersProps) => {
  const { t } = useTexts()
  const { filters, themes } = explored
  const groups = useOwnGroups(ownerId)
  const collections = useCollections()
  const narrow = (name: Filter, value: string) => onExplore({ filters: { ...filters, [name]: value } })
  const select = (name: Filter, label: string, options: Options) => (
    <OneOf label={label} value={filters[name]} options={options} onChange={(value) => narrow(name, value)} />
  )
  return (
    <div className="filter-fields">
      <TypedFilter
        label={t('boards.field.theme')}
        name="theme"
        value=""
        onValue={(theme) => theme !== '' && onExplore({ themes: [...new Set([...themes, theme])] })}
      />
      <TypedFilter
        label={t('boards.column.contract')}
        name="contract"
        hint="4S, 3NTX, pass"
        pattern={CONTRACT_TYPED}
        value={filters.contract ?? ''}
        onValue={(contract) => narrow('contract', typedContract(contract))}
      />
      <TypedFilter
        label={t('boards.field.boardNumber')}
        name="boardNumber"
        value={filters.boardNumber ?? ''}
        max={MAX_BOARD_NUMBER}
        onValue={(number) => narrow('boardNumber', number)}
      />
      {select(
        'dealer',
        t('boards.field.dealer'),
        SEATS.map((seat) => [seat, t(`seat.${seat}`)] as const),
      )}
      {select(
        'vulnerability',
        t('boards.field.vulnerability'),
        VULNERABILITIES.map((each) => [each, t(`boards.vulnerable.${each}`)] as const),
      )}
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
    </div>
  )
}

interface TypedFilterProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly hint?: string
  /** What is taken, as the hint shows. */
  readonly pattern?: string
  /** For numbers. */
  readonly max?: number
  readonly onValue: (value: string) => void
}

type Options = readonly (readonly [value: string, label: string])[]

/** A filter that counts once it is entered. */
export const TypedFilter = ({ label, name, value, hint, pattern, max, onValue }: TypedFilterProps) => {
  const enter = (form: HTMLFormElement) => {
    if (!form.checkValidity()) return
    const typed = String(new FormData(form).get(name)).trim()
    if (typed !== value) onValue(typed)
    if (value === '' && name === 'theme') form.reset()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    enter(event.currentTarget)
  }
  return (
    <form onSubmit={submit} key={value}>
      <label className="field">
        {label}
        <input
          name={name}
          defaultValue={value}
          placeholder={hint}
          {...(pattern === undefined ? {} : { pattern, title: hint })}
          {...(max === undefined ? {} : { type: 'number', min: 1, max })}
          onBlur={({ currentTarget }) => currentTarget.form !== null && enter(currentTarget.form)}
        />
      </label>
    </form>
  )
}

/** What narrows the list. */
const Chips = ({ explored, ownerId, onExplore }: BoardsFiltersProps) => {
  const { t } = useTexts()
  const { filters, themes } = explored
  const groups = useOwnGroups(ownerId)
  const collections = useCollections()
  const words = (name: Filter, value: string): string => {
    switch (name) {
      case 'dealer':
        return t('boards.chip', { name: t('boards.field.dealer'), value: t(`seat.${value as 'N'}`) })
      case 'vulnerability':
        return t('boards.chip', {
          name: t('boards.field.vulnerability'),
          value: t(`boards.vulnerable.${value as 'All'}`),
        })
      case 'boardNumber':
        return t('board.number', { number: value })
      case 'sharing':
        return t(`boards.shared.${value as 'public'}`)
      case 'collectionId':
        return collections.find(({ id }) => id === value)?.title ?? t('boards.collection')
      case 'sharingGroupId':
        return groups.find(({ id }) => id === value)?.name ?? t('boards.group')
      default:
        return value
    }
  }
  const chips = [
    ...FILTERS.flatMap((name) => {
      const value = filters[name]
      if (value === undefined || name === 'q') return []
      return [{ key: name, text: words(name, value), onDrop: () => onExplore({ filters: { ...filters, [name]: '' } }) }]
    }),
    ...themes.map((theme) => ({
      key: `theme ${theme}`,
      text: theme,
      onDrop: () => onExplore({ themes: themes.filter((other) => other !== theme) }),
    })),
  ]
  return <FilterChips chips={chips} />
}

interface FilterChipsProps {
  readonly chips: readonly { readonly key: string; readonly text: string; readonly onDrop: () => void }[]
}

/** Each with a cross. */
export const FilterChips = ({ chips }: FilterChipsProps) => {
  const { t } = useTexts()
  if (chips.length === 0) return null
  return (
    <ul className="filter-chips plain" aria-label={t('boards.filters')}>
      {chips.map(({ key, text, onDrop }) => (
        <li key={key}>
          <button type="button" onClick={onDrop}>
            {text} <span aria-hidden="true">✕</span>
            <span className="hidden">{t('boards.dropFilter')}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
