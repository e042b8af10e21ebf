import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { markdownTable } from './report.js'

/** Requests a second of the service by route, for each number of accounts that was measured. */
export type Growth = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Adds what was measured to what the file holds of other sizes. */
export const noteGrowth = (file: string, accounts: number, throughput: Readonly<Record<string, number>>): Growth => {
  const known: Growth = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const growth = { ...known, [accounts]: { ...known[accounts], ...throughput } }
  writeFileSync(file, `${JSON.stringify(growth, null, 2)}\n`)
  return growth
}

const sizesOf = (growth: Growth): readonly number[] =>
  Object.keys(growth)
    .map(Number)
    .sort((a, b) => a - b)

/** How much of its throughput at the least data each route keeps. */
const sharesOf = (growth: Growth): readonly (readonly [route: string, shares: readonly (number | null)[]])[] => {
  const sizes = sizesOf(growth)
  const least = growth[sizes[0] ?? 0] ?? {}
  return Object.entries(least).map(([route, first]) => [
    route,
    sizes.map((size) => {
      const throughput = growth[size]?.[route]
      return throughput === undefined ? null : throughput / first
    }),
  ])
}

export const growthTable = (growth: Growth): string => {
  const headings = ['Route', ...sizesOf(growth).map((size) => `${size.toLocaleString('en')} accounts`)]
  const rows = sharesOf(growth).map(([route, shares]) => [route, ...shares.map((share) => share?.toFixed(2) ?? '–')])
  return markdownTable(headings, rows)
}

const [WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM] = [860, 420, 60, 20, 300, 50]
/** Of Okabe and Ito, told apart by the colour-blind; routes that share one differ in their dashes. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9']
const MOST = 1.25

/** The shares as lines over the data, whose size grows tenfold from one mark to the next. */
export const growthPlot = (growth: Growth): string => {
  const sizes = sizesOf(growth)
  const x = (index: number) => LEFT + (index * (WIDTH - LEFT - RIGHT)) / Math.max(1, sizes.length - 1)
  const y = (share: number) => TOP + (1 - Math.min(share, MOST) / MOST) * (HEIGHT - TOP - BOTTOM)
  const text = (left: number, top: number, anchor: string, words: string) =>
    `<text x="${left.toFixed(0)}" y="${top.toFixed(0)}" text-anchor="${anchor}">${words}</text>`
  const grid = [0, 0.25, 0.5, 0.75, 1, 1.25].flatMap((share) => [
    `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(share).toFixed(1)}" y2="${y(share).toFixed(1)}" stroke="#ccc"/>`,
    text(LEFT - 8, y(share) + 4, 'end', share.toFixed(2)),
  ])
  const marks = sizes.map((size, i) => text(x(i), HEIGHT - BOTTOM + 20, 'middle', size.toLocaleString('en')))
  const lines = sharesOf(growth).flatMap(([route, shares], i) => {
    const points = shares.flatMap((share, index) =>
      share === null ? [] : [`${x(index).toFixed(1)},${y(share).toFixed(1)}`],
    )
    const style = `stroke="${COLOURS[i % COLOURS.length]}" stroke-width="2" stroke-dasharray="${i < COLOURS.length ? 'none' : '5 4'}"`
    const top = TOP + 14 + i * 26
    return [
      `<polyline points="${points.join(' ')}" fill="none" ${style}/>`,
      `<line x1="${WIDTH - RIGHT + 20}" x2="${WIDTH - RIGHT + 48}" y1="${top - 4}" y2="${top - 4}" ${style}/>`,
      text(WIDTH - RIGHT + 56, top, 'start', route),
    ]
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" role="img">`,
    '<title>Throughput of each route as the data grows, as a share of its throughput at the least data</title>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...grid,
    ...marks,
    text(
      (LEFT + WIDTH - RIGHT) / 2,
      HEIGHT - 8,
      'middle',
      'accounts (50 deals, 5 collections and 100 read marks each)',
    ),
    ...lines,
    '</svg>',
    '',
  ].join('\n')
}
