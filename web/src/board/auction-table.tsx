import { type Call, contractOf } from 'dealbook-domain/bridge/auction.js'
import { AUCTION_COLUMNS, isVulnerable, type Seat, type Vulnerability } from 'dealbook-domain/bridge/board.js'
import { type Footnote, footnotesOf, type SharedCallNote } from 'dealbook-domain/call-note.js'
import type { ReactNode } from 'react'
import { useBoardWords } from './board-words.js'
import { CallSign } from './call-sign.js'
import './board.css'

interface Props {
  readonly auction: readonly string[]
  readonly callNotes: readonly SharedCallNote[]
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
  /** The number of calls shown; the others stay blank, and their notes are left out. By default, all. */
  readonly shown?: number
  /** Renders the call at an index from 0; the index after the last is the next call. By default, just the call. */
  readonly cell?: (at: number, content: ReactNode) => ReactNode
}

/** The calls in a column per player, starting with the dealer, with call notes as footnotes. */
export const AuctionTable = ({ auction, callNotes, dealer, vulnerability, shown = auction.length, cell }: Props) => {
  const { t, seat: nameOf } = useBoardWords()
  const before = AUCTION_COLUMNS.indexOf(dealer)
  const isOver = contractOf(auction as readonly Call[], dealer) !== null
  const places = before + auction.length + (cell === undefined || isOver ? 0 : 1)
  const notes = footnotesOf(callNotes, auction, shown)
  const contentOf = (at: number): ReactNode => {
    const call = at < shown ? auction[at] : undefined
    return call === undefined ? null : <NotedCall call={call as Call} note={notes.find((note) => note.call === at)} />
  }
  return (
    <>
      <table className="calls">
        <caption className="hidden">{t('board.auction')}</caption>
        <thead>
          <tr>
            {AUCTION_COLUMNS.map((seat) => (
              <th key={seat} scope="col" className={isVulnerable(seat, vulnerability) ? 'vulnerable' : undefined}>
                {nameOf(seat)}
                {isVulnerable(seat, vulnerability) && <span className="hidden">{t('board.isVulnerable')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: Math.ceil(places / AUCTION_COLUMNS.length) }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds are identified by position
            <tr key={row}>
              {AUCTION_COLUMNS.map((seat, column) => {
                const at = row * AUCTION_COLUMNS.length + column - before
                const content = contentOf(at)
                return <td key={seat}>{cell === undefined || at < 0 ? content : cell(at, content)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Footnotes notes={notes} auction={auction} />
    </>
  )
}

/** A call with its alert and the number of its footnote. */
const NotedCall = ({ call, note }: { call: Call; note: Footnote | undefined }) => {
  const { t } = useBoardWords()
  return (
    <>
      <CallSign call={call} />
      {note?.alert && <Alert />}
      {note != null && note.number !== null && (
        <sup>
          <span className="hidden">{t('board.note')} </span>
          {note.number}
        </sup>
      )}
    </>
  )
}

const Alert = () => {
  const { t } = useBoardWords()
  return <abbr title={t('board.alerted')}>!</abbr>
}

const Footnotes = ({ notes, auction }: { notes: readonly Footnote[]; auction: readonly string[] }) => {
  const { t } = useBoardWords()
  const numbered = notes.filter(({ number }) => number !== null)
  if (numbered.length === 0) return null
  return (
    <ol className="call-notes" aria-label={t('board.notes')}>
      {numbered.map(({ call, text, alert }) => {
        const made = auction[call]
        return (
          <li key={call}>
            {made === undefined ? t('board.nextCall') : <CallSign call={made} />}
            {alert && <Alert />}
            {text !== '' && (
              <>
                {`${t('board.colon')} `}
                <span dir="auto">{text}</span>
              </>
            )}
          </li>
        )
      })}
    </ol>
  )
}
