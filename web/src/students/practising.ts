import type { Practice } from 'dealbook-domain/practice/practice.js'
import type { ComponentType, ReactNode } from 'react'
import type { BoardWords } from '../board/board-words.js'
import type { Language } from '../texts/reader-language.js'
import type { PageData, Revealed, StudentsDeal } from './page-data.js'

/** A board on the page. */
export interface BoardOnPage {
  readonly deal: StudentsDeal
  /** The position of the board, from 0. */
  readonly at: number
  /** The language chosen on the page; `null` if none was. */
  readonly chosen: Language | null
  /** Goes to the next board; `null` for the last one. */
  readonly onNext: (() => void) | null
}

/** The parts of the page that practice provides. */
export interface PracticeOfPage {
  /** What is shown of a board that is currently an exercise; `null` if it is read. */
  readonly covered: (deal: StudentsDeal) => Revealed | null
  /** What is initially shown of a board that is read, including what its practice has already revealed. */
  readonly begun: (deal: StudentsDeal, atFirst: Revealed) => Revealed
  /** Whether the practice of a board is finished; `null` if the board has none. */
  readonly isDone: (deal: StudentsDeal) => boolean | null
  /** A board as an exercise. */
  readonly exercise: (board: BoardOnPage) => ReactNode
  /** The outcome of a board's practice, shown when the board is read, with a way back to the exercise. */
  readonly outcome: (board: BoardOnPage, onReveal: (change: Partial<Revealed>) => void) => ReactNode
  /** The board to read: the teacher's or, while the student reviews it, the one with the student's own play. */
  readonly replayed: (deal: StudentsDeal) => StudentsDeal
  /** The participant on this device. */
  readonly participant: ReactNode
}

/** Whether the title of a board is hidden: titles often say what is practised. */
export const hidesTitle = (practice: PracticeOfPage | null, deal: StudentsDeal): boolean =>
  practice !== null && practice.covered(deal) !== null && practice.isDone(deal) !== true

/** The title of a board or, while it is hidden, its number; without one, its position. */
export const shownTitle = (
  practice: PracticeOfPage | null,
  deal: StudentsDeal,
  at: number,
  { t }: Pick<BoardWords, 't'>,
): string => (hidesTitle(practice, deal) ? t('board.number', { number: deal.boardNumber ?? at + 1 }) : deal.title)

/** The page data that practice needs. */
export type LessonData = Pick<PageData, 'token' | 'numbers' | 'choices' | 'isReading' | 'deals' | 'at'>

export interface WithPracticeProps {
  readonly data: LessonData
  readonly practice: Practice
  readonly children: (practice: PracticeOfPage) => ReactNode
}

/** The part of the page that is loaded only if the link has a practice. */
export interface Practising {
  readonly WithPractice: ComponentType<WithPracticeProps>
}

/** Whether a page has a practice. */
export const hasPractice = ({ practice }: Pick<PageData, 'practice'>): boolean => practice.bidding || practice.play
