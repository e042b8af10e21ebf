export interface ListTotal {
  readonly total: number
  /** Whether a filter finds no more than that. */
  readonly totalIsExact: boolean
}

/** @param number how the reader writes numbers */
export const totalText = ({ total, totalIsExact }: ListTotal, number: (value: number) => string): string =>
  `${number(total)}${totalIsExact ? '' : '+'}`
