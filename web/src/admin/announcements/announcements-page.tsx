import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type components, unwrap } from 'dealbook-client'
import { Link } from 'react-router'
import { service } from '../../service.js'
import { languageName, textIn, useTexts } from '../../texts/use-texts.js'
import { type Column, DataTable } from '../../ui/tables/data-table.js'
import { Listing } from '../../ui/tables/listing.js'
import { useSearchValues } from '../../ui/tables/use-search-values.js'
import { CountedTitle } from '../counted-title.js'
import { HiddenBehind, useHidingBanner } from './hidden-banner-note.js'

export const AnnouncementsPage = () => {
  const { t } = useTexts()
  const { page, toPage, clear } = useSearchValues([])
  const columns = useColumns()
  const query = useQuery({
    queryKey: ['announcements', page],
    queryFn: () => unwrap(service.GET('/back-office/announcements', { params: { query: { page } } })),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className="spread">
        <CountedTitle count={query.data?.pagination}>{t('nav.announcements')}</CountedTitle>
        <Link className="button primary" to="/admin/announcements/new">
          {t('announcements.new')}
        </Link>
      </div>
      <Listing
        query={query}
        rowsOf={({ announcements }) => announcements}
        onPage={toPage}
        onClear={clear}
        empty={{ title: t('announcements.none'), text: t('announcements.noneHint') }}
      >
        {(announcements) => (
          <DataTable
            label={t('nav.announcements')}
            columns={columns}
            rows={announcements}
            keyOf={({ id }) => id}
            isStale={query.isPlaceholderData}
          />
        )}
      </Listing>
    </>
  )
}

const useColumns = (): readonly Column<components['schemas']['ManagedAnnouncement']>[] => {
  const { t, language, number, moment } = useTexts()
  const hidingBannerOf = useHidingBanner()
  const at = (text: string | null) => (text === null ? '—' : <time dateTime={text}>{moment(text)}</time>)
  return [
    {
      name: 'title',
      label: t('announcement.title'),
      cell: ({ id, title }) => <Link to={`/admin/announcements/${id}`}>{textIn(title, language)}</Link>,
    },
    { name: 'kind', label: t('announcement.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
    {
      name: 'state',
      label: t('announcement.state'),
      cell: (announcement) => (
        <>
          <span className={`state ${announcement.state}`}>{t(`state.${announcement.state}`)}</span>
          {announcement.state === 'live' && <HiddenBehind by={hidingBannerOf(announcement)} />}
        </>
      ),
    },
    {
      name: 'languages',
      label: t('announcement.languages'),
      cell: ({ title }) =>
        Object.keys(title)
          .map((tag) => languageName(tag, language))
          .join(', '),
    },
    { name: 'publishedAt', label: t('announcement.publishedAt'), cell: ({ publishedAt }) => at(publishedAt) },
    { name: 'expiresAt', label: t('announcement.expiresAt'), cell: ({ expiresAt }) => at(expiresAt) },
    {
      name: 'readCount',
      label: t('announcement.readCount'),
      isFigure: true,
      cell: ({ readCount }) => number(readCount),
    },
  ]
}
