import { useQuery, useQueryClient } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { visitor, visitorAccount } from '../service.js'
import { actsAs, useKept } from '../session.js'
import { useTexts } from '../texts/use-texts.js'
import { complain } from '../ui/toasts.js'

const PATH = '/catalog/authors/{handle}/subscription'

/** Follows or unfollows an author; not shown on the account's own page. */
export const FollowButton = ({ handle }: { handle: string }) => {
  const { t, explain } = useTexts()
  const cache = useQueryClient()
  const acting = useKept(actsAs)
  const me = useQuery(visitorAccount(acting))
  const { data } = useQuery({
    queryKey: ['visitor', 'following', acting],
    queryFn: () => unwrap(visitor.GET('/catalog/subscriptions')),
  })
  if (data === undefined || me.data === undefined || me.data.handle === handle) return null
  const isFollowed = data.authors.some((author) => author.handle === handle)
  const change = async () => {
    const params = { params: { path: { handle } } }
    try {
      await unwrap(isFollowed ? visitor.DELETE(PATH, params) : visitor.PUT(PATH, params))
    } catch (error) {
      complain(explain(error as Error))
    }
    for (const name of ['following', 'feed']) await cache.invalidateQueries({ queryKey: ['visitor', name] })
  }
  return (
    <button type="button" className={isFollowed ? '' : 'primary'} onClick={() => void change()}>
      {t(isFollowed ? 'following.leave' : 'following.follow')}
    </button>
  )
}
