import { useEffect, useRef, useState } from 'react'
import type { Language } from '../texts/reader-language.js'
import { addressOf } from './address.js'
import { readPlace } from './kept-place.js'
import type { PageData } from './page-data.js'
import type { useBoards } from './use-boards.js'

interface Place {
  readonly data: PageData
  readonly boards: ReturnType<typeof useBoards>
  /** The language that was chosen on the page. */
  readonly chosen: Language | null
}

/** The place of a board that an address names, from 0. */
const placeIn = (search: string): number | null => {
  const board = Number.parseInt(new URLSearchParams(search).get('board') ?? '', 10)
  return board > 0 ? board - 1 : null
}

/** Where the reader was last; `null` where nothing is known, or that board is gone. */
const lastPlace = ({ token, deals }: PageData): number | null => {
  const kept = readPlace(token)
  if (kept === null) return null
  const at = deals.findIndex((deal) => deal?.id === kept.board)
  if (at >= 0) return at
  return deals[kept.at] === null ? kept.at : null
}

/** Which board is shown. Each has an entry in the browser's history; a link without a board leads to the one seen last. */
export const useBoardPlace = ({ data, boards: { deals, load }, chosen }: Place) => {
  const [wanted, setWanted] = useState(data.at)
  const [isMissing, setMissing] = useState(false)
  const count = deals.length
  const at = Math.max(0, Math.min(wanted, count - 1))
  const show = async (place: number): Promise<void> => {
    setMissing(false)
    setWanted(place)
    if (deals[place] === null && (await load()) === null) setMissing(true)
  }
  const go = async (place: number): Promise<void> => {
    if (place < 0 || place >= count) return
    if (place !== at) history.pushState(history.state, '', addressOf(data, place, chosen))
    await show(place)
  }
  const latest = useRef({ show, chosen })
  latest.current = { show, chosen }
  useEffect(() => {
    const turnTo = (place: number): void => {
      history.replaceState(history.state, '', addressOf(data, place, latest.current.chosen))
      void latest.current.show(place)
    }
    const last = placeIn(location.search) === null ? lastPlace(data) : null
    if (last !== null && last !== data.at) turnTo(last)
    const move = () => turnTo(placeIn(location.search) ?? data.at)
    addEventListener('popstate', move)
    return () => removeEventListener('popstate', move)
  }, [data])
  return { at, isMissing, go, setMissing }
}
