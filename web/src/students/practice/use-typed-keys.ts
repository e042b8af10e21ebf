import { useEffect, useRef } from 'react'
import { useNoSingleKeys } from '../../display-settings.js'

/** Doesn't use `instanceof`: the page may be in a frame, whose elements have other classes. */
const isTextField = (target: EventTarget | null): boolean => {
  const { closest } = (target ?? {}) as Partial<Element>
  return closest?.call(target, 'input:not([type=radio]), select, textarea') != null
}

/**
 * Calls `onKey` for the letters and digits typed on the page of an element, outside its fields and dialogs. Readers can
 * switch this off.
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
      // Keys such as Shift have names of several letters. A key that is kept down counts once.
      if (event.key.length > 1 || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return
      if (isTextField(event.target) || page.querySelector('dialog[open]') !== null) return
      if (latest.current(event.key)) event.preventDefault()
    }
    page.addEventListener('keydown', press)
    return () => page.removeEventListener('keydown', press)
  }, [isOff])
  return { whole, isOff }
}
