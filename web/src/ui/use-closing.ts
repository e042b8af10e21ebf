import { type RefObject, useEffect } from 'react'

/** Closes an open `<details>` on Escape, which returns the focus, or on a press outside it. */
export const useClosing = (details: RefObject<HTMLDetailsElement | null>): void =>
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || details.current?.open !== true) return
      // Escape closes a dialog that was opened from here.
      if (details.current.querySelector('dialog[open]') !== null) return
      details.current.open = false
      details.current.querySelector('summary')?.focus()
    }
    const onPress = ({ target }: PointerEvent): void => {
      if (details.current?.contains(target as Node) === false) details.current.open = false
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [details])
