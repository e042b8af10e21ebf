import { isFiltering, listTotal, MAX_FILTERED, type Total } from '../../domain/page.js'

/** The total of a list. A filtered list is only counted as far as the limit, plus one to know that it is longer. */
export const countedTotal = async (
  filter: object,
  count: (limit: { readonly take?: number }) => Promise<number>,
): Promise<Total> => listTotal(isFiltering(filter), await count(isFiltering(filter) ? { take: MAX_FILTERED + 1 } : {}))
