import { describe, expect, it } from 'vitest'
import { readHands } from '../../../src/domain/bridge/hand.js'
import { doubleDummyOf } from '../../../src/domain/double-dummy.js'
import { DEFAULT_STUDENT_VIEW } from '../../../src/domain/student-view.js'
import { aDeal } from '../../support/builders.js'
import { aTable, LAYDOWN } from '../../support/trick-tables.js'

// Checked with the pages, which have JSX and the types of a browser.
const { revealedAtFirst } = await import('../../../web/src/students/page-data.js' as string)
const { shownDeal } = await import('../../../web/src/students/use-boards.js' as string)

describe('what can be made, on the page of students', () => {
  it.each([false, true])('is open at first if the teacher says so: %s', (doubleDummy) => {
    expect(revealedAtFirst({ ...DEFAULT_STUDENT_VIEW, doubleDummy }, null)).toMatchObject({
      areTricksOpen: doubleDummy,
    })
  })

  it('turns with a board fetched later, and derives par from its vulnerability', () => {
    const tricks = { ...aTable(3), N: aTable(10).N }
    const board = aDeal({
      ...{ hands: readHands(LAYDOWN).hands, dealer: 'N' as const, vulnerability: 'None' as const },
      doubleDummy: { tricks, source: 'solver' },
    })
    const fetched = { ...board, doubleDummy: doubleDummyOf(board) }
    const shown = shownDeal(fetched, { numbers: 'place', studentView: DEFAULT_STUDENT_VIEW }, 1)
    expect(shown.dealer).toBe('E')
    expect(shown.doubleDummy).toEqual(
      doubleDummyOf({ doubleDummy: { tricks: { ...tricks, N: tricks.W, E: tricks.N }, source: 'solver' }, ...NS }),
    )
    const unsolved = shownDeal(
      { ...fetched, doubleDummy: null },
      { numbers: null, studentView: DEFAULT_STUDENT_VIEW },
      0,
    )
    expect(unsolved.doubleDummy).toBeNull()
  })
})

const NS = { vulnerability: 'NS' } as const
