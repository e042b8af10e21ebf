import { type Account, unwrap } from 'dealbook-client'
import { PAGE_LANGUAGE_NAMES } from 'dealbook-domain/page-languages.js'
import { useRef } from 'react'
import { useKept } from '../kept.js'
import { queryClient, readerAccount, service } from '../service.js'
import { actsAs, useIsSignedIn } from '../session.js'
import type { Language } from '../texts/reader-language.js'
import { useLanguage, useTexts } from '../texts/use-texts.js'
import { complain } from '../ui/toasts.js'

/** Chooses the language of the pages in this browser and, for a signed-in user, in the account. */
export const LanguageChoice = () => {
  const { t, explain } = useTexts()
  const [language, setLanguage] = useLanguage()
  const isSignedIn = useIsSignedIn()
  const isOwn = useKept(actsAs) === null && isSignedIn
  const last = useRef(language)
  const choose = async (appLanguage: Language) => {
    last.current = appLanguage
    setLanguage(appLanguage)
    if (!isOwn) return
    try {
      const account = await unwrap(service.PATCH('/accounts/me', { body: { appLanguage } }))
      if (last.current === appLanguage) queryClient.setQueryData<Account>(readerAccount(null).queryKey, account)
    } catch (error) {
      complain(explain(error))
    }
  }
  return (
    <select
      aria-label={t('language')}
      value={language}
      onChange={(event) => void choose(event.target.value as Language)}
    >
      {Object.entries(PAGE_LANGUAGE_NAMES).map(([tag, name]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  )
}
