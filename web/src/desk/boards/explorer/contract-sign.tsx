import { CallSign } from '../../../board/call-sign.js'
import { useTexts } from '../../../texts/use-texts.js'

/** Displays a filter's contract, such as `4H` or `3NTX`, with suit symbols: `4♥`, `3NTX`. */
export const ContractSign = ({ contract }: { readonly contract: string }) => {
  const { t } = useTexts()
  if (contract === 'game') return t('boards.game')
  const [, bid = '', doubled = ''] = /^(\d(?:NT|[CDHS]))(X*)$/.exec(contract) ?? []
  if (bid === '') return t('board.passedOut')
  return (
    <span className="contract">
      <CallSign call={bid} />
      {doubled}
    </span>
  )
}
