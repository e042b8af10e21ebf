/** The progress of a board's practice, as encoded in an address. */
export interface PracticePlace {
  readonly choices?: string | null
  readonly isReading?: boolean
}

/**
 * The query fields of the page: the board, the numbering, the language if one was chosen and, without scripts, the
 * progress of the board's practice. The rest of the address is the public link.
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
