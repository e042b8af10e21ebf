import type { Call } from 'dealbook-domain/auction.js'
import type { Seat, Vulnerability } from 'dealbook-domain/board.js'
import { isVulnerable } from 'dealbook-domain/board-drawing.js'
import { useBoardWords } from './board-words.js'
import { CallSign } from './call-sign.js'
import './board.css'

interface Props {
  readonly auction: readonly string[]
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
  /** How many calls are shown; the places of the others stay blank. All of them where it is absent. */
  readonly shown?: number
}

/** An auction stands under West, North, East, South, as it is printed everywhere. */
const COLUMNS = ['W', 'N', 'E', 'S'] as const

/** The calls in rows of four, from the dealer on, each under who made it. */
export const AuctionTable = ({ auction, dealer, vulnerability, shown = auction.length }: Props) => {
  const { t, seat: nameOf } = useBoardWords()
  const before = COLUMNS.indexOf(dealer)
  const rows = Math.ceil((before + auction.length) / COLUMNS.length)
  return (
    <table className="calls">
      <caption className="hidden">{t('board.auction')}</caption>
      <thead>
        <tr>
          {COLUMNS.map((seat) => (
            <th key={seat} scope="col" className={isVulnerable(seat, vulnerability) ? 'vulnerable' : undefined}>
              {nameOf(seat)}
              {isVulnerable(seat, vulnerability) && (
                <span className="hidden">{t('board.vulnerableSeat', { seat: '' })}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is known by its place
          <tr key={row}>
            {COLUMNS.map((seat, column) => {
              const at = row * COLUMNS.length + column - before
              const call = at < shown ? auction[at] : undefined
              return <td key={seat}>{call !== undefined && <CallSign call={call as Call} />}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
