import { useTexts } from '../texts/use-texts.js'
import { useAction } from '../ui/use-action.js'
import { useReader } from '../use-reader.js'
import { follow, useSubscriptions } from './use-subscriptions.js'

/** Follows or unfollows an author; not shown on the account's own page. */
export const FollowButton = ({ handle }: { handle: string }) => {
  const { t } = useTexts()
  const act = useAction()
  const me = useReader()
  const { data } = useSubscriptions()
  if (data === undefined || me.data === undefined || me.data.handle === handle) return null
  const isFollowed = data.authors.some((author) => author.handle === handle)
  return (
    <button
      type="button"
      className={isFollowed ? '' : 'primary'}
      onClick={() => void act(() => follow(handle, !isFollowed), null)}
    >
      {t(isFollowed ? 'following.leave' : 'following.follow')}
    </button>
  )
}
