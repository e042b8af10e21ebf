import { useTexts } from '../texts/use-texts.js'

/** The badges of an author, in the service's order. */
export const Badges = ({ badges }: { badges: readonly ('certified' | 'premium')[] }) => {
  const { t } = useTexts()
  return badges.map((badge) => (
    <span key={badge} className={`badge ${badge}`}>
      {t(`badge.${badge}`)}
    </span>
  ))
}
