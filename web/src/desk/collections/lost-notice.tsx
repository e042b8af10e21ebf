import type { Collection } from 'dealbook-client'
import { Link, useNavigate } from 'react-router'
import { useTexts } from '../../texts/use-texts.js'
import { complain } from '../../ui/toasts.js'
import { makeAnew } from './changes.js'
import type { CollectionDeal } from './use-collection.js'

interface LostNoticeProps {
  readonly collection: Collection
  readonly deals: readonly CollectionDeal[]
}

/** The collection was deleted elsewhere: what that means, and a new one with the same title, description and boards. */
export const LostNotice = ({ collection, deals }: LostNoticeProps) => {
  const { t, explain } = useTexts()
  const navigate = useNavigate()
  const readable = new Set(deals.map(({ id }) => id))
  const again = async (): Promise<void> => {
    try {
      const dealIds = collection.dealIds.filter((id) => readable.has(id))
      const { id } = await makeAnew({ ...collection, dealIds })
      navigate(`/desk/collections/${id}`, { replace: true })
    } catch (error) {
      complain(explain(error as Error))
    }
  }
  return (
    <section className="notice warn" role="alert">
      <p>
        <strong>{t('collection.lost', { title: collection.title })}</strong> {t('collection.lostHint')}
      </p>
      <p className="row">
        <button type="button" className="primary" onClick={() => void again()}>
          {t('collection.makeAgain')}
        </button>
        <Link to="/desk/collections">{t('ownCollections.title')}</Link>
      </p>
    </section>
  )
}
