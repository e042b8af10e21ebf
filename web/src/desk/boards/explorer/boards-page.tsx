import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Account, type operations, unwrap } from 'dealbook-client'
import { Link, useSearchParams } from 'react-router'
import { asReader } from '../../../service.js'
import { useTexts } from '../../../texts/use-texts.js'
import { EmptyState } from '../../../ui/empty-state.js'
import { Loaded } from '../../../ui/loaded.js'
import { PageTitle } from '../../../ui/page-title.js'
import { Pager } from '../../../ui/tables/pager.js'
import { BoardsGrid } from './boards-grid.js'
import { BoardsTable } from './boards-table.js'
import { addressOf, type Explored, exploredBy, filterQueryOf, isNarrowed, PAGE_SIZE } from './explorer-address.js'
import { ExplorerTools } from './explorer-tools.js'
import { useExplorerView } from './explorer-view.js'
import { OwnFilters } from './own-filters.js'
import { SelectionBar } from './selection-bar.js'
import { useBoardSelection } from './use-board-selection.js'
import '../boards.css'
import { totalText } from '../../../ui/tables/total-text.js'
import './explorer.css'
import { useReader } from '../../../use-reader.js'

type Query = NonNullable<operations['listDeals']['parameters']['query']>

/** The account's boards, with search, sorting, selection and actions on many boards at once. */
export const BoardsPage = () => {
  const owner = useReader()
  return <Loaded query={owner}>{(account) => <Explorer account={account} />}</Loaded>
}

const Explorer = ({ account }: { readonly account: Account }) => {
  const { t, number } = useTexts()
  const [search, setSearch] = useSearchParams()
  const explored = exploredBy(search)
  const view = useExplorerView(account)
  const explore = (changes: Partial<Explored>) =>
    setSearch(addressOf(explored, changes), { replace: 'page' in changes === false })
  const query = useQuery({
    queryKey: ['reader', 'boards', account.id, filterQueryOf(explored), explored.page],
    // The service validates the values in the address.
    queryFn: () =>
      unwrap(
        asReader.GET('/deals', {
          params: { query: { ...filterQueryOf(explored), page: explored.page, pageSize: PAGE_SIZE } as Query },
        }),
      ),
    placeholderData: keepPreviousData,
  })
  const deals = query.data?.deals ?? []
  // While a page is being loaded, the list still has the boards of the one before.
  const from = ((query.data?.pagination.page ?? 1) - 1) * PAGE_SIZE
  const selection = useBoardSelection(deals, JSON.stringify(filterQueryOf(explored)), from)
  const list = { deals, account, selection, explored, onSort: (sort: string) => explore({ sort }) }
  return (
    <>
      <div className="boards-head">
        <PageTitle>{t(explored.isTrash ? 'boards.trashPlace' : 'boards.title')}</PageTitle>
        <span className="grow" />
        <Link className="button" to="/desk/import">
          {t('boards.import')}
        </Link>
        <Link className="button primary" to="/desk/boards/new">
          {t('boards.newBoard')}
        </Link>
      </div>
      <OwnFilters explored={explored} ownerId={account.id} onExplore={explore} />
      <Loaded query={query}>
        {({ pagination }) => (
          <>
            <ExplorerTools
              explored={explored}
              view={view}
              selection={selection}
              shown={deals.length}
              total={totalText(pagination, number)}
              onExplore={explore}
            />
            {deals.length === 0 ? (
              <NoBoards explored={explored} onClear={() => explore({ filters: {}, themes: [] })} />
            ) : view.isTable ? (
              <BoardsTable {...list} columns={view.columns} isStale={query.isPlaceholderData} />
            ) : (
              <BoardsGrid {...list} isStale={query.isPlaceholderData} />
            )}
            {pagination.totalPages > 1 && <Pager pagination={pagination} onPage={(page) => explore({ page })} />}
          </>
        )}
      </Loaded>
      <SelectionBar selection={selection} account={account} explored={explored} />
    </>
  )
}

/** Explains why the list is empty, and offers what to do next. */
const NoBoards = ({ explored, onClear }: { readonly explored: Explored; readonly onClear: () => void }) => {
  const { t } = useTexts()
  if (isNarrowed(explored))
    return (
      <EmptyState title={t('boards.noneFound')} text={t('boards.noneFoundHint')}>
        <button type="button" onClick={onClear}>
          {t('boards.clearFilters')}
        </button>
      </EmptyState>
    )
  if (explored.isTrash) return <EmptyState title={t('boards.trashEmpty')} text={t('boards.trashHint')} />
  return (
    <EmptyState title={t('boards.none')} text={t('boards.noneHint')}>
      <div className="row">
        <Link className="button" to="/desk/import">
          {t('boards.import')}
        </Link>
        <Link className="button" to="/desk/boards/new">
          {t('boards.byHand')}
        </Link>
      </div>
    </EmptyState>
  )
}
