import { describe, expect, it } from 'vitest'
import {
  DEFAULT_STUDENT_VIEW,
  mergeStudentView,
  southUnder,
  withStudentViewDefaults,
} from '../../src/domain/student-view.js'

const VIEW = { hands: 'S', auction: false, commentary: false, doubleDummy: true, play: true } as const

describe('a student view', () => {
  it('shows all hands, the auction and the commentary by default', () => {
    expect(DEFAULT_STUDENT_VIEW).toEqual({
      ...{ hands: 'all', auction: true, commentary: true },
      ...{ doubleDummy: false, play: false },
    })
    expect(withStudentViewDefaults(VIEW)).toEqual(VIEW)
  })

  it('is merged with a patch, in which null stands for the default', () => {
    expect(mergeStudentView(VIEW, {})).toEqual(VIEW)
    expect(mergeStudentView(VIEW, { hands: 'NS', auction: null, play: null })).toEqual({
      ...VIEW,
      ...{ hands: 'NS', auction: true, play: false },
    })
    expect(mergeStudentView(VIEW, null)).toEqual(DEFAULT_STUDENT_VIEW)
  })

  it('that hides the auction does not tell who declares', () => {
    expect(southUnder({ auction: true }, 'declarer')).toBe('declarer')
    expect(southUnder({ auction: false }, 'declarer')).toBe('S')
    expect(southUnder({ auction: false }, 'N')).toBe('N')
  })
})
