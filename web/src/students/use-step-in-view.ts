import { type RefObject, useEffect, useRef } from 'react'
import type { Revealed } from './page-data.js'

interface Shown {
  readonly revealed: Revealed
  readonly board: RefObject<HTMLElement | null>
  readonly auction: RefObject<HTMLElement | null>
}

/** The elements that a step may show: the row of the call, its note and the contract. */
const LAST_SHOWN = ['.calls tr:has(td:not(:empty))', '.call-notes li', '.contract']

const bringIntoView = (element: Element | null | undefined): void => element?.scrollIntoView({ block: 'nearest' })

/** Scrolls to what a step shows, if it is out of view. Returns a function to call before each step. */
export const useStepInView = ({ revealed: { calls, cards }, board, auction }: Shown): (() => void) => {
  const isStep = useRef(false)
  const before = useRef({ calls, cards })
  useEffect(() => {
    const { current: seen } = before
    before.current = { calls, cards }
    if (!isStep.current) return
    isStep.current = false
    if (seen.calls !== calls)
      for (const shown of LAST_SHOWN) bringIntoView([...(auction.current?.querySelectorAll(shown) ?? [])].at(-1))
    if (seen.cards !== cards) bringIntoView(board.current?.querySelector('.board'))
  }, [calls, cards, board, auction])
  return () => {
    isStep.current = true
  }
}
