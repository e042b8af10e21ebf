import { useInfiniteQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { visitor } from '../../service.js'
import { actsAs, useKept } from '../../session.js'
import { useTexts } from '../../texts/use-texts.js'
import { Loaded } from '../../ui/loaded.js'
import { MoreButton } from '../../ui/more-button.js'
import { PickedBoard } from '../pick.js'
import type { ChoicesProps } from './add-boards.js'

const SHOWN = 12

/** The public boards of all authors, those published last first, as diagrams to tick. */
export const PublicChoices = ({ words, isIn, isChosen, onTick }: ChoicesProps) => {
  const { t } = useTexts()
  const query = useInfiniteQuery({
    queryKey: ['visitor', 'recent', useKept(actsAs), 'to-add', words],
    queryFn: ({ pageParam }) =>
      unwrap(
        visitor.GET('/catalog/deals', {
          params: {
            query: {
              ...(words === '' ? {} : { q: words }),
              ...(pageParam === null ? {} : { cursor: pageParam }),
              limit: SHOWN,
            },
          },
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
  })
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const deals = pages.flatMap((page) => page.deals)
        return (
          <>
            <ul className="plain picks">
              {deals.map((deal) => (
                <PickedBoard
                  key={deal.id}
                  board={deal}
                  isChosen={isChosen(deal.id)}
                  isFixed={isIn(deal.id)}
                  onToggle={() => onTick([deal.id])}
                >
                  <p className="hint">
                    {deal.author.displayName} ·{' '}
                    {isIn(deal.id) ? (
                      t('collection.alreadyIn')
                    ) : (
                      <a href={`/boards/${deal.id}`} target="_blank" rel="noopener">
                        {t('collection.look')}
                        <span className="hidden"> {deal.title}</span>
                      </a>
                    )}
                  </p>
                </PickedBoard>
              ))}
            </ul>
            {deals.length === 0 && <p>{t('collection.nonePublic')}</p>}
            <MoreButton query={query} />
          </>
        )
      }}
    </Loaded>
  )
}
