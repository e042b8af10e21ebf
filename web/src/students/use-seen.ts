import { useEffect, useState } from 'react'
import { keepPlace, readPlace } from './kept-place.js'

const NONE: ReadonlySet<string> = new Set()

/** The ids of the boards seen on this device, including the current one. */
export const useSeen = (token: string, shown: string | undefined, at: number): ReadonlySet<string> => {
  const [seen, setSeen] = useState(NONE)
  useEffect(() => {
    if (shown === undefined) return
    const all = new Set([...(readPlace(token)?.seen ?? []), shown])
    keepPlace(token, { board: shown, at, seen: [...all] })
    setSeen(all)
  }, [token, shown, at])
  return seen
}
