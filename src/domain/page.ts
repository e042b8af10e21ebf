/** The requested page of a list; `page` counts from 1. */
export interface PageRequest {
  readonly page: number
  readonly pageSize: number
}

export const MAX_PAGE = 100_000
export const DEFAULT_PAGE_SIZE = 20
export const MAX_PAGE_SIZE = 100

/** One page of a list, and the number of items in the whole list. */
export interface Page<Item> {
  readonly items: readonly Item[]
  readonly total: number
}

export const offsetOf = ({ page, pageSize }: PageRequest): number => (page - 1) * pageSize
