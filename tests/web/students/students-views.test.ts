import { describe, expect, it } from 'vitest'
import { SEATS, type Seat } from '../../../src/domain/bridge/board.js'
import { NO_PRACTICE } from '../../../src/domain/practice/practice.js'
import {
  DEFAULT_STUDENT_VIEW,
  SHOWN_HANDS,
  type ShownHands,
  type StudentView,
} from '../../../src/domain/student-view.js'

// Checked with the pages, which have JSX and the types of a browser.
const { renderPage } = await import('../../../web/src/students/server.js' as string)

const HANDS = { N: 'A...', E: '.K..', S: '..Q.', W: '...J' } as const
/** The cards of each hand, as a screen reader says them. */
const SPOKEN: Readonly<Record<Seat, string>> = { N: 'spades A', E: 'hearts K', S: 'diamonds Q', W: 'clubs J' }

const pageOf = (view: Partial<StudentView>): string => {
  const deal = {
    ...{ id: 'board', title: 'Board 1', boardNumber: 1, dealer: 'N', vulnerability: 'None', hands: HANDS },
    ...{
      auction: ['1NT', 'P', 'P', 'P'],
      callNotes: [],
      contract: { level: 1, strain: 'NT', doubled: 0, declarer: 'N' },
    },
    ...{ play: [], result: null, doubleDummy: null, commentary: [] },
  } as const
  return renderPage(
    {
      ...{ token: 'token', site: { name: 'Club', logo: null }, language: 'en', isLanguageChosen: false, numbers: null },
      ...{ title: 'Lesson', description: null, author: { displayName: 'Anna', avatarUrl: null, badges: [] } },
      ...{ studentView: { ...DEFAULT_STUDENT_VIEW, ...view }, practice: NO_PRACTICE },
      ...{ choices: null, isReading: false, titles: ['Board 1'], at: 0, deals: [deal as never] },
    },
    { script: '/script.js', styles: [] },
  )
}

/** The seats whose hands a screen reader says. */
const seatsIn = (page: string): readonly Seat[] => {
  const said = [...page.matchAll(/<li data-seat="(\w)"[^>]*>(.*?)<\/li>/g)]
  return said.flatMap(([, seat, text = '']) => (text.includes(SPOKEN[seat as Seat]) ? [seat as Seat] : []))
}

/** North declares. */
const EXPECTED: Readonly<Record<ShownHands, readonly Seat[]>> = {
  ...{ all: SEATS, none: [], N: ['N'], E: ['E'], S: ['S'], W: ['W'], NS: ['N', 'S'], EW: ['E', 'W'] },
  ...{ declarer: ['N'], declaring: ['N', 'S'], defending: ['E', 'W'], dummyAndLeader: ['E', 'S'] },
}

describe("the students' page", () => {
  it.each(SHOWN_HANDS)('shows the hands of the view %s, and no others', (hands) => {
    expect(seatsIn(pageOf({ hands }))).toEqual(EXPECTED[hands])
  })
})
