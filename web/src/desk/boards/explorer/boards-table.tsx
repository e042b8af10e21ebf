import type { Account, Deal } from 'dealbook-client'
import { DEAL_SORT_FIELDS } from 'dealbook-domain/deal-order.js'
import { dealExposure } from 'dealbook-domain/exposure.js'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../texts/use-texts.js'
import { ColumnHeading } from '../../../ui/tables/column-heading.js'
import { ScrollArea } from '../../../ui/tables/scroll-area.js'
import { ContractText } from '../contract-text.js'
import { useReasons } from '../exposure-line.js'
import type { Column, ColumnName } from './columns.js'
import type { Explored } from './explorer-address.js'
import { RestoreButton } from './restore-button.js'
import { SelectionBox } from './selection-box.js'
import type { BoardSelection } from './use-board-selection.js'

interface BoardsTableProps {
  readonly deals: readonly Deal[]
  readonly account: Account
  readonly columns: readonly Column[]
  readonly selection: BoardSelection
  readonly explored: Explored
  readonly onSort: (sort: string) => void
  readonly isStale: boolean
}

const isSortable = (name: string): boolean => DEAL_SORT_FIELDS.some((sort) => sort === name)

/** The boards as a table with the chosen columns. */
export const BoardsTable = ({ deals, account, columns, selection, explored, onSort, isStale }: BoardsTableProps) => {
  const { t } = useTexts()
  const cell = useCell(account)
  const shown = columns.filter(({ isShown }) => isShown)
  const heading = (name: ColumnName | 'title') => (
    <ColumnHeading
      key={name}
      name={name}
      label={t(`boards.column.${name}`)}
      isSortable={isSortable(name)}
      sort={explored.sort}
      onSort={onSort}
    />
  )
  return (
    <ScrollArea label={t('boards.title')}>
      <table className="boards-table" aria-busy={isStale}>
        <thead>
          <tr>
            <td />
            {heading('title')}
            {shown.map(({ name }) => heading(name))}
            {explored.isTrash && <td />}
          </tr>
        </thead>
        <tbody>
          {deals.map((deal) => (
            <tr key={deal.id} className={selection.ids.has(deal.id) ? 'selected' : undefined}>
              <td>
                <SelectionBox deal={deal} selection={selection} />
              </td>
              <th scope="row">
                <Link dir="auto" to={`/desk/boards/${deal.id}`}>
                  {deal.title}
                </Link>
              </th>
              {shown.map(({ name }) => (
                <td key={name}>{cell(name, deal)}</td>
              ))}
              {explored.isTrash && (
                <td>
                  <RestoreButton deal={deal} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

/** Renders the cells of the columns. */
const useCell = (account: Account) => {
  const { t, date } = useTexts()
  const reasonsOf = useReasons()
  const day = (text: string | null): ReactNode => (text === null ? '–' : <time dateTime={text}>{date(text)}</time>)
  const cells: Readonly<Record<ColumnName, (deal: Deal) => ReactNode>> = {
    boardNumber: ({ boardNumber }) => boardNumber ?? '–',
    contract: ({ contract }) => (contract === null ? '–' : <ContractText contract={contract} />),
    themes: ({ themes }) => themes.join(', '),
    personalThemes: ({ personalThemes }) => personalThemes.join(', '),
    inspirations: ({ inspirations }) => inspirations.join(', '),
    sharing: ({ sharing }) => <span className={`state ${sharing}`}>{t(`boards.shared.${sharing}`)}</span>,
    catalog: (deal) => {
      const { exposed, rules } = dealExposure(account as Parameters<typeof dealExposure>[0], deal)
      return exposed ? t('boards.inCatalogShort') : t('boards.notShort', { reasons: reasonsOf(rules, deal).join('; ') })
    },
    dealer: ({ dealer }) => t(`seat.${dealer}`),
    vulnerability: ({ vulnerability }) => t(`boards.vulnerable.${vulnerability}`),
    result: ({ result }) => result ?? '–',
    createdAt: ({ createdAt }) => day(createdAt),
    updatedAt: ({ updatedAt }) => day(updatedAt),
    publishedAt: ({ publishedAt }) => day(publishedAt),
  }
  return (name: ColumnName, deal: Deal): ReactNode => cells[name](deal)
}
