import { useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { Link } from 'react-router'
import { useKept } from '../../kept.js'
import { asReader } from '../../service.js'
import { actsAs } from '../../session.js'
import type { TextKey } from '../../texts/texts.js'
import { useTexts } from '../../texts/use-texts.js'

const REASONS: Readonly<Record<string, TextKey>> = {
  authorActive: 'profile.why.authorActive',
  authorHasHandle: 'profile.why.authorHasHandle',
}

/** Says whether the catalog shows the account as an author and, if not, why. */
export const OwnExposure = ({ handle }: { handle: string | null }) => {
  const { t } = useTexts()
  const { data } = useQuery({
    queryKey: ['reader', 'own-exposure', useKept(actsAs)],
    queryFn: () => unwrap(asReader.GET('/accounts/me/exposure')),
  })
  if (data === undefined) return null
  if (data.exposed)
    return (
      <p className="notice good" role="status">
        {t('profile.inCatalog')} <Link to={`/authors/${handle}`}>{t('nav.ownPage')}</Link>
      </p>
    )
  const failing = data.rules.filter(({ passes }) => !passes)
  return (
    <div className="notice" role="status">
      <p>{t('profile.notInCatalog')}</p>
      <ul>
        {failing.map(({ rule, detail }) => (
          <li key={rule}>{REASONS[rule] === undefined ? detail : t(REASONS[rule])}</li>
        ))}
      </ul>
    </div>
  )
}
