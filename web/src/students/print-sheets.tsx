import { SEATS } from 'dealbook-domain/board.js'
import { AuctionTable } from '../board/auction-table.js'
import { Board } from '../board/board.js'
import { Commentary } from '../board/commentary.js'
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

/** All boards for paper, each with what is revealed of it; only a board with a page of its own has room for notes. */
export const PrintSheets = ({ title, deals, perPage, revealedOf }: Props) => (
  <div className={`sheets of-${perPage}`}>
    {Array.from({ length: Math.ceil(deals.length / perPage) }, (_, page) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is known by its place
      <section key={page} className="sheet">
        {deals.slice(page * perPage, (page + 1) * perPage).map((deal, i) => (
          <PrintedBoard
            key={deal.id}
            title={title}
            deal={deal}
            revealed={revealedOf(page * perPage + i)}
            hasNotes={perPage === 1}
          />
        ))}
      </section>
    ))}
  </div>
)

interface PrintedProps {
  readonly title: string
  readonly deal: StudentsDeal
  readonly revealed: Revealed
  readonly hasNotes: boolean
}

const PrintedBoard = ({ title, deal, revealed, hasNotes }: PrintedProps) => (
  <article>
    <p className="running">{title}</p>
    <h2>{deal.title}</h2>
    <Board board={deal} hidden={new Set(SEATS.filter((seat) => !revealed.hands.includes(seat)))} />
    {deal.auction.length > 0 && revealed.isAuctionOpen && (
      <div>
        <AuctionTable {...deal} shown={revealed.calls ?? deal.auction.length} />
        {revealed.calls === null && <ContractLine contract={deal.contract} />}
      </div>
    )}
    {hasNotes && revealed.areNotesOpen && <Commentary paragraphs={deal.commentary} />}
  </article>
)
