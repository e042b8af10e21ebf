import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { describeCommit } from './commit.js'
import { sizesFor } from './data.js'
import { type Growth, growthPlot, growthTable } from './growth.js'
import { CONNECTIONS, type Match } from './measurement.js'
import { versionOf } from './node-binary.js'
import { describeNoise } from './noise.js'
import type { Noise } from './report.js'
import type { Setting } from './setting.js'
import { writeAllBetween } from './write-between.js'

const GROWTH_PLOT = fileURLToPath(new URL('../docs/growth.svg', import.meta.url))
const PAGES = ['performance', 'measurements'].map((name) =>
  fileURLToPath(new URL(`../docs/${name}.md`, import.meta.url)),
)

/** The reports of a run, by their place in docs/performance.md or docs/measurements.md. */
export class Publication {
  private readonly reports = new Map<string, string>()
  private plot: string | null = null

  /** Prints a report, and stores it for its place. */
  put(place: string, description: string, report: string): void {
    const text = `${description}\n\n${report}`
    console.log(`\n${text}`)
    this.reports.set(place, text)
  }

  putGrowth(description: string, growth: Growth): void {
    this.put('growth', description, growthTable(growth))
    this.plot = growthPlot(growth)
  }

  /** Writes all reports, or nothing if one is missing. */
  write(): void {
    writeAllBetween(PAGES, this.reports)
    if (this.plot !== null) writeFileSync(GROWTH_PLOT, this.plot)
  }
}

const count = (number: number): string => number.toLocaleString('en')

export const describeRounds = ({ options: { rounds, seconds } }: Setting): string =>
  `median of ${rounds} rounds of ${seconds} s each`

/** Describes the machine, its software, and the measured version. */
export const describeMachine = async ({ data: { pool }, node }: Setting): Promise<string> => {
  const { rows } = await pool.query("SELECT current_setting('server_version') AS version")
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores`
  return `${machine}; Node ${versionOf(node)}, PostgreSQL ${String(rows[0].version).split(' ')[0]}; ${describeCommit()}.`
}

/** Describes the data, load and contestants of a match. */
export const describeMatch = async (
  setting: Setting,
  match: Match | undefined,
  noise: Noise | null,
): Promise<string> => {
  const { accounts } = setting
  const size = `${count(accounts)} accounts, ${count(sizesFor(accounts).deals)} deals`
  const names = [...(match?.keys() ?? [])].join(' / ')
  const how = `${size}; ${CONNECTIONS} connections; ${describeRounds(setting)}, ${names}`
  return `${how}${noise === null ? '' : `; ${describeNoise(noise)}`}. ${await describeMachine(setting)}`
}
