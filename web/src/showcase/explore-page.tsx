import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { SEATS } from 'dealbook-domain/board.js'
import type { SubmitEvent } from 'react'
import { Link } from 'react-router'
import { visitor } from '../service.js'
import { actsAs, useKept } from '../session.js'
import { useTexts } from '../texts/use-texts.js'
import { Loaded } from '../ui/loaded.js'
import { MoreButton } from '../ui/more-button.js'
import { PageTitle } from '../ui/page-title.js'
import { useSearchValues } from '../ui/use-search-values.js'
import { AuthoredDeals } from './authored-deals.js'

const SHOWN = 12
const FILTERS = ['q', 'theme', 'contract', 'dealer'] as const

type Filters = Readonly<Partial<Record<(typeof FILTERS)[number], string>>>

/** The public boards of everyone, those published last first, and what narrows them down. */
export const ExplorePage = () => {
  const { t } = useTexts()
  const acting = useKept(actsAs)
  const { values, change } = useSearchValues(FILTERS)
  const query = useInfiniteQuery({
    queryKey: ['visitor', 'recent', acting, values],
    queryFn: ({ pageParam }) =>
      unwrap(
        visitor.GET('/catalog/deals', {
          params: {
            query: { ...filtersOf(values), limit: SHOWN, ...(pageParam === null ? {} : { cursor: pageParam }) },
          },
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
  return (
    <>
      <div className="spread">
        <PageTitle>{t('nav.explore')}</PageTitle>
        <Link to="/authors">{t('explore.authors')}</Link>
      </div>
      <FilterBar key={values.q ?? ''} values={values} onChange={change} />
      <Themes chosen={values.theme} onChoose={(theme) => change({ theme })} />
      <section>
        <h2>{t('explore.recent')}</h2>
        <Loaded query={query}>
          {({ pages }) => (
            <>
              <AuthoredDeals deals={pages.flatMap(({ deals }) => deals)} />
              <MoreButton query={query} />
            </>
          )}
        </Loaded>
      </section>
    </>
  )
}

/** As the service takes them: an address may say anything. */
const filtersOf = ({ q, theme, contract, dealer }: Filters) => ({
  ...(q === undefined ? {} : { q }),
  ...(theme === undefined ? {} : { theme: [theme] }),
  ...(contract === undefined ? {} : { contract }),
  ...(dealer === undefined ? {} : { dealer: SEATS.find((seat) => seat === dealer) }),
})

interface FilterBarProps {
  readonly values: Filters
  readonly onChange: (values: { readonly [Name in keyof Filters]?: string | null }) => void
}

const FilterBar = ({ values, onChange }: FilterBarProps) => {
  const { t } = useTexts()
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    onChange(Object.fromEntries(['q', 'contract', 'dealer'].map((name) => [name, String(data.get(name)).trim()])))
  }
  return (
    <search>
      <form className="row" onSubmit={find}>
        <label className="field grow">
          {t('explore.find')}
          <input name="q" type="search" defaultValue={values.q} maxLength={200} />
        </label>
        <label className="field">
          {t('explore.contract')}
          <input name="contract" defaultValue={values.contract} placeholder="4H" size={6} maxLength={5} />
        </label>
        <label className="field">
          {t('explore.dealer')}
          <select name="dealer" defaultValue={values.dealer ?? ''}>
            <option value="">{t('any')}</option>
            {SEATS.map((seat) => (
              <option key={seat} value={seat}>
                {t(`seat.${seat}`)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{t('search')}</button>
      </form>
    </search>
  )
}

const FIRST_THEMES = 16

const Themes = ({ chosen, onChoose }: { chosen: string | undefined; onChoose: (theme: string | null) => void }) => {
  const { t, number } = useTexts()
  const { data } = useQuery({
    queryKey: ['visitor', 'themes'],
    queryFn: () => unwrap(visitor.GET('/catalog/themes')),
  })
  const frequent = (data?.themes ?? []).slice(0, FIRST_THEMES)
  const shown =
    chosen === undefined || frequent.some(({ theme }) => theme === chosen)
      ? frequent
      : [{ theme: chosen, dealCount: null }, ...frequent]
  if (shown.length === 0) return null
  return (
    <fieldset className="chips">
      <legend className="hidden">{t('explore.themes')}</legend>
      {shown.map(({ theme, dealCount }) => (
        <button
          key={theme}
          type="button"
          className="chip"
          aria-pressed={theme === chosen}
          onClick={() => onChoose(theme === chosen ? null : theme)}
        >
          {theme} {dealCount !== null && <small>{number(dealCount)}</small>}
        </button>
      ))}
    </fieldset>
  )
}
