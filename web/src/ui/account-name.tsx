import { useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { Link } from 'react-router'
import { service } from '../service.js'

const MINUTE = 60_000

/** The name of an account in the audit trail. An erased account is shown by its id. */
export const AccountName = ({ id }: { id: string }) => {
  const { data } = useQuery({
    queryKey: ['account-name', id],
    queryFn: () => unwrap(service.GET('/accounts/{id}', { params: { path: { id } } })),
    staleTime: 5 * MINUTE,
    retry: false,
  })
  return (
    <Link to={`/admin/accounts/${encodeURIComponent(id)}`} title={id}>
      {data?.displayName ?? id}
    </Link>
  )
}
