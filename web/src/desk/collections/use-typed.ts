import { useState } from 'react'
import { session } from '../../session.js'

/** The unsaved text of a field; `null` while it isn't edited. It survives a reload, and is stored per account. */
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
