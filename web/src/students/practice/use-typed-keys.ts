import { useEffect, useRef } from 'react'
import { useNoSingleKeys } from '../../display-settings.js'

/** Doesn't use `instanceof`: the page may be in a frame, whose elements have other classes. */
const isTextField = (target: EventTarget | null): boolean => {
  const { closest } = (target ?? {}) as Partial<Element>
  return closest?.call(target, 'input:not([type=radio]), select, textarea') != null
}

/**
 * Calls `onKey` for the keys that are pressed on the page of an element, outside its fields. Readers can switch this off.
 * `onKey` returns whether the key did something.
 */
export const useTypedKeys = <Whole extends HTMLElement>(onKey: (key: string) => boolean) => {
  const [isOff] = useNoSingleKeys()
  const whole = useRef<Whole>(null)
  const latest = useRef(onKey)
  latest.current = onKey
  useEffect(() => {
    const page = whole.current?.ownerDocument
    if (isOff || page === undefined) return
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTextField(event.target)) return
      if (latest.current(event.key)) event.preventDefault()
    }
    page.addEventListener('keydown', press)
    return () => page.removeEventListener('keydown', press)
  }, [isOff])
  return { whole, isOff }
}
