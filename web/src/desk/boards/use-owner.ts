import { useQuery } from '@tanstack/react-query'
import { visitorAccount } from '../../service.js'
import { actsAs, useKept } from '../../session.js'

/** The account whose boards these are. */
export const useOwner = () => useQuery(visitorAccount(useKept(actsAs)))
