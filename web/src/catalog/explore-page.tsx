import { useQuery } from '@tanstack/react-query'
import { type operations, unwrap } from 'dealbook-client'
import { Link, useSearchParams } from 'react-router'
import {
  isNarrowed,
  narrowedAddress,
  narrowingIn,
  narrowingQuery,
  withFilter,
} from '../desk/boards/explorer/explorer-address.js'
import { useKept } from '../kept.js'
import { asReader } from '../service.js'
import { actsAs } from '../session.js'
import { languageName, useTexts } from '../texts/use-texts.js'
import { EmptyState } from '../ui/empty-state.js'
import { Loaded } from '../ui/loaded.js'
import { PageTitle } from '../ui/page-title.js'
import { MoreButton } from '../ui/tables/more-button.js'
import { AuthoredDeals } from './authored-deals.js'
import { ExploreFilters, type ExploreFiltersProps, FILTERS } from './explore-filters.js'
import './catalog.css'
import { FoundAuthors } from './found-authors.js'
import { ALL_LANGUAGES, useLanguageShown, useOwnLanguage } from './use-language-shown.js'
import { usePublishedDeals } from './use-published-deals.js'

type Query = NonNullable<operations['listRecentDeals']['parameters']['query']>

/** All public boards, most recently published first, with filters. */
export const ExplorePage = () => {
  const { t, language: reader } = useTexts()
  const acting = useKept(actsAs)
  const [search, setSearch] = useSearchParams()
  const narrowing = narrowingIn(search, FILTERS)
  const narrow: ExploreFiltersProps['onNarrow'] = (changes) =>
    setSearch(narrowedAddress(FILTERS, { ...narrowing, ...changes }), { replace: true })
  const { language: chosen, ...filters } = narrowing.filters
  const own = useOwnLanguage()
  const language = useLanguageShown(chosen)
  const asked = { ...narrowingQuery({ ...narrowing, filters }), ...(language == null ? {} : { language }) }
  const query = usePublishedDeals(
    ['reader', 'recent', acting, asked],
    (piece) => unwrap(asReader.GET('/catalog/deals', { params: { query: { ...asked, ...piece } as Query } })),
    language !== undefined,
  )
  return (
    <>
      <div className="spread">
        <PageTitle>{t('nav.explore')}</PageTitle>
        <Link to="/authors">{t('explore.authors')}</Link>
      </div>
      <ExploreFilters narrowing={narrowing} onNarrow={narrow} shown={language} />
      {chosen === undefined && language != null && (
        <OwnLanguage language={language} onAll={() => narrow(withFilter(narrowing, 'language', ALL_LANGUAGES))} />
      )}
      <Themes language={language} own={own} chosen={narrowing.themes} onChoose={(themes) => narrow({ themes })} />
      <FoundAuthors words={filters.q ?? ''} />
      <section>
        <h2>{t(isNarrowed(narrowing) ? 'explore.found' : 'explore.recent')}</h2>
        <Loaded query={query}>
          {({ pages }) => {
            const deals = pages.flatMap((page) => page.deals)
            return (
              <>
                {isNarrowed(narrowing) && <Found count={deals.length} isAll={!query.hasNextPage} />}
                {isNarrowed(narrowing) && deals.length === 0 ? (
                  <EmptyState
                    title={
                      language == null
                        ? t('boards.noneFound')
                        : t('explore.noneIn', { language: languageName(language, reader) })
                    }
                    text={t('boards.noneFoundHint')}
                  >
                    {language != null && (
                      <button
                        type="button"
                        className="primary"
                        onClick={() => narrow(withFilter(narrowing, 'language', ALL_LANGUAGES))}
                      >
                        {t('explore.searchAll')}
                      </button>
                    )}
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

/** Says that only the boards in the reader's own language are shown. */
const OwnLanguage = ({ language, onAll }: { readonly language: string; readonly onAll: () => void }) => {
  const { t, language: reader } = useTexts()
  return (
    <p className="hint">
      {t('explore.inYours', { language: languageName(language, reader) })}{' '}
      <button type="button" className="quiet" onClick={onAll}>
        {t('explore.allLanguages')}
      </button>
    </p>
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
  /** The base language whose boards are shown; `null` for all. */
  readonly language: string | null | undefined
  /** The reader's own language. */
  readonly own: string | undefined
  readonly chosen: readonly string[]
  readonly onChoose: (themes: readonly string[]) => void
}

const useThemesIn = (language: string | null | undefined) =>
  useQuery({
    queryKey: ['reader', 'themes', language],
    queryFn: () => unwrap(asReader.GET('/catalog/themes', { params: { query: language == null ? {} : { language } } })),
    enabled: language !== undefined,
    select: ({ themes }) => themes,
  }).data

interface FrequentTheme {
  readonly theme: string
  readonly dealCount: number
}

/** The most frequent themes, those in the reader's language first, and all chosen ones. */
const firstThemes = (
  themes: readonly FrequentTheme[],
  ofReader: readonly FrequentTheme[],
  chosen: readonly string[],
): readonly FrequentTheme[] => {
  const known = new Set(ofReader.map(({ theme }) => theme))
  const first = ofReader.map((own) => themes.find(({ theme }) => theme === own.theme) ?? own)
  const all = [...first, ...themes.filter(({ theme }) => !known.has(theme))]
  return all.filter(({ theme }, i) => i < FIRST_THEMES || chosen.includes(theme))
}

/** The most frequent themes. If all languages are shown, those in the reader's own come first. */
const Themes = ({ language, own, chosen, onChoose }: ThemesProps) => {
  const { t, number } = useTexts()
  const themes = useThemesIn(language)
  const ofReader = useThemesIn(language === null ? own : undefined)
  const frequent = firstThemes(themes ?? [], ofReader ?? [], chosen)
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
