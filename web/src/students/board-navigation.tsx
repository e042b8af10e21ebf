import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useBoardWords } from '../board/board-words.js'
import { type Contract, ContractSign } from '../board/contract-line.js'
import type { Language } from '../texts/reader-language.js'
import { useClosing } from '../ui/use-closing.js'
import { addressOf } from './address.js'
import type { Mark } from './board-mark.js'
import type { PageData } from './page-data.js'
import { useWords } from './use-words.js'

interface Props {
  readonly data: PageData
  readonly boards: readonly ListedBoard[]
  readonly at: number
  readonly chosen: Language | null
  readonly onGo: (at: number) => void
  /** Called when the list opens. */
  readonly onOpen: () => void
}

/** An entry of the list of boards. */
interface ListedBoard {
  readonly title: string
  readonly number: number | null
  /** `null` if there is none, or it isn't revealed yet. */
  readonly contract: Contract | null
  readonly mark: Mark | null
}

/**
 * Links to the previous and next boards, and the list of all boards. Without scripts, they reload the page with another
 * board.
 */
export const BoardNavigation = ({ data, boards, at, chosen, onGo, onOpen }: Props) => {
  const t = useWords()
  const list = useRef<HTMLDetailsElement>(null)
  useClosing(list)
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
    place >= 0 && place < boards.length ? linkTo(place, label, sign) : <span aria-hidden="true">{sign}</span>
  return (
    <nav className="boards" aria-label={t('students.boards')}>
      {step(at - 1, t('students.previous'), '‹')}
      <details ref={list} onToggle={({ currentTarget }) => currentTarget.open && onOpen()}>
        <summary>
          <span className="hidden">{t('students.list')}, </span>
          {t('students.place', { at: at + 1, count: boards.length })}
        </summary>
        <div className="list">
          {data.description !== null && <p dir="auto">{data.description}</p>}
          <ol aria-label={t('students.list')}>
            {boards.map((board, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: boards of the list are identified by position
              <li key={place}>{linkTo(place, undefined, <Listed board={board} />)}</li>
            ))}
          </ol>
        </div>
      </details>
      {step(at + 1, t('students.next'), '›')}
    </nav>
  )
}

const Listed = ({ board: { title, number, contract, mark } }: { board: ListedBoard }) => {
  const t = useWords()
  const { t: word } = useBoardWords()
  return (
    <>
      <span dir="auto">{title}</span>
      {mark !== null && (
        <span className={`mark ${mark}`}>
          <span aria-hidden="true"> ✓</span>
          <span className={mark === 'done' ? undefined : 'hidden'}>
            <span className="hidden">, </span>
            {t(`students.${mark}`)}
          </span>
        </span>
      )}
      {(number !== null || contract !== null) && (
        <span className="facts">
          {number !== null && word('board.number', { number })}
          {number !== null && contract !== null && ' · '}
          {contract !== null && <ContractSign contract={contract} />}
        </span>
      )}
    </>
  )
}
