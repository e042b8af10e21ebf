import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { costOf } from '../../bench/cost.js'
import type { Measured } from '../../bench/measurement.js'
import { SIZES, UNANALYZED_SIZES } from '../../bench/options.js'
import { mixedTable, type Outcome, ratioOf, tableOf, unanalyzedTable, writesTable } from '../../bench/report.js'
import { ROUTES } from '../../bench/routes.js'
import { marked } from '../../bench/tables.js'
import { writeAllBetween } from '../../bench/write-between.js'

const aTurn = (turn: Partial<Measured>): Measured => ({
  requestsPerSecond: 1_000,
  completed: 1_000,
  seconds: 1,
  medians: {},
  p50: 1,
  p99: 10,
  ownCpu: 0.1,
  failures: 0,
  busy: 1,
  cpuMicrosPerRequest: 200,
  databaseMicrosPerRequest: 50,
  residentMiB: 100,
  ...turn,
})

const outcomeOf = (service: readonly Partial<Measured>[], bare: readonly Partial<Measured>[]): Outcome => ({
  route: ROUTES[0] as (typeof ROUTES)[number],
  match: new Map([
    ['dealbook', service.map(aTurn)],
    ['bare', bare.map(aTurn)],
  ]),
  pgbench: null,
})

const cellsOf = (outcome: Outcome, share: number): readonly string[] => {
  const row = tableOf([outcome], { share, least: 1 - share, greatest: 1 + share }).split('\n')[2] as string
  return row.split('|').map((cell) => cell.trim())
}

describe('a figure with a target', () => {
  it('is reached at the target, and missed below it', () => {
    expect(marked(0.95, 'at least', 0.95)).toBe('0.95 (0.95) reached')
    expect(marked(0.949, 'at least', 0.95)).toContain('missed')
    expect(marked(1.3, 'at most', 1.3)).toContain('reached')
    expect(marked(1.31, 'at most', 1.3)).toContain('missed')
  })

  it('still counts as reached if it misses the target by no more than the noise', () => {
    expect(marked(0.92, 'at least', 0.95, { noise: 0.03 })).toContain('reached')
    expect(marked(0.91, 'at least', 0.95, { noise: 0.03 })).toContain('missed')
    expect(marked(1.33, 'at most', 1.3, { noise: 0.03 })).toContain('reached')
  })

  it('is a dash if there is no value', () => {
    expect(marked(null, 'at least', 0.95)).toBe('–')
  })
})

describe('the table of a run', () => {
  it('shows the median of the ratios of the rounds', () => {
    const { match } = outcomeOf(
      [900, 100, 500].map((requestsPerSecond) => ({ requestsPerSecond })),
      [1_000, 1_000, 500].map((requestsPerSecond) => ({ requestsPerSecond })),
    )
    expect(ratioOf(match, 'dealbook', 'bare')).toBe(0.9)
  })

  it('marks throughput and tails, minus the noise, of which at most 0.05 counts', () => {
    const outcome = outcomeOf([{ requestsPerSecond: 910, p99: 13.2 }], [{}])
    expect(cellsOf(outcome, 0.04).slice(3, 6)).toEqual(['0.91 (0.95) reached', '–', '1.32 (1.3) reached'])
    expect(cellsOf(outcome, 0.01).slice(3, 6)).toEqual(['0.91 (0.95) **missed**', '–', '1.32 (1.3) **missed**'])
    const slow = outcomeOf([{ requestsPerSecond: 890 }], [{}])
    expect(cellsOf(slow, 0.5)[3]).toContain('missed')
  })
})

