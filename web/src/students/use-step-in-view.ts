import { type RefObject, useEffect, useRef } from 'react'
import type { Revealed } from './page-data.js'

interface Shown {
  readonly revealed: Revealed
  readonly board: RefObject<HTMLElement | null>
  readonly auction: RefObject<HTMLElement | null>
}

/** What a step shows: the line of the call, and what belongs to it below the table. */
const LAST_SHOWN = ['.calls tr:has(td:not(:empty))', '.call-notes li', '.contract']

const bringIntoView = (element: Element | null | undefined): void => element?.scrollIntoView({ block: 'nearest' })

/** Scrolls to what a step shows, where it is not in view. Returns what announces a step. */
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
