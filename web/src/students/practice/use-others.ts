import type { FourHands } from 'dealbook-domain/bridge/double-dummy/double-dummy-solver.js'
import { type Card, openingLeader, TRICK_SIZE, type Turn, turnAfter } from 'dealbook-domain/bridge/play.js'
import { useEffect, useRef } from 'react'
import { usePlaySolver } from '../../board/use-play-solver.js'
import { cardAgainst, type PlayedDeal, playedByStudent } from './play-steps.js'

/** The delay before a card, in milliseconds; before a lead, the finished trick stays in view for longer. */
const PACE_MS = 700
const LEAD_MS = 1_800

const paceOf = (cards: readonly Card[]): number => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  return cards.length > 0 && cards.length % TRICK_SIZE === 0 ? LEAD_MS : PACE_MS
}

/** The teacher's opening lead, which the student can't choose. */
const leadOf = (lead: string | undefined, turn: Turn, cards: readonly Card[]): Card | undefined =>
  cards.length === 0 ? turn.cards.find(({ card }) => card === lead)?.card : undefined

interface Played {
  readonly play: PlayedDeal
  /** The teacher's opening lead, if there is one. */
  readonly lead: string | undefined
  readonly cards: readonly Card[]
  readonly onCard: (card: Card) => void
}

/**
 * Plays the other hands at a pace that the student can follow. Returns the turn, whether it is the student's, and how to
 * get the next card without a delay.
 */
export const useOthers = ({ play, lead, cards, onCard }: Played) => {
  const solver = usePlaySolver()
  const turn = turnAfter(cards, play.hands, play.contract)
  const isOwn = turn !== null && playedByStudent(play).includes(turn.seat) && leadOf(lead, turn, cards) === undefined
  const latest = useRef({ play, lead, cards, turn, onCard })
  latest.current = { play, lead, cards, turn, onCard }
  const place = isOwn ? null : cards.join(' ')
  const endPause = useRef<(() => void) | null>(null)
  useEffect(() => {
    const { play, lead, cards, turn } = latest.current
    if (place === null || turn === null) return
    let isOver = false
    const choose = async (): Promise<Card | undefined> => {
      const given = leadOf(lead, turn, cards)
      const legal = turn.cards.filter(({ isLegal }) => isLegal)
      if (given !== undefined || legal.length === 1) return given ?? legal[0]?.card
      const { hands, contract } = play
      const leader = openingLeader(contract)
      if (leader === null) return undefined
      const question = { hands: hands as FourHands, strain: contract.strain, leader, play: cards }
      const solved = await solver.ask({ wanted: 'cards', ...question })
      return cardAgainst(play, turn, solved.cards)
    }
    const pause = new Promise<void>((done) => {
      endPause.current = done
      setTimeout(done, paceOf(cards))
    })
    void Promise.all([choose(), pause]).then(([card]) => {
      if (!isOver && card !== undefined) latest.current.onCard(card)
    })
    return () => {
      isOver = true
    }
  }, [place, solver])
  return { turn, isOwn, hurry: () => endPause.current?.() }
}
