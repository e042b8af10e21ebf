import { useQuery } from '@tanstack/react-query'
import { visitorAccount } from './service.js'
import { actsAs, useKept } from './session.js'

/** The account that the pages outside the back-office are for. */
export const useReader = () => useQuery(visitorAccount(useKept(actsAs)))
