import { useQuery } from '@tanstack/react-query'
import { visitorAccount } from '../../service.js'
import { actsAs, useKept } from '../../session.js'

/** The account that owns the boards of the desk. */
export const useOwner = () => useQuery(visitorAccount(useKept(actsAs)))
