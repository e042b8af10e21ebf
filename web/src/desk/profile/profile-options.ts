import { useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { PAGE_LANGUAGE_NAMES } from 'dealbook-domain/page-languages.js'
import { useMemo } from 'react'
import { asReader } from '../../service.js'
import { type Choice, countriesIn, languagesIn } from '../../texts/choices.js'
import { languageName, textIn, useTexts } from '../../texts/use-texts.js'
import type { ProfileDraft } from './profile-draft.js'

const THEMES = ['light', 'dark', 'system'] as const

/** The options of the profile's select fields, in the reader's language. */
export const useProfileOptions = ({ language: taughtIn, appLanguage }: ProfileDraft) => {
  const { t, language } = useTexts()
  const systems = useQuery({
    queryKey: ['auction-systems'],
    queryFn: () => unwrap(asReader.GET('/auction-systems')),
    staleTime: Number.POSITIVE_INFINITY,
  }).data?.auctionSystems
  return useMemo(() => {
    const pages: readonly Choice[] = Object.entries(PAGE_LANGUAGE_NAMES)
    return {
      country: countriesIn(language),
      language: languagesIn(language, taughtIn === '' ? [] : [taughtIn]),
      appLanguage:
        appLanguage === '' || pages.some(([tag]) => tag === appLanguage)
          ? pages
          : [...pages, [appLanguage, languageName(appLanguage, language)] as const],
      auctionSystemId: (systems ?? []).map(({ id, labels }): Choice => [id, textIn(labels, language)]),
      theme: THEMES.map((theme): Choice => [theme, t(`profile.theme.${theme}`)]),
    }
  }, [t, language, taughtIn, appLanguage, systems])
}

export type ProfileOptions = ReturnType<typeof useProfileOptions>
