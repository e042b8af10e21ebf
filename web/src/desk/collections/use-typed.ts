import { useState } from 'react'
import { session } from '../../session.js'

/** What is being typed somewhere, `null` while nothing is. It outlives a reload, and belongs to the signed-in account. */
export const useTyped = (name: string): readonly [typed: string | null, type: (text: string | null) => void] => {
  const key = `dealbook.draft.${session.get() ?? ''}.${name}`
  const [typed, setTyped] = useState(() => sessionStorage.getItem(key))
  return [
    typed,
    (text) => {
      setTyped(text)
      if (text === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, text)
    },
  ]
}
