import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import type { components } from 'dealbook-client'

const SHOWN = 12

interface Piece {
  readonly limit: number
  readonly cursor?: string
}

/** Loads boards by several authors page by page, most recently published first. */
export const usePublishedDeals = (
  queryKey: QueryKey,
  read: (piece: Piece) => Promise<components['schemas']['AuthoredDealPage']>,
  enabled = true,
) =>
  useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => read({ limit: SHOWN, ...(pageParam === null ? {} : { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    enabled,
  })
