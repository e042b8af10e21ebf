import { useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { useKept } from '../kept.js'
import { asReader } from '../service.js'
import { actsAs } from '../session.js'

/** The sharing groups that the account owns or belongs to. */
export const useGroups = () =>
  useQuery({
    queryKey: ['reader', 'sharing-groups', useKept(actsAs)],
    queryFn: () => unwrap(asReader.GET('/sharing-groups')),
  })

/** The groups that an account owns. It can't share boards with other groups. */
export const useOwnGroups = (ownerId: string) =>
  useGroups().data?.sharingGroups.filter((group) => group.ownerId === ownerId) ?? []
