import type { Deal } from 'dealbook-client'
import { useTexts } from '../../../texts/use-texts.js'
import { useBoardMove } from '../use-board-move.js'

/** Restores a board in a list from the trash. */
export const RestoreButton = ({ deal }: { readonly deal: Deal }) => {
  const { t } = useTexts()
  const move = useBoardMove(deal)
  return (
    <button type="button" onClick={() => void move('restore')}>
      {t('boards.restore')}
      <span className="hidden"> {deal.title}</span>
    </button>
  )
}
