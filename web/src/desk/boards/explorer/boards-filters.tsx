import {
  MAX_BOARD_NUMBER,
  SEATS,
  type Seat,
  VULNERABILITIES,
  type Vulnerability,
} from 'dealbook-domain/bridge/board.js'
import { type ReactNode, useId, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.js'
import { OneOf } from '../../../ui/tables/filter-row.js'
import { ContractSign } from './contract-sign.js'
import { isNarrowed, type Narrowing, withFilter } from './explorer-address.js'
import './explorer.css'
import { typedContract } from './typed-contract.js'
import { AddedFilter, SearchBox, TypedFilter } from './typed-filter.js'

/** The filters common to all lists of boards. */
type Common = 'q' | 'contract' | 'declarer' | 'boardNumber' | 'dealer' | 'vulnerability'

interface FieldsProps<Own extends string> {
  /** The filters of the list, in the order of their chips. */
  readonly names: readonly (Common | Own)[]
  readonly narrowing: Narrowing<Common | Own>
  readonly onNarrow: (changes: Partial<Narrowing<Common | Own>>) => void
  /** Fields specific to the list, shown before (`before`) and after (`children`) the common ones. */
  readonly before?: ReactNode
  readonly children?: ReactNode
}

interface BoardsFiltersProps<Own extends string> extends FieldsProps<Own> {
  /** The text on the chip of one of the list's own filters. */
  readonly wordsOf: (name: Own, value: string) => ReactNode
}

/** A search box, further filters, and a chip for each active filter. */
export const BoardsFilters = <Own extends string>({ wordsOf, ...fields }: BoardsFiltersProps<Own>) => {
  const { t } = useTexts()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { narrowing, onNarrow } = fields
  return (
    <search className="boards-filters">
      <SearchBox words={narrowing.filters.q ?? ''} onWords={(words) => onNarrow(withFilter(narrowing, 'q', words))} />
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t('boards.filters')}
      </button>
      <div id={id} className="filter-fields" hidden={!isOpen}>
        <Fields {...fields} />
      </div>
      <Chips {...fields} wordsOf={wordsOf} />
      {isNarrowed(narrowing) && (
        <button type="button" className="quiet" onClick={() => onNarrow({ filters: {}, themes: [] })}>
          {t('boards.clearFilters')}
        </button>
      )}
    </search>
  )
}

const isBoardNumber = (text: string): boolean => /^[1-9]\d*$/.test(text) && Number(text) <= MAX_BOARD_NUMBER

const Fields = <Own extends string>({ names, narrowing, onNarrow, before, children }: FieldsProps<Own>) => {
  const { t } = useTexts()
  const { filters, themes } = narrowing
  const narrow = (name: Common) => (value: string) => onNarrow(withFilter(narrowing, name, value))
  const seats = SEATS.map((seat) => [seat, t(`seat.${seat}`)] as const)
  return (
    <>
      {before}
      <AddedFilter
        label={t('boards.field.theme')}
        name="theme"
        onValue={(theme) => onNarrow({ themes: [...new Set([...themes, theme])] })}
      />
      <TypedFilter
        label={t('boards.column.contract')}
        name="contract"
        hint={t('boards.contractHint')}
        value={filters.contract ?? ''}
        read={(text) => typedContract(text)}
        fault={t('boards.noContract')}
        onValue={narrow('contract')}
      />
      {names.includes('declarer') && (
        <OneOf label={t('explore.declarer')} value={filters.declarer} options={seats} onChange={narrow('declarer')} />
      )}
      <TypedFilter
        label={t('boards.field.boardNumber')}
        name="boardNumber"
        value={filters.boardNumber ?? ''}
        read={(text) => (isBoardNumber(text) ? text : null)}
        fault={t('boards.noNumber', { most: MAX_BOARD_NUMBER })}
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
    </>
  )
}

/** The active filters as chips. */
const Chips = <Own extends string>({ names, narrowing, onNarrow, wordsOf }: BoardsFiltersProps<Own>) => {
  const { t } = useTexts()
  const { filters, themes } = narrowing
  const words = (name: Common | Own, value: string): ReactNode => {
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
        return typedContract(value) === null ? value : <ContractSign contract={typedContract(value) ?? value} />
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
  readonly chips: readonly { readonly key: string; readonly text: ReactNode; readonly onDrop: () => void }[]
}

/** Chips that each remove a filter. */
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
