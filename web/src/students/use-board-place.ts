import { useEffect, useRef, useState } from 'react'
import type { Language } from '../texts/reader-language.js'
import { addressOf } from './address.js'
import { readPlace } from './kept-place.js'
import type { PageData } from './page-data.js'
import type { useBoards } from './use-boards.js'

interface Place {
  readonly data: PageData
  readonly boards: ReturnType<typeof useBoards>
  /** The language chosen on the page; `null` if none was. */
  readonly chosen: Language | null
}

/** The position of the board in an address, from 0; `null` if there is none. */
const placeIn = (search: string): number | null => {
  const board = Number.parseInt(new URLSearchParams(search).get('board') ?? '', 10)
  return board > 0 ? board - 1 : null
}

/** The position of the board that the reader opened last; `null` if it is unknown, or that board no longer exists. */
const lastPlace = ({ token, deals }: PageData): number | null => {
  const kept = readPlace(token)
  if (kept === null) return null
  const at = deals.findIndex((deal) => deal?.id === kept.board)
  if (at >= 0) return at
  return deals[kept.at] === null ? kept.at : null
}

/**
 * The position of the current board. Each move adds an entry to the browser's history; an address without a board opens
 * the one opened last.
 */
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
    if (place !== at) {
      history.pushState(history.state, '', addressOf(data, place, chosen))
      scrollTo({ top: 0 })
    }
    await show(place)
  }
  const latest = useRef({ show, chosen })
  latest.current = { show, chosen }
  useEffect(() => {
    const turnTo = (place: number): void => {
      history.replaceState(history.state, '', addressOf(data, place, latest.current.chosen))
      void latest.current.show(place)
    }
    // The address has another board if the page begins again, for another student.
    const place = placeIn(location.search) ?? lastPlace(data)
    if (place !== null && place !== data.at && place < data.deals.length) turnTo(place)
    const move = () => turnTo(placeIn(location.search) ?? data.at)
    addEventListener('popstate', move)
    return () => removeEventListener('popstate', move)
  }, [data])
  return { at, isMissing, go, setMissing }
}
