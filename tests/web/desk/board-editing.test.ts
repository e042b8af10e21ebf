import { describe, expect, it } from 'vitest'
import type { Call, Contract } from '../../../src/domain/bridge/auction.js'
import { type Hands, UNKNOWN_HANDS } from '../../../src/domain/bridge/hand.js'
import { type Card, tricksOf } from '../../../src/domain/bridge/play.js'
import { isLegalNext, turnOf, typedCalls } from '../../../web/src/desk/boards/editor/bidding.js'
import {
  type Draft,
  mergeOfBoards,
  NEW_DRAFT,
  patchOf,
  withBoardFieldsOf,
  withBoardNumber,
} from '../../../web/src/desk/boards/editor/draft.js'
import {
  takenCards,
  typedHand,
  withCardTurned,
  withRestDealt,
} from '../../../web/src/desk/boards/editor/hand-editing.js'
import { begin, change, redo, undo } from '../../../web/src/desk/boards/editor/history.js'

const calls = (text: string) => text.split(' ') as Call[]
const cards = (text: string) => text.split(' ') as Card[]
const THREE = {
  N: 'AKQ.JT9.876.5432',
  E: 'JT98.AKQ.AKQ.AKQ',
  S: '7654.876.JT9.JT9',
  W: null,
} as unknown as Hands

describe('hands', () => {
  it.each([
    ['akq.jt9.876.5432', 'AKQ.JT9.876.5432'],
    ['AKQ J109 876 5432', 'AKQ.JT9.876.5432'],
    ['2a.-.—.k', 'A2...K'],
    ['akq', 'AKQ...'],
  ])('are typed as %s', (text, hand) => {
    expect(typedHand(text, 'en')).toBe(hand)
  })

  it.each(['', 'aa', 'akq.1', 'a.k.q.j.t', 'AKQJT98765432.A'])('are not typed as "%s"', (text) => {
    expect(typedHand(text, 'en')).toBeNull()
  })

  it('are typed with the ranks of a language, or with those of English', () => {
    expect(typedHand('ard.v10..', 'fr')).toBe('AKQ.JT..')
    expect(typedHand('akq.j10..', 'fr')).toBe('AKQ.JT..')
    expect(typedHand('ekd.kn10..', 'sv')).toBe('AKQ.JT..')
    expect(typedHand('ard.v10..', 'en')).toBeNull()
  })

  it('take a card and give it back, but no card of another hand and no fourteenth', () => {
    const one = withCardTurned(UNKNOWN_HANDS, 'S', 'HT')
    expect(one.S).toBe('.T..')
    expect(withCardTurned(one, 'S', 'HT')).toEqual(UNKNOWN_HANDS)
    expect(withCardTurned(one, 'N', 'HT')).toBe(one)
    expect(withCardTurned(THREE, 'N', 'S3')).toBe(THREE)
    expect(takenCards(THREE, 'W', 'A2...' as never)).toEqual([{ card: 'SA', by: 'N' }])
  })

  it('get the rest of the deck once three are full, whatever the fourth already has', () => {
    expect(withRestDealt(THREE).W).toBe('32.5432.5432.876')
    expect(withRestDealt(withCardTurned(THREE, 'W', 'S3')).W).toBe('32.5432.5432.876')
    expect(withRestDealt({ ...THREE, S: null })).toEqual({ ...THREE, S: null })
  })
})

describe('calls', () => {
  it('can be typed in many ways, and are never guessed', () => {
    expect(typedCalls('1c pass 1♠ x  xx 3n 4SA p')).toEqual(calls('1C P 1S X XX 3NT 4NT P'))
    expect(typedCalls('1c 8h')).toBeNull()
  })

  it('are offered if they are legal', () => {
    expect(isLegalNext(calls('1NT'), '1S' as Call)).toBe(false)
    expect(isLegalNext(calls('1NT'), 'X' as Call)).toBe(true)
    expect(isLegalNext(calls('P P P P'), '1C' as Call)).toBe(false)
  })
})

