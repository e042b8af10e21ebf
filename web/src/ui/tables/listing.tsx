import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.js'
import { EmptyState } from '../empty-state.js'
import { Loaded } from '../loaded.js'
import { Pager } from './pager.js'
import type { ListTotal } from './total-text.js'

interface Page {
  readonly pagination: ListTotal & { readonly page: number; readonly totalPages: number }
}

interface ListingProps<Row, Data extends Page> {
  readonly query: UseQueryResult<Data>
  readonly rowsOf: (data: Data) => readonly Row[]
  readonly onPage: (page: number) => void
  /** Clears the filters; `null` if none is set. */
  readonly onClear: (() => void) | null
  /** What to show if there are no rows even without filters. */
  readonly empty: { readonly title: string; readonly text: string }
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** A page of a list with links to the others; if it is empty, says why and what to do. */
export const Listing = <Row, Data extends Page>({ query, rowsOf, children, ...rest }: ListingProps<Row, Data>) => (
  <Loaded query={query}>
    {(data) => {
      const rows = rowsOf(data)
      if (rows.length === 0) return <Nothing pagination={data.pagination} {...rest} />
      return (
        <>
          {children(rows)}
          <Pager pagination={data.pagination} onPage={rest.onPage} />
        </>
      )
    }}
  </Loaded>
)

type NothingProps = Page & Pick<ListingProps<unknown, Page>, 'onPage' | 'onClear' | 'empty'>

const Nothing = ({ pagination: { page, total }, onPage, onClear, empty }: NothingProps) => {
  const { t, number } = useTexts()
  if (total > 0)
    return (
      <EmptyState title={t('listing.pastEnd', { page: number(page) })} text={t('listing.pastEndHint')}>
        <button type="button" onClick={() => onPage(1)}>
          {t('listing.firstPage')}
        </button>
      </EmptyState>
    )
  if (onClear === null) return <EmptyState {...empty} />
  return (
    <EmptyState title={t('listing.noneFound')} text={t('listing.noneFoundHint')}>
      <button type="button" onClick={onClear}>
        {t('filters.clear')}
      </button>
    </EmptyState>
  )
}
