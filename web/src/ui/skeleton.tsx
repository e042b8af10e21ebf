import { useTexts } from '../texts/use-texts.js'

/** A placeholder while content is loading. */
export const Skeleton = () => {
  const { t } = useTexts()
  return (
    <div role="status" className="skeleton">
      <span className="hidden">{t('loading')}</span>
    </div>
  )
}