describe('play', () => {
  const hands = withRestDealt(THREE)
  const contract: Contract = { level: 1, strain: 'NT', doubled: 0, declarer: 'W' }

  it('is offered card by card, following suit', () => {
    const turn = turnOf(cards('SA'), hands, contract)
    expect(turn?.seat).toBe('E')
    expect(turn?.cards.filter(({ isLegal }) => isLegal).map(({ card }) => card)).toEqual(cards('SJ ST S9 S8'))
    expect(turnOf([], { ...hands, W: null }, contract)).toBeNull()
    expect(turnOf([], hands, null)).toBeNull()
    expect(turnOf(cards('S2'), hands, contract)).toBeNull()
  })

  it('is divided into tricks, each led by the winner of the previous one', () => {
    const tricks = tricksOf(cards('SA S8 S4 S2 SK'), contract)
    expect(tricks.map(({ cards }) => cards.map(({ seat, card }) => `${seat} ${card}`))).toEqual([
      ['N SA', 'E S8', 'S S4', 'W S2'],
      ['N SK'],
    ])
  })
})

describe('a draft', () => {
  const draft = (fields: Partial<Draft>): Draft => ({ ...NEW_DRAFT, title: 'Finesse', ...fields })

  it('is sent as its changes, with fields that the service would otherwise derive', () => {
    expect(patchOf(draft({}), draft({ title: 'Other' }))).toEqual({ title: 'Other' })
    // Else the dealer would follow the number.
    expect(patchOf(draft({ boardNumber: 1 }), draft({ boardNumber: 2 }))).toEqual({
      boardNumber: 2,
      dealer: 'N',
      vulnerability: 'None',
    })
    expect(patchOf(draft({}), draft({ sharing: 'public' }))).toEqual({ sharing: 'public', sharingGroupIds: [] })
  })

  it('updates dealer and vulnerability with the number, but neither under an auction nor against a choice', () => {
    expect(withBoardNumber(draft({}), 2)).toMatchObject({ dealer: 'E', vulnerability: 'NS' })
    expect(withBoardNumber(draft({ auction: calls('P') }), 2)).toMatchObject({ dealer: 'N', vulnerability: 'NS' })
    expect(withBoardNumber(draft({ dealer: 'W', vulnerability: 'All' }), 2)).toMatchObject({
      dealer: 'W',
      vulnerability: 'All',
    })
  })

  it('is compared with changes by others', () => {
    const mine = draft({ title: 'Mine', themes: ['mine'], boardNumber: 4 })
    const theirs = draft({ title: 'Theirs', result: 9, boardNumber: 4 })
    const merge = mergeOfBoards(draft({}), mine, theirs)
    expect(merge).toEqual({ conflicts: ['title'], theirs: ['result'] })
    expect(withBoardFieldsOf(mine, theirs, merge.theirs)).toEqual({ ...mine, result: 9 })
  })
})

describe('an auction and its notes that two windows changed', () => {
  const noted = (call: number) => [{ call, text: 'Stayman', alert: true, accepts: [] }]
  const loaded: Draft = { ...NEW_DRAFT, title: 'Stayman', auction: calls('1NT P 2C P') }

  it('are in conflict, and are taken over together', () => {
    const mine = { ...loaded, callNotes: noted(3) }
    const theirs = { ...loaded, auction: calls('1NT') }
    const merge = mergeOfBoards(loaded, mine, theirs)
    expect(merge).toEqual({ conflicts: ['auction'], theirs: [] })
    expect(withBoardFieldsOf(mine, theirs, merge.conflicts)).toEqual(theirs)
  })

  it('are taken over together if only the other window changed one of them', () => {
    const mine = { ...loaded, title: 'Mine' }
    const theirs = { ...loaded, auction: calls('1NT'), callNotes: noted(1) }
    const merge = mergeOfBoards(loaded, mine, theirs)
    expect(withBoardFieldsOf(mine, theirs, merge.theirs)).toEqual({ ...theirs, title: 'Mine' })
  })
})

describe('undo', () => {
  it('undoes one change at a time, where typing in one field counts as one', () => {
    let history = begin('')
    for (const [value, at] of [
      ['a', 0],
      ['ab', 400],
      ['abc', 2_000],
    ] as const)
      history = change(history, value, 'title', at)
    history = change(history, 'other', 'themes', 2_100)
    const back = undo(history)
    expect(back.present).toBe('abc')
    expect(undo(back).present).toBe('ab')
    expect(undo(undo(back)).present).toBe('')
    expect(undo(undo(undo(back)))).toEqual(undo(undo(back)))
    expect(redo(redo(undo(back))).present).toBe('other')
    expect(undo(change(change(history, 'one call', null, 2_200), 'two calls', null, 2_300)).present).toBe('one call')
    // After a step back, the same field starts over.
    expect(undo(change(back, 'abcd', 'title', 2_200)).present).toBe('abc')
    expect(change(back, 'new', 'title', 9_000).future).toEqual([])
  })
})
