import { unwrap } from 'dealbook-client'
import { service } from '../../service.js'

/** An account with its grants and figures. */
export const accountOverview = (id: string) => ({
  queryKey: ['account', id],
  queryFn: () => unwrap(service.GET('/back-office/accounts/{id}', { params: { path: { id } } })),
})
