import { useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { useState } from 'react'
import { Link } from 'react-router'
import { useKept } from '../../kept.js'
import { asReader } from '../../service.js'
import { actsAs } from '../../session.js'
import { useTexts } from '../../texts/use-texts.js'
import { Loaded } from '../../ui/loaded.js'
import { Pager } from '../../ui/tables/pager.js'
import { BoardFacts } from '../board-facts.js'
import type { ChoicesProps } from './add-boards.js'
import { ChoiceList } from './choice-list.js'

const PAGE_SIZE = 50

/** The account's own boards, as diagrams to tick. */
export const OwnChoices = ({ words, isIn, isChosen, onTick }: ChoicesProps) => {
  const { t } = useTexts()
  const acting = useKept(actsAs)
  const [place, setPlace] = useState({ words, page: 1 })
  const page = place.words === words ? place.page : 1
  const query = useQuery({
    queryKey: ['reader', 'deals', acting, 'to-add', words, page],
    queryFn: () =>
      unwrap(
        asReader.GET('/deals', {
          params: { query: { ...(words === '' ? {} : { q: words }), lifecycle: 'active', page, pageSize: PAGE_SIZE } },
        }),
      ),
    placeholderData: (before) => before,
  })
  return (
    <Loaded query={query}>
      {({ deals, pagination }) => (
        <>
          {deals.some(({ id }) => !isChosen(id)) && (
            <button type="button" onClick={() => onTick(deals.map(({ id }) => id).filter((id) => !isChosen(id)))}>
              {t('collection.tickAll')}
            </button>
          )}
          <ChoiceList
            {...{ deals, isIn, isChosen, onTick }}
            detailsOf={(deal) => (
              <BoardFacts board={deal}>{isIn(deal.id) && <span>{t('collection.alreadyIn')}</span>}</BoardFacts>
            )}
          />
          {deals.length === 0 && (
            <p>
              {t(words === '' ? 'collection.noOwnBoards' : 'collection.noneFound')}{' '}
              <Link to="/desk/import">{t('collection.import')}</Link>
            </p>
          )}
          {pagination.totalPages > 1 && (
            <Pager pagination={pagination} onPage={(next) => setPlace({ words, page: next })} />
          )}
        </>
      )}
    </Loaded>
  )
}
