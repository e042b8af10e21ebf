import type { components } from 'dealbook-client'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AuctionTable } from '../board/auction-table.js'
import { Board } from '../board/board.js'
import { Commentary } from '../board/commentary.js'
import { ContractLine } from '../board/contract-line.js'
import { useTexts } from '../texts/use-texts.js'

type Deal = components['schemas']['SharedDeal']

interface DealCardProps {
  readonly deal: Deal
  /** The address that the title links to. */
  readonly to?: string
  readonly children?: ReactNode
}

export const DealCard = ({ deal, to, children }: DealCardProps) => (
  <article className="card deal">
    <h3 dir="auto">{to === undefined ? deal.title : <Link to={to}>{deal.title}</Link>}</h3>
    {children}
    <Board board={deal} />
    <ContractLine contract={deal.contract} />
    {(deal.auction.length > 0 || deal.callNotes.length > 0) && <Auction deal={deal} />}
    <Commentary blocks={deal.commentary} />
    {deal.themes.length > 0 && (
      <ul className="themes">
        {deal.themes.map((theme) => (
          <li key={theme} dir="auto">
            {theme}
          </li>
        ))}
      </ul>
    )}
  </article>
)

const Auction = ({ deal }: { deal: Deal }) => {
  const { t } = useTexts()
  return (
    <details>
      <summary>{t('board.auction')}</summary>
      <AuctionTable {...deal} />
    </details>
  )
}
