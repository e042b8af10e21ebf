import { useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { visitor } from '../../service.js'
import { actsAs, useKept } from '../../session.js'
import { useTexts } from '../../texts/use-texts.js'
import { Loaded } from '../../ui/loaded.js'
import { Pager } from '../../ui/pager.js'

interface AddBoardsProps {
  readonly dealIds: readonly string[]
  readonly onAdd: (dealIds: readonly string[]) => void
}

const PAGE_SIZE = 50

/** Searches one's own boards, and adds those that are ticked in the order in which they were. */
export const AddBoards = ({ dealIds, onAdd }: AddBoardsProps) => {
  const { t, number } = useTexts()
  const acting = useKept(actsAs)
  const [q, setWords] = useState('')
  const [page, setPage] = useState(1)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const words = useDeferredValue(q.trim())
  const query = useQuery({
    queryKey: ['visitor', 'deals', acting, 'to-add', words, page],
    queryFn: () =>
      unwrap(
        visitor.GET('/deals', {
          params: { query: { ...(words === '' ? {} : { q: words }), lifecycle: 'active', page, pageSize: PAGE_SIZE } },
        }),
      ),
    placeholderData: (before) => before,
  })
  const isChosen = (id: string): boolean => dealIds.includes(id) || ticked.includes(id)
  const toggle = (id: string) =>
    setTicked((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]))

  return (
    <section className="card add-boards" aria-label={t('collection.add')}>
      <label className="field">
        {t('collection.searchBoards')}
        <input
          type="search"
          value={q}
          maxLength={100}
          onChange={(event) => {
            setWords(event.target.value)
            setPage(1)
          }}
        />
      </label>
      <Loaded query={query}>
        {({ deals, pagination }) => (
          <>
            {deals.some(({ id }) => !isChosen(id)) && (
              <button
                type="button"
                onClick={() => setTicked([...ticked, ...deals.map(({ id }) => id).filter((id) => !isChosen(id))])}
              >
                {t('collection.tickAll')}
              </button>
            )}
            <ul className="plain choices">
              {deals.map(({ id, title, boardNumber }) => (
                <li key={id}>
                  <label>
                    <input
                      type="checkbox"
                      checked={isChosen(id)}
                      disabled={dealIds.includes(id)}
                      onChange={() => toggle(id)}
                    />
                    <span>{title}</span>
                    <small>
                      {dealIds.includes(id)
                        ? t('collection.alreadyIn')
                        : boardNumber !== null && t('board.number', { number: boardNumber })}
                    </small>
                  </label>
                </li>
              ))}
            </ul>
            {deals.length === 0 && (
              <p>
                {t(words === '' ? 'collection.noOwnBoards' : 'collection.noneFound')}{' '}
                <Link to="/desk/import">{t('collection.import')}</Link>
              </p>
            )}
            {pagination.totalPages > 1 && <Pager pagination={pagination} onPage={setPage} />}
          </>
        )}
      </Loaded>
      {ticked.length > 0 && (
        <button
          type="button"
          className="primary"
          onClick={() => {
            onAdd(ticked)
            setTicked([])
          }}
        >
          {t(ticked.length === 1 ? 'collection.addOne' : 'collection.addSome', { count: number(ticked.length) })}
        </button>
      )}
    </section>
  )
}
