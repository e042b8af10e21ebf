import type { Deal } from 'dealbook-client'
import { useEffect, useRef, useState } from 'react'
import { NO_SELECTION, type Selection, withAll, withTurned } from './selection.js'

/**
 * The selected boards of a list, across its pages.
 * @param of identifies the list; the selection is cleared when it changes
 * @param from the place of the first of these boards in the list
 */
export const useBoardSelection = (deals: readonly Deal[], of: string, from: number) => {
  const [selection, setSelection] = useState<Selection>(NO_SELECTION)
  const known = useRef(new Map<string, { readonly deal: Deal; readonly place: number }>())
  const list = useRef(of)
  if (list.current !== of) {
    list.current = of
    known.current.clear()
  }
  for (const [i, deal] of deals.entries()) known.current.set(deal.id, { deal, place: from + i })
  const order = deals.map(({ id }) => id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list clears the selection
  useEffect(() => setSelection(NO_SELECTION), [of])
  return {
    ids: selection.ids,
    /** In the order of the list. */
    deals: [...known.current.values()]
      .filter(({ deal }) => selection.ids.has(deal.id))
      .sort((one, other) => one.place - other.place)
      .map(({ deal }) => deal),
    turn: (id: string, isRange: boolean) => setSelection((before) => withTurned(before, id, order, isRange)),
    all: () => setSelection(withAll([...new Set([...selection.ids, ...order])])),
    clear: () => setSelection(NO_SELECTION),
    isAll: order.length > 0 && order.every((id) => selection.ids.has(id)),
  }
}

export type BoardSelection = ReturnType<typeof useBoardSelection>
