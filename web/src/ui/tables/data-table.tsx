import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.js'
import { ColumnHeading, type SortedColumn } from './column-heading.js'
import './data-table.css'
import { Menu } from '../menu.js'
import { ScrollArea } from './scroll-area.js'

export interface Column<Row> extends SortedColumn {
  readonly cell: (row: Row) => ReactNode
  /** Whether the cells are sentences that wrap. */
  readonly isText?: boolean
  /** The heading over this column and its neighbours in the same group. */
  readonly group?: string
}

interface DataTableProps<Row> {
  readonly label: string
  /** The first column names the row, and stays in place when the others scroll. */
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** The column that the rows are sorted by, with a leading `-` for descending. */
  readonly sort?: string
  readonly onSort?: (sort: string) => void
  /** The menu of a row, and the row's name in its label; `items` returns `null` if a row has no menu. */
  readonly menu?: { readonly nameOf: (row: Row) => string; readonly items: (row: Row) => ReactNode }
  /** Whether other rows are being loaded. */
  readonly isStale?: boolean
}

/** A table in a frame that scrolls both ways. The header, the first column and the row menus stay in place. */
export const DataTable = <Row,>({
  label,
  columns,
  rows,
  keyOf,
  sort,
  onSort,
  menu,
  isStale = false,
}: DataTableProps<Row>) => {
  const { t } = useTexts()
  const [first, ...others] = columns
  if (first === undefined) return null
  return (
    <ScrollArea label={label}>
      <table className="data" aria-busy={isStale}>
        <thead>
          {columns.some(({ group }) => group !== undefined) && <GroupHeadings columns={columns} hasMenu={!!menu} />}
          <tr>
            {columns.map((column) => (
              <ColumnHeading key={column.name} {...column} sort={sort} onSort={onSort} />
            ))}
            {menu && (
              <th scope="col" className="acts">
                <span className="hidden">{t('actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{first.cell(row)}</th>
              {others.map(({ name, cell, isFigure, isText }) => (
                <td key={name} className={isFigure ? 'figure' : isText ? 'text' : undefined}>
                  {cell(row)}
                </td>
              ))}
              {menu && (
                <td className="acts">
                  <RowMenu name={menu.nameOf(row)}>{menu.items(row)}</RowMenu>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

/** The headings over groups of columns, with empty cells over the others. */
const GroupHeadings = <Row,>({ columns, hasMenu }: { columns: readonly Column<Row>[]; hasMenu: boolean }) => {
  const cells: { name: string; group: string | undefined; span: number }[] = []
  for (const { name, group } of columns) {
    const last = cells.at(-1)
    if (last !== undefined && group !== undefined && last.group === group) last.span++
    else cells.push({ name, group, span: 1 })
  }
  return (
    <tr>
      {cells.map(({ name, group, span }) =>
        group === undefined ? (
          <td key={name} />
        ) : (
          <th key={name} scope="colgroup" colSpan={span} className="group">
            {group}
          </th>
        ),
      )}
      {hasMenu && <td />}
    </tr>
  )
}

const RowMenu = ({ name, children }: { name: string; children: ReactNode }) => {
  const { t } = useTexts()
  if (children == null) return null
  return (
    <Menu
      label={
        <>
          <span aria-hidden="true">⋯</span>
          <span className="hidden">{t('actionsFor', { name })}</span>
        </>
      }
    >
      {children}
    </Menu>
  )
}
