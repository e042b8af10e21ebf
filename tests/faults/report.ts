export interface Row {
  readonly fault: string
  readonly rounds: number
  readonly acknowledged: number
  readonly missing: number
  readonly doubled: number
  readonly halfWritten: number
  /** Other observations, as text. */
  readonly besides: string
}

const HEADINGS = ['Fault', 'Rounds', 'Acknowledged', 'Missing', 'Doubled', 'Half-written', 'Notes']
const ALIGNED = ['---', '---:', '---:', '---:', '---:', '---:', '---']

const lineOf = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

/** The first cell of a line. */
const faultIn = (line: string): string => line.split('|')[1]?.trim() ?? ''

/**
 * A Markdown table of the faults that were tried, after those of an earlier table that were not.
 * @param before the earlier table; empty if there is none
 */
export const tableOf = (rows: readonly Row[], before = ''): string => {
  const tried = rows.map((row) =>
    lineOf([
      row.fault,
      row.rounds,
      row.acknowledged.toLocaleString('en'),
      row.missing,
      row.doubled,
      row.halfWritten,
      row.besides,
    ]),
  )
  const others = before
    .split('\n')
    .slice(2)
    .filter((line) => line.startsWith('|') && !rows.some(({ fault }) => fault === faultIn(line)))
  return [lineOf(HEADINGS), lineOf(ALIGNED), ...others, ...tried].join('\n')
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
