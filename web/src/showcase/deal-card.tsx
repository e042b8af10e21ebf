import type { components } from 'dealbook-client'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/use-texts.js'
import { HandDiagram } from '../ui/hand-diagram.js'

type Deal = components['schemas']['SharedDeal']

const SEATS = ['W', 'N', 'E', 'S'] as const
const SYMBOLS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }

const inSymbols = (call: string): string => call.replace(/[SHDC]$/, (suit) => SYMBOLS[suit] ?? suit)

export const DealCard = ({ deal, children }: { deal: Deal; children?: ReactNode }) => (
  <article className="card deal">
    <h3>{deal.title}</h3>
    {children}
    <HandDiagram board={deal} />
    <Contract contract={deal.contract} />
    {deal.auction.length > 0 && <Auction deal={deal} />}
    {deal.commentary.map((paragraph, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity, and do not move
      <p key={i}>{paragraph.children.map(({ text }) => text).join('')}</p>
    ))}
    {deal.themes.length > 0 && (
      <ul className="themes">
        {deal.themes.map((theme) => (
          <li key={theme}>{theme}</li>
        ))}
      </ul>
    )}
  </article>
)

const Contract = ({ contract }: Pick<Deal, 'contract'>) => {
  const { t } = useTexts()
  if (contract === null) return null
  const { level, strain, doubled, declarer } = contract
  if (level === 0 || strain === null || declarer === null) return <p>{t('board.passedOut')}</p>
  const call = `${level}${SYMBOLS[strain] ?? t('notrump')}${'X'.repeat(doubled)}`
  return <p>{t('board.contract', { call, seat: t(`seat.${declarer}`) })}</p>
}

/** The calls in rows of four, West first, from the dealer on. */
const Auction = ({ deal: { auction, dealer } }: { deal: Pick<Deal, 'auction' | 'dealer'> }) => {
  const { t } = useTexts()
  const cells = [...Array<string>(SEATS.indexOf(dealer)).fill(''), ...auction.map(inSymbols)]
  const rows = Array.from({ length: Math.ceil(cells.length / SEATS.length) }, (_, row) =>
    SEATS.map((_seat, column) => cells[row * SEATS.length + column] ?? ''),
  )
  return (
    <details>
      <summary>{t('board.auction')}</summary>
      <table className="auction">
        <thead>
          <tr>
            {SEATS.map((seat) => (
              <th key={seat} scope="col">
                {t(`seat.${seat}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a round is known by its place
            <tr key={i}>
              {row.map((call, column) => (
                <td key={SEATS[column]}>{call}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
