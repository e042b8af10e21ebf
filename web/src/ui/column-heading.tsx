export interface SortedColumn {
  readonly name: string
  readonly label: string
  /** Whether the column is numeric, with aligned digits. */
  readonly isFigure?: boolean
  readonly isSortable?: boolean
}

interface ColumnHeadingProps extends SortedColumn {
  /** By which column the rows are sorted, downwards with `-` before its name. */
  readonly sort: string | undefined
  readonly onSort: ((sort: string) => void) | undefined
}

/** The head of a column, by which the rows can be sorted, downwards when they are already sorted upwards. */
export const ColumnHeading = ({
  name,
  label,
  isFigure = false,
  isSortable = false,
  sort,
  onSort,
}: ColumnHeadingProps) => {
  const direction = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined
  return (
    <th scope="col" aria-sort={direction} className={isFigure ? 'figure' : undefined}>
      {isSortable && onSort ? (
        <button type="button" className="sort" onClick={() => onSort(direction === 'ascending' ? `-${name}` : name)}>
          {label}
          <span aria-hidden="true">{direction === 'ascending' ? ' ▲' : direction === 'descending' ? ' ▼' : ''}</span>
        </button>
      ) : (
        label
      )}
    </th>
  )
}
