import { contractOf } from 'dealbook-domain/bridge/auction.js'
import { MAX_BOARD_NUMBER, SEATS, VULNERABILITIES } from 'dealbook-domain/bridge/board.js'
import { playIssues } from 'dealbook-domain/bridge/play.js'
import { useState } from 'react'
import { type FrameProps, MadeTricks } from '../../../board/double-dummy.js'
import { useTexts } from '../../../texts/use-texts.js'
import { Choice } from '../choice.js'
import { AuctionEditor } from './auction-editor.js'
import { withBoardNumber } from './draft.js'
import { faultText } from './fault-text.js'
import { FieldFaults } from './field-faults.js'
import { HandsDesk } from './hands-desk.js'
import { PlayEditor } from './play-editor.js'
import type { BoardEditor } from './use-board-editor.js'

/** The board itself: hands, dealer, vulnerability, auction and play. */
export const BoardTable = ({ editor }: { readonly editor: BoardEditor }) => {
  const { t } = useTexts()
  const [areTricksOpen, openTricks] = useState(false)
  const { draft, edit, faults, tricks } = editor
  const { hands, auction, callNotes, play, dealer, vulnerability, boardNumber, result } = draft
  const contract = contractOf(auction, dealer)
  const misfits = play.length === 0 ? [] : playIssues(play, hands, contract)
  return (
    <div className="board-table">
      <HandsDesk editor={editor} />
      <FieldFaults faults={faults} field="hands" />
      <div className="compass">
        <label className="field number">
          {t('boards.field.boardNumber')}
          <input
            type="number"
            min={1}
            max={MAX_BOARD_NUMBER}
            value={boardNumber ?? ''}
            onChange={({ target }) => {
              const number = Math.trunc(Number(target.value))
              const isNumber = target.value !== '' && number >= 1 && number <= MAX_BOARD_NUMBER
              if (isNumber || target.value === '') edit(withBoardNumber(draft, isNumber ? number : null))
            }}
          />
        </label>
        <Choice
          legend={t('boards.field.dealer')}
          options={SEATS.map((each) => ({
            value: each,
            label: (
              <>
                <span aria-hidden="true">{t(`seat.${each}`).charAt(0)}</span>
                <span className="hidden">{t(`seat.${each}`)}</span>
              </>
            ),
            title: t(`seat.${each}`),
          }))}
          value={dealer}
          onChange={(next) => edit({ dealer: next })}
        />
        <Choice
          legend={t('boards.field.vulnerability')}
          options={VULNERABILITIES.map((each) => ({ value: each, label: t(`boards.vulnerable.${each}`) }))}
          value={vulnerability}
          onChange={(next) => edit({ vulnerability: next })}
        />
      </div>
      <FieldFaults faults={faults} field="boardNumber" />
      <AuctionEditor
        auction={auction}
        callNotes={callNotes}
        dealer={dealer}
        vulnerability={vulnerability}
        onChange={edit}
      />
      <FieldFaults faults={faults} field="auction" />
      <FieldFaults faults={faults} field="callNotes" />
      <PlayEditor play={play} result={result} hands={hands} contract={contract} onChange={edit} />
      {misfits.map((misfit) => (
        <p key={misfit.message} className="problem">
          {t('boards.playMisfit', { fault: faultText(misfit, t) })}
        </p>
      ))}
      <FieldFaults faults={misfits.length > 0 ? [] : faults} field="play" />
      <MadeTricks
        {...{ hands, vulnerability, contract, result }}
        isContractKnown
        play={misfits.length === 0 ? play : []}
        shown={play.length}
        known={tricks}
        isOpen={areTricksOpen}
        onToggle={openTricks}
        frame={Fold}
      />
    </div>
  )
}

const Fold = ({ title, isOpen, onToggle, children }: FrameProps) => (
  <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
    <summary>{title}</summary>
    {children}
  </details>
)
