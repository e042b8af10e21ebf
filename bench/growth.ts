import { type MeasuredRoute, nameOfRoute } from './measured-route.js'
import { markdownTable, marked } from './tables.js'

/** The share of its throughput with the smallest data that each route keeps, for each number of accounts. */
export interface Growth {
  readonly sizes: readonly number[]
  readonly shares: ReadonlyMap<MeasuredRoute, readonly number[]>
}

export const growthTable = ({ sizes, shares }: Growth): string => {
  const headings = ['Route', ...sizes.map((size) => `${size.toLocaleString('en')} accounts`)]
  return markdownTable(
    headings,
    [...shares].map(([route, kept]) => [
      nameOfRoute(route),
      // Targets apply to the largest data only.
      ...kept.map((share, i) => marked(share, 'at least', i > 0 && i === sizes.length - 1 ? route.growth : undefined)),
    ]),
  )
}

const [WIDTH, LEFT, TOP, RIGHT, BOTTOM] = [920, 60, 20, 360, 50]
const [LEAST_HEIGHT, LINE_HEIGHT] = [420, 24]
/**
 * The palette of Okabe and Ito, distinguishable for the colour-blind; routes with the same colour have different
 * dashes.
 */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9']
const DASHES = ['none', '5 4', '1 3', '9 3', '9 3 2 3']
const MOST = 1.25

/** Plots the shares against the size of the data, on a logarithmic scale. */
export const growthPlot = ({ sizes, shares }: Growth): string => {
  const height = Math.max(LEAST_HEIGHT, TOP + BOTTOM + shares.size * LINE_HEIGHT)
  const x = (index: number) => LEFT + (index * (WIDTH - LEFT - RIGHT)) / Math.max(1, sizes.length - 1)
  const y = (share: number) => TOP + (1 - Math.min(share, MOST) / MOST) * (height - TOP - BOTTOM)
  const text = (left: number, top: number, anchor: string, words: string) =>
    `<text x="${left.toFixed(0)}" y="${top.toFixed(0)}" text-anchor="${anchor}">${words}</text>`
  const grid = [0, 0.25, 0.5, 0.75, 1, 1.25].flatMap((share) => [
    `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(share).toFixed(1)}" y2="${y(share).toFixed(1)}" stroke="#ccc"/>`,
    text(LEFT - 8, y(share) + 4, 'end', share.toFixed(2)),
  ])
  const marks = sizes.map((size, i) => text(x(i), height - BOTTOM + 20, 'middle', size.toLocaleString('en')))
  const lines = [...shares].flatMap(([{ pattern }, kept], i) => {
    const points = kept.map((share, index) => `${x(index).toFixed(1)},${y(share).toFixed(1)}`)
    const style = `stroke="${COLOURS[i % COLOURS.length]}" stroke-width="2" stroke-dasharray="${DASHES[Math.floor(i / COLOURS.length)]}"`
    const top = TOP + 14 + i * LINE_HEIGHT
    return [
      `<polyline points="${points.join(' ')}" fill="none" ${style}/>`,
      `<line x1="${WIDTH - RIGHT + 20}" x2="${WIDTH - RIGHT + 48}" y1="${top - 4}" y2="${top - 4}" ${style}/>`,
      text(WIDTH - RIGHT + 56, top, 'start', pattern),
    ]
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12" role="img">`,
    '<title>Throughput of each route as the data grows, as a share of its throughput at the least data</title>',
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    ...grid,
    ...marks,
    text(
      (LEFT + WIDTH - RIGHT) / 2,
      height - 8,
      'middle',
      'accounts (50 deals, 5 collections and 100 read marks each)',
    ),
    ...lines,
    '</svg>',
    '',
  ].join('\n')
}
