import { BIDS, type Call, contractOf, OTHER_CALLS } from 'dealbook-domain/bridge/auction.js'
import { seatAfter } from 'dealbook-domain/bridge/board.js'
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { AuctionTable } from '../../../board/auction-table.js'
import { useBoardWords } from '../../../board/board-words.js'
import { CallSign } from '../../../board/call-sign.js'
import { useTexts } from '../../../texts/use-texts.js'
import { ContractText } from '../contract-text.js'
import { isLegalNext, nextToCall, typedCalls } from './bidding.js'
import { CallNoteEditor } from './call-note-editor.js'
import type { Draft } from './draft.js'
import { noteAt, notesAfter, withNote } from './noted-calls.js'

type Edited = Pick<Draft, 'auction' | 'callNotes'>

interface AuctionEditorProps extends Pick<Draft, 'auction' | 'callNotes' | 'dealer' | 'vulnerability'> {
  readonly onChange: (changes: Partial<Edited>) => void
}

/** The calls so far, with their notes, and a bidding box with the legal next calls. */
export const AuctionEditor = (props: AuctionEditorProps) => {
  const { auction, callNotes, dealer, onChange } = props
  const { t } = useTexts()
  const contract = contractOf(auction, dealer)
  const setAuction = (next: readonly Call[]) => {
    const kept = notesAfter(callNotes, auction, next)
    onChange({ auction: next, ...(kept.length === 0 && callNotes.length === 0 ? {} : { callNotes: kept }) })
  }
  return (
    <section className="auction-editor" aria-labelledby="auction-title">
      <h2 id="auction-title">{t('board.auction')}</h2>
      <NotedAuction {...props} isOver={contract !== null} />
      <p role="status" className="turn">
        {contract === null ? (
          t('boards.toCall', { seat: t(`seat.${nextToCall(auction, dealer)}`) })
        ) : (
          <ContractText contract={contract} />
        )}
      </p>
      {contract === null && <BiddingBox auction={auction} onCall={(call) => setAuction([...auction, call])} />}
      {contract === null && <TypedCalls auction={auction} onChange={setAuction} />}
      <div className="row">
        <button type="button" disabled={auction.length === 0} onClick={() => setAuction(auction.slice(0, -1))}>
          {t('boards.takeBackCall')}
        </button>
        <button type="button" disabled={auction.length === 0} onClick={() => setAuction([])}>
          {t('boards.clearAuction')}
        </button>
      </div>
    </section>
  )
}

/** The auction; choosing a call opens its note. */
const NotedAuction = ({ isOver, ...props }: AuctionEditorProps & { readonly isOver: boolean }) => {
  const { auction, callNotes, dealer, onChange } = props
  const { t } = useTexts()
  const { spokenCall } = useBoardWords()
  const [picked, setPicked] = useState<number | null>(null)
  const calls = useRef<HTMLDivElement>(null)
  const close = () => {
    calls.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
    setPicked(null)
  }
  const titleOf = (at: number): string => {
    const call = auction[at]
    const seat = t(`seat.${seatAfter(dealer, at)}`)
    return call === undefined ? t('boards.noteNext', { seat }) : t('boards.noteOf', { call: spokenCall(call), seat })
  }
  const hasPlace = (at: number): boolean => at < auction.length || (at === auction.length && !isOver)
  const cell = (at: number, content: ReactNode): ReactNode =>
    hasPlace(at) ? (
      <button
        type="button"
        className="noted-call"
        title={titleOf(at)}
        aria-pressed={picked === at}
        onClick={() => setPicked(picked === at ? null : at)}
      >
        <span className="hidden">
          {at < auction.length
            ? t('boards.noteCall', { seat: t(`seat.${seatAfter(dealer, at)}`) })
            : t('board.nextCall')}{' '}
        </span>
        {content ?? <span aria-hidden="true">?</span>}
      </button>
    ) : null
  return (
    <>
      <Toolbar ref={calls} className="noted-auction" aria-label={t('board.notes')}>
        <AuctionTable {...props} cell={cell} />
      </Toolbar>
      {picked === null || !hasPlace(picked) ? (
        <p className="hint">{t(isOver ? 'boards.notesHintOver' : 'boards.notesHint')}</p>
      ) : (
        <CallNoteEditor
          key={picked}
          auction={auction}
          note={noteAt(callNotes, picked)}
          title={titleOf(picked)}
          onChange={(note) => onChange({ callNotes: withNote(callNotes, note) })}
          onClose={close}
        />
      )}
    </>
  )
}

const BiddingBox = ({ auction, onCall }: { auction: readonly Call[]; onCall: (call: Call) => void }) => {
  const { t } = useTexts()
  const { spokenCall } = useBoardWords()
  const button = (call: Call) => (
    <button
      key={call}
      type="button"
      // Users of voice control say what is on the button.
      aria-label={call === 'XX' ? `XX, ${spokenCall(call)}` : spokenCall(call)}
      disabled={!isLegalNext(auction, call)}
      onClick={() => onCall(call)}
    >
      <CallSign call={call} />
    </button>
  )
  return (
    <Toolbar className="bidding-box" aria-label={t('boards.biddingBox')}>
      <div className="other-calls">{OTHER_CALLS.map(button)}</div>
      <div className="bids">{BIDS.flat().map(button)}</div>
    </Toolbar>
  )
}

interface TypedCallsProps {
  readonly auction: readonly Call[]
  readonly onChange: (auction: readonly Call[]) => void
}

/** A field for typing one or more calls. */
const TypedCalls = ({ auction, onChange }: TypedCallsProps) => {
  const { t } = useTexts()
  const id = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const calls = typedCalls(text)
    if (calls === null) return setProblem(t('boards.callsFault'))
    const next = [...auction]
    for (const call of calls) {
      if (!isLegalNext(next, call)) return setProblem(t('boards.callIllegal', { call }))
      next.push(call)
    }
    setText('')
    setProblem(null)
    onChange(next)
  }
  return (
    <form className="typed-calls" onSubmit={submit}>
      <label className="field">
        {t('boards.callsText')}
        <input
          value={text}
          placeholder="1NT P 3NT P P P"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={id}
          onChange={(event) => setText(event.target.value)}
        />
        <span id={id} className={problem === null ? 'hint' : 'hint fault'} role="status">
          {problem ?? t('boards.callsHint')}
        </span>
      </label>
      <button type="submit" disabled={text.trim() === ''}>
        {t('boards.addCalls')}
      </button>
    </form>
  )
}
