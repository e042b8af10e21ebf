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

/** A Markdown table. */
export const tableOf = (rows: readonly Row[]): string =>
  [
    HEADINGS,
    ALIGNED,
    ...rows.map((row) => [
      row.fault,
      row.rounds,
      row.acknowledged.toLocaleString('en'),
      row.missing,
      row.doubled,
      row.halfWritten,
      row.besides,
    ]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
