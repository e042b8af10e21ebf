import { type BiddingBoard, type BiddingStep, isRightCall } from 'dealbook-domain/practice/bidding-practice.js'
import type { ReactNode } from 'react'
import type { StudentsDeal } from '../page-data.js'
import { usePracticeWords } from './use-practice-words.js'
import { withCalls } from './with-calls.js'

interface FeedbackProps {
  readonly board: BiddingBoard
  readonly deal: Pick<StudentsDeal, 'callNotes'>
  readonly step: BiddingStep
}

/** One line of feedback on the last choice: right, try again, or the answer, with its explanation once known. */
export const Feedback = ({ board, deal, step: { place, tried, last } }: FeedbackProps) => {
  const t = usePracticeWords()
  const content = (): { readonly kind: string; readonly line: ReactNode } => {
    if (tried.length > 0) return { kind: 'wrong', line: withCalls(t('practice.notQuite'), { call: tried.at(-1) }) }
    if (last === null) return { kind: 'none', line: null }
    const chosen = last.chosen.at(-1)
    const call = board.auction[last.call]
    if (chosen === undefined || !isRightCall(board, last.call, chosen))
      return { kind: 'wrong', line: withCalls(t('practice.answer'), { chosen, call }) }
    return {
      kind: 'right',
      line: withCalls(t(chosen === call ? 'practice.right' : 'practice.alsoRight'), { chosen, call }),
    }
  }
  const { kind, line } = content()
  const note = tried.length > 0 ? undefined : deal.callNotes.find(({ call }) => call === last?.call)
  return (
    <p className={`feedback ${kind}`} role="status">
      {line}
      {note !== undefined && note.text !== '' && (
        <>
          {' '}
          <span dir="auto">{note.text}</span>
        </>
      )}
      {kind === 'none' && place !== null && t('practice.ask')}
    </p>
  )
}
