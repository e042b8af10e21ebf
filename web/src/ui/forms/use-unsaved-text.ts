import { useState } from 'react'
import { inTab } from '../../browser-storage.js'
import { session } from '../../session.js'

/** The unsaved text of a field; `null` while it isn't edited. It survives a reload, and is stored per account. */
export const useUnsavedText = (
  name: string,
): readonly [unsaved: string | null, setUnsaved: (text: string | null) => void] => {
  const key = `dealbook.draft.${session.get() ?? ''}.${name}`
  const [unsaved, setUnsaved] = useState(() => inTab.read(key))
  return [
    unsaved,
    (text) => {
      setUnsaved(text)
      inTab.write(key, text)
    },
  ]
}
