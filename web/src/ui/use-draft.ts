import { useState } from 'react'
import { session } from '../session.js'

/** A text that survives a reload of the tab. It is stored per account, and removed once it is empty. */
export const useDraft = (name: string): readonly [text: string, setText: (text: string) => void] => {
  const key = `dealbook.draft.${name}.${session.get() ?? ''}`
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '')
  return [
    text,
    (next) => {
      setText(next)
      if (next === '') sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, next)
    },
  ]
}
