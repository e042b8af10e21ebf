import {
  MAX_BOARD_NUMBER,
  SEATS,
  type Seat,
  VULNERABILITIES,
  type Vulnerability,
} from 'dealbook-domain/bridge/board.js'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts/use-texts.js'
import { OneOf } from '../../ui/filter-row.js'
import { CONTRACT_TYPED, isNarrowed, type Narrowing, typedContract, withFilter } from './explorer-address.js'
import './explorer.css'

/** What narrows every list of boards; a list has filters of its own beside these. */
type Common = 'q' | 'contract' | 'declarer' | 'boardNumber' | 'dealer' | 'vulnerability'

interface FieldsProps<Own extends string> {
  /** The filters of the list, in the order of their chips. */
  readonly names: readonly (Common | Own)[]
  readonly narrowing: Narrowing<Common | Own>
  readonly onNarrow: (changes: Partial<Narrowing<Common | Own>>) => void
  /** The list's own fields before the common ones, and behind them. */
  readonly before?: ReactNode
  readonly children?: ReactNode
}

interface BoardsFiltersProps<Own extends string> extends FieldsProps<Own> {
  /** What the chip of a filter of its own says. */
  readonly wordsOf: (name: Own, value: string) => string
}

const TYPING_MS = 300

/** Words to search for, what else narrows the list, and a chip for each narrowing. */
export const BoardsFilters = <Own extends string>({ wordsOf, ...fields }: BoardsFiltersProps<Own>) => {
  const { t } = useTexts()
  const { narrowing, onNarrow } = fields
  return (
    <search className="boards-filters">
      <SearchBox words={narrowing.filters.q ?? ''} onWords={(words) => onNarrow(withFilter(narrowing, 'q', words))} />
      <details className="more-filters">
        <summary className="button">{t('boards.filters')}</summary>
        <Fields {...fields} />
      </details>
      <Chips {...fields} wordsOf={wordsOf} />
      {isNarrowed(narrowing) && (
        <button type="button" className="quiet" onClick={() => onNarrow({ filters: {}, themes: [] })}>
          {t('boards.clearFilters')}
        </button>
      )}
    </search>
  )
}

/** The search follows the typing. */
const SearchBox = ({ words, onWords }: { readonly words: string; readonly onWords: (words: string) => void }) => {
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

const Fields = <Own extends string>({ names, narrowing, onNarrow, before, children }: FieldsProps<Own>) => {
  const { t } = useTexts()
  const { filters, themes } = narrowing
  const narrow = (name: Common) => (value: string) => onNarrow(withFilter(narrowing, name, value))
  const seats = SEATS.map((seat) => [seat, t(`seat.${seat}`)] as const)
  return (
    <div className="filter-fields">
      {before}
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
        onValue={(contract) => narrow('contract')(typedContract(contract))}
      />
      {names.includes('declarer') && (
        <OneOf label={t('explore.declarer')} value={filters.declarer} options={seats} onChange={narrow('declarer')} />
      )}
      <TypedFilter
        label={t('boards.field.boardNumber')}
        name="boardNumber"
        value={filters.boardNumber ?? ''}
        max={MAX_BOARD_NUMBER}
        onValue={narrow('boardNumber')}
      />
      <OneOf label={t('boards.field.dealer')} value={filters.dealer} options={seats} onChange={narrow('dealer')} />
      <OneOf
        label={t('boards.field.vulnerability')}
        value={filters.vulnerability}
        options={VULNERABILITIES.map((each) => [each, t(`boards.vulnerable.${each}`)] as const)}
        onChange={narrow('vulnerability')}
      />
      {children}
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

/** A filter that counts once it is entered. */
const TypedFilter = ({ label, name, value, hint, pattern, max, onValue }: TypedFilterProps) => {
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
const Chips = <Own extends string>({ names, narrowing, onNarrow, wordsOf }: BoardsFiltersProps<Own>) => {
  const { t } = useTexts()
  const { filters, themes } = narrowing
  const words = (name: Common | Own, value: string): string => {
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
      case 'contract':
        return value
      default:
        return wordsOf(name as Own, value)
    }
  }
  const chips = [
    ...names.flatMap((name) => {
      const value = filters[name]
      if (value === undefined || name === 'q') return []
      return [{ key: name, text: words(name, value), onDrop: () => onNarrow(withFilter(narrowing, name, '')) }]
    }),
    ...themes.map((theme) => ({
      key: `theme ${theme}`,
      text: theme,
      onDrop: () => onNarrow({ themes: themes.filter((other) => other !== theme) }),
    })),
  ]
  return <FilterChips chips={chips} />
}

interface FilterChipsProps {
  readonly chips: readonly { readonly key: string; readonly text: string; readonly onDrop: () => void }[]
}

/** Each with a cross. */
const FilterChips = ({ chips }: FilterChipsProps) => {
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
