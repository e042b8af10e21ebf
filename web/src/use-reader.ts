import { useQuery } from '@tanstack/react-query'
import { useKept } from './kept.js'
import { readerAccount } from './service.js'
import { actsAs } from './session.js'

/** The account that the pages outside the back-office are for. */
export const useReader = () => useQuery(readerAccount(useKept(actsAs)))
