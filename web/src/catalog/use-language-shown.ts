import { useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { baseLanguageOf } from 'dealbook-domain/standard-formats.js'
import { asReader } from '../service.js'
import { useLanguage } from '../texts/use-texts.js'
import { useReader } from '../use-reader.js'

/** The value in an address that shows boards in all languages to readers who have set a language. */
export const ALL_LANGUAGES = 'all'

/** The reader's base language: the account's, or else that of the pages; `undefined` while the account is loading. */
export const useOwnLanguage = (): string | undefined => {
  const account = useReader()
  const [language] = useLanguage()
  if (account.isPending) return undefined
  return account.data?.language == null ? language : baseLanguageOf(account.data.language)
}

/**
 * The base language whose boards are shown: the chosen one, or else the account's own if there are boards in it. `null`
 * for all languages, `undefined` while loading.
 * @param chosen `undefined` if the reader chose none
 */
export const useLanguageShown = (chosen: string | undefined): string | null | undefined => {
  const account = useReader()
  const own = account.data?.language == null ? null : baseLanguageOf(account.data.language)
  const boards = useQuery({
    queryKey: ['reader', 'boards in', own],
    queryFn: () => unwrap(asReader.GET('/catalog/deals', { params: { query: { language: own ?? '', limit: 1 } } })),
    enabled: chosen === undefined && own !== null,
  })
  if (chosen !== undefined) return chosen === ALL_LANGUAGES ? null : chosen
  if (account.isPending || (own !== null && boards.isPending)) return undefined
  return boards.data !== undefined && boards.data.deals.length > 0 ? own : null
}
