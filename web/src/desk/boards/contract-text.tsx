import type { components } from 'dealbook-client'
import { CallSign } from '../../board/call-sign.js'
import { useTexts } from '../../texts/use-texts.js'

/** A contract in short: `4♠X by South`. */
export const ContractText = ({ contract }: { readonly contract: components['schemas']['Contract'] }) => {
  const { t } = useTexts()
  if (contract.level === 0 || contract.declarer === null) return <span>{t('board.passedOut')}</span>
  return (
    <span className="contract">
      <CallSign call={`${contract.level}${contract.strain}`} />
      {'X'.repeat(contract.doubled)} {t('boards.by', { seat: t(`seat.${contract.declarer}`) })}
    </span>
  )
}
