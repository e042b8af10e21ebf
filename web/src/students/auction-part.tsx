import { AuctionTable } from '../board/auction-table.js'
import { ContractLine } from '../board/contract-line.js'
import { useAlive } from './is-alive.js'
import type { StudentsDeal } from './page-data.js'

interface Props {
  readonly deal: StudentsDeal
  /** The number of calls shown if scripts run; otherwise all are. */
  readonly shown: number
}

/** The auction as far as it is revealed, and its contract once all of it is. */
export const AuctionPart = ({ deal, shown }: Props) => {
  const isAlive = useAlive()
  const count = isAlive ? shown : deal.auction.length
  return (
    <>
      <AuctionTable {...deal} shown={count} />
      {count === deal.auction.length && <ContractLine contract={deal.contract} />}
    </>
  )
}
