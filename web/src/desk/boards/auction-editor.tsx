import { type Call, contractOf } from 'dealbook-domain/auction.js'
import type { Seat, Vulnerability } from 'dealbook-domain/board.js'
import { type SubmitEvent, useId, useState } from 'react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { AuctionTable } from '../../board/auction-table.js'
import { useBoardWords } from '../../board/board-words.js'
import { CallSign } from '../../board/call-sign.js'
import { useTexts } from '../../texts/use-texts.js'
import { BIDS, isLegalNext, nextToCall, OTHER_CALLS, typedCalls } from './bidding.js'
import { ContractText } from './contract-text.js'

interface AuctionEditorProps {
  readonly auction: readonly Call[]
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
  readonly onChange: (auction: readonly Call[]) => void
}

/** The calls so far, and a bidding box that offers the legal ones. */
export const AuctionEditor = ({ auction, dealer, vulnerability, onChange }: AuctionEditorProps) => {
  const { t } = useTexts()
  const contract = contractOf(auction, dealer)
  return (
    <section className="auction-editor" aria-labelledby="auction-title">
      <h2 id="auction-title">{t('board.auction')}</h2>
      <AuctionTable auction={auction} dealer={dealer} vulnerability={vulnerability} />
      <p role="status" className="turn">
        {contract === null ? (
          t('boards.toCall', { seat: t(`seat.${nextToCall(auction, dealer)}`) })
        ) : (
          <ContractText contract={contract} />
        )}
      </p>
      {contract === null && <BiddingBox auction={auction} onCall={(call) => onChange([...auction, call])} />}
      {contract === null && <TypedCalls auction={auction} onChange={onChange} />}
      <div className="row">
        <button type="button" disabled={auction.length === 0} onClick={() => onChange(auction.slice(0, -1))}>
          {t('boards.takeBackCall')}
        </button>
        <button type="button" disabled={auction.length === 0} onClick={() => onChange([])}>
          {t('boards.clearAuction')}
        </button>
      </div>
    </section>
  )
}

const BiddingBox = ({ auction, onCall }: { auction: readonly Call[]; onCall: (call: Call) => void }) => {
  const { t } = useTexts()
  const { spokenCall } = useBoardWords()
  const button = (call: Call) => (
    <button
      key={call}
      type="button"
      // People who use voice control say what the button shows.
      aria-label={call === 'XX' ? `XX, ${spokenCall(call)}` : spokenCall(call)}
      disabled={!isLegalNext(auction, call)}
      onClick={() => onCall(call)}
    >
      <CallSign call={call} />
    </button>
  )
  return (
    <Toolbar className="bidding-box" aria-label={t('boards.biddingBox')}>
      <div className="other-calls">{OTHER_CALLS.map((call) => button(call as Call))}</div>
      <div className="bids">{BIDS.flat().map(button)}</div>
    </Toolbar>
  )
}

/** Calls by keyboard, one or many at once. */
const TypedCalls = ({ auction, onChange }: Pick<AuctionEditorProps, 'auction' | 'onChange'>) => {
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
