import { useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { visitor } from '../../service.js'

/** The account's collections to choose from, newest first. */
export const useCollections = () =>
  useQuery({
    queryKey: ['visitor', 'collections', 'choice'],
    queryFn: () => unwrap(visitor.GET('/collections', { params: { query: { pageSize: 100 } } })),
  }).data?.collections ?? []
