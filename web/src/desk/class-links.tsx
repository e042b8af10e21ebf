import type { Collection } from 'dealbook-client'
import { Link } from 'react-router'
import { useTexts } from '../texts/use-texts.js'
import { complain, notify } from '../ui/toasts.js'
import { stateOf } from './collections/collection-state.js'
import { viewsInWords } from './collections/views-in-words.js'
import { useOwnCollections } from './own-collections.js'

/** Whether students can open a collection, now or later. */
export const isOpenSometime = (collection: Collection): boolean =>
  collection.publicUrl !== null && ['early', 'open'].includes(stateOf(collection))

/** The collections that students can open now or later, with what a teacher needs before class. */
export const ClassLinks = () => {
  const { t } = useTexts()
  const open = useOwnCollections()?.filter(isOpenSometime) ?? []
  if (open.length === 0) return null
  return (
    <section aria-labelledby="class-links">
      <h2 id="class-links">{t('home.classLinks')}</h2>
      <ul className="plain links-list">
        {open.map((collection) => (
          <ClassLink key={collection.id} collection={collection} />
        ))}
      </ul>
    </section>
  )
}

const ClassLink = ({ collection }: { collection: Collection }) => {
  const texts = useTexts()
  const { t, number, until } = texts
  const { id, title, availableFrom, availableUntil, publicUrl, dealIds, views } = collection
  const link = publicUrl ?? ''
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => notify(t('home.linkCopied', { title })),
      () => complain(t('home.linkNotCopied', { link })),
    )
  const isAhead = availableFrom !== null && new Date(availableFrom) > new Date()
  return (
    <li className="card spread">
      <div>
        <Link to={`/desk/collections/${id}`}>
          <strong dir="auto">{title}</strong>
        </Link>
        <br />
        <small>
          {isAhead && `${t('home.openFrom', { moment: until(availableFrom) })} · `}
          {availableUntil === null ? t('home.openAlways') : t('home.openUntil', { moment: until(availableUntil) })} ·{' '}
          {t('boards.count', { count: number(dealIds.length) })}
          {' · '}
          {viewsInWords(views, texts)}
        </small>
      </div>
      <div className="row">
        <button type="button" onClick={() => void copy()}>
          {t('home.copyLink')}
        </button>
        <a href={link} target="_blank" rel="noreferrer">
          {t('home.studentsView')}
        </a>
      </div>
    </li>
  )
}
