import { describe, expect, it } from 'vitest'
import {
  type Place,
  phaseOf,
  type Sequence,
  stepBack,
  stepOn,
  stepToEnd,
  stepToStart,
} from '../../../web/src/students/steps.js'

const DEAL = {
  auction: ['1NT', 'P', 'P', 'P'],
  play: ['SA', 'S2', 'S3', 'S4', 'SK'],
}
const HIDDEN: Place = { calls: 0, cards: 0 }
const OPEN_AUCTION: Place = { calls: null, cards: 0 }
const OPEN_PLAY: Place = { calls: null, cards: null }

/** Every place that steps lead to from a given one. */
const walk = (step: typeof stepOn, from: Place, deal: Sequence = DEAL): readonly string[] => {
  const places: string[] = []
  for (let place = from; places.length < 20; ) {
    const change = step(deal, place)
    if (change === null) break
    place = { ...place, ...change }
    places.push(`${place.calls} ${place.cards}`)
  }
  return places
}

describe('the steps through a board', () => {
  it('lead through the auction and then the play, and back', () => {
    expect(walk(stepOn, HIDDEN)).toEqual([
      '1 0',
      '2 0',
      '3 0',
      'null 0',
      'null 1',
      'null 2',
      'null 3',
      'null 4',
      'null 5',
    ])
    expect(walk(stepBack, { calls: null, cards: 2 })).toEqual(['null 1', 'null 0', '3 0', '2 0', '1 0', '0 0'])
    expect(walk(stepBack, HIDDEN)).toEqual([])
  })

  it('start with the play if the auction is open, and end if both are', () => {
    expect(walk(stepOn, OPEN_AUCTION)[0]).toBe('null 1')
    expect(walk(stepOn, OPEN_PLAY)).toEqual([])
    expect(walk(stepBack, OPEN_PLAY)[0]).toBe('null 4')
    expect(phaseOf(DEAL, OPEN_PLAY)).toBe('end')
  })

  it('show the rest of the auction at once, then that of the play', () => {
    expect(walk(stepToEnd, HIDDEN)).toEqual(['null 0', 'null null'])
  })

  it('open the auction with each call', () => {
    expect(stepOn(DEAL, HIDDEN)).toMatchObject({ isAuctionOpen: true })
    expect(stepBack(DEAL, { calls: 2, cards: 0 })).toMatchObject({ isAuctionOpen: true })
    expect(stepOn(DEAL, OPEN_AUCTION)).not.toHaveProperty('isAuctionOpen')
  })

  it('can go through the auction only, or the play only', () => {
    expect(walk(stepOn, HIDDEN, { ...DEAL, play: [] })).toEqual(['1 0', '2 0', '3 0', 'null 0'])
    expect(walk(stepOn, HIDDEN, { ...DEAL, auction: [] })[0]).toBe('0 1')
  })

  it('start again with the play, unless the auction was hidden at first', () => {
    expect(stepToStart(DEAL, OPEN_AUCTION)).toEqual({ cards: 0 })
    expect(stepToStart(DEAL, HIDDEN)).toMatchObject({ calls: 0, cards: 0 })
    expect(stepToStart({ ...DEAL, play: [] }, OPEN_AUCTION)).toMatchObject({ calls: 0 })
  })
})
