import { useQuery, useQueryClient } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { useEffect, useRef } from 'react'
import { useKept } from '../kept.js'
import { asReader } from '../service.js'
import { actsAs } from '../session.js'
import { textIn, useTexts } from '../texts/use-texts.js'
import { AnnouncementCard } from '../ui/announcement-card.js'
import { complain } from '../ui/toasts.js'

interface AnnouncementsProps {
  readonly kind: 'banner' | 'news'
  /** The reader's language. */
  readonly language: string
}

/** The banner or the news for this account. Marking the banner as read closes it. */
export const Announcements = ({ kind, language }: AnnouncementsProps) => {
  const { t, explain } = useTexts()
  const cache = useQueryClient()
  const section = useRef<HTMLElement>(null)
  const marked = useRef<Element | null>(null)
  const queryKey = ['reader', 'announcements', useKept(actsAs)]
  const { data } = useQuery({ queryKey, queryFn: () => unwrap(asReader.GET('/announcements')) })
  const read = (id: string, card: Element | null) => {
    marked.current = card
    return unwrap(asReader.POST('/announcements/{id}/read', { params: { path: { id } } })).then(
      () => cache.invalidateQueries({ queryKey }),
      (error: Error) => {
        marked.current = null
        complain(explain(error))
      },
    )
  }
  // Moves the keyboard focus to the next button, because the pressed one is gone.
  useEffect(() => {
    const card = marked.current
    if (data === undefined || card === null || !document.activeElement?.matches('body, [data-stand-in]')) return
    marked.current = null
    const left = [...(section.current?.querySelectorAll('button') ?? [])]
    const next = left.find((button) => card.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING)
    const heading = section.current?.querySelector('h2') ?? document.querySelector('h1')
    const place = next ?? left.at(-1) ?? heading
    place?.focus()
  }, [data])
  if (data === undefined) return null
  const shown = kind === 'news' ? data.news : data.banner === null ? [] : [data.banner]
  if (shown.length === 0) return null
  return (
    <section ref={section} aria-label={t(`announcements.${kind}`)}>
      {kind === 'news' && <h2 tabIndex={-1}>{t('announcements.news')}</h2>}
      {shown.map((announcement) => (
        <AnnouncementCard key={announcement.id} announcement={announcement} language={language}>
          {announcement.readAt === null && (
            <button
              type="button"
              onClick={({ currentTarget }) => void read(announcement.id, currentTarget.closest('article'))}
            >
              {t('announcement.markRead')}
              <span className="hidden">: {textIn(announcement.title, language)}</span>
            </button>
          )}
        </AnnouncementCard>
      ))}
    </section>
  )
}
