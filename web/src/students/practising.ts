import type { Practice } from 'dealbook-domain/practice.js'
import type { ComponentType, ReactNode } from 'react'
import type { Language } from '../texts/reader-language.js'
import type { PageData, Revealed, StudentsDeal } from './page-data.js'

/** A board on the page. */
export interface BoardOnPage {
  readonly deal: StudentsDeal
  /** Its place, from 0. */
  readonly at: number
  /** The language that was chosen on the page. */
  readonly chosen: Language | null
  /** Goes to the board after it; `null` for the last one. */
  readonly onNext: (() => void) | null
}

/** What practice makes of the page. */
export interface PracticeOfPage {
  /** What is shown of a board that is an exercise now; `null` where it is read. */
  readonly covered: (deal: StudentsDeal) => Revealed | null
  /** What a board that is read begins with, where its practice has shown more than is shown at first. */
  readonly begun: (deal: StudentsDeal, atFirst: Revealed) => Revealed
  /** Whether a board was practised to its end; `null` where nothing of it is practised. */
  readonly isDone: (deal: StudentsDeal) => boolean | null
  /** A board as an exercise. */
  readonly exercise: (board: BoardOnPage) => ReactNode
  /** How the practice of a board went that is read, and the way to it. */
  readonly outcome: (board: BoardOnPage) => ReactNode
  /** A board that is read: as its teacher has it, or while the student looks back at it, with the student's own play. */
  readonly replayed: (deal: StudentsDeal) => StudentsDeal
  /** Who takes part on this device. */
  readonly participant: ReactNode
}

/** What practice needs of the page. */
export type LessonData = Pick<PageData, 'token' | 'numbers' | 'choices' | 'isReading' | 'deals' | 'at'>

export interface WithPracticeProps {
  readonly data: LessonData
  readonly practice: Practice
  readonly children: (practice: PracticeOfPage) => ReactNode
}

/** The part of the page that is loaded only where a link has something to practise. */
export interface Practising {
  readonly WithPractice: ComponentType<WithPracticeProps>
}

/** Whether a page needs it. */
export const hasPractice = ({ practice }: Pick<PageData, 'practice'>): boolean => practice.bidding || practice.play
