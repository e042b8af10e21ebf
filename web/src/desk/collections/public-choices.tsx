import { unwrap } from 'dealbook-client'
import { usePublishedDeals } from '../../catalog/use-published-deals.js'
import { useKept } from '../../kept.js'
import { asReader } from '../../service.js'
import { actsAs } from '../../session.js'
import { useTexts } from '../../texts/use-texts.js'
import { Loaded } from '../../ui/loaded.js'
import { MoreButton } from '../../ui/tables/more-button.js'
import type { ChoicesProps } from './add-boards.js'
import { ChoiceList } from './choice-list.js'

/** All public boards, most recently published first, as diagrams to tick. */
export const PublicChoices = ({ words, isIn, isChosen, onTick }: ChoicesProps) => {
  const { t } = useTexts()
  const query = usePublishedDeals(['reader', 'recent', useKept(actsAs), 'to-add', words], (piece) =>
    unwrap(asReader.GET('/catalog/deals', { params: { query: { ...(words === '' ? {} : { q: words }), ...piece } } })),
  )
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const deals = pages.flatMap((page) => page.deals)
        return (
          <>
            <ChoiceList
              {...{ deals, isIn, isChosen, onTick }}
              detailsOf={(deal) => (
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
              )}
            />
            {deals.length === 0 && <p>{t(words === '' ? 'collection.nonePublic' : 'collection.nonePublicFound')}</p>}
            <MoreButton query={query} />
          </>
        )
      }}
    </Loaded>
  )
}
