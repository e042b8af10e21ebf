import { describe, expect, it } from 'vitest'
import { changeCollection, newCollectionContent } from '../../src/domain/collection-content.js'
import { aCollection, later, NOON } from '../support/builders.js'

const NOTHING = { embeddable: null, studentView: null, practice: null }

describe('the content of a collection', () => {
  it('has defaults for what is not sent', () => {
    const bare = newCollectionContent({ title: 'Lesson', description: null })
    expect(bare).toMatchObject({ title: 'Lesson', description: null, embeddable: false })
    expect(newCollectionContent({ title: 'Lesson', description: null, ...NOTHING })).toEqual(bare)
  })

  it('is refused if answers are kept of nothing that is practised', () => {
    const practice = { bidding: false, play: false, answers: true }
    expect(() => newCollectionContent({ title: 'Lesson', description: null, practice })).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED' }),
    )
    expect(() => changeCollection(aCollection(), { practice }, NOON)).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED' }),
    )
  })
})

describe('a change of a collection', () => {
  const before = aCollection({ title: 'Lesson', description: 'About squeezes.', embeddable: true })

  it('sets the fields of the patch and keeps the others', () => {
    const after = changeCollection(before, { title: 'Lesson 2', studentView: { hands: 'all' } }, later(1_000))
    expect(after).toEqual({
      ...before,
      title: 'Lesson 2',
      studentView: { ...before.studentView, hands: 'all' },
      updatedAt: later(1_000),
    })
  })

  it('resets what is null to its default', () => {
    const after = changeCollection(before, { description: null, ...NOTHING }, later(1_000))
    const { studentView, practice } = newCollectionContent({ title: 'any', description: null })
    expect(after).toEqual({
      ...{ ...before, description: null, embeddable: false, studentView, practice },
      updatedAt: later(1_000),
    })
  })

  it('leaves everything as it is if the patch is empty', () => {
    expect(changeCollection(before, {}, later(1_000))).toBe(before)
  })
})
