import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly title: string
  /** What to do about it. */
  readonly text: string
  readonly children?: ReactNode
}

/** A place where nothing is yet: it teaches how something gets there. */
export const EmptyState = ({ title, text, children }: EmptyStateProps) => (
  <div className="empty">
    <p className="suits" aria-hidden="true">
      <span className="spade">♠</span>
      <span className="heart">♥</span>
      <span className="diamond">♦</span>
      <span className="club">♣</span>
    </p>
    <p>
      <strong>{title}</strong>
    </p>
    <p>{text}</p>
    {children}
  </div>
)
