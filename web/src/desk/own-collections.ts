import { useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { MAX_PAGE_SIZE } from 'dealbook-domain/page.js'
import { useKept } from '../kept.js'
import { asReader } from '../service.js'
import { actsAs } from '../session.js'

/** The account's newest collections, with or without class links; `undefined` while they are loading. */
export const useOwnCollections = () =>
  useQuery({
    queryKey: ['reader', 'collections', 'newest', useKept(actsAs)],
    queryFn: () => unwrap(asReader.GET('/collections', { params: { query: { pageSize: MAX_PAGE_SIZE } } })),
  }).data?.collections
