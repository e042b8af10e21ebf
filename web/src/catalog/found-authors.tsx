import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { Link } from 'react-router'
import { useKept } from '../kept.js'
import { asReader } from '../service.js'
import { actsAs } from '../session.js'
import { useTexts } from '../texts/use-texts.js'
import { AvatarFrame } from '../ui/avatar.js'

const FIRST = 3
/** The minimum length of a search, as in the service. */
export const SHORTEST = 2

/** The authors whose names match the search for boards; nothing if there are none. */
export const FoundAuthors = ({ words }: { readonly words: string }) => {
  const { t } = useTexts()
  const acting = useKept(actsAs)
  const q = words.trim()
  const { data } = useQuery({
    queryKey: ['reader', 'found-authors', acting, q],
    queryFn: () => unwrap(asReader.GET('/catalog/authors', { params: { query: { q, limit: FIRST } } })),
    enabled: q.length >= SHORTEST,
    placeholderData: keepPreviousData,
  })
  if (q.length < SHORTEST || data === undefined || data.authors.length === 0) return null
  return (
    <section>
      <h2>{t('explore.authors')}</h2>
      <ul className="row plain">
        {data.authors.map(({ handle, displayName }) => (
          <li key={handle} className="row tight">
            <AvatarFrame name={displayName} />
            <Link dir="auto" to={`/authors/${handle}`}>
              {displayName}
            </Link>
          </li>
        ))}
        {data.nextCursor !== null && (
          <li>
            <Link to={`/authors?q=${encodeURIComponent(q)}`}>{t('explore.moreAuthors')}</Link>
          </li>
        )}
      </ul>
    </section>
  )
}
