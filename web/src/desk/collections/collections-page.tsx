import { useQuery } from '@tanstack/react-query'
import { type Collection, unwrap } from 'dealbook-client'
import { MAX_TITLE_LENGTH } from 'dealbook-domain/deal-content.js'
import { Link } from 'react-router'
import { useKept } from '../../kept.js'
import { asReader } from '../../service.js'
import { actsAs } from '../../session.js'
import { useTexts } from '../../texts/use-texts.js'
import { EmptyState } from '../../ui/empty-state.js'
import { Loaded } from '../../ui/loaded.js'
import { PageTitle } from '../../ui/page-title.js'
import { Pager } from '../../ui/tables/pager.js'
import { useSearchValues } from '../../ui/tables/use-search-values.js'
import { useCreation } from '../use-creation.js'
import { CollectionActions } from './collection-actions.js'
import { stateInWords, stateOf } from './collection-state.js'
import './collections.css'
import { CopyButton } from '../../ui/copy-button.js'

const PAGE_SIZE = 50

export const CollectionsPage = () => {
  const { t } = useTexts()
  const acting = useKept(actsAs)
  const { page, toPage } = useSearchValues([])
  const query = useQuery({
    queryKey: ['reader', 'collections', acting, page],
    queryFn: () => unwrap(asReader.GET('/collections', { params: { query: { page, pageSize: PAGE_SIZE } } })),
  })
  return (
    <>
      <PageTitle>{t('ownCollections.title')}</PageTitle>
      <p className="lead">{t('ownCollections.lead')}</p>
      <p>
        <Link to="/desk/collections/trash">{t('trash.title')}</Link>
      </p>
      <NewCollection />
      <Loaded query={query}>
        {({ collections, pagination }) => (
          <>
            {collections.length === 0 && (
              <EmptyState title={t('ownCollections.none')} text={t('ownCollections.noneHint')} />
            )}
            <PlanNotice collections={collections} />
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

/** Creates a collection from a title. */
const NewCollection = () => {
  const { t } = useTexts()
  const { isBusy, onSubmit } = useCreation({
    field: 'title',
    list: 'collections',
    folder: '/desk/collections',
    create: (title, header) => unwrap(asReader.POST('/collections', { params: { header }, body: { title } })),
  })
  return (
    <form className="row" onSubmit={onSubmit}>
      <label className="field grow">
        {t('ownCollections.newTitle')}
        <input
          name="title"
          dir="auto"
          required
          maxLength={MAX_TITLE_LENGTH}
          placeholder={t('ownCollections.example')}
          autoComplete="off"
        />
      </label>
      <button type="submit" className="primary" disabled={isBusy}>
        {t('ownCollections.make')}
      </button>
    </form>
  )
}

/** Explains why some collections are degraded, and the three remedies. */
const PlanNotice = ({ collections }: { collections: readonly Collection[] }) => {
  const { t } = useTexts()
  if (collections.every(({ degraded }) => !degraded)) return null
  return <p className="notice warn">{t('ownCollections.pastPlan')}</p>
}

const Row = ({ collection }: { collection: Collection }) => {
  const texts = useTexts()
  const { t, number } = texts
  const { id, title, description, dealIds, publicUrl } = collection
  return (
    <li className="card collection">
      <div className="about">
        <h2>
          <Link dir="auto" to={`/desk/collections/${id}`}>
            {title}
          </Link>
        </h2>
        {description !== null && <p className="clipped">{description}</p>}
      </div>
      <p className="facts">
        <span>{t('boards.count', { count: number(dealIds.length) })}</span>
        <span className={`link-state ${stateOf(collection)}`}>{stateInWords(collection, texts)}</span>
      </p>
      <div className="row tight acts">
        {publicUrl !== null && stateOf(collection) === 'open' && (
          <CopyButton text={publicUrl} label={t('share.copy')} of={title} />
        )}
        <CollectionActions collection={collection} />
      </div>
    </li>
  )
}
