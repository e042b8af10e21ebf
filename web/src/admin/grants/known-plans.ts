import { useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { MAX_PAGE_SIZE } from 'dealbook-domain/page.js'
import { service } from '../../service.js'
import { type Granted, grantOf } from './granted.js'

/** The grants of an account, and the ones that admins created most recently. */
export const useKnownGrants = (own: readonly Granted[]): readonly Granted[] => {
  const { data } = useQuery({
    queryKey: ['audit', 'plans'],
    queryFn: () =>
      unwrap(
        service.GET('/back-office/audit', { params: { query: { action: 'grant.create', pageSize: MAX_PAGE_SIZE } } }),
      ),
  })
  return [...own, ...(data?.records ?? []).flatMap((entry) => grantOf(entry) ?? [])]
}
