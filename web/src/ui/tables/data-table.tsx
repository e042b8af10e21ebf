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
  readonly group?: { readonly id: string; readonly label: string }
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
  const groups = groupsOf(columns)
  const isGrouped = groups.some(({ label }) => label !== null)
  return (
    <ScrollArea label={label}>
      <table className="data" aria-busy={isStale}>
        {isGrouped && groups.map(({ name, span }) => <colgroup key={name} span={span} />)}
        {isGrouped && menu && <colgroup />}
        <thead>
          {isGrouped && <GroupHeadings groups={groups} hasMenu={menu !== undefined} />}
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

/** Neighbouring columns with a common heading, or a single column without one. */
interface ColumnGroup {
  readonly name: string
  readonly label: string | null
  readonly span: number
}

const groupsOf = <Row,>(columns: readonly Column<Row>[]): readonly ColumnGroup[] => {
  const groups: (ColumnGroup & { readonly id: string | undefined })[] = []
  for (const { name, group } of columns) {
    const last = groups.at(-1)
    if (last !== undefined && group !== undefined && last.id === group.id)
      groups.splice(-1, 1, { ...last, span: last.span + 1 })
    else groups.push({ name, id: group?.id, label: group?.label ?? null, span: 1 })
  }
  return groups
}

/** The headings over groups of columns, with empty cells over the other columns. */
const GroupHeadings = ({ groups, hasMenu }: { groups: readonly ColumnGroup[]; hasMenu: boolean }) => (
  <tr>
    {groups.map(({ name, label, span }) =>
      label === null ? (
        <td key={name} />
      ) : (
        <th key={name} scope="colgroup" colSpan={span} className="group">
          {label}
        </th>
      ),
    )}
    {hasMenu && <td className="acts" />}
  </tr>
)

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
