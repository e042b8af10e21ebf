import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { Link } from 'react-router'
import { service } from '../service.js'
import { textIn, useTexts } from '../texts/use-texts.js'
import { Loaded } from '../ui/loaded.js'
import { PageTitle } from '../ui/page-title.js'
import { Pager } from '../ui/pager.js'
import { ScrollArea } from '../ui/scroll-area.js'
import { useSearchValues } from '../ui/use-search-values.js'

export const AnnouncementsPage = () => {
  const { t, language, number, moment } = useTexts()
  const { page, toPage } = useSearchValues([])
  const query = useQuery({
    queryKey: ['announcements', page],
    queryFn: () => unwrap(service.GET('/back-office/announcements', { params: { query: { page } } })),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className="row">
        <PageTitle>{t('nav.announcements')}</PageTitle>
        <span className="grow" />
        <Link className="button primary" to="/admin/announcements/new">
          {t('announcements.new')}
        </Link>
      </div>
      <Loaded query={query}>
        {({ announcements, pagination }) => (
          <>
            <ScrollArea label={t('nav.announcements')}>
              <table>
                <thead>
                  <tr>
                    {(['title', 'kind', 'state', 'languages', 'publishedAt', 'expiresAt', 'readCount'] as const).map(
                      (name) => (
                        <th key={name} scope="col" className={name === 'readCount' ? 'figure' : undefined}>
                          {t(`announcement.${name}`)}
                        </th>
                      ),
                    )}
                  </tr>
                </thead>
                <tbody>
                  {announcements.map((announcement) => (
                    <tr key={announcement.id}>
                      <th scope="row">
                        <Link to={`/admin/announcements/${announcement.id}`}>
                          {textIn(announcement.title, language)}
                        </Link>
                      </th>
                      <td>{t(`kind.${announcement.kind}`)}</td>
                      <td>
                        <span className={`state ${announcement.state}`}>{t(`state.${announcement.state}`)}</span>
                      </td>
                      <td>{Object.keys(announcement.title).join(', ')}</td>
                      <td>{announcement.publishedAt === null ? '—' : moment(announcement.publishedAt)}</td>
                      <td>{announcement.expiresAt === null ? '—' : moment(announcement.expiresAt)}</td>
                      <td className="figure">{number(announcement.readCount)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollArea>
            <Pager pagination={pagination} onPage={toPage} />
          </>
        )}
      </Loaded>
    </>
  )
}
