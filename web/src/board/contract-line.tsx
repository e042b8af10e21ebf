import type { components } from 'dealbook-client'
import { useBoardWords } from './board-words.js'
import { SuitSign } from './call-sign.js'

export type Contract = components['schemas']['Contract']

/** The contract in words and symbols; nothing if there is none. */
export const ContractLine = ({ contract }: { contract: Contract | null }) => {
  const { t, seat } = useBoardWords()
  if (contract === null) return null
  if (contract.declarer === null) return <p className="contract">{t('board.passedOut')}</p>
  const [before, after] = t('board.contract', { seat: seat(contract.declarer) }).split('{call}')
  return (
    <p className="contract">
      {before}
      <Bid contract={contract} />
      {after}
    </p>
  )
}

/** The contract in short: "4♠ South". */
export const ContractSign = ({ contract }: { contract: Contract }) => {
  const { t, seat } = useBoardWords()
  if (contract.declarer === null) return t('board.passedOut')
  return (
    <>
      <Bid contract={contract} /> {seat(contract.declarer)}
    </>
  )
}

const Bid = ({ contract: { level, strain, doubled } }: { contract: Contract }) => {
  const { t } = useBoardWords()
  return (
    <span className="call">
      {level}
      {strain === null || strain === 'NT' ? t('notrump') : <SuitSign suit={strain} />}
      {'X'.repeat(doubled)}
    </span>
  )
}
