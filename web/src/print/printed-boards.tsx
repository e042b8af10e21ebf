import type { Deal } from 'dealbook-client'
import { tricksOf } from 'dealbook-domain/bridge/play.js'
import type { SharedCallNote } from 'dealbook-domain/call-note.js'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { AuctionTable } from '../board/auction-table.js'
import { Board } from '../board/board.js'
import { useBoardWords } from '../board/board-words.js'
import { CardSign } from '../board/card-sign.js'
import { SteppedCommentary } from '../board/commentary.js'
import { ContractLine } from '../board/contract-line.js'
import './printed-boards.css'

export type PrintedDeal = Pick<
  Deal,
  'id' | 'title' | 'boardNumber' | 'dealer' | 'vulnerability' | 'hands' | 'auction' | 'contract' | 'play' | 'commentary'
> & { readonly callNotes: readonly SharedCallNote[] }

/**
 * The boards of a page as the browser's own print command prints them, instead of their editors. Rendered only while
 * the browser prints.
 */
export const PrintedBoards = ({ deals }: { readonly deals: readonly PrintedDeal[] }) => {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser takes its picture as soon as the event has been handled.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  if (!isPrinting) return null
  return (
    <div className="printed-boards">
      {deals.map((deal) => (
        <PrintedBoard key={deal.id} deal={deal} />
      ))}
    </div>
  )
}

const PrintedBoard = ({ deal }: { readonly deal: PrintedDeal }) => {
  const { title, auction, contract, play, commentary } = deal
  return (
    <article>
      <h2 dir="auto">{title}</h2>
      <div className="facts">
        <Board board={deal} />
        <div>
          {auction.length > 0 && <AuctionTable {...deal} />}
          <ContractLine contract={contract} />
          {contract !== null && play.length > 0 && <PrintedPlay deal={deal} />}
        </div>
      </div>
      {commentary.length > 0 && <SteppedCommentary blocks={commentary} shown={Infinity} />}
    </article>
  )
}

const PrintedPlay = ({ deal: { play, contract } }: { readonly deal: PrintedDeal }) => {
  const { letters } = useBoardWords()
  return (
    <ol className="tricks">
      {tricksOf(play, contract).map(({ cards }) => (
        <li key={cards[0]?.card}>
          {cards.map(({ seat, card }) => (
            <span key={card} className="played">
              {letters[seat]} <CardSign card={card} />
            </span>
          ))}
        </li>
      ))}
    </ol>
  )
}
