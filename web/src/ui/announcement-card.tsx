import type { components } from 'dealbook-client'
import type { ReactNode } from 'react'
import { textIn } from '../texts/use-texts.js'

interface AnnouncementCardProps {
  readonly announcement: Pick<components['schemas']['Announcement'], 'kind' | 'title' | 'body' | 'actionLabel'>
  /** Of whoever reads it. */
  readonly language: string
  readonly isMarked?: boolean
  readonly children?: ReactNode
}

export const AnnouncementCard = ({ announcement, language, isMarked = false, children }: AnnouncementCardProps) => {
  const { kind, title, body, actionLabel } = announcement
  const label = textIn(actionLabel, language)
  return (
    <article className={`announcement ${kind}${isMarked ? ' marked' : ''}`}>
      <p>
        <strong>{textIn(title, language) || '…'}</strong>
      </p>
      {textIn(body, language) !== '' && <p>{textIn(body, language)}</p>}
      {label !== '' && <p className="action">{label}</p>}
      {children}
    </article>
  )
}
