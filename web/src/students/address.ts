/** How far the practice of a board has come, as an address says it. */
export interface PracticePlace {
  readonly choices?: string | null
  readonly isReading?: boolean
}

/**
 * What the page's own address says: a board, the numbering and, where one was chosen, a language; without scripts how far
 * the board's practice has come. The rest of the address is the link.
 */
export const addressFields = (
  { numbers }: { readonly numbers: string | null },
  at: number,
  chosen: string | null,
  { choices = null, isReading = false }: PracticePlace = {},
): readonly (readonly [name: string, value: string])[] => [
  ['board', String(at + 1)],
  ...(numbers === null ? [] : ([['numbers', numbers]] as const)),
  ...(chosen === null ? [] : ([['lang', chosen]] as const)),
  ...(choices === null ? [] : ([['chosen', choices]] as const)),
  ...(isReading ? ([['show', 'all']] as const) : []),
]

export const addressOf = (...of: Parameters<typeof addressFields>): string =>
  `?${addressFields(...of)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`
