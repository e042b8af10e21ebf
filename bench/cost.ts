import type pg from 'pg'
import { BACKEND, medianOf, type Outcome } from './report.js'
import { markdownTable } from './tables.js'

/**
 * The requests of a teacher or player per day: about thirty boards with everything around them, and what the app itself
 * asks for.
 */
const REQUESTS_A_PERSON = 200
/** The busiest hour has this many times the requests of an average one: a fifth of the whole day's. */
const PEAK = 5
/** The share of a core in use in the busiest hour; above it, response times increase sharply. */
const FILL = 0.6
/** The connections of an instance. */
const CONNECTIONS = 10
const SECONDS_A_DAY = 86_400

interface Limits {
  /** PostgreSQL's connections for non-superusers. */
  readonly connections: number
}

export const readLimits = async (pool: pg.Pool): Promise<Limits> => {
  const { rows } = await pool.query(
    `SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS free`,
  )
  return { connections: rows[0].free }
}

/** The mean of a figure of the service over the mix of a day, in microseconds; `NaN` if it could not be measured. */
const meanOf = (outcomes: readonly Outcome[], read: Parameters<typeof medianOf>[1]): number => {
  let [sum, shares] = [0, 0]
  for (const { route, match } of outcomes) {
    const figure = medianOf(match.get(BACKEND) ?? [], read)
    if (figure === null) continue
    sum += figure * route.share
    shares += route.share
  }
  return sum / shares
}

const mixOf = (outcomes: readonly Outcome[]): string =>
  outcomes
    .filter(({ route }) => route.share > 0)
    .sort((a, b) => b.route.share - a.route.share)
    .map(({ route }) => `${route.share} \`${route.pattern}\``)
    .join(', ')

const known = (value: number, text: string): string => (Number.isNaN(value) ? '?' : text)

const rounded = (value: number): string => known(value, Number(value.toPrecision(2)).toLocaleString('en'))

const limitOf = (byDatabase: number, byConnections: number): string => {
  if (Number.isNaN(byDatabase)) return 'not known'
  return byDatabase < byConnections ? "PostgreSQL's core" : "PostgreSQL's connections"
}

/**
 * How many people a core of the machine can serve on a school day, and which resource is exhausted next, from the
 * figures of a run.
 */
export const costOf = (outcomes: readonly Outcome[], { connections }: Limits): string => {
  const own = meanOf(outcomes, (turn) => turn.cpuMicrosPerRequest)
  const database = meanOf(outcomes, (turn) => turn.databaseMicrosPerRequest)
  const perSecond = 1e6 / own
  const aDay = (perSecond * FILL * SECONDS_A_DAY) / PEAK
  const byDatabase = own / database
  const byConnections = Math.floor(connections / CONNECTIONS)
  const table = markdownTable(
    ['Of this mix', 'figure'],
    [
      ['CPU of the service a request, µs', known(own, own.toFixed(0))],
      ['CPU of PostgreSQL a request, µs', known(database, database.toFixed(0))],
      ['requests/s of a core of the service that is full', rounded(perSecond)],
      ['requests a day of a core', rounded(aDay)],
      ['people a day of a core', rounded(aDay / REQUESTS_A_PERSON)],
      ['full cores of the service that one core of PostgreSQL serves', known(byDatabase, byDatabase.toFixed(1))],
      [
        `instances of ${CONNECTIONS} connections that PostgreSQL's ${connections} are enough for`,
        String(byConnections),
      ],
    ],
  )
  return [
    `Of 100 requests on a day of school: ${mixOf(outcomes)}. ${REQUESTS_A_PERSON} requests a person; the busiest hour has ${PEAK} times the requests of the average one, and a core is ${FILL * 100} % full then.`,
    table,
    `The next limit is ${limitOf(byDatabase, byConnections)}.`,
  ].join('\n\n')
}
