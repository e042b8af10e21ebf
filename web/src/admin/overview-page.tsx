import { useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { service } from '../service.js'
import { useTexts } from '../texts/use-texts.js'
import { BarPlot } from '../ui/bar-plot.js'
import { Loaded } from '../ui/loaded.js'
import { PageTitle } from '../ui/page-title.js'
import { ScrollArea } from '../ui/scroll-area.js'
import { useSearchValues } from '../ui/use-search-values.js'

const FIGURES = ['accountsMade', 'accountsOnboarded', 'dealsMade', 'dealsPublished', 'dealsImported', 'serves'] as const
const SPANS = [30, 90, 365] as const
const DAY = 86_400_000

/** The day so many days before today, by UTC, as the service counts days. */
const dayBefore = (days: number): string => new Date(Date.now() - days * DAY).toISOString().slice(0, 10)

export const OverviewPage = () => {
  const { t, number, date } = useTexts()
  const { values, change } = useSearchValues(['days'])
  const span = SPANS.find((days) => String(days) === values.days) ?? SPANS[0]
  const query = useQuery({
    queryKey: ['stats', span],
    queryFn: () => unwrap(service.GET('/back-office/stats', { params: { query: { from: dayBefore(span - 1) } } })),
  })
  return (
    <>
      <PageTitle>{t('nav.overview')}</PageTitle>
      <fieldset className="row">
        <legend>{t('overview.span')}</legend>
        {SPANS.map((days) => (
          <label key={days}>
            <input type="radio" name="days" checked={days === span} onChange={() => change({ days: String(days) })} />
            {t('overview.days', { days })}
          </label>
        ))}
      </fieldset>
      <Loaded query={query}>
        {({ days }) => (
          <>
            <div className="tiles">
              {FIGURES.map((name) => (
                <BarPlot
                  key={name}
                  title={t(`figure.${name}`)}
                  points={days.map((figures) => ({ day: figures.day, value: figures[name] }))}
                />
              ))}
            </div>
            <details>
              <summary>{t('overview.table')}</summary>
              <ScrollArea label={t('overview.table')}>
                <table>
                  <thead>
                    <tr>
                      <th scope="col">{t('overview.day')}</th>
                      {FIGURES.map((name) => (
                        <th key={name} scope="col" className="figure">
                          {t(`figure.${name}`)}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {[...days].reverse().map((figures) => (
                      <tr key={figures.day}>
                        <th scope="row">{date(figures.day)}</th>
                        {FIGURES.map((name) => (
                          <td key={name} className="figure">
                            {number(figures[name])}
                          </td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </ScrollArea>
            </details>
          </>
        )}
      </Loaded>
    </>
  )
}
