import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A link from a page to the list that its subject is in. */
export const UpLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Link className="up" to={to}>
    <span aria-hidden="true">‹</span> {children}
  </Link>
)
