import type { Account } from 'dealbook-client'
import { useNavigate } from 'react-router'
import { queryClient, readerAccount } from '../../service.js'
import { actsAs } from '../../session.js'
import { useTexts } from '../../texts/use-texts.js'
import { complain } from '../../ui/toasts.js'

/** Whether an admin can act as this account. */
export const canBeActedAs = ({ role, isActive }: Account): boolean => role !== 'admin' && isActive

/**
 * Opens the desk, which then calls the service as this account; the service records this in the audit trail. The
 * back-office keeps using the admin's own account. If impersonation is switched off, nothing changes.
 */
export const useActAs = () => {
  const navigate = useNavigate()
  const { explain } = useTexts()
  return async ({ id }: Account, to = '/desk'): Promise<void> => {
    actsAs.set(id)
    queryClient.removeQueries({ queryKey: ['reader'] })
    try {
      await queryClient.fetchQuery(readerAccount(id))
      await navigate(to)
    } catch (error) {
      actsAs.set(null)
      complain(explain(error))
    }
  }
}
