import { useTexts } from '../texts/use-texts.js'

interface BarPlotProps {
  readonly title: string
  readonly points: readonly { readonly day: string; readonly value: number }[]
}

const WIDTH = 320
const HEIGHT = 90

/** A figure a day as bars, with its sum. The numbers themselves stand in a table elsewhere on the page. */
export const BarPlot = ({ title, points }: BarPlotProps) => {
  const { t, number, date } = useTexts()
  const total = points.reduce((sum, { value }) => sum + value, 0)
  const top = Math.max(1, ...points.map(({ value }) => value))
  const step = WIDTH / Math.max(1, points.length)
  const [first, last] = [points[0], points.at(-1)]
  return (
    <figure className="plot card">
      <figcaption>
        {title} <strong>{number(total)}</strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('plot.summary', { title, total: number(total), top: number(top) })}
      >
        {points.map(({ day, value }, i) => {
          const height = (value / top) * (HEIGHT - 2)
          return (
            <rect key={day} x={i * step} y={HEIGHT - height} width={Math.max(step - 1, 0.5)} height={height}>
              <title>{`${date(day)}: ${number(value)}`}</title>
            </rect>
          )
        })}
        <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
      </svg>
      {first && last && (
        <p className="axis">
          <span>{date(first.day)}</span>
          <span>{date(last.day)}</span>
        </p>
      )}
    </figure>
  )
}
