import type { components } from 'dealbook-client'
import { type CommentaryBlock, partsOf } from 'dealbook-domain/commentary.js'
import type { Paragraph } from 'dealbook-domain/paragraph.js'
import { useEffect, useRef } from 'react'
import { useBoardWords } from './board-words.js'

type Blocks = readonly components['schemas']['CommentaryBlock'][]

/** Splits a commentary at its steps into parts that are each shown at once. */
export const commentaryParts = (blocks: Blocks): readonly (readonly Paragraph[])[] =>
  partsOf(blocks as readonly CommentaryBlock[])

/** The author's commentary. Whatever follows a step is collapsed, with or without scripts. */
export const Commentary = ({ blocks }: { blocks: Blocks }) => (
  <div className="commentary">
    <FoldedParts parts={commentaryParts(blocks)} />
  </div>
)

const FoldedParts = ({ parts: [first = [], ...rest] }: { parts: readonly (readonly Paragraph[])[] }) => {
  const { t } = useBoardWords()
  return (
    <>
      <Paragraphs paragraphs={first} />
      {rest.length > 0 && (
        <details>
          <summary className="go-on">{t('board.goOn')}</summary>
          <FoldedParts parts={rest} />
        </details>
      )}
    </>
  )
}

interface SteppedProps {
  readonly blocks: Blocks
  /** How many parts are shown. */
  readonly shown: number
  /** Shows one more part. Without it, there is no button. */
  readonly onGoOn?: () => void
}

/** The author's commentary, as far as the reader has revealed it. */
export const SteppedCommentary = ({ blocks, shown, onGoOn }: SteppedProps) => {
  const { t } = useBoardWords()
  const latest = useRef<HTMLDivElement>(null)
  const seen = useRef(shown)
  // The button may disappear; moving the focus lets screen readers continue with the new part.
  useEffect(() => {
    if (shown > seen.current) latest.current?.focus()
    seen.current = shown
  }, [shown])
  const parts = commentaryParts(blocks)
  return (
    <div className="commentary">
      {parts.slice(0, shown).map((paragraphs, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by position
        <div key={i} tabIndex={-1} ref={i === shown - 1 ? latest : null}>
          <Paragraphs paragraphs={paragraphs} />
        </div>
      ))}
      {onGoOn !== undefined && shown < parts.length && (
        <div className="controls">
          <button type="button" onClick={onGoOn}>
            {t('board.goOn')}
          </button>
        </div>
      )}
    </div>
  )
}

const Paragraphs = ({ paragraphs }: { paragraphs: readonly Paragraph[] }) => (
  <>
    {paragraphs.map(({ children }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity, and do not move
      <p key={i} dir="auto">
        {children.map(({ text, bold, italic }, at) => {
          const words = italic ? <em>{text}</em> : text
          // biome-ignore lint/suspicious/noArrayIndexKey: nor do their parts
          return <span key={at}>{bold ? <strong>{words}</strong> : words}</span>
        })}
      </p>
    ))}
  </>
)
