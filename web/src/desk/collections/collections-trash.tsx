import { useQuery } from '@tanstack/react-query'
import { type Collection, unwrap } from 'dealbook-client'
import { DELETED_COLLECTION_DAYS } from 'dealbook-domain/collection.js'
import { Link } from 'react-router'
import { useKept } from '../../kept.js'
import { asReader, contentChanged } from '../../service.js'
import { actsAs } from '../../session.js'
import { useTexts } from '../../texts/use-texts.js'
import { EmptyState } from '../../ui/empty-state.js'
import { ConfirmedButton } from '../../ui/forms/confirmed-button.js'
import { Loaded } from '../../ui/loaded.js'
import { PageTitle } from '../../ui/page-title.js'
import { Pager } from '../../ui/tables/pager.js'
import { useSearchValues } from '../../ui/tables/use-search-values.js'
import { useAction } from '../../ui/use-action.js'
import './collections.css'

const PAGE_SIZE = 50

/** The deleted collections that can still be restored. */
export const CollectionsTrash = () => {
  const { t, number } = useTexts()
  const acting = useKept(actsAs)
  const { page, toPage } = useSearchValues([])
  const query = useQuery({
    queryKey: ['reader', 'collections', 'deleted', acting, page],
    queryFn: () =>
      unwrap(asReader.GET('/collections', { params: { query: { deleted: true, page, pageSize: PAGE_SIZE } } })),
  })
  return (
    <>
      <p>
        <Link to="/desk/collections">{t('ownCollections.title')}</Link>
      </p>
      <PageTitle>{t('trash.title')}</PageTitle>
      <p className="lead">{t('trash.lead', { days: number(DELETED_COLLECTION_DAYS) })}</p>
      <Loaded query={query}>
        {({ collections, pagination }) => (
          <>
            {collections.length === 0 && <EmptyState title={t('trash.empty')} text={t('trash.emptyHint')} />}
            <ul className="plain collections">
              {collections.map((collection) => (
                <Row key={collection.id} collection={collection} />
              ))}
            </ul>
            {pagination.totalPages > 1 && <Pager pagination={pagination} onPage={toPage} />}
          </>
        )}
      </Loaded>
    </>
  )
}

const Row = ({ collection }: { collection: Collection }) => {
  const { t, number, until } = useTexts()
  const { id, title, description, dealIds, updatedAt, publicEnabled } = collection
  const params = { path: { id } }
  const act = useAction()
  const actAndShow = (...what: Parameters<typeof act>) => void act(...what).finally(contentChanged)
  const restore = () => unwrap(asReader.POST('/collections/{id}/restore', { params }))
  const remove = () => unwrap(asReader.DELETE('/collections/{id}', { params: { ...params, query: { forever: true } } }))
  return (
    <li className="card collection">
      <div className="about">
        <h2 dir="auto">{title}</h2>
        {description !== null && (
          <p className="clipped" dir="auto">
            {description}
          </p>
        )}
      </div>
      <p className="facts">
        <span>{t('boards.count', { count: number(dealIds.length) })}</span>
        <span>{t('trash.deleted', { when: until(updatedAt) })}</span>
        {publicEnabled && <span>{t('trash.hadLink')}</span>}
      </p>
      <div className="row tight acts">
        <button type="button" onClick={() => actAndShow(restore, t('trash.restored', { title }))}>
          {t('trash.restore')}
          <span className="hidden"> {title}</span>
        </button>
        <ConfirmedButton
          label={t('trash.forever')}
          question={t('trash.foreverQuestion', { title })}
          onConfirm={() => actAndShow(remove, t('trash.gone', { title }))}
        />
      </div>
    </li>
  )
}
