import type { ReactNode } from 'react'

/** Wide content that scrolls sideways within the page, by keyboard too. */
export const ScrollArea = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
  <section className="scroll" aria-label={label} tabIndex={0}>
    {children}
  </section>
)
