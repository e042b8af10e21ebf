import { SEATS, type Seat, VULNERABILITIES } from 'dealbook-domain/bridge/board.js'
import { useEffect, useRef, useState } from 'react'
import { Board } from '../../../board/board.js'
import { CardSign } from '../../../board/card-sign.js'
import { useTexts } from '../../../texts/use-texts.js'
import { holders, withCardTaken, withCardTurned } from './hand-editing.js'
import { HandsEditor } from './hands-editor.js'
import type { BoardEditor } from './use-board-editor.js'
import { useCardDrag } from './use-card-drag.js'

/** The diagram, which is edited by clicking on it, and the deck to choose from while a hand is being edited. */
export const HandsDesk = ({ editor }: { readonly editor: BoardEditor }) => {
  const { t } = useTexts()
  const { draft, edit, base } = editor
  const { hands, dealer, vulnerability, boardNumber } = draft
  const [seat, setSeat] = useState<Seat | null>(base.id === null ? 'N' : null)
  const desk = useRef<HTMLDivElement>(null)
  const isOpen = useRef(seat !== null)
  useEffect(() => {
    if (seat !== null && !isOpen.current) desk.current?.scrollIntoView()
    isOpen.current = seat !== null
  }, [seat])
  const drag = useCardDrag(hands, (card, to, on) => {
    const isFree = !holders(hands).has(card)
    edit({ hands: isFree ? withCardTurned(hands, to, card) : withCardTaken(hands, to, card, on) })
  })
  return (
    <div className={seat === null ? 'hands-desk' : 'hands-desk editing'} ref={desk}>
      <div className="hero-board">
        <Board board={{ hands, dealer, vulnerability, boardNumber }} />
        {SEATS.map((each) => (
          // Keyboard users have the tabs of the hands below instead.
          <button
            key={each}
            type="button"
            className={`hand-target ${each}${each === seat ? ' chosen' : ''}`}
            data-hand={each}
            title={t('boards.editHand', { seat: t(`seat.${each}`) })}
            tabIndex={-1}
            aria-hidden="true"
            onPointerDown={(event) => drag.onHand(each, event)}
            onClick={() => setSeat(each)}
          />
        ))}
        <CompassTargets editor={editor} />
      </div>
      {drag.carried !== null && (
        <span className="carried-card" style={{ left: drag.carried.x, top: drag.carried.y }} aria-hidden="true">
          <CardSign card={drag.carried.card} />
        </span>
      )}
      {seat === null ? (
        <button type="button" className="open-hands" onClick={() => setSeat('N')}>
          {t('boards.editHands')}
        </button>
      ) : (
        <HandsEditor
          hands={hands}
          seat={seat}
          onSeat={setSeat}
          onChange={(next) => edit({ hands: next })}
          onCard={drag.onCard}
        />
      )}
    </div>
  )
}

/**
 * Targets on the compass: a letter makes its seat the dealer, the centre changes the vulnerability. Keyboard users have
 * the choices below instead.
 */
const CompassTargets = ({ editor: { draft, edit } }: { readonly editor: BoardEditor }) => {
  const { t } = useTexts()
  const at = VULNERABILITIES.indexOf(draft.vulnerability)
  const next = VULNERABILITIES[(at + 1) % VULNERABILITIES.length] ?? 'None'
  return (
    <>
      {SEATS.map((each) => (
        <button
          key={each}
          type="button"
          className={`compass-target ${each}`}
          title={t('boards.makeDealer', { seat: t(`seat.${each}`) })}
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => edit({ dealer: each })}
        />
      ))}
      <button
        type="button"
        className="compass-target middle"
        title={t('boards.makeVulnerable', { sides: t(`boards.vulnerable.${next}`) })}
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => edit({ vulnerability: next })}
      />
    </>
  )
}