describe('the tables of writes', () => {
  const route = ROUTES.find(({ name }) => name === 'batch-36') as (typeof ROUTES)[number]
  const noise = { share: 0, least: 1, greatest: 1 }
  const cells = (table: string) => (table.split('\n')[2] as string).split('|').map((cell) => cell.trim())

  it('have rates, with a decimal if they are low, and the number of connections', () => {
    const { match } = outcomeOf([{ requestsPerSecond: 5.25 }], [{ requestsPerSecond: 10.5 }])
    expect(cells(writesTable([{ route, match, pgbench: null }], noise)).slice(1, 4)).toEqual([
      'PATCH /deals with 36 ids (8 connections)',
      '5.3 / 10.5',
      '0.50 (0.5) reached',
    ])
  })

  it("have response times of writes mixed with reads relative to bare's", () => {
    const { match } = outcomeOf([{ medians: { 'batch-36': 40 } }], [{ medians: { 'batch-36': 10 } }])
    const routes = ROUTES.filter(({ name }) => ['me', 'batch-36', 'batch-500'].includes(name))
    const table = mixedTable(match, routes, noise)
    expect(cells(table).slice(1, 5)).toEqual(['PATCH /deals with 36 ids', '1', '40.0 / 10.0', '0.25 (0.5) **missed**'])
    expect(table.split('\n')).toHaveLength(3)
  })

  it('have the throughput without statistics', () => {
    const match = new Map([
      ['dealbook', [aTurn({})]],
      ['unanalyzed', [aTurn({ requestsPerSecond: 750 })]],
    ])
    expect(cells(unanalyzedTable([{ route, match, pgbench: null }]))[3]).toBe('0.75 (0.7) reached')
  })
})

describe('the mix of a day', () => {
  it('has shares that sum up to a hundred', () => {
    expect(ROUTES.reduce((sum, { share }) => sum + share, 0)).toBe(100)
  })

  it('says what a core serves, and which resource is exhausted next', () => {
    const outcomes = [outcomeOf([{}], [{}])]
    const cost = costOf(outcomes, { connections: 97 })
    expect(cost).toContain('| requests/s of a core of the service that is full | 5,000 |')
    // 5,000 per second, filled to 0.6, with a busiest hour of five times the mean.
    expect(cost).toContain('| requests a day of a core | 52,000,000 |')
    expect(cost).toContain("The next limit is PostgreSQL's core.")
    expect(costOf(outcomes, { connections: 30 })).toContain("The next limit is PostgreSQL's connections.")
  })

  it("does not name a resource if PostgreSQL's CPU time is unknown", () => {
    const cost = costOf([outcomeOf([{ databaseMicrosPerRequest: null }], [{}])], { connections: 97 })
    expect(cost).toContain('| CPU of PostgreSQL a request, µs | ? |')
    expect(cost).toContain('| full cores of the service that one core of PostgreSQL serves | ? |')
    expect(cost).toContain('The next limit is not known.')
  })
})

describe('the pages of the figures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dealbook-bench-'))
  const files = ['first.md', 'second.md'].map((name) => join(folder, name))
  const [first = '', second = ''] = files
  afterAll(() => rmSync(folder, { recursive: true }))

  it('get all texts, each on the page that has its place, or none', () => {
    const page = '# A\n<!-- one -->\n\nold\n\n<!-- end of one -->\n'
    writeFileSync(first, page)
    writeFileSync(second, '<!-- two -->\n<!-- end of two -->\n')
    const more = [
      ['one', 'new'],
      ['three', 'new'],
    ] as const
    expect(() => writeAllBetween(files, new Map(more))).toThrow('three')
    expect(readFileSync(first, 'utf8')).toBe(page)
    writeAllBetween(
      files,
      new Map([
        ['one', 'first'],
        ['two', 'second'],
      ]),
    )
    expect(readFileSync(first, 'utf8')).toBe('# A\n<!-- one -->\n\nfirst\n\n<!-- end of one -->\n')
    expect(readFileSync(second, 'utf8')).toBe('<!-- two -->\n\nsecond\n\n<!-- end of two -->\n')
  })

  it('are the ones that the bench writes', () => {
    const places = ['performance', 'measurements'].flatMap((name) =>
      [...readFileSync(`docs/${name}.md`, 'utf8').matchAll(/<!-- (?!end of )(.+) -->/g)].map(([, place = '']) => place),
    )
    const bySize = SIZES.flatMap((size) => [
      `bench of ${size} accounts`,
      `writes of ${size} accounts`,
      `writes beside reads of ${size} accounts`,
    ])
    const others = [
      'bench on Node 20',
      'cost',
      'events',
      'growth',
      'instances',
      'long',
      'queue',
      'replicas',
      'sheets',
      'solver',
      'starts',
    ]
    const unanalyzed = UNANALYZED_SIZES.map((size) => `unanalyzed of ${size} accounts`)
    expect([...places].sort()).toEqual([...bySize, ...others, ...unanalyzed].sort())
  })
})
