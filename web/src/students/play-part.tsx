import { type PlayedTrick, tricksOf } from 'dealbook-domain/bridge/play.js'
import { useBoardWords } from '../board/board-words.js'
import { SuitSign } from '../board/call-sign.js'
import { ContractLine } from '../board/contract-line.js'
import { useAlive } from './is-alive.js'
import type { StudentsDeal } from './page-data.js'
import { useWords } from './use-words.js'

interface Props {
  readonly deal: StudentsDeal
  /** The number of cards shown if scripts run; otherwise all are. */
  readonly shown: number
}

/** The tricks as far as they are revealed. */
export const PlayPart = ({ deal: { play, contract, result }, shown }: Props) => {
  const t = useWords()
  const isAlive = useAlive()
  const count = isAlive ? shown : play.length
  return (
    <>
      <ContractLine contract={contract} />
      {count === 0 && play.length > 0 && <p className="play-hint">{t('students.playHint')}</p>}
      <ol className="tricks">
        {tricksOf(play.slice(0, count), contract).map((trick, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tricks are identified by number
          <TrickLine key={i} trick={trick} number={i + 1} />
        ))}
      </ol>
      {count === play.length && result !== null && <p>{t('students.tricksTaken', { count: result })}</p>}
    </>
  )
}

const TrickLine = ({ trick: { cards, winner }, number }: { trick: PlayedTrick; number: number }) => {
  const t = useWords()
  const { letters, rank, seat: nameOf } = useBoardWords()
  return (
    <li>
      <span className="hidden">{t('students.trick', { number })}: </span>
      {cards.map(({ seat, card }) => (
        <span key={seat} className={seat === winner ? 'played won' : 'played'}>
          <span aria-hidden="true">{letters[seat]} </span>
          <span className="hidden">{nameOf(seat)} </span>
          <SuitSign suit={card.charAt(0)} />
          {rank(card)}
        </span>
      ))}
    </li>
  )
}
