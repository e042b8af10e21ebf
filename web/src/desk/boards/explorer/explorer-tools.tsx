import { type operations, unwrap } from 'dealbook-client'
import { DEAL_SORT_FIELDS } from 'dealbook-domain/deal-order.js'
import { useRef } from 'react'
import { asReader } from '../../../service.js'
import { useTexts } from '../../../texts/use-texts.js'
import { saveFile } from '../../../ui/save-file.js'
import { complain } from '../../../ui/toasts.js'
import { useClosing } from '../../../ui/use-closing.js'
import { useIsNarrow } from '../../../ui/use-narrow.js'
import { PrintFound } from '../../print-boards.js'
import { Choice } from '../choice.js'
import { withColumnMoved, withColumnTurned } from './columns.js'
import { type Explored, filterQueryOf } from './explorer-address.js'
import type { ExplorerView } from './explorer-view.js'
import type { BoardSelection } from './use-board-selection.js'

type FileQuery = NonNullable<operations['getDealsAsPbn']['parameters']['query']>

interface ExplorerToolsProps {
  readonly explored: Explored
  readonly view: ExplorerView
  readonly selection: BoardSelection
  readonly shown: number
  readonly total: string
  readonly onExplore: (changes: Partial<Explored>) => void
}

/** The controls above the list: boards or trash, order, grid or table. */
export const ExplorerTools = ({ explored, view, selection, shown, total, onExplore }: ExplorerToolsProps) => {
  const { t } = useTexts()
  const isNarrow = useIsNarrow()
  const menu = useRef<HTMLDetailsElement>(null)
  useClosing(menu)
  /** Closes the menu on narrow screens, so that it doesn't cover the result of a choice. */
  const close = () => isNarrow && menu.current?.removeAttribute('open')
  const files = (
    <>
      <DownloadFound explored={explored} />
      <PrintFound filter={filterQueryOf(explored)} />
      {view.isTable && <ColumnChoice view={view} />}
    </>
  )
  const looks = (
    <>
      <label className="field inline">
        {t('boards.sort')}
        <select
          value={explored.sort}
          onChange={({ target }) => {
            onExplore({ sort: target.value })
            close()
          }}
        >
          {DEAL_SORT_FIELDS.flatMap((sort) => [
            <option key={`-${sort}`} value={`-${sort}`}>
              {t(`boards.sortDown.${sort}`)}
            </option>,
            <option key={sort} value={sort}>
              {t(`boards.sortUp.${sort}`)}
            </option>,
          ])}
        </select>
      </label>
      <Choice
        legend={t('boards.view')}
        options={[
          { value: 'grid', label: t('boards.grid') },
          { value: 'table', label: t('boards.table') },
        ]}
        value={view.isTable ? 'table' : 'grid'}
        onChange={(look) => {
          view.show(look)
          close()
        }}
      />
      <Choice
        legend={t('boards.place')}
        options={[
          { value: 'active', label: t('boards.title') },
          { value: 'trashed', label: t('boards.trashPlace') },
        ]}
        value={explored.isTrash ? 'trashed' : 'active'}
        onChange={(place) => {
          onExplore({ isTrash: place === 'trashed' })
          close()
        }}
      />
    </>
  )
  return (
    <div className="explorer-tools">
      {shown > 0 && (
        <label className="select-all">
          <input
            type="checkbox"
            checked={selection.isAll}
            onChange={() => (selection.isAll ? selection.clear() : selection.all())}
          />
          {t('boards.selectAll')}
        </label>
      )}
      <span role="status">{t('boards.count', { count: total })}</span>
      <span className="grow" />
      {!isNarrow && looks}
      {(isNarrow || shown > 0) && (
        <details className="columns-menu" ref={menu}>
          <summary className="button">{t(isNarrow ? 'boards.view' : 'boards.more')}</summary>
          <div className="menu-items">
            {isNarrow && looks}
            {shown > 0 && files}
          </div>
        </details>
      )}
    </div>
  )
}

const ColumnChoice = ({ view: { columns, setColumns } }: { readonly view: ExplorerView }) => {
  const { t } = useTexts()
  return (
    <fieldset>
      <legend>{t('boards.columns')}</legend>
      <ul className="plain">
        {columns.map((column, at) => {
          const name = t(`boards.column.${column.name}`)
          return (
            <li key={column.name}>
              <label>
                <input
                  type="checkbox"
                  checked={column.isShown}
                  onChange={() => setColumns(withColumnTurned(columns, column.name))}
                />
                {name}
              </label>
              <span className="grow" />
              <button
                type="button"
                className="quiet"
                disabled={at === 0}
                aria-label={t('boards.columnUp', { name })}
                onClick={() => setColumns(withColumnMoved(columns, column.name, -1))}
              >
                ↑
              </button>
              <button
                type="button"
                className="quiet"
                disabled={at === columns.length - 1}
                aria-label={t('boards.columnDown', { name })}
                onClick={() => setColumns(withColumnMoved(columns, column.name, 1))}
              >
                ↓
              </button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

/** Downloads the results of all pages as one file. */
const DownloadFound = ({ explored }: { readonly explored: Explored }) => {
  const { t, explain } = useTexts()
  const download = async () => {
    try {
      const query = filterQueryOf(explored) as FileQuery
      const content = await unwrap(asReader.GET('/deals.pbn', { params: { query }, parseAs: 'text' }))
      saveFile(content, 'application/x-pbn', 'boards.pbn')
    } catch (error) {
      complain(explain(error))
    }
  }
  return (
    <button type="button" onClick={download}>
      {t('boards.downloadFound')}
    </button>
  )
}
