import { useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { Link } from 'react-router'
import { useKept } from '../kept.js'
import { asReader } from '../service.js'
import { actsAs } from '../session.js'
import { useTexts } from '../texts/use-texts.js'
import { isOpenSometime } from './class-links.js'
import { useOwnCollections } from './own-collections.js'

/**
 * A checklist that leads to the first class link. Steps are ticked automatically; once all are done, nothing is shown.
 */
export const FirstSteps = () => {
  const { t } = useTexts()
  const boards = useQuery({
    queryKey: ['reader', 'any-board', useKept(actsAs)],
    queryFn: () => unwrap(asReader.GET('/deals', { params: { query: { pageSize: 1 } } })),
  }).data
  const collections = useOwnCollections()
  if (boards === undefined || collections === undefined) return null
  const filled = collections.find(({ dealIds }) => dealIds.length > 0)
  const steps = [
    { name: 'import', isDone: boards.deals.length > 0, to: '/desk/import' },
    { name: 'choose', isDone: filled !== undefined, to: '/desk/collections' },
    {
      name: 'link',
      isDone: collections.some(isOpenSometime),
      to: filled === undefined ? '/desk/collections' : `/desk/collections/${filled.id}`,
    },
  ] as const
  const next = steps.find(({ isDone }) => !isDone)
  if (next === undefined) return null
  return (
    <section className="card" aria-labelledby="first-steps">
      <h2 id="first-steps">{t('steps.title')}</h2>
      <ol className="first-steps">
        {steps.map(({ name, isDone, to }) => (
          <li key={name} className={isDone ? 'done' : undefined}>
            <span className="tick" aria-hidden="true">
              {isDone ? '✓' : ''}
            </span>
            <span>
              {isDone ? t(`steps.${name}`) : <Link to={to}>{t(`steps.${name}`)}</Link>}
              {isDone && <span className="hidden"> {t('steps.done')}</span>}
              {name === next.name && <small>{t(`stepsHint.${name}`)}</small>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
