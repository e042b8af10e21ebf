import { useRef } from 'react'
import { AuctionTable } from '../board/auction-table.js'
import { ContractLine } from '../board/contract-line.js'
import { useAlive } from './is-alive.js'
import type { StudentsDeal } from './page-data.js'
import { useWords } from './use-words.js'

interface Props {
  readonly deal: StudentsDeal
  /** How many calls are shown; `null`: all of them. */
  readonly calls: number | null
  readonly onStep: (calls: number | null) => void
}

/** The auction, call by call or all at once. */
export const AuctionSteps = ({ deal, calls, onStep }: Props) => {
  const t = useWords()
  const isAlive = useAlive()
  const step = useRef<HTMLButtonElement>(null)
  const { auction } = deal
  const shown = isAlive && calls !== null ? calls : auction.length
  const isWhole = shown >= auction.length
  const showAll = () => {
    onStep(null)
    step.current?.focus()
  }
  return (
    <>
      <AuctionTable {...deal} shown={shown} />
      {isWhole && <ContractLine contract={deal.contract} />}
      {isAlive && auction.length > 0 && (
        <div className="controls">
          <button
            ref={step}
            type="button"
            onClick={() => onStep(isWhole ? 0 : shown + 1 === auction.length ? null : shown + 1)}
          >
            {isWhole ? t('students.startAgain') : t('students.nextCall')}
          </button>
          {!isWhole && (
            <button type="button" className="quiet" onClick={showAll}>
              {t('students.allCalls')}
            </button>
          )}
        </div>
      )}
    </>
  )
}
