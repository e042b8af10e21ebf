import { type TouchEvent, useEffect, useRef } from 'react'

/** The minimum horizontal travel of a swipe. */
const SWIPE_PX = 60

/** Arrow keys in fields, and among calls and cards to choose from, don't leave the board. */
const isInside = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [data-own-arrows]') !== null

/**
 * Calls `onMove` on arrow keys and swipes: -1 for the previous board, 1 for the next. Returns the handlers for swipes.
 */
export const useMoves = (onMove: (steps: number) => void) => {
  const move = useRef(onMove)
  move.current = onMove
  const start = useRef<readonly [number, number] | null>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isInside(event.target)) return
      if (event.key === 'ArrowLeft') move.current(-1)
      if (event.key === 'ArrowRight') move.current(1)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0]
      start.current = touches.length === 1 && finger !== undefined ? [finger.clientX, finger.clientY] : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0]
      if (start.current === null || finger === undefined) return
      const [x, y] = start.current
      const across = finger.clientX - x
      start.current = null
      if (Math.abs(across) >= SWIPE_PX && Math.abs(across) > 2 * Math.abs(finger.clientY - y))
        move.current(across < 0 ? 1 : -1)
    },
  }
}
