import { SEATS } from 'dealbook-domain/bridge/board.js'
import { AuctionTable } from '../board/auction-table.js'
import { Board } from '../board/board.js'
import { SteppedCommentary } from '../board/commentary.js'
import { ContractLine } from '../board/contract-line.js'
import type { Revealed, StudentsDeal } from './page-data.js'

export const BOARDS_PER_PAGE = [1, 2, 4] as const
export type BoardsPerPage = (typeof BOARDS_PER_PAGE)[number]

interface Props {
  readonly title: string
  readonly deals: readonly StudentsDeal[]
  readonly perPage: BoardsPerPage
  readonly revealedOf: (at: number) => Revealed
}

/** All boards for paper, each with what is revealed of it. A board whose notes need more room moves on to the next page. */
export const PrintSheets = ({ title, deals, perPage, revealedOf }: Props) => (
  <div className={`sheets of-${perPage}`}>
    {deals.map((deal, at) => (
      <PrintedBoard key={deal.id} title={title} deal={deal} revealed={revealedOf(at)} />
    ))}
  </div>
)

interface PrintedProps {
  readonly title: string
  readonly deal: StudentsDeal
  readonly revealed: Revealed
}

const PrintedBoard = ({ title, deal, revealed }: PrintedProps) => (
  <article>
    <p className="running" dir="auto">
      {title}
    </p>
    <h2 dir="auto">{deal.title}</h2>
    <Board board={deal} hidden={new Set(SEATS.filter((seat) => !revealed.hands.includes(seat)))} />
    {(deal.auction.length > 0 || deal.callNotes.length > 0) && revealed.isAuctionOpen && (
      <div>
        <AuctionTable {...deal} shown={revealed.calls ?? deal.auction.length} />
        {revealed.calls === null && <ContractLine contract={deal.contract} />}
      </div>
    )}
    {deal.commentary.length > 0 && revealed.areNotesOpen && (
      <SteppedCommentary blocks={deal.commentary} shown={revealed.notes} />
    )}
  </article>
)
