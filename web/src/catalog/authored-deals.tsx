import type { components } from 'dealbook-client'
import { Link } from 'react-router'
import { useTexts } from '../texts/use-texts.js'
import { Badges } from '../ui/badges.js'
import { DealCard } from './deal-card.js'

/** Boards by several authors, each with its author. */
export const AuthoredDeals = ({ deals }: { deals: readonly components['schemas']['AuthoredDeal'][] }) => {
  const { t } = useTexts()
  if (deals.length === 0) return <p>{t('nothing')}</p>
  return (
    <div className="deals">
      {deals.map((deal) => (
        <DealCard key={deal.id} deal={deal} to={`/boards/${deal.id}`}>
          {deal.author.handle !== null && (
            <p>
              <Link dir="auto" to={`/authors/${deal.author.handle}`}>
                {deal.author.displayName}
              </Link>{' '}
              <Badges badges={deal.author.badges} />
            </p>
          )}
        </DealCard>
      ))}
    </div>
  )
}
