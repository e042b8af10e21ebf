import type { Collection } from 'dealbook-client'
import { isExposedInCatalog } from 'dealbook-domain/exposure.js'
import { escapedMarkup } from 'dealbook-domain/markup.js'
import { useId } from 'react'
import { useTexts } from '../../texts/use-texts.js'
import { CopyButton } from '../../ui/copy-button.js'
import { ConfirmedButton } from '../../ui/forms/confirmed-button.js'
import { useReader } from '../../use-reader.js'
import { closeLink, openLink, patch, rotateLink, type Window } from './changes.js'
import { stateInWords, stateOf } from './collection-state.js'
import { DownloadBoards } from './download-boards.js'
import { LinkWindow } from './link-window.js'
import { Messages } from './messages.js'
import { classLink, type useNumbered } from './numbered.js'
import { PracticeFields } from './practice-fields.js'
import { QrScreen } from './qr-screen.js'
import { StudentViewFields } from './student-view-fields.js'
import type { ChangeCollection, Seen } from './use-collection.js'
import { viewsInWords } from './views-in-words.js'

interface SharePanelProps {
  readonly collection: Collection
  readonly change: ChangeCollection
}

/**
 * Shares a collection with a class: a button that opens the link, then the link and ways to send it. Everything else is
 * collapsed.
 */
export const SharePanel = ({
  collection,
  deals,
  change,
  numbering: [isNumbered, setNumbered],
}: SharePanelProps & { deals: Seen['deals']; numbering: ReturnType<typeof useNumbered> }) => {
  const texts = useTexts()
  const { t } = texts
  const heading = useId()
  const { publicEnabled, publicUrl, availableFrom, availableUntil, studentView, practice } = collection
  const state = stateOf(collection)
  const isOver = state === 'over'
  const isEmpty = collection.dealIds.length === 0
  const link = publicEnabled && publicUrl !== null && !isOver ? classLink(publicUrl, isNumbered) : null
  return (
    <section className="card share" aria-labelledby={heading}>
      <h2 id={heading}>{t('share.title')}</h2>
      <p className={`link-state ${state}`} role="status">
        {stateInWords(collection, texts)}
      </p>
      {link === null ? (
        <>
          {isEmpty && <p className="hint">{t('share.noBoards')}</p>}
          <button
            type="button"
            className={isEmpty ? undefined : 'primary'}
            onClick={() => void change(openLink(windowFromNow(collection)))}
          >
            {t('share.open')}
          </button>
        </>
      ) : (
        <ClassLink collection={collection} link={link} />
      )}
      <OnAuthorPage collection={collection} deals={deals} isOpen={state === 'open'} />
      <details>
        <summary>{t('share.dates')}</summary>
        <LinkWindow
          key={`${availableFrom} ${availableUntil}`}
          collection={collection}
          onOpen={(window) => void change(openLink(window))}
        />
      </details>
      <details>
        <summary>{t('share.first')}</summary>
        <StudentViewFields
          view={studentView}
          onChange={(view) => void change(patch({ studentView: view }, t('share.saved')))}
        />
        <label>
          <input type="checkbox" checked={isNumbered} onChange={({ target }) => setNumbered(target.checked)} />
          {t('share.numbered')}
        </label>
        <p className="hint">{t('share.numberedHint')}</p>
      </details>
      <details>
        <summary>{t('practice.desk.title')}</summary>
        <PracticeFields
          collectionId={collection.id}
          practice={practice}
          onChange={(practice) => void change(patch({ practice }, t('share.saved')))}
        />
      </details>
      {link !== null && <Frame collection={collection} link={link} change={change} />}
      <DownloadBoards collection={collection} isNumbered={isNumbered} />
      {publicEnabled && <WaysBack collection={collection} change={change} />}
    </section>
  )
}

/** The stored dates, or no dates if the end has passed. */
const windowFromNow = ({ availableFrom, availableUntil }: Collection): Window =>
  availableUntil !== null && new Date(availableUntil) <= new Date()
    ? { availableFrom: null, availableUntil: null }
    : { availableFrom, availableUntil }

/** An open link has two effects: students read the collection, and the catalog shows it with its public boards. */
const OnAuthorPage = ({
  collection: { ownerId, dealIds },
  deals,
  isOpen,
}: Pick<SharePanelProps, 'collection'> & { deals: Seen['deals']; isOpen: boolean }) => {
  const { t, number } = useTexts()
  const { data: account } = useReader()
  const shown = deals.filter((deal) => deal.ownerId === ownerId && isExposedInCatalog(deal)).length
  if (shown === 0 || account === undefined || account.handle === null) return null
  return (
    <p className="hint">
      {t(isOpen ? 'share.onAuthorPage' : 'share.onAuthorPageThen', {
        shown: number(shown),
        count: number(dealIds.length),
      })}
    </p>
  )
}

const WaysBack = ({ collection, change }: SharePanelProps) => {
  const { t } = useTexts()
  return (
    <details>
      <summary>{t('share.waysBack')}</summary>
      <div className="row">
        <button type="button" onClick={() => void change(closeLink(t('share.closed')))}>
          {t('share.close')}
        </button>
        <ConfirmedButton
          label={t('share.rotate')}
          question={t('share.rotateQuestion')}
          onConfirm={() => void change(rotateLink(collection, t('share.rotated')))}
        />
      </div>
    </details>
  )
}

const ClassLink = ({ collection: { title, views }, link }: { collection: Collection; link: string }) => {
  const texts = useTexts()
  const { t } = texts
  return (
    <>
      <label className="field">
        {t('share.link')}
        <input readOnly value={link} onFocus={({ target }) => target.select()} />
      </label>
      <div className="row">
        <CopyButton className="primary" text={link} label={t('share.copy')} />
        <QrScreen text={link} name={title} />
      </div>
      <Messages title={title} link={link} />
      <p className="hint">
        {viewsInWords(views, texts)}
        {' · '}
        <a href={link} target="_blank" rel="noreferrer">
          {t('share.look')}
        </a>
      </p>
    </>
  )
}

/** The HTML that embeds the students' page in another site, if the collection allows that. */
const Frame = ({ collection, link, change }: SharePanelProps & { link: string }) => {
  const { t } = useTexts()
  const title = escapedMarkup(collection.title)
  const lines = `<iframe src="${link}" title="${title}" width="100%" height="720" style="border:0" loading="lazy"></iframe>`
  return (
    <details>
      <summary>{t('share.site')}</summary>
      <label>
        <input
          type="checkbox"
          checked={collection.embeddable}
          onChange={({ target }) => void change(patch({ embeddable: target.checked }, t('share.saved')))}
        />
        {t('share.embeddable')}
      </label>
      {collection.embeddable && (
        <>
          <label className="field">
            {t('share.lines')}
            <textarea readOnly rows={4} value={lines} onFocus={({ target }) => target.select()} />
          </label>
          <CopyButton text={lines} label={t('share.copyLines')} />
        </>
      )}
    </details>
  )
}
