import type { components } from 'dealbook-client'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { textIn } from '../texts/use-texts.js'

type Announcement = components['schemas']['Announcement']

interface AnnouncementCardProps {
  readonly announcement: Pick<Announcement, 'kind' | 'title' | 'body' | 'actionLabel'> &
    Partial<Pick<Announcement, 'actionPath'>>
  /** The reader's language. */
  readonly language: string
  readonly isMarked?: boolean
  readonly children?: ReactNode
}

export const AnnouncementCard = ({ announcement, language, isMarked = false, children }: AnnouncementCardProps) => {
  const { kind, title, body, actionLabel, actionPath } = announcement
  const label = textIn(actionLabel, language)
  return (
    <article className={`announcement ${kind}${isMarked ? ' marked' : ''}`}>
      <p dir="auto">
        <strong>{textIn(title, language) || '…'}</strong>
      </p>
      {textIn(body, language) !== '' && (
        <p className="text" dir="auto">
          {textIn(body, language)}
        </p>
      )}
      <div className="row">
        {label !== '' && (
          <p className="action">{actionPath == null ? label : <Action path={actionPath}>{label}</Action>}</p>
        )}
        {children}
      </div>
    </article>
  )
}

/** Paths of separate documents: the documentation and class links. */
const OWN_DOCUMENT = /^\/(?:docs|c)(?:[/?#]|$)/

const Action = ({ path, children }: { readonly path: string; readonly children: string }) =>
  OWN_DOCUMENT.test(path) ? <a href={`${SERVICE_URL}${path}`}>{children}</a> : <Link to={path}>{children}</Link>
