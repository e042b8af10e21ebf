import { validationFailed } from './errors.js'

/** The requested page of a list; `page` counts from 1. */
export interface PageRequest {
  readonly page: number
  readonly pageSize: number
}

export const MAX_PAGE = 100_000
export const DEFAULT_PAGE_SIZE = 20
export const MAX_PAGE_SIZE = 100

/** The maximum number of items of a filtered list that are counted and can be paged through. */
export const MAX_FILTERED = 10_000

/** The number of items in a whole list. */
export interface Total {
  readonly total: number
  /** `false` if a filter finds more than `total`; absent otherwise. */
  readonly totalIsExact?: boolean
}

/** One page of a list. */
export interface Page<Item> extends Total {
  readonly items: readonly Item[]
}

/** Whether a filter narrows a list at all. */
export const isFiltering = (filter: object): boolean =>
  Object.values(filter).some((value) => value !== undefined && value !== '')

/** @param counted the number of items in the list; in a filtered list, counted up to one more than `MAX_FILTERED` */
export const listTotal = (isFiltered: boolean, counted: number): Total =>
  isFiltered && counted > MAX_FILTERED ? { total: MAX_FILTERED, totalIsExact: false } : { total: counted }

/** Whether a page of a filtered list begins past the items that can be paged through. */
export const isTooFar = (request: PageRequest): boolean => offsetOf(request) >= MAX_FILTERED

/** @throws VALIDATION_FAILED if the page begins past the items of a filtered list that can be paged through */
export const requireReachable = <Found extends Total>(request: PageRequest, found: Found): Found => {
  if (found.totalIsExact !== false || !isTooFar(request)) return found
  const message = `must not go past the ${MAX_FILTERED}th item of a filtered list`
  throw validationFailed([{ path: '/page', message }])
}

export const offsetOf = ({ page, pageSize }: PageRequest): number => (page - 1) * pageSize
