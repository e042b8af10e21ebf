import { type PointerEvent, useState } from 'react'
import { useTexts } from '../../texts/use-texts.js'
import './bar-plot.css'
import { roundScale } from './scale.js'

interface BarPlotProps {
  readonly title: string
  /** The period of a bar: a day or a week. */
  readonly unit: string
  readonly points: readonly { readonly from: string; readonly to: string; readonly value: number }[]
}

/** The minimum number of slots, so that a few bars don't become wide blocks. */
const FEWEST_SLOTS = 12
const GAP = 0.15

/**
 * A figure over time as bars with a scale, and its sum. An invisible slider over the bars shows the value of a bar on
 * hover or with the arrow keys.
 */
export const BarPlot = ({ title, unit, points }: BarPlotProps) => {
  const { t, number, days } = useTexts()
  const [at, setAt] = useState<number | null>(null)
  const values = points.map(({ value }) => value)
  const total = values.reduce((sum, value) => sum + value, 0)
  const most = Math.max(0, ...values)
  const ticks = roundScale(most)
  const slots = Math.max(FEWEST_SLOTS, points.length)
  const margin = (slots - points.length) / 2
  const last = points.length - 1

  const reading = (index: number): string => {
    const point = points[index]
    return point === undefined ? '' : `${days(point.from, point.to)}: ${number(point.value)}`
  }
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const index = Math.floor(((clientX - left) / width) * slots - margin)
    setAt(Math.min(last, Math.max(0, index)))
  }

  return (
    <figure className="plot card">
      <figcaption>
        <span>{title}</span> <strong>{number(total)}</strong>
      </figcaption>
      <p className="hint">{at === null ? unit : reading(at)}</p>
      <div className="plot-frame">
        <Scale ticks={ticks} />
        <div className="plot-area">
          <svg
            viewBox={`0 0 ${slots} ${ticks.at(-1)}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={t('plot.summary', { title, unit, total: number(total), most: number(most) })}
          >
            <Bars ticks={ticks} values={values} slots={slots} margin={margin} at={at} />
          </svg>
          {total === 0 && <p className="plot-none">{t('plot.none')}</p>}
          {last >= 0 && (
            <input
              type="range"
              min={0}
              max={last}
              value={at ?? last}
              aria-label={title}
              aria-valuetext={reading(at ?? last)}
              onChange={({ target }) => setAt(Number(target.value))}
              onFocus={() => setAt((before) => before ?? last)}
              onBlur={() => setAt(null)}
              onPointerMove={point}
              onPointerLeave={({ currentTarget }) => {
                if (!currentTarget.matches(':focus-visible')) setAt(null)
              }}
            />
          )}
        </div>
        <Dates points={points} />
      </div>
    </figure>
  )
}

/** The ticks, from top to bottom. */
const Scale = ({ ticks }: { ticks: readonly number[] }) => {
  const { short } = useTexts()
  return (
    <div className="plot-scale" aria-hidden="true">
      {[...ticks].reverse().map((tick) => (
        <span key={tick}>{short(tick)}</span>
      ))}
    </div>
  )
}

interface BarsProps {
  readonly ticks: readonly number[]
  readonly values: readonly number[]
  readonly slots: number
  /** The number of empty slots on each side. */
  readonly margin: number
  readonly at: number | null
}

const Bars = ({ ticks, values, slots, margin, at }: BarsProps) => {
  const top = ticks.at(-1) ?? 1
  return (
    <>
      {ticks.map((tick) => (
        <line
          key={tick}
          x1={0}
          x2={slots}
          y1={top - tick}
          y2={top - tick}
          className={tick === 0 ? 'base' : undefined}
        />
      ))}
      {values.map((value, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: identified by its position
          key={i}
          x={margin + i + GAP}
          y={top - value}
          width={1 - 2 * GAP}
          height={value}
          className={i === at ? 'at' : undefined}
        />
      ))}
    </>
  )
}

/** The first day, one in the middle, and the last. */
const Dates = ({ points }: Pick<BarPlotProps, 'points'>) => {
  const { dayOnAxis } = useTexts()
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return null
  const middle = points[Math.floor(points.length / 2)] ?? first
  const spansYears = first.from.slice(0, 4) !== last.to.slice(0, 4)
  const shown = points.length < FEWEST_SLOTS ? ['', middle.from, ''] : [first.from, middle.from, last.to]
  return (
    <p className="plot-dates" aria-hidden="true">
      {shown.map((day, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identified by its position
        <span key={i}>{day !== '' && dayOnAxis(day, spansYears)}</span>
      ))}
    </p>
  )
}
