import type { Account } from 'dealbook-client'
import { useEffect } from 'react'
import { kept, session } from './session.js'

/** How the pages look in every tab of this browser, from the first moment on; what the system says where nothing is kept. */
const theme = kept(localStorage, 'dealbook.theme')

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

/** Follows what the account of the reader says. */
export const useThemeOf = (account: Pick<Account, 'preferences'> | undefined): void => {
  const chosen = account?.preferences.theme
  useEffect(() => {
    if (chosen !== undefined && theme.get() !== chosen) theme.set(chosen)
  }, [chosen])
}
