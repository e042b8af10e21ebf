import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

interface PhoneFrameProps {
  readonly title: string
  /** The class name of the frame's `body`. */
  readonly className: string
  readonly children: ReactNode
}

/** Copies of the document's current style sheets. */
const styles = (): readonly Node[] =>
  [...document.querySelectorAll('link[rel="stylesheet"], style')].map((style) => style.cloneNode(true))

/** A phone-sized frame with a separate document, so that media queries use the width of the frame. */
export const PhoneFrame = ({ title, className, children }: PhoneFrameProps) => {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const inner = frame?.contentDocument
    if (inner == null) return
    const { lang, dataset } = document.documentElement
    inner.documentElement.lang = lang
    Object.assign(inner.documentElement.dataset, dataset)
    inner.head.replaceChildren(...styles())
    inner.body.className = className
    // Forwards keys that nothing in the frame handles to the page.
    inner.onkeydown = (event) => {
      const isTaken = event.defaultPrevented || (event.target as Partial<Element>).closest?.('input, select, textarea')
      if (!isTaken) frame?.dispatchEvent(new KeyboardEvent('keydown', event))
    }
    setBody(inner.body)
  }, [frame, className])
  return (
    <iframe ref={setFrame} className="phone-frame" title={title}>
      {body !== null && createPortal(<div id="page">{children}</div>, body)}
    </iframe>
  )
}
