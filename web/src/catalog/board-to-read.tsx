import { useState } from 'react'
import { ContractLine } from '../board/contract-line.js'
import { BoardView } from '../students/board-view.js'
import { Alive } from '../students/is-alive.js'
import { revealedAtFirst, type StudentsDeal } from '../students/page-data.js'
import '../students/students.css'

/** Everything is revealed except the double-dummy results and the play, which the reader steps through. */
const AT_FIRST = revealedAtFirst(
  { hands: 'all', south: null, auction: true, commentary: true, play: false, doubleDummy: false },
  null,
)

/** A board of somebody else, with everything that they share of it. */
export const BoardToRead = ({ deal, author }: { readonly deal: StudentsDeal; readonly author: string }) => {
  const [revealed, setRevealed] = useState(AT_FIRST)
  return (
    <div className="students public-board">
      <Alive value={true}>
        <BoardView
          deal={deal}
          author={author}
          revealed={revealed}
          atFirst={AT_FIRST}
          onReveal={(change) => setRevealed((before) => ({ ...before, ...change }))}
        />
        {deal.auction.length === 0 && <ContractLine contract={deal.contract} />}
      </Alive>
    </div>
  )
}
