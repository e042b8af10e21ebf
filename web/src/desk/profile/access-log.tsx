import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type components, unwrap } from 'dealbook-client'
import { useState } from 'react'
import { actedRequestOf } from '../../acted-request.js'
import { useKept } from '../../kept.js'
import { asReader } from '../../service.js'
import { actsAs } from '../../session.js'
import { useTexts } from '../../texts/use-texts.js'
import { Loaded } from '../../ui/loaded.js'
import { Pager } from '../../ui/tables/pager.js'
import { ScrollArea } from '../../ui/tables/scroll-area.js'

type Entry = components['schemas']['AccessLogEntry']

const SHOWN = 10

/** What an admin did, in words and as it was recorded. */
const Done = ({ action, parameters }: Pick<Entry, 'action' | 'parameters'>) => {
  const { t } = useTexts()
  const request = actedRequestOf(action)
  const recorded = [action, ...Object.values(parameters)].join(' ')
  if (request === null) return <code>{recorded}</code>
  return (
    <>
      {t(`profile.log.${request.way}`, { thing: t(request.thing) })}
      <br />
      <small>
        <code>{recorded}</code>
      </small>
    </>
  )
}

/** The admins who acted as this account, with the times and what they did. */
export const AccessLog = () => {
  const { t, moment } = useTexts()
  const [page, setPage] = useState(1)
  const query = useQuery({
    queryKey: ['reader', 'access-log', useKept(actsAs), page],
    queryFn: () => unwrap(asReader.GET('/accounts/me/access-log', { params: { query: { page, pageSize: SHOWN } } })),
    placeholderData: keepPreviousData,
  })
  return (
    <section>
      <h2>{t('profile.log')}</h2>
      <p>{t('profile.logHint')}</p>
      <Loaded query={query}>
        {({ entries, pagination }) =>
          entries.length === 0 ? (
            <p className="hint">{t('profile.logEmpty')}</p>
          ) : (
            <>
              <ScrollArea label={t('profile.log')}>
                <table>
                  <thead>
                    <tr>
                      <th scope="col">{t('profile.logAt')}</th>
                      <th scope="col">{t('profile.logWho')}</th>
                      <th scope="col">{t('profile.logWhat')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {entries.map(({ id, at, actor, action, parameters }) => (
                      <tr key={id}>
                        <td>
                          <time dateTime={at}>{moment(at)}</time>
                        </td>
                        <td>{actor.id ?? t('profile.logErased')}</td>
                        <td>
                          <Done action={action} parameters={parameters} />
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </ScrollArea>
              {pagination.totalPages > 1 && <Pager pagination={pagination} onPage={setPage} />}
            </>
          )
        }
      </Loaded>
    </section>
  )
}
