import type { Contract } from '../../../domain/bridge/auction.js'
import { type Card, MAX_TRICKS, tricksTaken } from '../../../domain/bridge/play.js'
import { type BoardDraft, MAX_SECTION_LENGTH, type UnreadPlay } from '../board-draft.js'
import { oneLine } from '../bridge-texts.js'
import type { ReadHands } from '../diagrams/hand-text.js'
import { cardFrom, lawfulPlay, notACard, type ReadPlay } from '../play-table.js'
import { isSaid } from './lin-digest.js'
import type { LinToken } from './lin-tokens.js'

/** The play and the result of a board. */
export interface LinPlay {
  readonly fields: { readonly play: readonly Card[]; readonly result: number | null }
  readonly unread: UnreadPlay | null
}

const CARD = /([SHDC♠♥♦♣])(10|[2-9TJQKA])|\s+|./gi

/** The cards of commands in order. Leaves out cards that are taken back (`up`), with a warning. */
const wordsOf = (tokens: readonly LinToken[], draft: BoardDraft): readonly string[] => {
  const words: string[] = []
  let rewound = 0
  for (const { command, value } of tokens) {
    if (command === 'pc') words.push(...[...value.matchAll(CARD)].map(([word]) => word.trim()).filter(Boolean))
    const back = command === 'up' && /^\s*\d{1,3}\s*$/.test(value) ? Math.min(Number(value), words.length) : 0
    words.splice(words.length - back, back)
    rewound += back
  }
  if (rewound > 0) draft.warn('cards (pc) that are taken back (up) are not kept')
  return words
}

/** How many characters of an invalid card a message repeats. */
const MAX_ODD = 8

const cardsIn = (words: readonly string[]): ReadPlay => {
  const cards = words.map(cardFrom)
  const odd = cards.indexOf(null)
  return odd < 0
    ? { play: cards.filter((card) => card !== null), fault: null }
    : notACard(words.slice(odd, odd + MAX_ODD).join(''))
}

/** The cards (`pc`) in the order of play, and the tricks that were claimed (`mc`) or, without a claim, taken. */
export const playOf = (
  tokens: readonly LinToken[],
  hands: ReadHands,
  contract: Contract | null,
  draft: BoardDraft,
): LinPlay => {
  const length = tokens.reduce((sum, { command, value }) => sum + (command === 'pc' ? value.length + 1 : 0), 0)
  const isLong = length > MAX_SECTION_LENGTH
  const words = isLong ? [] : wordsOf(tokens, draft)
  const isPlayed = contract !== null && contract.level > 0
  const read = ((): ReadPlay => {
    if (isLong) return { fault: 'it is too long' }
    if (words.length === 0) return { play: [], fault: null }
    return isPlayed ? lawfulPlay(cardsIn(words), hands, contract) : { fault: 'no auction ends in a contract' }
  })()
  const play = read.fault === null ? read.play : []
  const result = isPlayed ? (claimOf(tokens) ?? tricksTaken(play, contract)) : null
  const unread = read.fault === null ? null : { value: writtenOf(tokens), fault: read.fault }
  return { fields: { play, result }, unread }
}

const writtenOf = (tokens: readonly LinToken[]): string =>
  tokens
    .flatMap((token) => (token.command === 'pc' ? [oneLine(token.value)] : []))
    .filter(Boolean)
    .join(' ')

/** The number of tricks claimed for the declarer; `null` if no valid number is given. */
export const claimOf = (tokens: readonly LinToken[]): number | null => {
  const claim = tokens.find((token) => token.command === 'mc' && isSaid(token))?.value.trim() ?? ''
  return /^\d{1,2}$/.test(claim) && Number(claim) <= MAX_TRICKS ? Number(claim) : null
}
