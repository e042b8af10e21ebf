export interface ListTotal {
  readonly total: number
  /** Whether `total` is exact; otherwise there are more. */
  readonly totalIsExact: boolean
}

/**
 * @param number formats numbers in the reader's language
 */
export const totalText = ({ total, totalIsExact }: ListTotal, number: (value: number) => string): string =>
  `${number(total)}${totalIsExact ? '' : '+'}`
