import type { FourHands, PlayTricks } from 'dealbook-domain/bridge/double-dummy/double-dummy-solver.js'
import { type Card, openingLeader } from 'dealbook-domain/bridge/play.js'
import { useEffect, useState } from 'react'
import type { CostlyCard } from '../../board/costly-cards.js'
import { usePlaySolver } from '../../board/use-play-solver.js'
import { type PlayedDeal, playedByStudent } from './play-steps.js'

/** The tricks that could be made before and after each card; `null` until solved. */
export const useSolvedPlay = ({ hands, contract }: PlayedDeal, cards: readonly Card[]) => {
  const solver = usePlaySolver()
  const [solved, setSolved] = useState<{ readonly play: PlayTricks | null } | null>(null)
  const leader = openingLeader(contract)
  const question = JSON.stringify({ hands, strain: contract.strain, leader, play: cards })
  useEffect(() => {
    const played = JSON.parse(question) as { hands: FourHands } & Omit<Parameters<typeof solver.ask>[0], 'wanted'>
    let isOver = false
    void solver.ask({ wanted: 'play', ...played }).then(({ play }) => {
      if (!isOver) setSolved({ play })
    })
    return () => {
      isOver = true
    }
  }, [question, solver])
  return solved
}

/**
 * Whether the student chose a card: a defender's partner is played by the solver, and the opening lead is the teacher's
 * if there is one.
 * @param lead the teacher's opening lead
 */
export const isOwnCard =
  (deal: PlayedDeal, lead: string | undefined) =>
  ({ seat, card, trick }: Pick<CostlyCard, 'seat' | 'card' | 'trick'>): boolean => {
    const isLead = trick === 1 && seat === openingLeader(deal.contract)
    return playedByStudent(deal).includes(seat) && !(isLead && card === lead)
  }
