import { contractOf } from 'dealbook-domain/bridge/auction.js'
import { doubleDummyOf } from 'dealbook-domain/double-dummy.js'
import { quarterTurnsOf, shownAs, type Turnable } from 'dealbook-domain/turned-board.js'
import { useRef, useState } from 'react'
import type { PageData, StudentsDeal } from './page-data.js'

/** Numbers and turns a board as the service does with those embedded in the page. */
export const shownDeal = (
  deal: StudentsDeal,
  { numbers, studentView: { south } }: Pick<PageData, 'numbers' | 'studentView'>,
  place: number,
): StudentsDeal => {
  const board = shownAs({ ...(deal as unknown as Turnable), boardNumber: deal.boardNumber }, { numbers, south }, place)
  const { boardNumber, hands, dealer, vulnerability, auction, doubleDummy = null } = board
  const results = doubleDummyOf({ doubleDummy, vulnerability }) as StudentsDeal['doubleDummy']
  const contract = contractOf(auction, dealer)
  const turns = quarterTurnsOf(deal, board)
  return { ...deal, boardNumber, hands, dealer, vulnerability, doubleDummy: results, contract, turns }
}

/** The boards embedded in the page. The others are loaded all at once when needed. */
export const useBoards = (data: PageData) => {
  const { token, deals: given } = data
  const [deals, setDeals] = useState(given)
  const asked = useRef<Promise<readonly StudentsDeal[] | null>>(null)
  const read = async (): Promise<readonly StudentsDeal[] | null> => {
    try {
      const response = await fetch(`/public/collections/${token}`, { credentials: 'omit' })
      if (!response.ok) return null
      const { deals } = (await response.json()) as { readonly deals: readonly StudentsDeal[] }
      const all = deals.map((deal, place) => shownDeal(deal, data, place))
      setDeals(all)
      return all
    } catch {
      return null
    }
  }
  /** Loads all boards; `null` if they aren't available now. */
  const load = async (): Promise<readonly StudentsDeal[] | null> => {
    if (deals.every((deal) => deal !== null)) return deals
    asked.current ??= read()
    const all = await asked.current
    asked.current = null
    return all
  }
  return { deals, load }
}
