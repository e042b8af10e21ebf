import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Deal, unwrap } from 'dealbook-client'
import type { RuleOutcome } from 'dealbook-domain/exposure.js'
import { Link } from 'react-router'
import { asReader } from '../../service.js'
import type { TextKey } from '../../texts/texts.js'
import { useTexts } from '../../texts/use-texts.js'

const REASONS: Readonly<Record<string, TextKey>> = {
  authorActive: 'boards.why.authorActive',
  authorHasHandle: 'boards.why.authorHasHandle',
  dealNotTrashed: 'boards.why.dealNotTrashed',
  dealNotOrphaned: 'boards.why.dealNotOrphaned',
}

interface ExposureLineProps {
  readonly deal: Pick<Deal, 'id' | 'sharing' | 'lifecycle' | 'updatedAt'>
}

/** The reasons why the catalog doesn't show a board, in words. */
export const useReasons = () => {
  const { t } = useTexts()
  return (rules: readonly RuleOutcome[], { sharing }: Pick<Deal, 'sharing'>): readonly string[] =>
    rules
      .filter(({ passes }) => !passes)
      .map(({ rule, detail }) => {
        if (rule === 'dealPublic') return t(sharing === 'group' ? 'boards.why.group' : 'boards.why.private')
        const key = REASONS[rule]
        return key === undefined ? detail : t(key)
      })
}

/** Who can see the stored board, and why the catalog doesn't show it. */
export const ExposureLine = ({ deal }: ExposureLineProps) => {
  const { t } = useTexts()
  const reasonsOf = useReasons()
  const { data } = useQuery({
    queryKey: ['reader', 'exposure', deal.id, deal.updatedAt],
    queryFn: () => unwrap(asReader.GET('/deals/{id}/exposure', { params: { path: { id: deal.id } } })),
    placeholderData: keepPreviousData,
  })
  if (data === undefined) return <p className="exposure" />
  return (
    <p className={data.exposed ? 'exposure open' : 'exposure'} role="status">
      {deal.lifecycle === 'active' && <span>{t(`boards.seenBy.${deal.sharing}`)} </span>}
      {data.exposed ? (
        <Link to={`/boards/${deal.id}`}>{t('boards.inCatalog')}</Link>
      ) : (
        <span>{t('boards.notInCatalog', { reasons: reasonsOf(data.rules, deal).join('; ') })}</span>
      )}
    </p>
  )
}
