import { type Account, unwrap } from 'dealbook-client'
import { useState } from 'react'
import { asReader, queryClient, readerAccount } from '../../../service.js'
import { actsAs } from '../../../session.js'
import { useTexts } from '../../../texts/use-texts.js'
import { complain } from '../../../ui/toasts.js'
import { useIsNarrow } from '../../../ui/use-narrow.js'
import { type Column, columnsIn } from './columns.js'

type ViewMode = 'grid' | 'table'
type Stored = Account['preferences']['dealsExplorer']

/**
 * The view of the boards, stored in the account's preferences: grid or table, and the columns and their order. Narrow
 * screens start with the grid, regardless of the preferences.
 */
export const useExplorerView = ({ preferences: { dealsExplorer } }: Pick<Account, 'preferences'>) => {
  const { explain } = useTexts()
  const isNarrow = useIsNarrow()
  const [narrowMode, setNarrowMode] = useState<ViewMode>('grid')
  const keep = async (changes: Partial<Stored>) => {
    const { queryKey } = readerAccount(actsAs.get())
    const before = queryClient.getQueryData<Account>(queryKey)
    // Applies the change at once, and keeps other changes to the cached account.
    if (before !== undefined)
      queryClient.setQueryData<Account>(queryKey, {
        ...before,
        preferences: { ...before.preferences, dealsExplorer: { ...dealsExplorer, ...changes } },
      })
    try {
      await unwrap(asReader.PATCH('/accounts/me', { body: { preferences: { dealsExplorer: changes } } }))
    } catch (error) {
      complain(explain(error))
      await queryClient.invalidateQueries({ queryKey })
    }
  }
  const columns = columnsIn(dealsExplorer.columnOrder, dealsExplorer.columnVisibility)
  return {
    isTable: (isNarrow ? narrowMode : dealsExplorer.viewMode) !== 'grid',
    columns,
    show: (viewMode: ViewMode) => (isNarrow ? setNarrowMode(viewMode) : void keep({ viewMode })),
    setColumns: (next: readonly Column[]) =>
      void keep({
        columnOrder: next.map(({ name }) => name),
        columnVisibility: Object.fromEntries(next.map(({ name, isShown }) => [name, isShown])),
      }),
  }
}

export type ExplorerView = ReturnType<typeof useExplorerView>
