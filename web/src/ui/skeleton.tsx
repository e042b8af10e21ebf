import { useTexts } from '../texts/use-texts.js'

/** Stands where something is being loaded. */
export const Skeleton = () => {
  const { t } = useTexts()
  return (
    <div role="status" className="skeleton">
      <span className="hidden">{t('loading')}</span>
    </div>
  )
}
