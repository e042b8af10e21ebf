import { MAX_DESCRIPTION_LENGTH } from 'dealbook-domain/collection.js'
import { MAX_TITLE_LENGTH } from 'dealbook-domain/deal-content.js'
import { Link, useNavigate, useParams } from 'react-router'
import { PrintedBoards } from '../../print/printed-boards.js'
import { useTexts } from '../../texts/use-texts.js'
import { Loaded } from '../../ui/loaded.js'
import { PageTitle } from '../../ui/page-title.js'
import { useRemembered } from '../last-collection.js'
import { PrintCollection } from '../print-boards.js'
import { patch } from './changes.js'
import { CollectionActions } from './collection-actions.js'
import { isChangeable, stateInWords } from './collection-state.js'
import './collections.css'
import { InPlace } from '../../ui/forms/in-place.js'
import { ConflictNotice } from './conflict-notice.js'
import { Lesson } from './lesson.js'
import { LostNotice } from './lost-notice.js'
import { type ChangeCollection, type Seen, useCollection } from './use-collection.js'

export const CollectionPage = () => {
  const { id = '' } = useParams()
  return <OneCollection key={id} id={id} />
}

const OneCollection = ({ id }: { id: string }) => {
  const { query, change, conflict, dismiss, lost } = useCollection(id)
  useRemembered(id, query.data !== undefined && lost === null)
  return (
    <Loaded query={query}>
      {(seen) => (
        <>
          {lost !== null && <LostNotice collection={lost} asked={seen.asked} deals={seen.deals} />}
          {conflict !== null && (
            <ConflictNotice
              conflict={conflict}
              current={seen.collection}
              onKeepTheirs={dismiss}
              onUseMine={() => void change(conflict)}
            />
          )}
          <Whole seen={seen} change={change} />
        </>
      )}
    </Loaded>
  )
}

interface PartProps {
  readonly seen: Seen
  readonly change: ChangeCollection
}

const Whole = ({ seen, change }: PartProps) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  return (
    <div className="lesson-page">
      <div className="collection-top">
        <Heading seen={seen} change={change} />
        <span className="row tight">
          {seen.collection.practice.answers && (
            <Link className="button" to={`/desk/collections/${seen.collection.id}/answers`}>
              {t('practice.desk.open')}
            </Link>
          )}
          <PrintCollection id={seen.collection.id} title={seen.collection.title} />
          <CollectionActions collection={seen.collection} onGone={() => navigate('/desk/collections')} />
        </span>
      </div>
      <Why seen={seen} />
      <div>
        <PrintedBoards dealsNow={() => printed(seen)} />
        <Lesson seen={seen} change={change} />
      </div>
    </div>
  )
}

/** The boards of the lesson, but those in the trash, as they are saved. */
const printed = ({ deals }: Seen): Seen['deals'] => deals.filter(({ lifecycle }) => lifecycle === 'active')

const Heading = ({ seen: { collection }, change }: PartProps) => {
  const { t } = useTexts()
  const { id, title, description } = collection
  const about = description === null ? null : <p className="lead description">{description}</p>
  if (!isChangeable(collection))
    return (
      <div className="collection-heading">
        <PageTitle>{title}</PageTitle>
        {about}
      </div>
    )
  return (
    <div className="collection-heading">
      <InPlace
        label={t('collection.title')}
        button={t('collection.rename')}
        value={title}
        name={`collection.${id}.title`}
        maxLength={MAX_TITLE_LENGTH}
        isRequired
        onSave={(text) => change(patch({ title: text }, t('collection.renamed')))}
      >
        <PageTitle>{title}</PageTitle>
      </InPlace>
      <InPlace
        label={t('collection.description')}
        button={t(description === null ? 'collection.describe' : 'collection.describeAgain')}
        value={description ?? ''}
        name={`collection.${id}.description`}
        maxLength={MAX_DESCRIPTION_LENGTH}
        isLong
        onSave={(text) => change(patch({ description: text === '' ? null : text }, t('collection.described')))}
      >
        {about}
      </InPlace>
    </div>
  )
}

/** Explains why a collection can't be changed, and what to do about it. */
const Why = ({ seen: { collection } }: Pick<PartProps, 'seen'>) => {
  const texts = useTexts()
  if (isChangeable(collection)) return null
  return (
    <p className="notice warn">
      <strong>{stateInWords(collection, texts)}.</strong>{' '}
      {texts.t(collection.archivedAt === null ? 'collection.degradedWhy' : 'collection.archivedWhy')}
    </p>
  )
}
