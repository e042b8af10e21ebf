import type { Deal } from 'dealbook-client'
import type { SharedCallNote } from 'dealbook-domain/call-note.js'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { AuctionTable } from '../board/auction-table.js'
import { Board } from '../board/board.js'
import { SteppedCommentary } from '../board/commentary.js'
import { ContractLine } from '../board/contract-line.js'
import { PlayedTricks } from '../board/played-tricks.js'
import './printed-boards.css'

export type PrintedDeal = Pick<
  Deal,
  'id' | 'title' | 'boardNumber' | 'dealer' | 'vulnerability' | 'hands' | 'auction' | 'contract' | 'play' | 'commentary'
> & { readonly callNotes: readonly SharedCallNote[] }

/**
 * The boards of a page as the browser's own print command prints them, instead of their editors. Rendered only while
 * the browser prints.
 */
export const PrintedBoards = ({ dealsNow }: { readonly dealsNow: () => readonly PrintedDeal[] }) => {
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
      {dealsNow().map((deal) => (
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
          {contract !== null && play.length > 0 && <PlayedTricks play={play} contract={contract} />}
        </div>
      </div>
      {commentary.length > 0 && <SteppedCommentary blocks={commentary} shown={Infinity} />}
    </article>
  )
}
