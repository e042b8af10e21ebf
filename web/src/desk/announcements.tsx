import { useQuery, useQueryClient } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { useEffect, useRef } from 'react'
import { visitor } from '../service.js'
import { actsAs, useKept } from '../session.js'
import { textIn, useTexts } from '../texts/use-texts.js'
import { AnnouncementCard } from '../ui/announcement-card.js'
import { complain } from '../ui/toasts.js'

interface AnnouncementsProps {
  readonly kind: 'banner' | 'news'
  /** Of whoever reads them. */
  readonly language: string
}

/** The banner, or the news, for this account; a read mark closes the banner. */
export const Announcements = ({ kind, language }: AnnouncementsProps) => {
  const { t, explain } = useTexts()
  const cache = useQueryClient()
  const section = useRef<HTMLElement>(null)
  const isMarking = useRef(false)
  const queryKey = ['visitor', 'announcements', useKept(actsAs)]
  const { data } = useQuery({ queryKey, queryFn: () => unwrap(visitor.GET('/announcements')) })
  const read = (id: string) => {
    isMarking.current = true
    return unwrap(visitor.POST('/announcements/{id}/read', { params: { path: { id } } })).then(
      () => cache.invalidateQueries({ queryKey }),
      (error: Error) => complain(explain(error)),
    )
  }
  // Whoever marks by key goes on with the next one: the button that was pressed is gone.
  useEffect(() => {
    if (data === undefined || !isMarking.current || document.activeElement !== document.body) return
    isMarking.current = false
    const next = section.current?.querySelector('button') ?? document.querySelector('h1')
    next?.focus()
  }, [data])
  if (data === undefined) return null
  const shown = kind === 'news' ? data.news : data.banner === null ? [] : [data.banner]
  if (shown.length === 0) return null
  return (
    <section ref={section} aria-label={t(`announcements.${kind}`)}>
      {kind === 'news' && <h2>{t('announcements.news')}</h2>}
      {shown.map((announcement) => (
        <AnnouncementCard key={announcement.id} announcement={announcement} language={language}>
          {announcement.readAt === null && (
            <button type="button" onClick={() => void read(announcement.id)}>
              {t('announcement.markRead')}
              <span className="hidden">: {textIn(announcement.title, language)}</span>
            </button>
          )}
        </AnnouncementCard>
      ))}
    </section>
  )
}
