import { useQuery } from '@tanstack/react-query'
import { type Collection, unwrap } from 'dealbook-client'
import { Link } from 'react-router'
import { visitor } from '../service.js'
import { actsAs, useKept } from '../session.js'
import { useTexts } from '../texts/use-texts.js'
import { complain, notify } from '../ui/toasts.js'
import { viewsInWords } from './collections/views-in-words.js'

const MOST = 100

/** Whether students can open a collection, now or later. */
export const isOpen = ({ publicEnabled, publicUrl, archivedAt, degraded, availableUntil }: Collection): boolean =>
  publicEnabled &&
  publicUrl !== null &&
  archivedAt === null &&
  !degraded &&
  (availableUntil === null || new Date(availableUntil) > new Date())

/** The account's collections, with or without class links. */
export const useCollectionsOfDesk = () =>
  useQuery({
    queryKey: ['visitor', 'collections', 'open', useKept(actsAs)],
    queryFn: () => unwrap(visitor.GET('/collections', { params: { query: { pageSize: MOST } } })),
  })

/** The collections that students can open now or later, with what a teacher needs before class. */
export const ClassLinks = () => {
  const { t } = useTexts()
  const { data } = useCollectionsOfDesk()
  const open = data?.collections.filter(isOpen) ?? []
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
