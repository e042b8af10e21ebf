import { describe, expect, it } from 'vitest'
import { columnsIn, withColumnMoved, withColumnTurned } from '../../../web/src/desk/boards/explorer/columns.js'
import { addressOf, exploredBy, filterQueryOf } from '../../../web/src/desk/boards/explorer/explorer-address.js'
import { NO_SELECTION, withTurned } from '../../../web/src/desk/boards/explorer/selection.js'
import { typedBid, typedContract } from '../../../web/src/desk/boards/explorer/typed-contract.js'

describe('the address of a view of the boards', () => {
  it('contains every setting that differs from its default', () => {
    const address = 'q=fin&dealer=N&theme=a&theme=b&lifecycle=trashed&sort=title&page=3'
    const explored = exploredBy(new URLSearchParams(address))
    expect(addressOf(explored, { page: 3 }).toString()).toBe(address)
    expect(filterQueryOf(explored)).toEqual({
      q: 'fin',
      dealer: 'N',
      theme: ['a', 'b'],
      lifecycle: 'trashed',
      sort: 'title',
    })
    expect(addressOf(exploredBy(new URLSearchParams('page=-2&q=+&sort=-createdAt')), {}).toString()).toBe('')
  })

  it('returns to the first page with every other change', () => {
    const explored = exploredBy(new URLSearchParams('page=3'))
    expect(addressOf(explored, { filters: { q: 'fin' } }).toString()).toBe('q=fin')
    expect(addressOf(explored, { page: 4 }).toString()).toBe('page=4')
  })

  it.each([
    ['4♠', '4S'],
    ['4♥\ufe0e', '4H'],
    ['4 hearts', '4H'],
    ['4h', '4H'],
    ['1 Spade', '1S'],
    ['4 cœurs', '4H'],
    ['2 carreaux', '2D'],
    ['5 trèfles contré', '5CX'],
    ['3 nt x', '3NTX'],
    ['3 NT', '3NT'],
    ['3 no trump', '3NT'],
    ['6hxx', '6HXX'],
    ['4 spades doubled', '4SX'],
    ['3SA', '3NT'],
    ['3 sans-atout', '3NT'],
    ['Passe', 'pass'],
    ['Game', 'game'],
    ['manche', 'game'],
    ['passed out', 'pass'],
    ['8S', null],
    ['4', null],
    ['4 Coeur', '4H'],
    ['5 Karo Kontra', '5DX'],
    ['6 Treff Rekontra', '6CXX'],
    ['3 ohne Trumpf', '3NT'],
    ['Vollspiel', 'game'],
    ['Durchgepasst', 'pass'],
    ['3BA', '3NT'],
    ['4 kiery', '4H'],
    ['5 kara z kontrą', null],
    ['5 kara kontra', '5DX'],
    ['2 trefle', '2C'],
    ['4 piki x', '4SX'],
    ['końcówka', 'game'],
    ['pas', 'pass'],
    ['4 hearts and more', null],
    ['eight spades', null],
  ])('reads the contract %s as %s', (text, contract) => {
    expect(typedContract(text)).toBe(contract)
  })

  it('reads what makes as a bid, without doubles, games and passes', () => {
    expect(['4 hearts', '3SA', '4♠'].map(typedBid)).toEqual(['4H', '3NT', '4S'])
    expect(['4sx', 'game', 'pass', '9C'].map(typedBid)).toEqual([null, null, null, null])
  })
})

describe('columns', () => {
  it('keep their arrangement; new ones come after them, unknown ones are left out', () => {
    const columns = columnsIn(['sharing', 'gone', 'contract', 'sharing'], { contract: false, dealer: true })
    expect(columns.slice(0, 3)).toEqual([
      { name: 'sharing', isShown: true },
      { name: 'contract', isShown: false },
      { name: 'boardNumber', isShown: true },
    ])
    expect(columns.find(({ name }) => name === 'dealer')?.isShown).toBe(true)
    expect(columns).toHaveLength(new Set(columns.map(({ name }) => name)).size)
    const moved = withColumnMoved(columns, 'contract', -1)
    expect(moved.map(({ name }) => name).slice(0, 2)).toEqual(['contract', 'sharing'])
    expect(withColumnMoved(moved, 'contract', -1)).toBe(moved)
    expect(withColumnTurned(columns, 'contract')[1]).toEqual({ name: 'contract', isShown: true })
  })
})

describe('a selection', () => {
  const order = ['a', 'b', 'c', 'd']
  const ids = (selection: typeof NO_SELECTION) => [...selection.ids].sort()

  it('grows and shrinks one by one and by ranges in both directions', () => {
    const one = withTurned(NO_SELECTION, 'c', order, false)
    expect(ids(withTurned(one, 'a', order, true))).toEqual(['a', 'b', 'c'])
    const all = withTurned(withTurned(one, 'a', order, true), 'd', order, true)
    expect(ids(all)).toEqual(order)
    expect(ids(withTurned(withTurned(all, 'b', order, false), 'c', order, true))).toEqual(['a', 'd'])
    // A range starts from the row chosen last, not from the first.
    const two = withTurned(withTurned(NO_SELECTION, 'd', order, false), 'a', order, false)
    expect(ids(withTurned(two, 'b', order, true))).toEqual(['a', 'b', 'd'])
    // If the last chosen row is on another page, a range is a single row.
    expect(ids(withTurned({ ids: new Set(['x']), anchor: 'x' }, 'b', order, true))).toEqual(['b', 'x'])
  })
})
