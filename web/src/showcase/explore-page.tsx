import { useQuery } from '@tanstack/react-query'
import { type operations, unwrap } from 'dealbook-client'
import { Link, useSearchParams } from 'react-router'
import { isNarrowed, narrowedAddress, narrowingIn, narrowingQuery } from '../desk/boards/explorer-address.js'
import { visitor } from '../service.js'
import { actsAs, useKept } from '../session.js'
import { useTexts } from '../texts/use-texts.js'
import { EmptyState } from '../ui/empty-state.js'
import { Loaded } from '../ui/loaded.js'
import { MoreButton } from '../ui/more-button.js'
import { PageTitle } from '../ui/page-title.js'
import { AuthoredDeals } from './authored-deals.js'
import { ExploreFilters, type ExploreFiltersProps, FILTERS } from './explore-filters.js'
import './showcase.css'
import { usePublishedDeals } from './use-published-deals.js'

type Query = NonNullable<operations['listRecentDeals']['parameters']['query']>

/** The public boards of everyone, those published last first, and what narrows them down. */
export const ExplorePage = () => {
  const { t } = useTexts()
  const acting = useKept(actsAs)
  const [search, setSearch] = useSearchParams()
  const narrowing = narrowingIn(search, FILTERS)
  const narrow: ExploreFiltersProps['onNarrow'] = (changes) =>
    setSearch(narrowedAddress(FILTERS, { ...narrowing, ...changes }), { replace: true })
  const asked = narrowingQuery(narrowing)
  const query = usePublishedDeals(['visitor', 'recent', acting, asked], (piece) =>
    unwrap(visitor.GET('/catalog/deals', { params: { query: { ...asked, ...piece } as Query } })),
  )
  return (
    <>
      <div className="spread">
        <PageTitle>{t('nav.explore')}</PageTitle>
        <Link to="/authors">{t('explore.authors')}</Link>
      </div>
      <ExploreFilters narrowing={narrowing} onNarrow={narrow} />
      <Themes chosen={narrowing.themes} onChoose={(themes) => narrow({ themes })} />
      <section>
        <h2>{t(isNarrowed(narrowing) ? 'explore.found' : 'explore.recent')}</h2>
        <Loaded query={query}>
          {({ pages }) => {
            const deals = pages.flatMap((page) => page.deals)
            return (
              <>
                {isNarrowed(narrowing) && <Found count={deals.length} isAll={!query.hasNextPage} />}
                {isNarrowed(narrowing) && deals.length === 0 ? (
                  <EmptyState title={t('boards.noneFound')} text={t('boards.noneFoundHint')}>
                    <button type="button" onClick={() => narrow({ filters: {}, themes: [] })}>
                      {t('boards.clearFilters')}
                    </button>
                  </EmptyState>
                ) : (
                  <AuthoredDeals deals={deals} />
                )}
                <MoreButton query={query} />
              </>
            )
          }}
        </Loaded>
      </section>
    </>
  )
}

/** How many boards match, among those loaded. */
const Found = ({ count, isAll }: { readonly count: number; readonly isAll: boolean }) => {
  const { t, number } = useTexts()
  return (
    <p role="status" className={count === 0 ? 'hidden' : 'hint'}>
      {t(isAll ? 'boards.count' : 'explore.first', { count: number(count) })}
    </p>
  )
}

const FIRST_THEMES = 16

interface ThemesProps {
  readonly chosen: readonly string[]
  readonly onChoose: (themes: readonly string[]) => void
}

/** The most frequent themes. */
const Themes = ({ chosen, onChoose }: ThemesProps) => {
  const { t, number } = useTexts()
  const { data } = useQuery({
    queryKey: ['visitor', 'themes'],
    queryFn: () => unwrap(visitor.GET('/catalog/themes')),
  })
  const frequent = (data?.themes ?? []).slice(0, FIRST_THEMES)
  if (frequent.length === 0) return null
  return (
    <fieldset className="chips frequent">
      <legend className="hidden">{t('explore.themes')}</legend>
      {frequent.map(({ theme, dealCount }) => {
        const isChosen = chosen.includes(theme)
        return (
          <button
            key={theme}
            type="button"
            className="chip"
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? chosen.filter((name) => name !== theme) : [...chosen, theme])}
          >
            {theme} <small>{number(dealCount)}</small>
          </button>
        )
      })}
    </fieldset>
  )
}
