import { useTexts } from '../texts/use-texts.js'

interface MoreButtonProps {
  readonly query: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => unknown
  }
}

/** Goes on with a list that is read piece by piece. */
export const MoreButton = ({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: MoreButtonProps) => {
  const { t } = useTexts()
  if (!hasNextPage) return null
  return (
    <button type="button" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {t('explore.more')}
    </button>
  )
}
