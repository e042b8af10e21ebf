import { describe, expect, it } from 'vitest'
import type { Call } from '../../../src/domain/bridge/auction.js'
import type { BiddingBoard } from '../../../src/domain/practice/bidding-practice.js'
import { addressOf } from '../../../web/src/students/address.js'
import { choicesOf, choicesText, fittingChoices, withChoice } from '../../../web/src/students/practice/choices.js'

const calls = (text: string) => text.split(' ') as Call[]
const BOARD = {
  hands: { N: null, E: null, S: 'AKQJT98765432...', W: null },
  dealer: 'N',
  auction: calls('1S P 2S P 4S P P P'),
  callNotes: [],
} as unknown as BiddingBoard

describe('the choices in an address', () => {
  it('are read as written', () => {
    const choices = [
      { call: 2, chosen: calls('3S 4S') },
      { call: 6, chosen: calls('P') },
    ]
    expect(choicesText(choices)).toBe('2:3S,4S;6:P')
    expect(choicesOf('2:3S,4S;6:P')).toEqual(choices)
  })

  it('are dropped if they are invalid', () => {
    for (const text of [null, '', '2', '2:', ':2S', '2:8S', '2:2S,', 'x:2S', '-1:P', '2:2s'])
      expect(choicesOf(text)).toEqual([])
    expect(choicesOf('2:2S;6;8:P')).toEqual([
      { call: 2, chosen: ['2S'] },
      { call: 8, chosen: ['P'] },
    ])
  })

  it('get one more in a place, and lose later ones', () => {
    const one = withChoice([], 2, '4S' as Call)
    const two = withChoice(one, 2, '2S' as Call)
    expect(choicesText(two)).toBe('2:4S,2S')
    expect(choicesText(withChoice(two, 6, 'P' as Call))).toBe('2:4S,2S;6:P')
    expect(choicesText(withChoice([...two, { call: 6, chosen: calls('P') }], 2, 'P' as Call))).toBe('2:2S,P')
  })

  it('fit the board: legal calls at turns of the seat, each place once', () => {
    const fitting = (text: string) => choicesText(fittingChoices(BOARD, 'S', choicesOf(text)))
    expect(fitting('2:2S;6:P')).toBe('2:2S;6:P')
    expect(fitting('6:P;2:2S')).toBe('2:2S;6:P')
    expect(fitting('2:2S;2:3S')).toBe('2:2S')
    expect(fitting('0:1S;1:P;2:1C;6:4S')).toBe('')
  })

  it('come after the board in the address, and so does the choice to read everything', () => {
    expect(addressOf({ numbers: null }, 2, null)).toBe('?board=3')
    expect(addressOf({ numbers: 'place' }, 2, 'fr', { choices: '2:2S', isReading: true })).toBe(
      '?board=3&numbers=place&lang=fr&chosen=2:2S&show=all',
    )
  })
})
