import { type ReactNode, useEffect, useRef } from 'react'
import { useSite } from '../site.js'

let isFirst = true

/**
 * The heading of a page, which also sets the document's title. After navigation within the app it takes the focus, as a
 * new document would.
 */
export const PageTitle = ({ children }: { children: ReactNode }) => {
  const { name } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const own = document.activeElement?.matches('input, textarea') === true
    if (!isFirst && !own) heading.current?.focus()
    // In development, React runs each effect twice at once.
    queueMicrotask(() => {
      isFirst = false
    })
  }, [])
  useEffect(() => {
    document.title = `${heading.current?.textContent} · ${name}`
  })
  return (
    <h1 ref={heading} dir="auto" tabIndex={-1}>
      {children}
    </h1>
  )
}
