import { describe, expect, it } from 'vitest'
import type { Call } from '../../src/domain/bridge/auction.js'
import { contractOfDeal } from '../../src/domain/deal.js'
import {
  type BoardSearch,
  type ContractText,
  contractText,
  foldTheme,
  foldTitle,
  isContractText,
  isFoundBy,
  wordsOf,
} from '../../src/domain/deal-search.js'
import { aDeal } from '../support/builders.js'

describe('the words of a text', () => {
  it.each([
    ['3NT: the Hold-up (part 2)', ['3nt', 'the', 'hold', 'up', 'part', '2']],
    ['  Élimination\tet « mise en main »', ['elimination', 'et', 'mise', 'en', 'main']],
    ['4♠ or 4♥?', ['4♠', 'or', '4♥']],
    ['15–17 HCP, 3-3 fit', ['15', '17', 'hcp', '3', 'fit']],
    ["L'impasse d’un_coup", ['l', 'impasse', 'd', 'un', 'coup']],
    ['C++ 100 %', ['c++', '100']],
    ['… – !', []],
    ['', []],
  ])('of %j', (text, words) => expect(wordsOf(text)).toEqual(words))

  it('are cut at a maximum length', () => {
    expect(wordsOf('x'.repeat(150))).toEqual(['x'.repeat(100)])
    expect([foldTheme, foldTitle].map((fold) => fold('♠'.repeat(300)))).toEqual(['♠'.repeat(200), '♠'.repeat(200)])
  })
})

const calls = (text: string) => text.split(' ') as Call[]

describe('contracts in short form', () => {
  it.each([
    ['1S P 4S P P P', '4S'],
    ['1NT P 3NT X P P P', '3NTX'],
    ['6H X XX P P P', '6HXX'],
    ['P P P P', 'pass'],
  ])('of %s', (auction, short) => {
    const contract = contractOfDeal(aDeal({ auction: calls(auction) }))
    expect(contract && contractText(contract)).toBe(short)
    expect(isContractText(short)).toBe(true)
  })

  it.each(['', 'Pass', '8C', '3N', '3NTXXX', '4s', '4S ', '0NT'])('are not %j', (text) =>
    expect(isContractText(text)).toBe(false),
  )
})

describe('a search', () => {
  const deal = aDeal({
    title: 'The Élimination play',
    themes: ['Throw-in', 'Slam  bidding'],
    personalThemes: ['Tuesday class'],
    boardNumber: 7,
    dealer: 'S',
    vulnerability: 'All',
    auction: calls('1S X 4S P P P'),
  })
  const found = (search: BoardSearch) => [isFoundBy(search, deal, 'public'), isFoundBy(search, deal, 'whole')]
  const [nobody, everybody, owner] = [
    [false, false],
    [true, true],
    [false, true],
  ]

  it.each<[BoardSearch, boolean[] | undefined]>([
    [{}, everybody],
    [{ q: 'elim' }, everybody],
    [{ q: 'PLAY thr bidd' }, everybody],
    [{ q: 'play, play' }, everybody],
    [{ q: '?!' }, everybody],
    [{ q: 'limination' }, nobody],
    [{ q: 'elim nothing' }, nobody],
    [{ q: 'tues' }, owner],
    [{ q: 'tues elim' }, owner],
    [{ themes: ['slam bidding'] }, everybody],
    [{ themes: ['SLAM BIDDING', 'throw-in'] }, everybody],
    [{ themes: ['slam'] }, nobody],
    [{ themes: ['slam bidding', 'tuesday class'] }, owner],
    [{ themes: ['The Élimination play'] }, nobody],
    [{ dealer: 'S', vulnerability: 'All', boardNumber: 7, contract: '4S' as ContractText, declarer: 'S' }, everybody],
    [{ dealer: 'N' }, nobody],
    [{ vulnerability: 'NS' }, nobody],
    [{ boardNumber: 8 }, nobody],
    [{ contract: '4SX' as ContractText }, nobody],
    [{ contract: 'pass' as ContractText }, nobody],
    [{ declarer: 'W' }, nobody],
  ])('for %j', (search, expected) => expect(found(search)).toEqual(expected))

  it.each([
    ['1NT P 3NT P P P', true],
    ['1NT X 3NT X XX P P P', true],
    ['1S P 5H P P P', true],
    ['5C P P P', true],
    ['1NT P 2NT P P P', false],
    ['4C P P P', false],
    ['4D X P P P', false],
    ['3S P P P', false],
    ['6S P P P', false],
    ['P P P P', false],
    ['4S', false],
  ])('for a game, with the auction %s: %s', (auction, expected) =>
    expect(isFoundBy({ contract: 'game' }, aDeal({ auction: calls(auction) }), 'public')).toBe(expected),
  )

  it('for a contract or a declarer finds no deal without a contract', () => {
    const open = aDeal({ auction: calls('1S P') })
    const passed = aDeal({ auction: calls('P P P P') })
    const contract = 'pass' as ContractText
    expect([open, passed].map((one) => isFoundBy({ contract }, one, 'public'))).toEqual([false, true])
    expect([open, passed].map((one) => isFoundBy({ declarer: 'N' }, one, 'public'))).toEqual([false, false])
  })
})
