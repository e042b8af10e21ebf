import { useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { visitor } from '../../service.js'

/** One's own collections, the newest first, to choose from. */
export const useCollections = () =>
  useQuery({
    queryKey: ['visitor', 'collections', 'choice'],
    queryFn: () => unwrap(visitor.GET('/collections', { params: { query: { pageSize: 100 } } })),
  }).data?.collections ?? []
