import { describe, expect, it } from 'vitest'
import type { Call } from '../../../src/domain/bridge/auction.js'
import { callNoteIssues } from '../../../src/domain/call-note.js'
import { acceptedCalls, noteAt, notesAfter, withNote } from '../../../web/src/desk/boards/editor/noted-calls.js'

const calls = (text: string) => (text === '' ? [] : text.split(' ')) as Call[]
const note = (call: number, text = 'Because', accepts = '') => ({ call, text, alert: false, accepts: calls(accepts) })

describe('the notes of an edited board', () => {
  it('are sorted, one for each call, and dropped once they are empty', () => {
    expect(noteAt([], 2)).toEqual({ call: 2, text: '', alert: false, accepts: [] })
    const notes = [2, 0].reduce((all, call) => withNote(all, note(call)), [] as ReturnType<typeof withNote>)
    expect(notes.map(({ call }) => call)).toEqual([0, 2])
    expect(noteAt(notes, 2)).toEqual(note(2))
    expect(withNote(notes, note(0, 'Else'))).toEqual([note(0, 'Else'), note(2)])
    expect(withNote(notes, note(0, ''))).toEqual([note(2)])
    expect(withNote(notes, { ...note(0, ''), alert: true })).toHaveLength(2)
    expect(withNote(notes, note(0, '', '1C'))).toHaveLength(2)
  })

  it.each([
    ['1NT P 2C', '1NT P 2C P', [0, 2, 3]],
    ['1NT P 2C', '1NT P', [0]],
    ['1NT P 2C', '1NT P 2D', [0]],
    ['1NT P 2C', '', []],
    ['1NT P 2C', '1C P 2C', []],
    ['1NT P 2C', '1NT P 2C P P P', [0, 2, 3]],
  ])('stay with their calls from %j to %j', (before, after, kept) => {
    const notes = [note(0), note(2), note(3, 'And now?', '3C 3D')]
    expect(callNoteIssues(notes, calls(before))).toEqual([])
    const left = notesAfter(notes, calls(before), calls(after))
    expect(left.map(({ call }) => call)).toEqual(kept)
    expect(callNoteIssues(left, calls(after))).toEqual([])
  })

  it('no longer accept the call that was made in their place', () => {
    const made = notesAfter([note(1, '', 'X 1S'), note(2, '', '2C')], calls('1C P'), calls('1C P 2C'))
    expect(made).toEqual([note(1, '', 'X 1S')])
    expect(notesAfter([note(1, '', 'X 1S')], calls('1C'), calls('1C X'))).toEqual([note(1, '', '1S')])
  })
})

describe('accepted calls as typed', () => {
  it('are kept if they are legal in the place and differ from the call', () => {
    const auction = calls('1NT P 2C')
    expect(acceptedCalls(' 2d 3nt, 2d ', 2, auction)).toEqual({ calls: ['2D', '3NT'], problem: null })
    expect(acceptedCalls('', 2, auction)).toEqual({ calls: [], problem: null })
    expect(acceptedCalls('p', 3, auction)).toEqual({ calls: ['P'], problem: null })
    expect(acceptedCalls('what', 2, auction).problem?.[0]).toBe('boards.callsFault')
    for (const text of ['2C', '1S', 'XX', '2D X'])
      expect(acceptedCalls(text, 2, auction), text).toMatchObject({ calls: null, problem: ['boards.noteIllegal', {}] })
    expect(acceptedCalls('2D 2H 2S 2NT 3C 3D 3H 3S 3NT', 2, auction).problem?.[0]).toBe('boards.noteTooMany')
  })
})
