import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly title: string
  /** Explains what to do. */
  readonly text: string
  readonly children?: ReactNode
}

/** Shown in place of an empty list; explains how to add something. */
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
