import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type components, unwrap } from 'dealbook-client'
import { DAY_MS } from 'dealbook-domain/day.js'
import { service } from '../service.js'
import { useTexts } from '../texts/use-texts.js'
import { Loaded } from '../ui/loaded.js'
import { PageTitle } from '../ui/page-title.js'
import { BarPlot } from '../ui/tables/bar-plot.js'
import { DataTable } from '../ui/tables/data-table.js'
import { inGroups } from '../ui/tables/scale.js'
import { useSearchValues } from '../ui/tables/use-search-values.js'
import { Attention } from './attention.js'

type DayFigures = components['schemas']['DayFigures']

const FIGURES = ['accountsMade', 'accountsOnboarded', 'dealsMade', 'dealsPublished', 'dealsImported', 'serves'] as const
/** The number of days shown, and the number of days per bar. */
const SPANS = [
  { days: 30, each: 1, text: 'overview.days30', unit: 'plot.perDay' },
  { days: 90, each: 1, text: 'overview.days90', unit: 'plot.perDay' },
  { days: 364, each: 7, text: 'overview.weeks52', unit: 'plot.perWeek' },
] as const

/** The UTC date a number of days before today. The service counts days in UTC. */
const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/** The sums of the figures of consecutive days. */
const added = (days: readonly DayFigures[]) => ({
  from: days[0]?.day ?? '',
  to: days.at(-1)?.day ?? '',
  ...(Object.fromEntries(
    FIGURES.map((name) => [name, days.reduce((sum, figures) => sum + figures[name], 0)]),
  ) as Readonly<Record<(typeof FIGURES)[number], number>>),
})

export const OverviewPage = () => {
  const { t } = useTexts()
  const { values, change } = useSearchValues(['days'])
  const span = SPANS.find(({ days }) => String(days) === values.days) ?? SPANS[0]
  const query = useQuery({
    queryKey: ['stats', span.days],
    queryFn: () => unwrap(service.GET('/back-office/stats', { params: { query: { from: dayBefore(span.days - 1) } } })),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className="spread">
        <PageTitle>{t('nav.overview')}</PageTitle>
        <label className="field inline">
          {t('overview.span')}
          <select value={span.days} onChange={({ target }) => change({ days: target.value })}>
            {SPANS.map(({ days, text }) => (
              <option key={days} value={days}>
                {t(text)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Attention />
      <Loaded query={query}>
        {({ days }) => <Figures rows={inGroups(days, span.each).map(added)} unit={t(span.unit)} />}
      </Loaded>
    </>
  )
}

const Figures = ({ rows, unit }: { rows: readonly ReturnType<typeof added>[]; unit: string }) => {
  const { t, number, days } = useTexts()
  return (
    <>
      <div className="tiles">
        {FIGURES.map((name) => (
          <BarPlot
            key={name}
            title={t(`figure.${name}`)}
            unit={unit}
            points={rows.map((row) => ({ from: row.from, to: row.to, value: row[name] }))}
          />
        ))}
      </div>
      <details>
        <summary>{t('overview.table')}</summary>
        <DataTable
          label={t('overview.table')}
          columns={[
            { name: 'day', label: t('overview.day'), cell: ({ from, to }) => days(from, to) },
            ...FIGURES.map((name) => ({
              name,
              label: t(`figure.${name}`),
              isFigure: true,
              cell: (row: ReturnType<typeof added>) => number(row[name]),
            })),
          ]}
          rows={[...rows].reverse()}
          keyOf={({ from }) => from}
        />
      </details>
    </>
  )
}
