import type { Account } from 'dealbook-client'
import { useEffect } from 'react'
import { chosenTheme } from './display-settings.js'

/** Applies the chosen theme to every tab, as soon as this module loads. */
const show = (): void => {
  const chosen = chosenTheme.get()
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
  else delete document.documentElement.dataset.theme
}
show()
chosenTheme.subscribe(show)

/** Adopts the theme in the preferences of the reader's account. */
export const useThemeOf = (account: Pick<Account, 'preferences'> | undefined): void => {
  const chosen = account?.preferences.theme
  useEffect(() => {
    if (chosen !== undefined && chosenTheme.get() !== chosen) chosenTheme.set(chosen)
  }, [chosen])
}
