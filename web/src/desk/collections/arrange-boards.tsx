import type { Collection } from 'dealbook-client'
import { useTexts } from '../../texts/use-texts.js'
import { arrangedBy } from './changes.js'
import type { ChangeCollection } from './use-collection.js'

const ORDERS = ['boardNumber', 'title', 'shuffle'] as const

/** Reorders all boards at once. */
export const ArrangeBoards = ({ collection, change }: { collection: Collection; change: ChangeCollection }) => {
  const { t } = useTexts()
  if (collection.dealIds.length < 2) return null
  return (
    <fieldset className="row tight" aria-label={t('collection.arrange')}>
      {ORDERS.map((order) => (
        <button
          key={order}
          type="button"
          className="quiet"
          onClick={() => void change(arrangedBy(order, collection.dealIds, t('collection.arranged')))}
        >
          {t(`collection.arrange.${order}`)}
        </button>
      ))}
    </fieldset>
  )
}
