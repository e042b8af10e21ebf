import { useTexts } from '../../texts/use-texts.js'

interface MoreButtonProps {
  readonly query: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => unknown
  }
}

/** Loads the next page of a list. */
export const MoreButton = ({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: MoreButtonProps) => {
  const { t } = useTexts()
  if (!hasNextPage) return null
  return (
    <button type="button" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {t('explore.more')}
    </button>
  )
}
