import { type MouseEvent, type ReactNode, useRef } from 'react'
import type { Language } from '../texts/reader-language.js'
import { addressOf, type PageData } from './page-data.js'
import { useWords } from './use-words.js'

interface Props {
  readonly data: PageData
  readonly titles: readonly string[]
  readonly at: number
  readonly chosen: Language | null
  readonly onGo: (at: number) => void
}

/** One board back, one on, and the list of all. Without scripts, each is a link to this page with another board. */
export const BoardNavigation = ({ data, titles, at, chosen, onGo }: Props) => {
  const t = useWords()
  const list = useRef<HTMLDetailsElement>(null)
  const linkTo = (place: number, label: string | undefined, children: ReactNode) => (
    <a
      href={addressOf(data, place, chosen)}
      aria-label={label}
      aria-current={place === at ? 'true' : undefined}
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        list.current?.removeAttribute('open')
        onGo(place)
      }}
    >
      {children}
    </a>
  )
  const step = (place: number, label: string, sign: string) =>
    place >= 0 && place < titles.length ? linkTo(place, label, sign) : <span aria-hidden="true">{sign}</span>
  return (
    <nav className="boards" aria-label={t('students.boards')}>
      {step(at - 1, t('students.previous'), '‹')}
      <details ref={list}>
        <summary>{t('students.place', { at: at + 1, count: titles.length })}</summary>
        <div className="list">
          {data.description !== null && <p>{data.description}</p>}
          <ol>
            {titles.map((title, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a board of the list is known by its place
              <li key={place}>{linkTo(place, undefined, title)}</li>
            ))}
          </ol>
        </div>
      </details>
      {step(at + 1, t('students.next'), '›')}
    </nav>
  )
}
