import { type BoardFacts, captionOf, seatLetter, spokenHand } from 'dealbook-domain/board-in-words.js'
import { SEATS, type Seat } from 'dealbook-domain/bridge/board.js'
import type { Suit } from 'dealbook-domain/bridge/card.js'
import type { Hand } from 'dealbook-domain/bridge/hand.js'
import { type RankLanguage, rankIn } from 'dealbook-domain/drawing/ranks.js'
import { useContext, useMemo } from 'react'
import { boardTexts } from '../texts/areas/board.js'
import { type Language, ReaderLanguage } from '../texts/reader-language.js'
import { wordsOf } from '../texts/words-of.js'
import { ReaderRanks } from './reader-ranks.js'

const wordsIn = (language: Language, ranks: RankLanguage) => {
  const t = wordsOf(boardTexts, language)
  const seat = (of: Seat): string => t(`seat.${of}`)
  return {
    t,
    seat,
    ranks,
    /** A card's rank as printed. */
    rank: (card: string): string => rankIn(card.charAt(1), ranks),
    letters: Object.fromEntries(SEATS.map((of) => [of, seatLetter(t, of)])) as Readonly<Record<Seat, string>>,
    /** The lines beside the board: number, dealer, vulnerability. */
    caption: (board: BoardFacts): readonly string[] => captionOf(board, t),
    /** A hand as screen readers read it: "spades 8 7; hearts A K Q; …". */
    spokenHand: (hand: Hand): string => spokenHand(hand, t, ranks),
    /** A card as screen readers read it: "diamonds A". */
    spokenCard: (card: string): string => `${t(`suit.${card.charAt(0) as Suit}`)} ${rankIn(card.charAt(1), ranks)}`,
    /** A call as screen readers read it: "1 heart", "Pass". */
    spokenCall: (call: string): string => {
      if (call === 'P') return t('board.pass')
      if (call === 'X') return t('board.double')
      if (call === 'XX') return t('board.redouble')
      return call.endsWith('NT')
        ? `${call.charAt(0)}${t('notrump')}`
        : t(`board.bid.${call.charAt(1) as Suit}`, { level: call.charAt(0) })
    },
  }
}

/** The words of a board in the language of its page, and the reader's rank letters. */
export type BoardWords = ReturnType<typeof wordsIn>

export const useBoardWords = (): BoardWords => {
  const language = useContext(ReaderLanguage)
  const ranks = useContext(ReaderRanks)
  return useMemo(() => wordsIn(language, ranks), [language, ranks])
}
