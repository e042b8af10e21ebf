import { useQuery } from '@tanstack/react-query'
import { type Account, type components, unwrap } from 'dealbook-client'
import { EVERYONE, reaches } from 'dealbook-domain/audience.js'
import type { AccountId } from 'dealbook-domain/ids.js'
import { useState } from 'react'
import { service } from '../../service.js'
import { languageName, tagIn, textIn, useTexts } from '../../texts/use-texts.js'
import { AnnouncementCard } from '../../ui/announcement-card.js'
import { AccountPicker, everyAccount } from '../../ui/forms/account-picker.js'
import { Loaded } from '../../ui/loaded.js'
import { toInstant, toLocal } from '../../ui/local-time.js'
import { bannerOf, type Draft, toBody } from './announcement-draft.js'
import { hidingBanner } from './banner-precedence.js'

interface AnnouncementPreviewProps {
  readonly draft: Draft
  readonly id: string | null
  /** The language in which the draft is shown unless an account is chosen. */
  readonly shown: string
}

/** Previews the draft, and the saved announcements that a given account sees at a given time. */
export const AnnouncementPreview = ({ draft, id, shown }: AnnouncementPreviewProps) => {
  const { t, language } = useTexts()
  const [account, setAccount] = useState<Account | null>(null)
  const [chosenTime, setTime] = useState<string | null>(null)
  const at = chosenTime ?? (draft.publishedAt || toLocal(new Date().toISOString()))
  const reading = account === null ? shown : (account.appLanguage ?? account.language ?? language)
  const card = toCard(draft)
  return (
    <section className="card preview" aria-label={t('preview.title')}>
      <h2>{t('preview.title')}</h2>
      <AccountPicker label={t('preview.account')} from={everyAccount} onPick={setAccount} />
      <label className="field">
        {t('preview.at')}
        <input type="datetime-local" value={at} onChange={(event) => setTime(event.target.value)} />
      </label>
      <h3>{t('preview.draft', { language: languageName(tagIn(card.title, reading) ?? reading, language) })}</h3>
      <AnnouncementCard announcement={card} language={reading} />
      {account !== null && at !== '' && <Seen account={account} at={toInstant(at) as string} id={id} draft={draft} />}
    </section>
  )
}

interface Behind {
  readonly id: string
  readonly draft: Draft
  readonly account: Account
  readonly at: Date
}

/** Whether an account will see the announcement once it has closed the banner. */
const isBehind = (banner: components['schemas']['Announcement'], { id, draft, account, at }: Behind): boolean => {
  const own = bannerOf(draft, id)
  return (
    reaches(own.audience, { ...account, id: account.id as AccountId }) &&
    hidingBanner(own, [{ ...banner, audience: EVERYONE }], at) !== null
  )
}

const toCard = (draft: Draft) => {
  const { kind, title, body, actionLabel } = toBody(draft)
  return { kind, title, body: body ?? {}, actionLabel: actionLabel ?? {} }
}

interface SeenProps {
  readonly account: Account
  readonly at: string
  readonly id: string | null
  readonly draft: Draft
}

const Seen = ({ account, at, id, draft }: SeenProps) => {
  const { t, language, moment } = useTexts()
  const query = useQuery({
    queryKey: ['preview', account.id, at],
    queryFn: () =>
      unwrap(service.GET('/back-office/announcements/preview', { params: { query: { accountId: account.id, at } } })),
  })
  const reading = account.appLanguage ?? account.language ?? language
  return (
    <>
      <h3>{t('preview.seen', { name: account.displayName, at: moment(at) })}</h3>
      <Loaded query={query}>
        {({ banner, news }) => {
          const shown = banner === null ? news : [banner, ...news]
          return (
            <>
              {id !== null && !shown.some((announcement) => announcement.id === id) && (
                <p className="warning">
                  {banner !== null && isBehind(banner, { id, draft, account, at: new Date(at) })
                    ? t('preview.behind', { name: account.displayName, title: textIn(banner.title, reading) })
                    : t('preview.notShown')}
                </p>
              )}
              {shown.map((announcement) => (
                <AnnouncementCard
                  key={announcement.id}
                  announcement={{ ...announcement, actionPath: null }}
                  language={reading}
                  isMarked={announcement.id === id}
                />
              ))}
              {shown.length === 0 && <p>{t('nothing')}</p>}
            </>
          )
        }}
      </Loaded>
    </>
  )
}
