import type { Account } from 'dealbook-client'
import { useEffect } from 'react'
import { onDevice } from './browser-storage.js'
import { kept, session } from './session.js'

/**
 * The theme chosen in this browser, applied to every tab as soon as this module loads. Without one, the system's
 * applies.
 */
const theme = kept(onDevice, 'dealbook.theme')

const show = (): void => {
  const chosen = theme.get()
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
  else delete document.documentElement.dataset.theme
}
show()
theme.subscribe(show)

/** The next user of this browser may have another preference. */
session.subscribe(() => {
  if (session.get() === null) theme.set(null)
})

/** Adopts the theme in the preferences of the reader's account. */
export const useThemeOf = (account: Pick<Account, 'preferences'> | undefined): void => {
  const chosen = account?.preferences.theme
  useEffect(() => {
    if (chosen !== undefined && theme.get() !== chosen) theme.set(chosen)
  }, [chosen])
}
