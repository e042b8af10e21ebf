import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useTexts } from '../../texts/use-texts.js'
import { Loaded } from '../../ui/loaded.js'
import { PageTitle } from '../../ui/page-title.js'
import { useRemembered } from '../last-collection.js'
import { AddBoards } from './add-boards.js'
import { ArrangeBoards } from './arrange-boards.js'
import { BoardList } from './board-list.js'
import { patch, withBoards } from './changes.js'
import { CollectionActions } from './collection-actions.js'
import { isChangeable, stateInWords } from './collection-state.js'
import './collections.css'
import { ConflictNotice } from './conflict-notice.js'
import { DownloadBoards } from './download-boards.js'
import { InPlace } from './in-place.js'
import { LostNotice } from './lost-notice.js'
import { SharePanel } from './share-panel.js'
import { StudentPreview } from './student-preview.js'
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
  const [isPreview, setPreview] = useState(false)
  const { collection } = seen
  return (
    <>
      <Heading seen={seen} change={change} />
      <Why seen={seen} />
      <div className="collection-columns">
        <div>
          <div className="row between">
            <fieldset className="switch" aria-label={t('collection.seenBy')}>
              <button type="button" aria-pressed={!isPreview} onClick={() => setPreview(false)}>
                {t('collection.asISee')}
              </button>
              <button type="button" aria-pressed={isPreview} onClick={() => setPreview(true)}>
                {t('collection.asStudentsSee')}
              </button>
            </fieldset>
            <span className="row tight">
              <CollectionActions collection={collection} onGone={() => navigate('/desk/collections')} />
            </span>
          </div>
          {isPreview ? (
            <StudentPreview collection={collection} deals={seen.deals} />
          ) : (
            <Boards seen={seen} change={change} />
          )}
        </div>
        {isChangeable(collection) ? (
          <SharePanel collection={collection} change={change} />
        ) : (
          <DownloadBoards collection={collection} />
        )}
      </div>
    </>
  )
}

const MAX_TITLE = 200
const MAX_DESCRIPTION = 5_000

const Heading = ({ seen: { collection }, change }: PartProps) => {
  const { t } = useTexts()
  const { id, title, description } = collection
  const about = description === null ? null : <p className="lead description">{description}</p>
  if (!isChangeable(collection))
    return (
      <>
        <PageTitle>{title}</PageTitle>
        {about}
      </>
    )
  return (
    <div className="collection-heading">
      <InPlace
        label={t('collection.title')}
        button={t('collection.rename')}
        value={title}
        name={`collection.${id}.title`}
        maxLength={MAX_TITLE}
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
        maxLength={MAX_DESCRIPTION}
        isLong
        onSave={(text) => change(patch({ description: text === '' ? null : text }, t('collection.described')))}
      >
        {about}
      </InPlace>
    </div>
  )
}

/** Why nothing can be changed here, and what to do about it. */
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

const Boards = ({ seen: { collection, deals, asked }, change }: PartProps) => {
  const { t, number } = useTexts()
  const [isAdding, setAdding] = useState(false)
  const { dealIds, ownerId } = collection
  const isFixed = !isChangeable(collection)
  const titleOf = (id: string): string => deals.find((deal) => deal.id === id)?.title ?? t('collection.goneBoard')
  return (
    <section aria-label={t('collection.boardList')}>
      {!isFixed && <ArrangeBoards collection={collection} change={change} />}
      <BoardList
        dealIds={dealIds}
        deals={deals}
        asked={asked}
        ownerId={ownerId}
        isFixed={isFixed}
        onOrder={(ids) => void change(withBoards(ids))}
        onRemove={(id) =>
          void change(
            withBoards(
              dealIds.filter((other) => other !== id),
              t('collection.removed', { title: titleOf(id) }),
            ),
          )
        }
      />
      {!isFixed && (
        <p>
          <button type="button" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            {t('collection.add')}
          </button>
        </p>
      )}
      {isAdding && !isFixed && (
        <AddBoards
          dealIds={dealIds}
          onAdd={(ids) =>
            change(withBoards([...dealIds, ...ids], t('collection.added', { count: number(ids.length) })))
          }
        />
      )}
    </section>
  )
}
