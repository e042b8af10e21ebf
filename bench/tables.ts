/** The median of values, of which there is at least one. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] as number) + (sorted[Math.floor(middle)] as number)) / 2
}

interface Marking {
  readonly digits?: number
  /** How far a figure may be from its target and still count as reaching it. */
  readonly noise?: number
}

/** A figure with its target in parentheses, and whether it is reached; `–` if there is no figure. */
export const marked = (
  figure: number | null,
  bound: 'at least' | 'at most',
  target: number | undefined,
  { digits = 2, noise = 0 }: Marking = {},
): string => {
  if (figure === null || Number.isNaN(figure)) return '–'
  if (target === undefined) return figure.toFixed(digits)
  const isReached = bound === 'at least' ? figure >= target - noise : figure <= target + noise
  return `${figure.toFixed(digits)} (${target}) ${isReached ? 'reached' : '**missed**'}`
}

/** A table whose first column is text and whose others are numbers. */
export const markdownTable = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, headings.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
