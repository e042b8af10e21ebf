import { BoardView } from './board-view.js'
import type { Revealed } from './page-data.js'
import type { BoardOnPage, PracticeOfPage } from './practising.js'

interface Props extends BoardOnPage {
  readonly author: string
  /** `null` if nothing is practised. */
  readonly practice: PracticeOfPage | null
  readonly revealed: Revealed
  readonly atFirst: Revealed
  readonly onReveal: (change: Partial<Revealed>) => void
}

/** A board as an exercise, or as text with the outcome of its practice. */
export const BoardInPage = ({ deal, at, chosen, onNext, author, practice, ...shown }: Props) => {
  const board = { deal, at, chosen, onNext }
  if (practice !== null && practice.covered(deal) !== null) return practice.exercise(board)
  return (
    <>
      {practice?.outcome(board, shown.onReveal)}
      <BoardView key={at} deal={practice?.replayed(deal) ?? deal} author={author} {...shown} />
    </>
  )
}
