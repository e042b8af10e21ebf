import type { Contract } from 'dealbook-domain/bridge/auction.js'
import type { Seat } from 'dealbook-domain/bridge/board.js'
import type { CardTricks, FourHands } from 'dealbook-domain/bridge/double-dummy/double-dummy-solver.js'
import { type Card, MAX_CARDS, openingLeader, turnAfter } from 'dealbook-domain/bridge/play.js'
import { useEffect, useState } from 'react'
import { useBoardWords } from './board-words.js'
import { SuitSign } from './call-sign.js'
import type { PlayQuestion } from './double-dummy-worker.js'
import { usePlaySolver } from './use-play-solver.js'

interface NextCardsProps {
  readonly hands: FourHands
  readonly contract: Contract
  /** The cards that have been played. */
  readonly cards: readonly Card[]
  readonly isHidden: (seat: Seat) => boolean
}

/** The tricks that each possible next card makes, grouped by number; for a hidden hand, how to see them. */
export const NextCards = ({ hands, contract, cards, isHidden }: NextCardsProps) => {
  const { t, seat: nameOf, rank } = useBoardWords()
  const player = turnAfter(cards, hands, contract)?.seat
  const isShown = player !== undefined && !isHidden(player)
  const solved = useNextCards(isShown ? questionOf(hands, contract, cards) : null)
  if (player !== undefined && !isShown) return <p>{t('board.nextHidden', { seat: nameOf(player) })}</p>
  if (solved === null || player === undefined) return null
  return (
    <>
      <p>{t('board.nextCards', { seat: nameOf(player) })}</p>
      <ul className="next-cards">
        {byTricks(solved).map(([tricks, alike]) => (
          <li key={tricks}>
            <strong>{tricks}</strong>
            {': '}
            {alike.map(({ card }) => (
              <span key={card} className="call">
                <SuitSign suit={card.charAt(0)} />
                {rank(card)}{' '}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}

const questionOf = (hands: FourHands, contract: Contract, cards: readonly Card[]): PlayQuestion | null => {
  const leader = openingLeader(contract)
  const { strain } = contract
  if (leader === null || strain === null || cards.length >= MAX_CARDS) return null
  return { wanted: 'cards', hands, strain, leader, play: cards }
}

const byTricks = (cards: readonly CardTricks[]): readonly (readonly [tricks: number, cards: readonly CardTricks[]])[] =>
  [...new Set(cards.map(({ tricks }) => tricks))]
    .sort((a, b) => b - a)
    .map((tricks) => [tricks, cards.filter((card) => card.tricks === tricks)])

/** The delay before solving, so that a reader who steps quickly doesn't wait for every position. */
const PAUSE_MS = 150

/** The answer to the question; `null` until there is one. */
const useNextCards = (question: PlayQuestion | null): readonly CardTricks[] | null => {
  const solver = usePlaySolver()
  const key = JSON.stringify(question)
  const [solved, setSolved] = useState<{ readonly key: string; readonly cards: readonly CardTricks[] | null }>()
  useEffect(() => {
    if (key === 'null') return
    let isOver = false
    let isAsked = false
    const timer = setTimeout(async () => {
      isAsked = true
      const { cards } = await solver.ask(JSON.parse(key))
      isAsked = false
      if (!isOver) setSolved({ key, cards })
    }, PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
      // Stops solving the outdated question, so that the next one doesn't wait for it.
      if (isAsked) solver.stop()
    }
  }, [key, solver])
  return solved?.key === key ? solved.cards : null
}
