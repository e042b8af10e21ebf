import type { Collection } from 'dealbook-client'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTexts } from '../../texts/use-texts.js'
import { complain } from '../../ui/toasts.js'
import { useOnce } from '../../use-once.js'
import { makeAnew } from './changes.js'
import type { Seen } from './use-collection.js'

interface LostNoticeProps extends Pick<Seen, 'asked' | 'deals'> {
  readonly collection: Collection
}

/** Says that the collection was deleted elsewhere, and offers a new one with the same title, description and boards. */
export const LostNotice = ({ collection, asked, deals }: LostNoticeProps) => {
  const { t, explain } = useTexts()
  const navigate = useNavigate()
  const once = useOnce()
  const [isBusy, setBusy] = useState(false)
  const readable = new Set(deals.map(({ id }) => id))
  const again = async (): Promise<void> => {
    setBusy(true)
    try {
      // Boards added since haven't been loaded yet, so they are kept.
      const dealIds = collection.dealIds.filter((id) => readable.has(id) || !asked.includes(id))
      const content = { ...collection, dealIds }
      const { id } = await once(content, (key) => makeAnew(content, key))
      navigate(`/desk/collections/${id}`, { replace: true })
    } catch (error) {
      complain(explain(error))
      setBusy(false)
    }
  }
  return (
    <section className="notice warn" role="alert">
      <p>
        <strong>{t('collection.lost', { title: collection.title })}</strong> {t('collection.lostHint')}
      </p>
      <p className="row">
        <button type="button" className="primary" disabled={isBusy} onClick={() => void again()}>
          {t('collection.makeAgain')}
        </button>
        <Link to="/desk/collections">{t('ownCollections.title')}</Link>
      </p>
    </section>
  )
}
