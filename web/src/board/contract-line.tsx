import type { components } from 'dealbook-client'
import { useBoardWords } from './board-words.js'
import { SuitSign } from './call-sign.js'

/** The contract in words and signs; nothing where there is none. */
export const ContractLine = ({ contract }: { contract: components['schemas']['Contract'] | null }) => {
  const { t, seat } = useBoardWords()
  if (contract === null) return null
  const { level, strain, doubled, declarer } = contract
  if (strain === null || declarer === null) return <p className="contract">{t('board.passedOut')}</p>
  const [before, after] = t('board.contract', { seat: seat(declarer) }).split('{call}')
  return (
    <p className="contract">
      {before}
      <span className="call">
        {level}
        {strain === 'NT' ? t('notrump') : <SuitSign suit={strain} />}
        {'X'.repeat(doubled)}
      </span>
      {after}
    </p>
  )
}
