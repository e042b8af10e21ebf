import type { Deal } from 'dealbook-client'
import { useTexts } from '../../../texts/use-texts.js'
import type { BoardSelection } from './use-board-selection.js'

interface SelectionBoxProps {
  readonly deal: Pick<Deal, 'id' | 'title'>
  readonly selection: BoardSelection
}

/** Selects a board; with Shift, by mouse or keyboard, also all boards since the last one chosen. */
export const SelectionBox = ({ deal, selection }: SelectionBoxProps) => {
  const { t } = useTexts()
  return (
    <label className="selection-box">
      <span className="hidden">{t('boards.select', { title: deal.title })}</span>
      <input
        type="checkbox"
        checked={selection.ids.has(deal.id)}
        onChange={(event) => selection.turn(deal.id, (event.nativeEvent as MouseEvent).shiftKey)}
        onKeyDown={(event) => {
          if (event.key !== ' ' || !event.shiftKey) return
          event.preventDefault()
          selection.turn(deal.id, true)
        }}
      />
    </label>
  )
}
