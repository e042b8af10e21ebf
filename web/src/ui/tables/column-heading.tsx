export interface SortedColumn {
  readonly name: string
  readonly label: string
  /** Whether the column is numeric, with aligned digits. */
  readonly isFigure?: boolean
  readonly isSortable?: boolean
}

interface ColumnHeadingProps extends SortedColumn {
  /** The column that the rows are sorted by, with a leading `-` for descending. */
  readonly sort: string | undefined
  readonly onSort: ((sort: string) => void) | undefined
}

/**
 * The heading of a column. If it is sortable, pressing it sorts the rows in ascending order, or in descending order if
 * they already ascend.
 */
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
