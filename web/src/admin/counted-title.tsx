import type { ReactNode } from 'react'
import { useTexts } from '../texts/use-texts.js'
import { PageTitle } from '../ui/page-title.js'
import { type ListTotal, totalText } from '../ui/tables/total-text.js'

interface CountedTitleProps {
  /** The length of the list; `undefined` until it is known. */
  readonly count: ListTotal | undefined
  readonly children: ReactNode
}

/** The heading of a list, with its length. */
export const CountedTitle = ({ count, children }: CountedTitleProps) => {
  const { number } = useTexts()
  return (
    <PageTitle>
      {children} {count !== undefined && <span className="count">{totalText(count, number)}</span>}
    </PageTitle>
  )
}
