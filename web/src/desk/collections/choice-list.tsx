import type { ReactNode } from 'react'
import { type Pickable, PickedBoard } from '../pick.js'
import type { ChoicesProps } from './add-boards.js'

interface ChoiceListProps<Deal> extends Omit<ChoicesProps, 'words'> {
  readonly deals: readonly Deal[]
  /** Further details of a board. */
  readonly detailsOf: (deal: Deal) => ReactNode
}

/** Boards to add to a collection, as diagrams to tick; those that it already has can't be ticked. */
export const ChoiceList = <Deal extends Pickable & { readonly id: string }>(props: ChoiceListProps<Deal>) => {
  const { deals, isIn, isChosen, onTick, detailsOf } = props
  return (
    <ul className="plain picks">
      {deals.map((deal) => (
        <PickedBoard
          key={deal.id}
          board={deal}
          isChosen={isChosen(deal.id)}
          isFixed={isIn(deal.id)}
          onToggle={() => onTick([deal.id])}
        >
          {detailsOf(deal)}
        </PickedBoard>
      ))}
    </ul>
  )
}
