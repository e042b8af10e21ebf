import type { Language } from '../texts/reader-language.js'
import { LANGUAGES, useLanguage, useTexts } from '../texts/use-texts.js'

export const LanguageChoice = () => {
  const { t } = useTexts()
  const [language, setLanguage] = useLanguage()
  return (
    <select
      aria-label={t('language')}
      value={language}
      onChange={(event) => setLanguage(event.target.value as Language)}
    >
      {Object.entries(LANGUAGES).map(([tag, name]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  )
}
