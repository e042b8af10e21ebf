import { SEATS, type Seat, type Vulnerability } from 'dealbook-domain/bridge/board.js'
import { ranksBySuit, SUITS } from 'dealbook-domain/bridge/board-drawing.js'
import type { Hand } from 'dealbook-domain/bridge/hand.js'
import { type RankLanguage, rankIn } from 'dealbook-domain/bridge/ranks.js'
import { useContext, useMemo } from 'react'
import { boardTexts } from '../texts/areas/board.js'
import { type Language, ReaderLanguage } from '../texts/reader-language.js'
import { wordsOf } from '../texts/words-of.js'
import { ReaderRanks } from './reader-ranks.js'

export interface BoardFacts {
  readonly boardNumber: number | null
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
}

type Suit = (typeof SUITS)[number]

const wordsIn = (language: Language, ranks: RankLanguage) => {
  const t = wordsOf(boardTexts, language)
  const seat = (of: Seat): string => t(`seat.${of}`)
  return {
    t,
    seat,
    ranks,
    /** A card's rank as it is printed. */
    rank: (card: string): string => rankIn(card.charAt(1), ranks),
    letters: Object.fromEntries(SEATS.map((of) => [of, seat(of).charAt(0)])) as Readonly<Record<Seat, string>>,
    /** The lines beside the board: number, dealer, vulnerability. */
    caption: ({ boardNumber, dealer, vulnerability }: BoardFacts): readonly string[] => [
      ...(boardNumber === null ? [] : [t('board.number', { number: boardNumber })]),
      t('board.dealer', { seat: seat(dealer) }),
      t(`board.vulnerable.${vulnerability}`),
    ],
    /** A hand as it is read out: "spades 8 7; hearts A K Q; …". */
    spokenHand: (hand: Hand): string => {
      const suits = ranksBySuit(hand, ranks)
      return SUITS.map((suit, i) => `${t(`suit.${suit}`)} ${suits[i]?.join(' ') || t('board.noCards')}`).join('; ')
    },
    /** A card as it is read out: "diamonds A". */
    spokenCard: (card: string): string => `${t(`suit.${card.charAt(0) as Suit}`)} ${rankIn(card.charAt(1), ranks)}`,
    /** A call or a bid's strain as it is read out: "1 hearts", "Pass". */
    spokenCall: (call: string): string => {
      if (call === 'P') return t('board.pass')
      if (call === 'X') return t('board.double')
      if (call === 'XX') return t('board.redouble')
      return call.endsWith('NT')
        ? `${call.charAt(0)}${t('notrump')}`
        : `${call.charAt(0)} ${t(`suit.${call.charAt(1) as Suit}`)}`
    },
  }
}

/** The words of a board in the language of the page that it stands on, and the ranks of its reader. */
export const useBoardWords = () => {
  const language = useContext(ReaderLanguage)
  const ranks = useContext(ReaderRanks)
  return useMemo(() => wordsIn(language, ranks), [language, ranks])
}
