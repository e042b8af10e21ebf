import { useQuery } from '@tanstack/react-query'
import { type Collection, unwrap } from 'dealbook-client'
import { useEffect } from 'react'
import { useKept } from '../kept.js'
import { asReader } from '../service.js'
import { actsAs, lastCollection, session } from '../session.js'

/** An admin who acts as another account leaves no trace in the browser, and doesn't see their own. */
const useReaderId = (): string | null => {
  const who = useKept(session)
  return useKept(actsAs) === null ? who : null
}

/** Remembers the collection opened last, together with the account that opened it. */
export const useRemembered = (id: string, isOpen: boolean): void => {
  const who = useReaderId()
  useEffect(() => {
    if (isOpen && who !== null) lastCollection.set(`${id} ${who}`)
  }, [id, isOpen, who])
}

/** The collection that this account opened last; `null` if there is none or it no longer exists. */
export const useLastCollection = (): Collection | null => {
  const who = useReaderId()
  const [id, reader] = useKept(lastCollection)?.split(' ') ?? []
  const { data, isSuccess } = useQuery({
    queryKey: ['reader', 'collections', 'last', id],
    queryFn: () => unwrap(asReader.GET('/collections/{id}', { params: { path: { id: id as string } } })),
    enabled: id !== undefined && reader === who,
  })
  return isSuccess && reader === who ? data : null
}
