import { useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { service } from '../../service.js'
import { type Granted, grantOf } from './granted.js'

const MOST = 100

/** The grants of an account, and the ones that admins created most recently. */
export const useKnownGrants = (own: readonly Granted[]): readonly Granted[] => {
  const { data } = useQuery({
    queryKey: ['audit', 'plans'],
    queryFn: () =>
      unwrap(service.GET('/back-office/audit', { params: { query: { action: 'grant.create', pageSize: MOST } } })),
  })
  return [...own, ...(data?.records ?? []).flatMap((entry) => grantOf(entry) ?? [])]
}
