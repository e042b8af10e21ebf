import { useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { useKept } from '../kept.js'
import { asReader, contentChanged } from '../service.js'
import { actsAs } from '../session.js'

const PATH = '/catalog/authors/{handle}/subscription'

/** The authors that the account follows. */
export const useSubscriptions = () =>
  useQuery({
    queryKey: ['reader', 'following', useKept(actsAs)],
    queryFn: () => unwrap(asReader.GET('/catalog/subscriptions')),
  })

/** Follows or unfollows an author. */
export const follow = async (handle: string, isFollowed: boolean): Promise<void> => {
  const params = { params: { path: { handle } } }
  try {
    await unwrap(isFollowed ? asReader.PUT(PATH, params) : asReader.DELETE(PATH, params))
  } finally {
    void contentChanged()
  }
}
