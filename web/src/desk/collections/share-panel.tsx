import type { Collection } from 'dealbook-client'
import { useId, useState } from 'react'
import { useTexts } from '../../texts/use-texts.js'
import { ConfirmedButton } from '../../ui/confirmed-button.js'
import { closeLink, openLink, patch, rotateLink } from './changes.js'
import { stateInWords, stateOf } from './collection-state.js'
import { CopyButton } from './copy-button.js'
import { DownloadBoards } from './download-boards.js'
import { LinkWindow } from './link-window.js'
import { Messages } from './messages.js'
import { classLink } from './numbered.js'
import { QrCode } from './qr-code.js'
import { StudentViewFields } from './student-view-fields.js'
import type { ChangeCollection } from './use-collection.js'
import { viewsInWords } from './views-in-words.js'

interface SharePanelProps {
  readonly collection: Collection
  readonly change: ChangeCollection
}

/** All there is to giving a collection to a class, from the link to what students see first. */
export const SharePanel = ({ collection, change }: SharePanelProps) => {
  const texts = useTexts()
  const { t } = texts
  const heading = useId()
  const { publicEnabled, publicUrl, availableFrom, availableUntil, studentView, title, views } = collection
  const [isNumbered, setNumbered] = useState(false)
  const link = publicEnabled && publicUrl !== null ? classLink(publicUrl, isNumbered) : null
  return (
    <section className="card share" aria-labelledby={heading}>
      <h2 id={heading}>{t('share.title')}</h2>
      <p className={`link-state ${stateOf(collection)}`} role="status">
        {stateInWords(collection, texts)}
      </p>
      {link !== null && (
        <>
          <ClassLink link={link} />
          <p className="hint">{viewsInWords(views, texts)}</p>
          <Messages title={title} link={link} />
          <QrCode text={link} name={title} />
        </>
      )}
      <LinkWindow
        key={`${availableFrom} ${availableUntil}`}
        collection={collection}
        onOpen={(window) => void change(openLink(window))}
      />
      <StudentViewFields view={studentView} onChange={(view) => void change(patch({ studentView: view }))} />
      <label>
        <input type="checkbox" checked={isNumbered} onChange={({ target }) => setNumbered(target.checked)} />
        {t('share.numbered')}
      </label>
      <p className="hint">{t('share.numberedHint')}</p>
      {link !== null && <Frame collection={collection} link={link} change={change} />}
      <DownloadBoards collection={collection} isNumbered={isNumbered} />
      {publicEnabled && (
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
      )}
    </section>
  )
}

const ClassLink = ({ link }: { link: string }) => {
  const { t } = useTexts()
  return (
    <>
      <label className="field">
        {t('share.link')}
        <input readOnly value={link} onFocus={({ target }) => target.select()} />
      </label>
      <div className="row">
        <CopyButton className="primary" text={link} label={t('share.copy')} />
        <a className="button" href={link} target="_blank" rel="noreferrer">
          {t('share.look')}
        </a>
      </div>
    </>
  )
}

/** The lines that put the students' page onto a club's site, once that is allowed. */
const Frame = ({ collection, link, change }: SharePanelProps & { link: string }) => {
  const { t } = useTexts()
  const title = collection.title.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const lines = `<iframe src="${link}" title="${title}" width="100%" height="720" style="border:0" loading="lazy"></iframe>`
  return (
    <details>
      <summary>{t('share.site')}</summary>
      <label>
        <input
          type="checkbox"
          checked={collection.embeddable}
          onChange={({ target }) => void change(patch({ embeddable: target.checked }))}
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
