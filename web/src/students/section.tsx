import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  readonly children: ReactNode
}

/** A collapsible part of a board; works without scripts. */
export const Section = ({ title, isOpen, onToggle, children }: Props) => (
  <details className="part" open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
    <summary>
      <h3>{title}</h3>
    </summary>
    {children}
  </details>
)
