import { describe, expect, it } from 'vitest'
import {
  DEFAULT_STUDENT_VIEW,
  mergeStudentView,
  SHOWN_HANDS,
  seatsShown,
  southUnder,
  withStudentViewDefaults,
} from '../../src/domain/student-view.js'

const VIEW = {
  hands: 'S',
  south: 'declarer',
  auction: false,
  commentary: false,
  doubleDummy: true,
  play: true,
} as const

describe('a student view', () => {
  it('shows all hands, the auction and the commentary by default', () => {
    expect(DEFAULT_STUDENT_VIEW).toEqual({
      ...{ hands: 'all', south: null, auction: true, commentary: true },
      ...{ doubleDummy: false, play: false },
    })
    expect(withStudentViewDefaults(VIEW)).toEqual(VIEW)
  })

  it('is merged with a patch, in which null restores the default', () => {
    expect(mergeStudentView(VIEW, {})).toEqual(VIEW)
    expect(mergeStudentView(VIEW, { hands: 'NS', auction: null, play: null })).toEqual({
      ...VIEW,
      ...{ hands: 'NS', auction: true, play: false },
    })
    expect(mergeStudentView(VIEW, null)).toEqual(DEFAULT_STUDENT_VIEW)
  })

  it('shows the hands of seats, and of those who declare or defend', () => {
    const shownTo = (declarer: 'N' | 'E' | 'S' | 'W' | null) =>
      SHOWN_HANDS.map((hands) => `${hands}: ${[...seatsShown(hands, { declarer })].sort().join('')}`)
    const fixed = ['all: ENSW', 'none: ', 'N: N', 'E: E', 'S: S', 'W: W', 'NS: NS', 'EW: EW']
    expect(shownTo('W')).toEqual([...fixed, 'declarer: W', 'declaring: EW', 'defending: NS', 'dummyAndLeader: EN'])
    expect(shownTo('N')).toEqual([...fixed, 'declarer: N', 'declaring: NS', 'defending: EW', 'dummyAndLeader: ES'])
    const without = [...fixed, 'declarer: S', 'declaring: NS', 'defending: EW', 'dummyAndLeader: ENSW']
    expect(shownTo(null)).toEqual(without)
    expect(SHOWN_HANDS.map((hands) => `${hands}: ${[...seatsShown(hands, null)].sort().join('')}`)).toEqual(without)
  })

  it('that hides the auction does not reveal the declarer, unless it turns boards to the declarer', () => {
    expect(southUnder({ auction: true, south: null }, 'declarer')).toBe('declarer')
    expect(southUnder({ auction: false, south: 'declarer' }, 'declarer')).toBe('declarer')
    expect(southUnder({ auction: false, south: null }, 'declarer')).toBe('S')
    expect(southUnder({ auction: false, south: null }, 'N')).toBe('N')
  })
})
